/** Where a thing is in its room: against a wall, under a window, in a corner. */
import type { RoomRelationKind } from '../../../worlds/scene/relation.ts'
import { requestOf, type Draft, type Ref } from './draft.ts'
import { relateToRoom } from './relate.ts'
import type { RoomPart } from './words/parts.ts'
import type { Place, Where } from './words/places.ts'

export type Side = 'left' | 'right' | 'back' | 'front'

const SIDES: ReadonlyMap<string, Side> = new Map([
  ['left', 'left'],
  ['left-hand', 'left'],
  ['right', 'right'],
  ['right-hand', 'right'],
  ['back', 'back'],
  ['rear', 'back'],
  ['far', 'back'],
  ['front', 'front'],
])

/** Which side the words before a wall say: `the left wall`. */
export function sideIn(words: readonly string[]): Side | undefined {
  return words.map((word) => SIDES.get(word)).find((side) => side !== undefined)
}

export function relateToPart(draft: Draft, subject: Ref, place: Place, part: RoomPart, words: readonly string[]): void {
  // where everything stands that is said to stand nowhere else, and what else stands on tables
  if (part === 'floor') draft.uses.said++
  const side = sideIn(words)
  for (const id of subject.ids) {
    const one: Ref = { ...subject, ids: [id] }
    const kind = kindFor(draft, id, place.where, part)
    if (kind !== null) relateToRoom(draft, one, kind, part === 'wall' || part === 'side' ? side : undefined)
  }
}

function kindFor(draft: Draft, id: string, where: Where, part: RoomPart): RoomRelationKind | null {
  const { placement } = draft.nouns.traitsOf(requestOf(draft, id)?.name ?? '')
  const isAway = where === 'far_from'
  const isAcross = where === 'across_from'
  switch (part) {
    case 'wall':
      if (where === 'near' || where === 'beside') return placement === 'wall' ? 'on_wall' : 'near_wall'
      if (where === 'on' || where === 'above' || where === 'over')
        return placement === 'floor' ? 'against_wall' : 'on_wall'
      if (where === 'facing' || isAway || isAcross) return null
      return placement === 'wall' ? 'on_wall' : 'against_wall'
    case 'ceiling':
      return 'hanging_from_ceiling'
    case 'floor':
      return placement === 'top' ? 'on_floor' : null
    case 'corner':
      return isAway || isAcross || where === 'facing' ? null : 'in_corner'
    case 'centre':
      return isAway || where === 'facing' ? null : 'in_centre'
    case 'side':
      return 'near_wall'
    case 'end':
      return 'far_from_door'
    case 'window':
      if (where === 'under') return 'under_window'
      return isAcross || isAway ? 'across_from_window' : 'near_window'
    case 'door':
      if (isAway) return 'far_from_door'
      return isAcross || where === 'facing' ? 'across_from_door' : 'near_door'
  }
}
