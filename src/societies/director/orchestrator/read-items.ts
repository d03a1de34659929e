/** A sentence as pieces: noun phrases, prepositions, and the few verbs that matter. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Nouns } from './nouns.ts'
import { numberOf, readQuantity } from './numbers.ts'
import type { Item, Spoken } from './phrase.ts'
import { readPhrase, type Read } from './read-phrase.ts'
import { singularOf } from './singular.ts'
import type { Token } from './tokens.ts'
import { ANDS, DOUBLE, isDescribing, isPlaceAt, MADE, startsNounPhrase, startsPhrase } from './word-order.ts'
import { adjectives } from './words/attributes.ts'
import {
  articles,
  beingVerbs,
  denials,
  fillers,
  hangingVerbs,
  havingVerbs,
  linkingWords,
  pronouns,
} from './words/grammar.ts'
import { placeAt } from './words/places.ts'

// words read in one piece of the work
const WORDS_OF_A_PIECE = 20

/** Reads one sentence; words that need no piece of their own are added to those that were passed over. */
export function* readItems(tokens: readonly Token[], nouns: Nouns, passed: string[] = []): Pieces<Spoken[]> {
  const words = tokens.map(({ word, isMark }) => (isMark ? '' : word))
  const items: Spoken[] = []
  let at = 0
  let turn = WORDS_OF_A_PIECE
  while (at < tokens.length) {
    if (at >= turn) {
      turn = at + WORDS_OF_A_PIECE
      yield
    }
    // a sofa and a table: the beginning of a sentence about both
    const isCoordinated =
      items.at(-1)?.type === 'and' && items.every(({ type }) => ['thing', 'and', 'comma'].includes(type))
    const read = readNext(tokens, words, at, items.at(-1), isCoordinated, nouns)
    const end = at + Math.max(1, read.length)
    const spoken = words.slice(at, end).filter((word) => word !== '')
    if (read.item === null) passed.push(...spoken)
    else items.push({ ...read.item, spoken })
    at = end
  }
  return items
}

function readNext(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  last: Item | undefined,
  isCoordinated: boolean,
  nouns: Nouns,
): Read {
  const token = tokens[at]!
  const word = token.word
  const next = words[at + 1] ?? ''
  if (token.isMark) return { item: word === ',' ? { type: 'comma' } : null, length: 1 }
  const simple = readSmallWord(words, at, last)
  if (simple !== null) return simple
  const rows = readRows(words, at)
  if (rows !== null) return rows
  const isAfterNoun =
    last !== undefined &&
    (['thing', 'part', 'pronoun', 'which', 'room', 'other'].includes(last.type) ||
      (last.type === 'place' && last.place.mayEnd) ||
      (last.type === 'and' && (startsNounPhrase(next) || (/[^s]s$/.test(word) && isPlaceAt(words, at + 1)))) ||
      ((last.type === 'comma' || last.type === 'and') && word.endsWith('ing') && startsNounPhrase(next)))
  if (!DOUBLE.test(word) || isAfterNoun) {
    const place = placeAt(words, at, (after) => startsPhrase(words, after))
    if (place !== null) {
      const isHanging = last?.type === 'be' && last.isHanging
      return { item: { type: 'place', place, isHanging }, length: place.length }
    }
  }
  if (MADE.has(word) && isAfterVerbOrNoun(last)) {
    const skipped = ['of', 'from', 'in', 'out', 'with'].includes(next) ? (next === 'out' ? 3 : 2) : 1
    return { item: { type: 'made' }, length: skipped }
  }
  if (beingVerbs.has(word) && (!DOUBLE.test(word) || isAfterNoun) && !isModifier(words, at, last, nouns))
    return { item: { type: 'be', word, isHanging: hangingVerbs.has(word) }, length: 1 }
  if (havingVerbs.has(word) && (!DOUBLE.test(word) || isAfterNoun || last === undefined))
    return { item: { type: 'have' }, length: 1 }
  if (word === 'to') return { item: { type: 'for' }, length: 1 }
  // right behind a noun phrase, without a joint, only a verb can come
  const isBehindPhrase = last !== undefined && ['thing', 'part', 'room', 'which'].includes(last.type)
  if (isBehindPhrase && /(?:[^s]s|ed|ing)$/.test(word) && !isDescribing(word))
    return { item: { type: 'be', word, isHanging: false }, length: 1 }
  if (fillers.has(word) && !nouns.isKnown(word)) return { item: null, length: 1 }
  // directly, neatly
  if (word.endsWith('ly') && !nouns.isNoun(word)) return { item: null, length: 1 }
  return readPhrase(tokens, words, at, isCoordinated, nouns)
}

