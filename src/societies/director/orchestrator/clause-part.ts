/** Walls, windows, corners and rooms in a sentence: where things are, or what is said of them. */
import { askForArea, isAside, isCorner } from './areas.ts'
import { onThing } from './clause-noun.ts'
import { meet } from './clause-place.ts'
import { itemAt, parentOf, type Clause } from './clause-state.ts'
import { countAll, MOST_OBJECTS } from './draft.ts'
import type { Item, Phrase } from './phrase.ts'
import { enrich } from './refer.ts'
import { placeOf, relateToRoom, relateToThing } from './relate.ts'
import { nameRoom, noteOpening, noteSurface } from './room-facts.ts'
import { anyRoom } from './words/rooms.ts'

const CORNERS = 4

export function onRoom(clause: Clause, { phrase, kind }: Extract<Item, { type: 'room' }>): void {
  const { draft } = clause
  const waiting = clause.waiting
  if (clause.isDenied || clause.skip === 'for') {
    clause.skip = 'none'
    return
  }
  const isAny = anyRoom.has(kind)
  if (!isAny && isRatherThing(clause, phrase)) return onThing(clause, phrase)
  const isAtThing =
    waiting !== null && ['at', 'on', 'beside', 'near', 'behind', 'in_front_of'].includes(waiting.place.where)
  if (isAtThing && draft.nouns.isThing(phrase.name) && !isAny) return onThing(clause, phrase)
  if (
    !isAny &&
    draft.rooms.length > 0 &&
    draft.nouns.isKnown(phrase.name) &&
    waiting === null &&
    !phrase.quantity.isDefinite
  )
    return onThing(clause, phrase)
  if (isCorner(clause, kind, phrase) && askForArea(clause, phrase, true)) return
  const partOfRoom = clause.items[clause.at - 1]?.type === 'of'
  clause.skip = 'none'
  const room = nameRoom(draft, kind, phrase)
  if (waiting !== null) {
    clause.waiting = null
    if (isAny || ['in', 'inside', 'at', 'on'].includes(waiting.place.where)) clause.uses.set(waiting.item, 'said')
    const subject = clause.subject
    if (waiting.place.where === 'centre') return meet(clause, waiting, { part: 'centre', words: [] })
    if (waiting.place.where === 'corner') return meet(clause, waiting, { part: 'corner', words: [] })
    if (waiting.place.where === 'left_of' || waiting.place.where === 'right_of')
      return meet(clause, waiting, { part: 'side', words: [waiting.place.where === 'left_of' ? 'left' : 'right'] })
    if (subject !== null && !isAny && room !== null) {
      for (const id of subject.ids) {
        const request = draft.requests.find((one) => one.id === id)
        if (request !== undefined) request.room = room.id
      }
      if (draft.rooms.length > 1) relateToRoom(draft, subject, 'in_room')
    } else if (clause.isFronting && clause.fronted.length === 0) clause.isFronting = false
    if (room !== null) draft.room = room
    return
  }
  if (partOfRoom) return
  // a loft with a bed, a bathroom and a sofa: the sofa is in the loft
  if (isAside(clause)) return
  if (room !== null) draft.room = room
  clause.subject = null
  clause.list = []
  clause.parent = null
  clause.lastNoun = null
}

/** An oak bar is furniture, and the tent was named as a thing before. */
function isRatherThing({ draft }: Clause, { name, quantity, attributes }: Phrase): boolean {
  const isNamed = (request: { readonly name: string }): boolean =>
    request.name === name || request.name.endsWith(` ${name}`)
  if (quantity.isDefinite) return draft.requests.some(isNamed) && draft.rooms.every(({ kind }) => kind !== name)
  return attributes.material !== undefined && draft.nouns.isKnown(name)
}

export function onPart(clause: Clause, { phrase, part }: Extract<Item, { type: 'part' }>): void {
  const { draft } = clause
  const waiting = clause.waiting
  const skip = clause.skip
  clause.skip = 'none'
  if (clause.isDenied || phrase.quantity.isNone) {
    noteOpening(draft, part, 0, true)
    clause.waiting = null
    return
  }
  if (skip === 'for') return
  if (part === 'corner' && askForArea(clause, phrase, false)) return
  if (part === 'wall' || part === 'floor' || part === 'ceiling') noteSurface(draft, part, phrase.attributes)
  if (waiting !== null) {
    // in the corner of the desk; on the left side of the sofa
    const follows = itemAt(clause, 1)?.type === 'of' ? itemAt(clause, 2) : undefined
    if (follows?.type === 'thing' && (part === 'corner' || part === 'centre' || part === 'side' || part === 'end')) {
      const side = phrase.words.includes('left') ? 'left_of' : phrase.words.includes('right') ? 'right_of' : null
      const where = part === 'side' ? (side ?? 'beside') : part
      clause.waiting = { ...waiting, place: { ...waiting.place, where } }
      clause.at++
      return
    }
    noteOpening(draft, part, phrase.quantity.count ?? 1, false)
    if (part === 'corner' && phrase.quantity.isEach) fillCorners(clause)
    if (part === 'wall' && phrase.words.includes('opposite')) acrossFromOther(clause)
    meet(clause, waiting, { part, words: phrase.words })
    return
  }
  // a cabinet with glass doors
  if (
    parentOf(clause) !== null &&
    clause.parent?.place === null &&
    (part === 'door' || part === 'window' || part === 'side' || part === 'end')
  ) {
    enrich(draft, parentOf(clause)!, { words: [...phrase.attributes.words, phrase.name] })
    return
  }
  if (part === 'window' || part === 'door') {
    noteOpening(draft, part, phrase.quantity.count ?? (phrase.isPlural ? 2 : 1), true)
    clause.partSubject = part
    clause.subject = null
    clause.list = []
    if (clause.isFronting) clause.isFronting = false
  } else if (part === 'wall' || part === 'floor' || part === 'ceiling') {
    clause.partSubject = part
    clause.subject = null
    clause.list = []
    clause.lastNoun = null
    noteFollowingSurface(clause, part)
  }
}

/** A speaker in every corner: four of them. */
function fillCorners({ draft, subject }: Clause): void {
  const request = draft.requests.find(({ id }) => id === subject?.ids[0])
  if (request === undefined || !(request.isVague || request.count === 1) || subject?.isNew !== true) return
  request.count = Math.min(CORNERS, request.count + MOST_OBJECTS - countAll(draft))
  request.isVague = false
}

/** Against the opposite wall: across from whoever was spoken of before. */
function acrossFromOther(clause: Clause): void {
  const { subject, story } = clause
  const other = story.subjects.findLast(({ ids }) => subject !== null && !ids.some((id) => subject.ids.includes(id)))
  if (subject !== null && other !== undefined) relateToThing(clause.draft, subject, placeOf('across_from'), other)
}

/** `the walls are painted light blue`. */
function noteFollowingSurface(clause: Clause, part: 'wall' | 'floor' | 'ceiling'): void {
  for (let offset = 1; offset <= 4; offset++) {
    const item = itemAt(clause, offset)
    if (item?.type === 'adjectives') {
      noteSurface(clause.draft, part, item.attributes)
      clause.at += offset
      return
    }
    if (item?.type !== 'be' && item?.type !== 'made') return
  }
}
