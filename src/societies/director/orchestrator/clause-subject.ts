/** A noun that a sentence goes on to speak of: what it shares with the one before, and where the sentence began. */
import { addAttributes } from './attributes-of.ts'
import { relate } from './clause-place.ts'
import { itemAt, parentOf, type Clause } from './clause-state.ts'
import type { Role } from '../../../worlds/scene/asset.ts'
import { requestOf, type Ref } from './draft.ts'
import type { Item, Phrase } from './phrase.ts'
import { refer } from './refer.ts'
import { relateToRoom } from './relate.ts'
import { relateToPart } from './relate-to-part.ts'

/** A red sofa and chair: both are red. */
function share(clause: Clause, phrase: Phrase): Phrase {
  const last = clause.lastPhrase
  const isBare = phrase.quantity.length === 0 && phrase.attributes.words.length === 0
  const previous = [clause.items[clause.at - 1]?.type, clause.items[clause.at - 2]?.type]
  if (last === null || !isBare || previous[0] !== 'and' || previous[1] !== 'thing' || last.isPlural !== phrase.isPlural)
    return phrase
  if (last.quantity.count !== null && last.quantity.count > 1)
    return isSeatAt(clause, phrase, last) ? asMany(phrase, last) : phrase
  return { ...phrase, attributes: addAttributes(phrase.attributes, last.attributes) }
}

/** Twelve desks and chairs: each has one. */
function isSeatAt({ draft: { nouns } }: Clause, phrase: Phrase, last: Phrase): boolean {
  const { role } = nouns.traitsOf(last.name)
  return nouns.traitsOf(phrase.name).role === 'seat' && (role === 'desk' || role === 'table')
}

const asMany = (phrase: Phrase, { quantity: { count } }: Phrase): Phrase => ({
  ...phrase,
  quantity: { ...phrase.quantity, count, isVague: false },
})

// of a list that began with what stands on a thing or sits at it, these belong to the room again
const furniture: ReadonlySet<Role> = new Set<Role>([
  'bed',
  'sofa',
  'desk',
  'table',
  'storage',
  'kitchen',
  'bath',
  'appliance',
  'rug',
  'large',
])

/** Nightstands with lamps, a wardrobe and a rug: behind the comma the room goes on. */
function goesOnWithRoom({ draft }: Clause, parent: Ref, { name }: Phrase): boolean {
  const { role } = draft.nouns.traitsOf(requestOf(draft, parent.ids[0] ?? '')?.name ?? '')
  return role !== 'bed' && role !== 'sofa' && furniture.has(draft.nouns.traitsOf(name).role)
}

export function onSubject(clause: Clause, given: Phrase): void {
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
      const isComma = !isFirst && parent.place === null && clause.joint === 'comma'
      if (isComma && goesOnWithRoom(clause, parent.ref, phrase)) parent.isOver = true
      if (!isOver && parent.isOver !== true)
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

const PLURAL_VERB = /^(?:are|were|lie|sit|stand|rest|hang|lean|remain|perch|balance|float|appear|serve|run)$/

/** `a book and a lamp lie`: about both, for one of them lies. */
const isPluralVerb = (item: Item | undefined): boolean => item?.type === 'be' && PLURAL_VERB.test(item.word)

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
