/** Prepositions of a sentence: whom they are about, and what with. */
import { itemAt, merge, type Clause, type Target, type Waiting } from './clause-state.ts'
import { requestOf, type Ref } from './draft.ts'
import type { Item } from './phrase.ts'
import { antecedent, spokenOf } from './pronoun.ts'
import { relateToPart } from './relate-to-part.ts'
import { placeOf, relateToRoom, relateToThing } from './relate.ts'

type PlaceItem = Extract<Item, { type: 'place' }>

export function onPlace(clause: Clause, { place, isHanging }: PlaceItem): void {
  if (clause.isDenied) return
  if (place.isVerb === true) takeSubjects(clause)
  if (place.isReversed) return openReversed(clause, place)
  if (isFronted(clause)) {
    clause.subject = null
    clause.list = []
    clause.parent = null
    clause.fronted = []
    clause.isFronting = true
    clause.hasFronted = false
  } else if (clause.isFronting && clause.subject === null && clause.fronted.length > 0) {
    // on the desk near the window: the desk is
    const { target } = clause.fronted.at(-1)!
    clause.subject = 'ref' in target ? target.ref : null
  } else chooseSubject(clause, place.where)
  const waiting: Waiting = { place, isHanging, item: clause.at }
  clause.isListOpen = false
  if (place.mayEnd) return endPlace(clause, waiting)
  clause.waiting = waiting
}

/** A verb is about all of its subjects, and about them alone: `a sofa with two cushions faces`. */
function takeSubjects(clause: Clause): void {
  const { list } = clause
  if (backToMain(clause)) return
  if (clause.isListOpen && list.length > 1) clause.subject = merge(list)
  clause.lastTarget = null
}

/** Behind what belongs to it, a verb speaks of the main thing again: `a cart with bottles stands`, `and stands`. */
export function backToMain(clause: Clause): boolean {
  const { parent, main } = clause
  const previous = clause.items[clause.at - 1]?.type
  if (previous === 'and' && main !== null && clause.draft.requests.some(({ id }) => main.ids.includes(id))) {
    clause.list = [main]
  } else if (parent !== null && parent.outer.length > 0 && (previous === 'thing' || previous === 'comma')) {
    // a shelf with a lamp and a book stands: one noun may be the other's, several are a list
    if (parent.nouns !== 1 && clause.lastPhrase?.isPlural !== true && previous !== 'comma') return false
    clause.list = [...parent.outer]
  } else return false
  clause.subject = merge(clause.list)
  clause.parent = null
  clause.lastTarget = null
  return true
}

/** A preposition right behind a noun that is new says more of that noun; otherwise of the subject. */
function chooseSubject(clause: Clause, where: PlaceItem['place']['where']): void {
  const previous = clause.items[clause.at - 1]
  const { parent, lastPhrase } = clause
  // a shelf full of toys near the bed: the shelf is near it
  if (
    parent?.place &&
    parent.ref !== null &&
    parent.nouns === 1 &&
    previous?.type === 'thing' &&
    lastPhrase?.quantity.length === 0
  ) {
    clause.subject = parent.ref
    return
  }
  const pair = lastPair(clause)
  if (pair !== null) {
    clause.subject = pair
    return
  }
  const isRightBehind =
    previous?.type === 'thing' || (previous?.type === 'be' && clause.items[clause.at - 2]?.type === 'thing')
  if (clause.lastTarget?.isNew === true && isRightBehind && clause.subject !== null) {
    if (where === 'facing') clause.subject = merge([clause.subject, clause.lastTarget])
    else clause.subject = clause.lastTarget
  } else if (previous?.type === 'comma' && clause.list.length > 0 && clause.subject !== null) {
    clause.subject = clause.list.at(-1)!
  }
}

/** A laptop and a mug on the desk: two small things side by side are there together. */
function lastPair(clause: Clause): Ref | null {
  const { items, list, draft } = clause
  const end = items[clause.at - 1]?.type === 'be' ? clause.at - 2 : clause.at - 1
  const types = [items[end - 2]?.type, items[end - 1]?.type, items[end]?.type].join()
  if (types !== 'thing,and,thing' || list.length < 2) return null
  const pair = merge(list.slice(-2))
  const areSmall = pair.ids.every((id) => {
    const name = requestOf(draft, id)?.name ?? ''
    const isSaid = [...draft.objectRelations, ...draft.roomRelations].some(({ subject }) => subject === id)
    return !isSaid && draft.nouns.traitsOf(name).placement === 'top'
  })
  return pair.isNew && areSmall ? pair : null
}

/** `on top`, `to its left`, `nearby`: the thing it is about was named before. */
function endPlace(clause: Clause, waiting: Waiting): void {
  const { place } = waiting
  const parent = clause.parent?.ref ?? null
  const name = clause.draft.requests.find(({ id }) => id === clause.subject?.ids[0])?.name ?? ''
  const isOnTop = clause.draft.nouns.traitsOf(name).placement === 'top'
  if (place.isOwn !== true && (parent === null || !isOnTop)) {
    if (place.where === 'centre') return meet(clause, waiting, { part: 'centre', words: [] })
    if (
      parent === null &&
      (place.where === 'left_of' || place.where === 'right_of') &&
      clause.story.subjects.length === 0
    )
      return meet(clause, waiting, { part: 'side', words: [place.where === 'left_of' ? 'left' : 'right'] })
  }
  const isOfRoom = place.where === 'centre' && spokenOf(clause).length === 0
  if (isOfRoom) return meet(clause, waiting, { part: 'centre', words: [] })
  const target = parent !== null && !overlaps(parent, clause.subject) ? parent : antecedent(clause, false, place.where)
  // each with a lamp on top: on each of them
  if (target.ids.length > 0)
    meet(clause, waiting, {
      ref: clause.parent?.isEach === true && target === parent ? { ...target, isEach: true } : target,
    })
}

