/** Relations between things, and between things and their room: what a plan asks for and a scene is measured by. */

/**
 * Of a thing to another one. Left, right, in front and behind are those of the target: what is in front of a sofa is
 * where the sofa looks.
 */
export type ObjectRelationKind =
  | 'on'
  | 'inside'
  | 'under'
  | 'above'
  | 'beside'
  | 'left_of'
  | 'right_of'
  | 'in_front_of'
  | 'behind'
  | 'facing'
  | 'around'
  | 'across_from'
  | 'near'
  | 'far_from'
  | 'between'
  | 'centred_on'
  | 'at_the_foot_of'
  | 'long_side_of'
  | 'short_side_of'
  | 'leaning_on'

/** Of a thing to the room, or to a door or window of it. */
export type RoomRelationKind =
  | 'against_wall'
  | 'on_wall'
  | 'in_corner'
  | 'in_centre'
  | 'hanging_from_ceiling'
  | 'under_window'
  | 'near_window'
  | 'near_door'
  | 'far_from_door'
  | 'across_from_door'
  | 'across_from_window'
  | 'near_wall'
  /** said of what could as well stand on a table */
  | 'on_floor'
  | 'in_room'

export interface ObjectRelation {
  readonly id: string
  readonly kind: ObjectRelationKind
  /** requests of the plan: all things of `subject` are so to a thing of `target` */
  readonly subject: string
  /** how many of the subject's things; all without it */
  readonly count?: number
  readonly target: string
  /** of `between` */
  readonly secondTarget?: string
  /** every thing of the target has its own: `a lamp on each nightstand` */
  readonly isEach?: true
}

export interface RoomRelation {
  readonly id: string
  readonly kind: RoomRelationKind
  readonly subject: string
  readonly count?: number
  /** which wall, where it is said: seen from the door */
  readonly side?: 'left' | 'right' | 'back' | 'front'
}

export type Relation = ObjectRelation | RoomRelation

export const isObjectRelation = (relation: Relation): relation is ObjectRelation => 'target' in relation
