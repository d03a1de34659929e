/** From a preposition and what it stands between to relations of the plan. */
import type { ObjectRelationKind } from '../../../worlds/scene/relation.ts'
import {
  addObjectRelation,
  addRoomRelation,
  countOf,
  MOST_OBJECTS,
  countAll,
  requestOf,
  type Draft,
  type Ref,
} from './draft.ts'
import type { Place } from './words/places.ts'

/** `a lamp on the table`, with all that hangs on it: each, both sides, in the middle of. */
export function relateToThing(draft: Draft, subject: Ref, place: Place, target: Ref, second: Ref | null = null): void {
  if (subject.ids.length === 0 || target.ids.length === 0) return
  const isTable = draft.nouns.traitsOf(requestOf(draft, target.ids[0]!)?.name ?? '').role === 'table'
  if (place.where === 'side' || (place.where === 'ends' && !isTable)) return relateToSides(draft, subject, target)
  if (isOneForEach(draft, subject, place, target))
    return relateToThing(draft, oneForEach(draft, subject, target), place, { ...target, isEach: true }, second)
  const isEach = multiplyForEach(draft, subject, target)
  for (const id of subject.ids) {
    for (const kind of kindsFor(draft, id, countOf(draft, subject), place, target)) {
      const count = subject.count !== null && subject.ids.length === 1 ? { count: subject.count } : {}
      const targets = kind === 'between' ? target.ids.slice(0, 1) : targetsFor(kind, target)
      const other = second?.ids[0] ?? (kind === 'between' ? target.ids[1] : undefined)
      for (const to of targets) {
        if (to === id && !isAmong(kind)) continue
        addObjectRelation(draft, {
          kind,
          subject: id,
          target: to,
          ...count,
          ...(kind === 'between' && other !== undefined ? { secondTarget: other } : {}),
          ...(isEach ? { isEach: true } : {}),
        })
      }
    }
  }
}

/** Things of one request can be so to each other. */
const isAmong = (kind: ObjectRelationKind): boolean =>
  kind === 'facing' || kind === 'beside' || kind === 'near' || kind === 'across_from'

/** What stands on one thing does not stand on another; what is near can be near several. */
function targetsFor(kind: ObjectRelationKind, { ids, isEach }: Ref): readonly string[] {
  return isEach || !['on', 'inside', 'leaning_on'].includes(kind) ? ids : ids.slice(0, 1)
}

const MOST_WITHOUT_A_NUMBER = 3

/** Lamps on the two nightstands, chairs at the four desks: nobody said how many, so each has one. */
function isOneForEach(draft: Draft, { ids, isNew }: Ref, { where }: Place, target: Ref): boolean {
  if (target.isEach || !isNew || !['on', 'at', 'in_front_of', 'behind'].includes(where)) return false
  const targets = target.ids.map((id) => requestOf(draft, id))
  if (countOf(draft, target) < 2 || targets.some((request) => request === undefined || request.isVague)) return false
  return ids.every((id) => {
    const request = requestOf(draft, id)
    const isAnyNumber = request?.isVague === true && request.count <= MOST_WITHOUT_A_NUMBER
    return isAnyNumber && draft.nouns.traitsOf(request.name).role !== 'small'
  })
}

function oneForEach(draft: Draft, subject: Ref, target: Ref): Ref {
  for (const id of subject.ids) {
    const request = requestOf(draft, id)!
    request.count = Math.min(countOf(draft, target), request.count + MOST_OBJECTS - countAll(draft))
    request.isVague = false
  }
  // they are as many as there are to be
  return { ...subject, isNew: false }
}

/** A lamp on each nightstand: as many lamps as nightstands. */
function multiplyForEach(draft: Draft, subject: Ref, target: Ref): boolean {
  if (!target.isEach) return false
  const times = countOf(draft, { ...target, count: null })
  for (const id of subject.ids) {
    const request = requestOf(draft, id)
    if (request === undefined || !subject.isNew || times < 2 || request.sentence !== draft.sentence) continue
    const wanted = request.count % times === 0 && request.isVague ? request.count : request.count * times
    request.count = Math.min(wanted, request.count + MOST_OBJECTS - countAll(draft))
    request.isVague = false
  }
  return true
}

