/** Relations of an annotation, measured in a scene with the same predicates as the plan's. */
import { holds } from '../../../worlds/scene/checks/relations/object-relations.ts'
import { holdsInRoom } from '../../../worlds/scene/checks/relations/room-relations.ts'
import type { ObjectRelationKind, RoomRelationKind } from '../../../worlds/scene/relation.ts'
import type { RoomShell } from '../../../worlds/scene/room.ts'
import type { PlacedObject } from '../../../worlds/scene/scene.ts'
import { compares, type ObjectRelationAsked, type RoomRelationAsked } from './annotation.ts'

type Found = ReadonlyMap<string, readonly PlacedObject[]>

const objectKinds: ReadonlyMap<string, ObjectRelationKind> = new Map([
  ...named('on', 'on', 'on top', 'on top of', 'atop'),
  ...named('inside', 'inside', 'within', 'in'),
  ...named('under', 'under', 'beneath', 'below', 'underneath'),
  ...named('above', 'above', 'over'),
  ...named('beside', 'next', 'next to', 'beside', 'adjacent', 'adjacent to', 'side by side', 'side', 'against'),
  ...named('near', 'near', 'nearby', 'close', 'close to'),
  ...named('far_from', 'away', 'far', 'away from'),
  ...named('left_of', 'left', 'left of', 'left side'),
  ...named('right_of', 'right', 'right of', 'right side'),
  ...named('in_front_of', 'front', 'in front', 'in front of'),
  ...named('behind', 'behind', 'back'),
  ...named('facing', 'face', 'facing', 'faces'),
  ...named('around', 'surround', 'around', 'surrounding'),
  ...named('across_from', 'across', 'opposite', 'across from'),
  ...named('centred_on', 'center', 'at the center', 'center of', 'middle of', 'middle'),
  ...named('at_the_foot_of', 'foot', 'at the foot'),
  ...named('long_side_of', 'long side'),
  ...named('short_side_of', 'short side'),
  ...named('leaning_on', 'lean against', 'leaning'),
])

function named(kind: ObjectRelationKind, ...words: readonly string[]) {
  return words.map((word) => [word, kind] as const)
}

export function objectRelationHolds(asked: ObjectRelationAsked, found: Found): boolean {
  const kind = objectKinds.get(asked.relation)
  const anchors = found.get(asked.anchor) ?? []
  const isSo = (one: PlacedObject, anchor: PlacedObject): boolean => {
    if (asked.relation === 'outside') return !holds('inside', one, anchor)
    if (asked.relation === 'left region' || asked.relation === 'right region') return holds('on', one, anchor)
    return kind !== undefined && holds(kind, one, anchor)
  }
  const names = new Set(asked.others)
  // several of one kind by number: all of them, around one
  if (asked.others.length > 1 && names.size === 1) {
    const all = found.get(asked.others[0]!) ?? []
    return anchors.some((anchor) => all.filter((one) => isSo(one, anchor)).length >= asked.others.length)
  }
  if (names.size > 1)
    return anchors.some((anchor) =>
      [...names].every((name) => (found.get(name) ?? []).some((one) => isSo(one, anchor))),
    )
  const subjects = found.get(asked.others[0]!) ?? []
  if (anchors.length === 0 || subjects.length === 0) return asked.count === 0
  const bySubject = subjects.filter((one) => anchors.some((anchor) => isSo(one, anchor))).length
  const byAnchor = anchors.filter((anchor) => subjects.some((one) => isSo(one, anchor))).length
  // three shelves with a sofa in front are three, however many sofas there are
  return compares(asked, bySubject) || (anchors.length > subjects.length && compares(asked, byAnchor))
}

const roomKind = (relation: string, part: string): RoomRelationKind => {
  const isNear = /near|next|beside|adjacent|close|front/.test(relation)
  if (part.includes('window')) {
    if (/under|beneath|below/.test(relation)) return 'under_window'
    return /across|opposite/.test(relation) ? 'across_from_window' : 'near_window'
  }
  if (part.includes('door')) {
    if (/far|away/.test(relation)) return 'far_from_door'
    return /across|opposite/.test(relation) ? 'across_from_door' : 'near_door'
  }
  if (/corner/.test(relation)) return 'in_corner'
  if (/middle|center|centre/.test(relation)) return 'in_centre'
  if (/hang/.test(relation) || part.includes('ceiling')) return 'hanging_from_ceiling'
  if (part.includes('wall')) return /against/.test(relation) ? 'against_wall' : isNear ? 'near_wall' : 'on_wall'
  return 'in_room'
}

export function roomRelationHolds(asked: RoomRelationAsked, found: Found, rooms: readonly RoomShell[]): boolean {
  const kind = roomKind(asked.relation, asked.part)
  const subjects = found.get(asked.category) ?? []
  const right = subjects.filter((one) => {
    const room = rooms.find(({ id }) => id === one.room)
    if (room === undefined) return false
    if (kind === 'in_room' && !/^(?:room|floor)$/.test(asked.part))
      return room.kind === asked.part && holdsInRoom(kind, one, room)
    return holdsInRoom(kind, one, room)
  })
  return compares(asked, right.length)
}
