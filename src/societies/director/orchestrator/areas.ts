/** Rooms and corners that are named as if they were things: a studio with a kitchen, a bedroom with a reading nook. */
import { itemAt, type Clause } from './clause-state.ts'
import { onSubject } from './clause-subject.ts'
import { addObjectRelation, addRequest, requestOf, type Draft, type DraftRequest } from './draft.ts'
import type { Phrase } from './phrase.ts'
import { areaFor, areaNames, type Area } from './words/areas.ts'
import { homes, oneRoomHomes } from './words/rooms.ts'

/**
 * Whether a room's name means a corner of the room that is spoken of: a home of one room has no other, and a bedroom
 * with a desk and a kitchen has it inside, unless that goes on with things of its own.
 */
export function isCorner(clause: Clause, kind: string, { quantity }: Phrase): boolean {
  const { draft, waiting, parent } = clause
  const home = draft.rooms[0]
  if (home === undefined || waiting !== null || quantity.isDefinite || areaFor([kind]) === undefined) return false
  if (oneRoomHomes.has(home.kind) || kind === 'kitchenette') return true
  const isListed = parent !== null && parent.ref === null && parent.nouns > 0
  return isListed && !homes.has(home.kind) && !isDescribed(clause)
}

/** Whether a room is only named in a list of what a home of one room has. */
export function isAside(clause: Clause): boolean {
  const { draft, parent } = clause
  return oneRoomHomes.has(draft.room?.kind ?? '') && parent !== null && parent.ref === null && !isDescribed(clause)
}

function isDescribed(clause: Clause): boolean {
  const next = itemAt(clause, 1)
  return next?.type === 'with' || next?.type === 'have' || (next?.type === 'place' && next.place.isReversed)
}

/** Asks for what such an area gathers about; false when nobody knows what stands there. */
export function askForArea(clause: Clause, phrase: Phrase, isRoom: boolean): boolean {
  const { quantity, words, name } = phrase
  const { draft } = clause
  if (clause.waiting !== null || quantity.isDefinite || !(isRoom || areaNames.has(name))) return false
  const area = areaFor(isRoom ? [name] : words.slice(0, -1))
  if (area === undefined) return false
  draft.uses.named++
  // with its things behind it, it is only what they are called together
  if (isDescribed(clause)) return true
  onSubject(clause, { ...phrase, name: area.things[0]!.name, attributes: { words: [] }, isPlural: false })
  const request = requestOf(draft, clause.subject?.ids[0] ?? '')
  if (clause.subject?.isNew === true && request !== undefined) draft.areas.push({ area, request })
  return true
}

/** Furnishes areas; where their things were named as well, those are meant. */
export function furnishAreas(draft: Draft): void {
  for (const { area, request } of draft.areas) {
    const named = draft.requests.find((other) => other.id !== request.id && isOf(draft, area, other.name))
    if (named === undefined) addThings(draft, area, request)
    else replace(draft, request, named)
  }
}

function addThings(draft: Draft, { things }: Area, request: DraftRequest): void {
  const ids = [request.id]
  for (const { name, count, how, toFirst } of things.slice(1)) {
    const added = addRequest(draft, { name, count, attributes: { words: [] }, isVague: false })
    if (added === null) return
    added.room = request.room
    if (how !== undefined)
      addObjectRelation(draft, { kind: how, subject: added.id, target: toFirst ? request.id : ids.at(-1)! })
    ids.push(added.id)
  }
}

function replace(draft: Draft, request: DraftRequest, named: DraftRequest): void {
  draft.requests.splice(draft.requests.indexOf(request), 1)
  const renamed = (id: string): string => (id === request.id ? named.id : id)
  for (const relation of draft.roomRelations) relation.subject = renamed(relation.subject)
  for (const relation of draft.objectRelations) {
    relation.subject = renamed(relation.subject)
    relation.target = renamed(relation.target)
    if (relation.secondTarget !== undefined) relation.secondTarget = renamed(relation.secondTarget)
  }
  const apart = draft.objectRelations.filter(({ subject, target }) => subject !== target || subject !== named.id)
  draft.objectRelations.splice(0, draft.objectRelations.length, ...apart)
}

/** Whether a thing is one of those that such an area is made of. */
function isOf({ nouns }: Draft, { things, instead }: Area, name: string): boolean {
  return [...things.map((thing) => thing.name), ...instead].some((one) => one === name || nouns.isSame(one, name))
}
