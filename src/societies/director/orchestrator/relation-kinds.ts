/** The kinds of relations as lists, for prompts and checks; the compiler sees to it that none is missing. */
import type { ObjectRelationKind, RoomRelationKind } from '../../../worlds/scene/relation.ts'

const ofObjects: Readonly<Record<ObjectRelationKind, true>> = {
  on: true,
  inside: true,
  under: true,
  above: true,
  beside: true,
  left_of: true,
  right_of: true,
  in_front_of: true,
  behind: true,
  facing: true,
  around: true,
  across_from: true,
  near: true,
  far_from: true,
  between: true,
  centred_on: true,
  at_the_foot_of: true,
  long_side_of: true,
  short_side_of: true,
  leaning_on: true,
}

const ofRooms: Readonly<Record<RoomRelationKind, true>> = {
  against_wall: true,
  on_wall: true,
  in_corner: true,
  in_centre: true,
  hanging_from_ceiling: true,
  under_window: true,
  near_window: true,
  near_door: true,
  far_from_door: true,
  across_from_door: true,
  across_from_window: true,
  near_wall: true,
  on_floor: true,
  in_room: true,
}

export const objectRelationKinds = Object.keys(ofObjects) as readonly ObjectRelationKind[]
export const roomRelationKinds = Object.keys(ofRooms) as readonly RoomRelationKind[]

export const isObjectRelationKind = (value: unknown): value is ObjectRelationKind =>
  typeof value === 'string' && Object.hasOwn(ofObjects, value)
export const isRoomRelationKind = (value: unknown): value is RoomRelationKind =>
  typeof value === 'string' && Object.hasOwn(ofRooms, value)
