/** Account of a sentence: what became of nothing, piece by piece and word by word, is said to be not understood. */
import { isKind } from '../../../lexicon/index.ts'
import type { Clause } from './clause-state.ts'
import { sayNotUnderstood, type Draft } from './draft.ts'
import { isFiller } from './head.ts'
import { isOfLight } from './light-and-mood.ts'
import type { Nouns } from './nouns.ts'
import { isQuantityWord } from './numbers.ts'
import type { Spoken } from './phrase.ts'
import { singularOf } from './singular.ts'
import { isDescribing } from './word-order.ts'
import {
  articles,
  beingVerbs,
  denials,
  fillers,
  havingVerbs,
  lightWords,
  linkingWords,
  noThings,
  pieces,
  pronouns,
  stopWords,
  surfaces,
  toyWords,
} from './words/grammar.ts'
import { isScale } from './room-facts.ts'
import { areaFor } from './words/areas.ts'
import { anyRoom, windowless } from './words/rooms.ts'

const SMALL: readonly ReadonlySet<string>[] = [
  articles,
  beingVerbs,
  denials,
  fillers,
  havingVerbs,
  lightWords,
  linkingWords,
  noThings,
  pieces,
  pronouns,
  stopWords,
  surfaces,
  toyWords,
  anyRoom,
  windowless,
]

/** A clause that has been read to its end. */
export function accountFor(clause: Clause): void {
  const { draft, items, uses } = clause
  for (const [place, item] of items.entries()) {
    const use = uses.get(place)
    if (use === undefined) accountForUnused(draft, items, place)
    else if (item.type !== 'place') accountForWords(draft, use === 'named' ? besidesName(item) : item.spoken)
  }
}

/** Words that were taken for small ones: so they are, unless nobody knows them. */
export function accountForPassed(draft: Draft, words: readonly string[]): void {
  accountForWords(draft, words)
}

function accountForUnused(draft: Draft, items: readonly Spoken[], place: number): void {
  const item = items[place]!
  switch (item.type) {
    case 'thing':
    case 'part':
      sayNotUnderstood(draft, textAt(items, place))
      break
    case 'room':
      if (!anyRoom.has(item.kind)) sayNotUnderstood(draft, textAt(items, place))
      break
    case 'place':
      // words of place that are about nothing are said with what follows them; `at night` is about the time
      if (!isAboutLight(nounBehind(items, place)))
        sayNotUnderstood(draft, [...item.spoken, ...nounBehind(items, place)].join(' '))
      break
    case 'other':
      // a part without the thing it is of
      if (item.isPiece && item.phrase.quantity.count !== null) sayNotUnderstood(draft, textAt(items, place))
      else accountForWords(draft, item.spoken)
      break
    case 'adjectives':
      for (const word of item.spoken) if (!isSmall(word) && !isOfLight(word)) sayNotUnderstood(draft, word)
      break
    default:
      accountForWords(draft, item.spoken)
  }
}

function accountForWords(draft: Draft, words: readonly string[]): void {
  for (const word of words) if (!isFamiliar(word, draft.nouns)) sayNotUnderstood(draft, word)
}

/** The words of a piece that are not the name of what it stands for. */
function besidesName(item: Spoken): readonly string[] {
  if (item.type === 'room') return without(item.spoken, item.kind)
  return item.type === 'thing' || item.type === 'part' ? without(item.spoken, item.phrase.name) : item.spoken
}

function without(spoken: readonly string[], name: string): readonly string[] {
  const named = new Set(name.split(/[ -]/))
  // the last may be a plural, or written with a hyphen
  return spoken.slice(0, -1).filter((word) => !word.split('-').every((part) => named.has(part)))
}

/** As it was said, with the word that ties it to what came before: `of tulips`, `for towels`. */
function textAt(items: readonly Spoken[], place: number): string {
  const before = items[place - 1]
  const tie = before?.type === 'of' || before?.type === 'for' ? before.spoken : []
  return [...tie, ...withoutArticle(items[place]!.spoken)].join(' ')
}

const withoutArticle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && articles.has(words[0]!) ? words.slice(1) : words

function nounBehind(items: readonly Spoken[], place: number): readonly string[] {
  const next = items[place + 1]
  return next !== undefined && ['thing', 'room', 'part', 'other', 'pronoun', 'adjectives'].includes(next.type)
    ? next.spoken
    : []
}

const isAboutLight = (words: readonly string[]): boolean =>
  words.some(isOfLight) && words.every((word) => isSmall(word) || isOfLight(word))

const isSmall = (word: string): boolean => SMALL.some((words) => words.has(word)) || isQuantityWord(word)

/** A word that says something of a thing or a room, or holds a sentence together. */
function isFamiliar(word: string, nouns: Nouns): boolean {
  const single = singularOf(word, (form) => nouns.isNoun(form))
  return [word, single].some(
    (form) =>
      isSmall(form) ||
      isDescribing(form) ||
      isFiller(form) ||
      isScale(form) ||
      isOfLight(form) ||
      areaFor([form]) !== undefined ||
      // the owner of a room or a thing; but a ruler lies on a desk
      (isKind(form, 'person') && !nouns.mayBeThing(form)) ||
      isAdverb(form),
  )
}

/** `softly`, `neatly`: of an adjective that is known. */
function isAdverb(word: string): boolean {
  const stem = word.slice(0, -2)
  return word.endsWith('ly') && (isDescribing(stem) || isOfLight(stem) || stopWords.has(stem))
}