const isAfterVerbOrNoun = (last: Item | undefined): boolean => last !== undefined && last.type !== 'place'

/** `a hanging lamp`: a participle before its noun, behind an article or at the beginning. */
function isModifier(words: readonly string[], at: number, last: Item | undefined, nouns: Nouns): boolean {
  if (!adjectives.has(words[at]!)) return false
  if (last !== undefined && ['thing', 'part', 'pronoun', 'be', 'which'].includes(last.type)) return false
  const next = words[at + 1] ?? ''
  return next !== '' && nouns.isNoun(singularOf(next, (word) => nouns.isNoun(word)))
}

function readSmallWord(words: readonly string[], at: number, last: Item | undefined): Read | null {
  const word = words[at]!
  const next = words[at + 1] ?? ''
  const is = (text: string): boolean => text.split(' ').every((part, offset) => words[at + offset] === part)
  if (is('as well as') || is('along with') || is('together with')) {
    return { item: { type: 'and' }, length: word === 'as' ? 3 : 2 }
  }
  if (/^(?:equipped|furnished|provided|complete)$/.test(word) && next === 'with')
    return { item: { type: 'with' }, length: 2 }
  if (is('in addition to') || is('such as')) return { item: { type: 'comma' }, length: word === 'in' ? 3 : 2 }
  if (is('each other') || is('one another')) return { item: { type: 'mutual' }, length: 2 }
  if (is('side by side')) return { item: { type: 'mutual' }, length: 3 }
  if (is('as if') || is('so that')) return { item: { type: 'comma' }, length: 2 }
  if (ANDS.has(word)) return { item: { type: 'and' }, length: 1 }
  if (word === 'there' || word === "there's") return { item: { type: 'there' }, length: 1 }
  if (word === 'while' || word === 'whereas' || word === 'where') return { item: { type: 'comma' }, length: 1 }
  if (word === 'that' && last !== undefined && ['thing', 'part', 'room'].includes(last.type))
    return { item: { type: 'which' }, length: 1 }
  if (linkingWords.has(word) && word !== 'as') return { item: { type: 'which' }, length: 1 }
  if (word === 'without') return { item: { type: 'deny' }, length: 1 }
  if (word !== 'no' && denials.has(word)) return { item: { type: 'deny' }, length: 1 }
  if (word === 'with') return { item: { type: 'with' }, length: 1 }
  if (word === 'of') return { item: { type: 'of' }, length: 1 }
  if (word === 'for' || word === 'as' || word === 'like') return { item: { type: 'for' }, length: 1 }
  if (pronouns.has(word) && !(articles.has(word) && startsNoun(next)))
    return { item: { type: 'pronoun', quantity: readQuantity([], 0), attributes: { words: [] }, word }, length: 1 }
  return null
}

const startsNoun = (word: string): boolean => word !== '' && !beingVerbs.has(word) && !ANDS.has(word)

const ROW = /^(?:rows?|lines?|columns?)$/

/** `in rows`, `in three neat rows`, `in two columns of five`. */
function readRows(words: readonly string[], at: number): Read | null {
  if (words[at] !== 'in') return null
  const end = words.findIndex((word, place) => place > at && ROW.test(word))
  if (end < 0 || end - at > 3) return null
  const before = words.slice(at + 1, end)
  const number = before.map(numberOf).find((value) => value !== null) ?? null
  const isOne = before.includes('a') || before.includes('one')
  if (!before.every((word) => word === 'a' || numberOf(word) !== null || isDescribing(word))) return null
  // two columns of five are five rows, and three rows of four are three
  const each = words[end + 1] === 'of' ? numberOf(words[end + 2] ?? '') : null
  const isColumns = words[end]!.startsWith('column')
  const count = isColumns && each !== null ? each : isOne ? 1 : number
  const length = end + 1 - at + (each === null ? 0 : 2)
  return { item: { type: 'rows', count, areColumns: isColumns && each === null }, length }
}
