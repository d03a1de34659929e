/** Nouns of a sentence: somebody to speak of, or what a preposition has been waiting for. */
import { addAttributes, attributesOf } from './attributes-of.ts'
import { meet, relate } from './clause-place.ts'
import { itemAt, parentOf, type Clause, type Waiting } from './clause-state.ts'
import { countAll, MOST_OBJECTS, type Ref } from './draft.ts'
import type { Item, Phrase, Region } from './phrase.ts'
import { enrich, refer } from './refer.ts'
import { relateToRoom, relateToThing } from './relate.ts'
import { relateToPart } from './relate-to-part.ts'
import { nameRoom, noteOpening, noteSurface } from './room-facts.ts'
import { pieces } from './words/grammar.ts'
import type { Where } from './words/places.ts'
import { anyRoom } from './words/rooms.ts'

export function onThing(clause: Clause, given: Phrase): void {
  const { draft } = clause
  const phrase = given.name === 'one' || given.name === 'ones' ? named(clause, given) : given
  if (clause.isDenied || phrase.quantity.isNone) {
    clause.waiting = null
    return
  }
  if (clause.skip !== 'none') return onSkipped(clause, phrase)
  if (isPieceOf(clause, phrase)) {
    const { words } = phrase.attributes
    enrich(draft, parentOf(clause)!, { words: [...words, phrase.name] })
    return
  }
  if (clause.waiting !== null) return onTarget(clause, phrase)
  if (isAnotherTarget(clause, phrase)) {
    const ref = refer(draft, phrase, 'target')
    const { place, subject } = clause.lastPlace!
    if (place.where === 'between') completeBetween(clause, ref)
    else relateToThing(draft, subject, place, ref)
    clause.lastNoun = ref
    clause.story.targets.push(ref)
    return
  }
  onSubject(clause, phrase)
}

/** `a short one`: another of what was spoken of last. */
function named(clause: Clause, phrase: Phrase): Phrase {
  const id = (clause.subject ?? clause.story.subjects.at(-1) ?? clause.lastNoun)?.ids[0]
  const name = clause.draft.requests.find((request) => request.id === id)?.name
  return { ...phrase, name: name ?? 'thing', isPlural: phrase.name === 'ones' }
}

/** A painting of a tree, a bowl of fruit, a shelf for books: what they show or hold is not asked for itself. */
function onSkipped(clause: Clause, phrase: Phrase): void {
  const { skip, lastNoun } = clause
  clause.skip = 'none'
  if (lastNoun === null) return
  if (skip === 'made') enrich(clause.draft, lastNoun, attributesOf(phrase.words))
  else if (skip === 'of') enrich(clause.draft, lastNoun, { words: phrase.words })
}

function isPieceOf(clause: Clause, { name, isPlural }: Phrase): boolean {
  if (parentOf(clause) === null || clause.parent?.place !== null || !pieces.has(name.split(' ').at(-1)!)) return false
  const { nouns } = clause.draft
  return isPlural || !(nouns.isKnown(name) || nouns.isKnown(name.split(' ').at(-1)!))
}

function onTarget(clause: Clause, phrase: Phrase): void {
  const waiting = inRegion(clause.waiting!, phrase.region)
  const ref = refer(clause.draft, phrase, 'target')
  meet(clause, waiting, { ref })
  clause.lastTarget = ref
  clause.lastNoun = ref
  clause.lastPhrase = phrase
  clause.story.targets.push(ref)
}

const CORNERS = 4
const REGIONS: Readonly<Record<Region, Where>> = {
  top: 'on',
  foot: 'at_the_foot_of',
  centre: 'centre',
  left: 'left_of',
  right: 'right_of',
  side: 'beside',
  back: 'behind',
  front: 'in_front_of',
}

/** At the bed's foot, on the desk's left. */
function inRegion(waiting: Waiting, region: Region | undefined): Waiting {
  if (region === undefined || (region === 'top' && !['on', 'in', 'at'].includes(waiting.place.where))) return waiting
  return { ...waiting, place: { ...waiting.place, where: REGIONS[region] } }
}

/** `next to the bed and the desk`: both are what it is next to. */
function isAnotherTarget(clause: Clause, { quantity }: Phrase): boolean {
  const { lastPlace } = clause
  if (lastPlace === null || clause.joint === 'none') return false
  const next = itemAt(clause, 1)
  const goesOn = next !== undefined && ['be', 'have', 'place', 'which', 'with'].includes(next.type)
  if (lastPlace.place.where === 'between') return clause.joint === 'and' && isStillOpen(clause)
  return quantity.isDefinite && !goesOn && isStillOpen(clause)
}

/** Nothing but the joint stands between the last target and this noun. */
function isStillOpen(clause: Clause): boolean {
  const before = clause.items[clause.at - 1]
  const earlier = clause.items[clause.at - 2]
  return (
    (before?.type === 'and' || before?.type === 'comma') &&
    (earlier?.type === 'thing' || earlier?.type === 'comma') &&
    clause.lastTarget !== null
  )
}