const overlaps = (one: Ref, other: Ref | null): boolean =>
  other !== null && one.ids.some((id) => other.ids.includes(id))

/** The noun that a preposition waited for has come. */
export function meet(clause: Clause, waiting: Waiting, target: Target): void {
  clause.waiting = null
  // where nothing comes of it, it is told with the words of place before it
  if ('part' in target) clause.uses.set(clause.at, 'named')
  if (clause.isFronting && clause.subject === null) {
    clause.fronted.push({ waiting, target })
    return
  }
  if (clause.subject === null) {
    meetPart(clause, waiting, target)
    return
  }
  if ('ref' in target) clause.lastPlace = { place: waiting.place, subject: clause.subject }
  relate(clause, clause.subject, waiting, target)
}

/** `a window above the sink`: the sink is under a window. */
function meetPart(clause: Clause, { place, item }: Waiting, target: Target): void {
  const part = clause.partSubject
  if (part === null || !('ref' in target)) return
  clause.uses.set(item, 'said')
  relateToPart(
    clause.draft,
    target.ref,
    placeOf(place.where === 'above' || place.where === 'over' ? 'under' : 'near'),
    part,
    [],
  )
}

export function relate(clause: Clause, subject: Ref, { place, isHanging, item }: Waiting, target: Target): void {
  const { draft } = clause
  const before = draft.uses.said
  if ('ref' in target) relateToThing(draft, subject, place, target.ref)
  else relateToPart(draft, subject, place, target.part, target.words)
  if (draft.uses.said > before) clause.uses.set(item, 'said')
  if (!isHanging && place.where !== 'lighting') return
  for (const id of subject.ids) {
    const { placement } = draft.nouns.traitsOf(requestOf(draft, id)?.name ?? '')
    const isFree = 'ref' in target ? ['above', 'over'].includes(place.where) : target.part === 'centre'
    if (placement === 'wall') relateToRoom(draft, { ...subject, ids: [id] }, 'on_wall')
    if (placement === 'ceiling' || (isFree && placement !== 'wall' && placement !== 'top'))
      relateToRoom(draft, { ...subject, ids: [id] }, 'hanging_from_ceiling')
  }
}

/** `a table surrounded by`: what follows is around it. */
function openReversed(clause: Clause, place: PlaceItem['place']): void {
  const previous = clause.items[clause.at - 1]
  const isNewTarget = clause.lastTarget?.isNew === true && previous?.type === 'thing'
  const ref =
    isNewTarget && place.isVerb !== true
      ? clause.lastTarget
      : (clause.subject ?? (clause.list.length > 0 ? merge(clause.list) : clause.lastNoun))
  // of the room, where it is nobody's: filled with books
  clause.uses.set(clause.at, 'said')
  const isCentre = ref === null && place.where === 'centre'
  const part = ref === null && clause.partSubject !== null ? { part: clause.partSubject } : {}
  clause.parent = { ref, place, isEach: ref?.isEach === true, outer: clause.list, isCentre, ...part, nouns: 0 }
  clause.isListOpen = false
  clause.waiting = null
  clause.fronted = []
  clause.isFronting = false
}

/** Whether the subject comes behind it: `On the desk sits a lamp`, `and next to it is a chair`. */
function isFronted(clause: Clause): boolean {
  if (clause.isFronting && clause.subject === null && clause.joint === 'none') return false
  const hasSubject = clause.subject !== null || clause.list.length > 0 || clause.partSubject !== null
  if (!hasSubject) return true
  if (clause.joint === 'none') return false
  const own = itemAt(clause, 0)
  // to its left a lamp
  if (own?.type === 'place' && own.place.mayEnd && startsNew(itemAt(clause, 1))) return true
  for (let offset = 1; offset < 12; offset++) {
    const item = itemAt(clause, offset)
    if (item === undefined) return false
    if (item.type === 'there') return true
    if (item.type === 'be') return startsNew(itemAt(clause, offset + 1)) || itemAt(clause, offset + 1)?.type === 'be'
    if (item.type === 'thing' && offset > 1 && isNoun(itemAt(clause, offset - 1))) return true
    if (!['thing', 'part', 'room', 'pronoun', 'which', 'of', 'place', 'adjectives', 'other'].includes(item.type))
      return false
  }
  return false
}

const isNoun = (item: Item | undefined): boolean =>
  item !== undefined && ['thing', 'part', 'room', 'pronoun'].includes(item.type)

const startsNew = (item: Item | undefined): boolean =>
  (item?.type === 'thing' && !item.phrase.quantity.isDefinite) || (item?.type === 'pronoun' && item.word === 'one')