/** On both sides: half of them left, half of them right; one on each side are two. */
function relateToSides(draft: Draft, subject: Ref, target: Ref): void {
  const to = target.ids[0]!
  const [first, second] = subject.ids
  if (second !== undefined && subject.ids.length === 2) {
    addObjectRelation(draft, { kind: 'left_of', subject: first!, target: to })
    addObjectRelation(draft, { kind: 'right_of', subject: second, target: to })
    return
  }
  for (const id of subject.ids) {
    const request = requestOf(draft, id)
    if (request === undefined) continue
    if (request.count === 1 && subject.isNew && countAll(draft) < MOST_OBJECTS) request.count = 2
    const half = Math.floor(request.count / 2)
    if (half === 0) addObjectRelation(draft, { kind: 'beside', subject: id, target: to })
    else {
      addObjectRelation(draft, { kind: 'left_of', subject: id, target: to, count: request.count - half })
      addObjectRelation(draft, { kind: 'right_of', subject: id, target: to, count: half })
    }
  }
}

function kindsFor(
  draft: Draft,
  id: string,
  count: number,
  { where, isOn }: Place,
  target: Ref,
): readonly ObjectRelationKind[] {
  const name = requestOf(draft, id)?.name ?? ''
  const { placement, role } = draft.nouns.traitsOf(name)
  const to = draft.nouns.traitsOf(requestOf(draft, target.ids[0]!)?.name ?? '')
  const isSeat = role === 'seat' || role === 'sofa'
  // on the left side of a desk, at one end of a shelf
  const isRegion = isOn === true && ['left_of', 'right_of', 'short_side_of', 'long_side_of', 'beside'].includes(where)
  if (
    isRegion &&
    (placement === 'top' || role === 'plant') &&
    ['desk', 'table', 'storage', 'kitchen', 'bath'].includes(to.role)
  )
    return ['on']
  switch (where) {
    case 'against':
    case 'along':
    case 'side':
      return ['beside']
    case 'at':
      if (isSeat && count > 2) return ['around']
      return isSeat ? ['in_front_of', 'facing'] : ['near']
    case 'in':
      return ['inside']
    case 'over':
      return placement === 'top' || placement === 'flat' ? ['on'] : ['above']
    case 'centre':
      return placement === 'ceiling' || placement === 'wall' ? ['above'] : ['on', 'centred_on']
    case 'corner':
      return to.placement === 'flat' || to.placement === 'floor' ? ['on'] : ['near']
    case 'end':
      return ['short_side_of']
    case 'ends':
      return to.role === 'table' ? ['short_side_of'] : ['beside']
    case 'lighting':
      return placement === 'ceiling' ? ['above'] : ['near']
    case 'from':
    case 'outside':
      return ['near']
    case 'around':
      return count === 1 ? ['near'] : ['around']
    case 'under':
      // the lamp under the painting is lower, not beneath it on the floor
      return ['under']
    default:
      return [where]
  }
}

/** Where it is: said by a preposition that nothing follows. */
export const placeOf = (where: Place['where']): Place => ({ where, length: 0, isReversed: false, mayEnd: false })

/** All things of the subject among each other: facing each other, side by side. */
export function relateMutually(draft: Draft, subject: Ref, where: 'facing' | 'beside' | 'across_from' | 'near'): void {
  const place = placeOf(where)
  const [first, ...others] = subject.ids
  if (first === undefined) return
  if (others.length === 0) {
    if (countOf(draft, subject) > 1) addObjectRelation(draft, { kind: where, subject: first, target: first })
    return
  }
  const one: Ref = { ids: [first], count: null, isNew: false, isEach: false }
  for (const id of others) {
    const other: Ref = { ...one, ids: [id] }
    relateToThing(draft, one, place, other)
    relateToThing(draft, other, place, one)
  }
}

/** In the room as a whole. */
export function relateToRoom(
  draft: Draft,
  subject: Ref,
  relation: Parameters<typeof addRoomRelation>[1]['kind'],
  side?: Place['side'],
): void {
  for (const id of subject.ids) {
    addRoomRelation(draft, {
      kind: relation,
      subject: id,
      ...(subject.count !== null && subject.ids.length === 1 ? { count: subject.count } : {}),
      ...(side === undefined ? {} : { side }),
    })
  }
}