function completeBetween(clause: Clause, second: Ref): void {
  const { subject } = clause.lastPlace!
  const relation = clause.draft.objectRelations.findLast(
    ({ kind, subject: id }) => kind === 'between' && subject.ids.includes(id),
  )
  if (relation !== undefined && second.ids[0] !== undefined) relation.secondTarget = second.ids[0]
}

/** A red sofa and chair: both are red. */
function share(clause: Clause, phrase: Phrase): Phrase {
  const last = clause.lastPhrase
  const isBare = phrase.quantity.length === 0 && phrase.attributes.words.length === 0
  const previous = [clause.items[clause.at - 1]?.type, clause.items[clause.at - 2]?.type]
  if (last === null || !isBare || previous[0] !== 'and' || previous[1] !== 'thing' || last.isPlural !== phrase.isPlural)
    return phrase
  if (last.quantity.count !== null && last.quantity.count > 1) return phrase
  return { ...phrase, attributes: addAttributes(phrase.attributes, last.attributes) }
}

function onSubject(clause: Clause, given: Phrase): void {
  const { draft } = clause
  const phrase = share(clause, given)
  const next = itemAt(clause, 1)
  const hasVerb = next?.type === 'be' || next?.type === 'have' || (next?.type === 'place' && clause.at === 0)
  const relations = draft.objectRelations.length + draft.roomRelations.length
  const ref = refer(draft, phrase, hasVerb && clause.parent === null ? 'subject' : 'listed')
  const isListed = clause.isListOpen && clause.joint !== 'none'
  const isNewClause = isListed && hasVerb && clause.list.length > 0 && clause.joint !== 'none' && !isPluralVerb(next)
  clause.list = isListed && !isNewClause ? [...clause.list, ref] : [ref]
  clause.isListOpen = true
  clause.subject = ref
  clause.partSubject = null
  clause.lastTarget = null
  if (parentOf(clause) === null) clause.main = ref
  clause.lastPlace = null
  clause.lastNoun = ref
  clause.lastPhrase = phrase
  const parent = clause.parent
  if (parent !== null) {
    if (parent.ref !== null && !parent.ref.ids.some((id) => ref.ids.includes(id))) {
      const isFirst = parent.nouns === 0
      const goesOn = parent.place === null || ['on', 'inside'].includes(parent.place.where)
      const isOver = !isFirst && !goesOn && (clause.joint === 'comma' || parent.place?.where === 'side')
      if (!isOver)
        clause.implied.push({
          ref,
          phrase,
          parent: parent.ref,
          place: parent.place,
          isEach: parent.isEach,
          isFirst,
          relations,
        })
    }
    parent.nouns++
  }
  if (clause.isFronting && parent === null)
    applyFronted(clause, ref, phrase, clause.hasFronted && (isNewClause || hasVerb))
  if (parentOf(clause) === null) clause.story.subjects.push(ref)
  if (parent?.part !== undefined) relateToPart(draft, ref, { ...parent.place!, where: 'on' }, parent.part, [])
  if (parent?.isCentre === true) relateToRoom(draft, ref, 'in_centre')
}

const isPluralVerb = (item: Item | undefined): boolean =>
  item?.type === 'be' && (item.word === 'are' || item.word === 'were')

/** On the desk are a lamp and a book; and what a sentence goes on with may be there, too. */
function applyFronted(clause: Clause, ref: Ref, phrase: Phrase, isNewClause: boolean): void {
  const { draft } = clause
  const relations = draft.objectRelations.length + draft.roomRelations.length
  const support = { ref, phrase, place: null, isEach: false, isFirst: false, isSupport: true as const, relations }
  for (const { waiting, target } of clause.fronted) {
    if (!isNewClause) relate(clause, ref, waiting, target)
    else if ('ref' in target && waiting.place.where === 'on') clause.implied.push({ ...support, parent: target.ref })
  }
  clause.hasFronted = true
}

export function onRoom(clause: Clause, { phrase, kind }: Extract<Item, { type: 'room' }>): void {
  const { draft } = clause
  const waiting = clause.waiting
  if (clause.isDenied || clause.skip === 'for') {
    clause.skip = 'none'
    return
  }
  const isAny = anyRoom.has(kind)
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
  const partOfRoom = clause.items[clause.at - 1]?.type === 'of'
  clause.skip = 'none'
  const room = nameRoom(draft, kind, phrase)
  if (waiting !== null) {
    clause.waiting = null
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
  if (room !== null) draft.room = room
  clause.subject = null
  clause.list = []
  clause.parent = null
  clause.lastNoun = null
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
  if (subject !== null && other !== undefined)
    relateToThing(clause.draft, subject, { where: 'across_from', length: 0, isReversed: false, mayEnd: false }, other)
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
