/** A sentence from left to right: nouns become requests, prepositions between them relations. */
import type { Pieces } from '../../../base/pieces.ts'
import { accountFor } from './account.ts'
import { askForArea } from './areas.ts'
import { backToMain, meet, onPlace } from './clause-place.ts'
import { createClause, itemAt, merge, parentOf, type Clause, type Implied, type Story } from './clause-state.ts'
import { onThing } from './clause-noun.ts'
import { onPart, onRoom } from './clause-part.ts'
import type { Draft } from './draft.ts'
import { settleImplied } from './implied.ts'
import type { Item, Spoken } from './phrase.ts'
import { antecedent, readPronoun } from './pronoun.ts'
import { enrich } from './refer.ts'
import { relateMutually } from './relate.ts'

const ITEMS_OF_A_PIECE = 16

/** Reads one sentence, and says which of its pieces nothing became of. */
export function* readClause(draft: Draft, story: Story, items: readonly Spoken[]): Pieces<void> {
  const clause = createClause(draft, story, items)
  for (let count = 1; clause.at < items.length; clause.at++, count++) {
    noteUse(clause, () => read(clause, items[clause.at]!))
    if (count % ITEMS_OF_A_PIECE === 0) yield
  }
  settleImplied(draft, clause.implied)
  if (clause.list.length > 1) story.subjects.push(merge(clause.list))
  draft.sentence++
  accountFor(clause)
}

/** Whatever changed the plan while a piece was read, it was of use; and so were those read along with it. */
function noteUse(clause: Clause, reading: () => void): void {
  const { uses } = clause.draft
  const [{ named, said }, at] = [{ ...uses }, clause.at]
  const isDenied = clause.isDenied
  reading()
  const use = uses.named > named || isDenied ? 'named' : uses.said > said || clause.at > at ? 'said' : null
  if (use !== null) for (let place = at; place <= clause.at; place++) clause.uses.set(place, use)
}

function read(clause: Clause, item: Item): void {
  const isJoint = item.type === 'and' || item.type === 'comma'
  switch (item.type) {
    case 'thing':
      onThing(clause, item.phrase)
      break
    case 'room':
      onRoom(clause, item)
      break
    case 'part':
      onPart(clause, item)
      break
    case 'pronoun':
      onPronoun(clause, item)
      break
    case 'place':
      onPlace(clause, item)
      break
    case 'rows':
      onRows(clause, item)
      break
    case 'adjectives':
      onAdjectives(clause, item)
      break
    case 'other':
      onOther(clause, item)
      break
    case 'with':
      openWith(clause)
      break
    case 'have':
      onHave(clause)
      break
    case 'be':
      onBe(clause, item)
      break
    case 'which':
      if (clause.waiting === null) onWhich(clause)
      else if (clause.lastNoun !== null) meet(clause, clause.waiting, { ref: clause.lastNoun })
      break
    case 'there':
      clause.isListOpen = false
      if (!clause.isFronting) startOver(clause)
      break
    case 'of':
    case 'for':
    case 'made':
      clause.skip = item.type
      break
    case 'deny':
      clause.isDenied = true
      break
    case 'mutual':
      onMutual(clause)
      break
    case 'comma':
      clause.lastTarget = null
      clause.isDenied = false
      break
    case 'and':
    case 'unknown':
      break
  }
  if (isJoint) {
    clause.joint = clause.joint === 'comma' ? 'comma' : item.type
    if (clause.waiting !== null && clause.waiting.place.where !== 'between') clause.waiting = null
    clause.skip = 'none'
  } else if (item.type !== 'be' && item.type !== 'there') clause.joint = 'none'
}

function startOver(clause: Clause): void {
  clause.subject = null
  clause.list = []
  clause.parent = null
  clause.lastTarget = null
}

function onPronoun(clause: Clause, item: Extract<Item, { type: 'pronoun' }>): void {
  if (clause.isDenied) return
  if (clause.waiting !== null) {
    const { where } = clause.waiting.place
    const ref =
      item.word === 'one'
        ? readPronoun(clause, item)
        : antecedent(clause, item.word !== 'it' && item.word !== 'itself', where)
    const isEach = item.quantity.isEach || (clause.parent?.isEach === true && ref === clause.parent.ref)
    meet(clause, clause.waiting, { ref: isEach ? { ...ref, isEach: true } : ref })
    return
  }
  if (item.quantity.isEach && saysEachHasThem(clause)) return
  const ref = readPronoun(clause, item)
  if (ref.ids.length === 0) return
  clause.subject = ref
  clause.list = clause.isListOpen ? [...clause.list, ref] : [ref]
  clause.isListOpen = true
  clause.lastNoun = ref
  clause.parent = null
  clause.lastTarget = null
}

