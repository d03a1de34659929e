/** Nouns of a sentence: somebody to speak of, or what a preposition has been waiting for. */
import { attributesOf } from './attributes-of.ts'
import { meet } from './clause-place.ts'
import { itemAt, parentOf, type Clause, type Waiting } from './clause-state.ts'
import { onSubject } from './clause-subject.ts'
import type { Ref } from './draft.ts'
import type { Phrase, Region } from './phrase.ts'
import { enrich, refer } from './refer.ts'
import { relateToThing } from './relate.ts'
import { pieces } from './words/grammar.ts'
import type { Where } from './words/places.ts'

export function onThing(clause: Clause, given: Phrase): void {
  const { draft } = clause
  const phrase = given.name === 'one' || given.name === 'ones' ? named(clause, given) : given
  if (clause.isDenied || phrase.quantity.isNone) {
    clause.uses.set(clause.at, 'named')
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
  // with two wine glasses
  if (name.includes(' ') && nouns.isKnown(name)) return false
  return isPlural || !(nouns.isKnown(name) || nouns.isKnown(name.split(' ').at(-1)!))
}

function onTarget(clause: Clause, phrase: Phrase): void {
  const waiting = inRegion(clause.waiting!, phrase.region)
  const ref = refer(clause.draft, phrase, 'target')
  meet(clause, waiting, { ref })
  // each with two chairs, a vase on each table, a plant: whoever says each again is back in the room
  if (phrase.quantity.isEach && clause.parent?.isEach === true && clause.joint === 'none')
    clause.parent = { ref: null, place: null, isEach: false, outer: [], nouns: 1 }
  clause.lastTarget = ref
  clause.lastNoun = ref
  clause.lastPhrase = phrase
  clause.story.targets.push(ref)
}

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