/** `twenty tables with four chairs each`: behind what they have, it says that each of them has so many. */
function saysEachHasThem(clause: Clause): boolean {
  const [before, after] = [itemAt(clause, -1), itemAt(clause, 1)]
  const isLast = after === undefined || after.type === 'comma' || after.type === 'and'
  const { implied, parent } = clause
  const isOwn = ({ parent: owner, place }: Implied) => owner === parent?.ref && place === null
  if (before?.type !== 'thing' || !isLast || !implied.some(isOwn)) return false
  implied.forEach((one, at) => isOwn(one) && (implied[at] = { ...one, isEach: true }))
  // what follows is in the room
  if (parent !== null) parent.isOver = true
  return true
}

/** `is red`, `one of oak`: said of whoever is spoken of. */
function onAdjectives(clause: Clause, { attributes }: Extract<Item, { type: 'adjectives' }>): void {
  const ref = clause.skip === 'made' || clause.skip === 'of' ? clause.lastNoun : (clause.subject ?? clause.lastNoun)
  clause.skip = 'none'
  if (ref !== null && !clause.isDenied) enrich(clause.draft, ref, attributes)
}

/** `twelve desks in three rows`: the Architect reads it from what is said of them. */
function onRows(clause: Clause, { count, areColumns }: Extract<Item, { type: 'rows' }>): void {
  const ref = clause.lastTarget ?? clause.subject ?? clause.lastNoun
  if (ref !== null)
    enrich(clause.draft, ref, { words: [`in-${count === null ? '' : `${count}-`}${areColumns ? 'columns' : 'rows'}`] })
}

/** A noun that names no thing: part of one it may be (`with two drawers`), or said of it (`in a dark finish`). */
function onOther(clause: Clause, { phrase, isPiece }: Extract<Item, { type: 'other' }>): void {
  if (clause.skip === 'none' && !clause.isDenied && askForArea(clause, phrase, false)) return
  const isOfThing =
    parentOf(clause) !== null || clause.skip === 'made' || clause.skip === 'of' || clause.waiting !== null
  const ref = clause.parent?.ref ?? clause.lastNoun
  if (isOfThing && ref !== null && !clause.isDenied && (isPiece || phrase.attributes.words.length > 0)) {
    const { words, ...slots } = phrase.attributes
    // wooden legs do not make a wooden sofa, but a walnut finish does
    const isWhole =
      !isPiece || ['finish', 'upholstery', 'frame', 'top', 'surface', 'cover', 'color', 'colour'].includes(phrase.name)
    enrich(clause.draft, ref, { ...(isWhole ? slots : {}), words: [...words, phrase.name] })
  }
  clause.skip = 'none'
  // on the edge of the tub
  if (clause.waiting !== null && isPiece && itemAt(clause, 1)?.type === 'of') clause.at++
  else clause.waiting = null
}

function openWith(clause: Clause): void {
  const previous = clause.items[clause.at - 1]
  const isNewTarget = clause.lastTarget?.isNew === true && previous?.type === 'thing'
  const isEach = previous?.type === 'pronoun' && previous.quantity.isEach
  const own = isNewTarget
    ? clause.lastTarget
    : clause.joint === 'comma'
      ? (clause.main ?? clause.list[0] ?? clause.subject)
      : (clause.subject ?? clause.lastNoun)
  const outer = clause.list
  clause.parent = { ref: own ?? null, place: null, isEach: isEach || own?.isEach === true, outer, nouns: 0 }
  clause.isDenied = false
  clause.waiting = null
  clause.isListOpen = false
  clause.skip = 'none'
}

function onHave(clause: Clause): void {
  // `with` was written as such; a verb is about all of its subjects
  const ref = clause.list.length > 0 ? merge(clause.list) : clause.subject
  clause.parent = { ref, place: null, isEach: ref?.isEach === true, outer: [], nouns: 0 }
  clause.waiting = null
  clause.isListOpen = false
}

const PARTICIPLE = /(?:ed|ing|put|set|hung|laid|found|kept|built|left)$/

function onBe(clause: Clause, { word }: Extract<Item, { type: 'be' }>): void {
  const previous = clause.items[clause.at - 1]
  const next = itemAt(clause, 1)
  clause.waiting = null
  if (clause.isFronting && clause.subject === null) return
  const isReduced =
    PARTICIPLE.test(word) && clause.lastTarget?.isNew === true && previous?.type === 'thing' && next?.type === 'place'
  if (isReduced) clause.subject = clause.lastTarget
  else if (!PARTICIPLE.test(word) && !backToMain(clause) && previous?.type !== 'which' && clause.list.length > 0)
    clause.subject = merge(clause.list)
  clause.isListOpen = false
}

function onWhich(clause: Clause): void {
  const ref = clause.lastTarget ?? clause.lastNoun
  if (ref === null) return
  clause.subject = ref
  clause.list = [ref]
  clause.isListOpen = false
}

function onMutual(clause: Clause): void {
  const where = clause.waiting?.place.where ?? 'beside'
  const ref = clause.list.length > 0 ? merge(clause.list) : clause.subject
  clause.waiting = null
  if (ref === null) return
  clause.subject = ref
  if (where === 'facing' || where === 'across_from' || where === 'near') relateMutually(clause.draft, ref, where)
  else relateMutually(clause.draft, ref, 'beside')
}
