/** Whether a word behind a noun is a verb or what it is to become: by agreement, and by what follows. */
import type { Nouns } from './nouns.ts'
import { numberOf, type Quantity } from './numbers.ts'
import { pairs, singularOf } from './singular.ts'
import { ANDS, DOUBLE, MADE, startsNounPhrase, startsPhrase } from './word-order.ts'
import { meaningOf, shades } from './words/attributes.ts'
import { beingVerbs, fillers, havingVerbs } from './words/grammar.ts'
import { placeAt } from './words/places.ts'

/** `the bed white`, `the floor oak`, `the bed 90 degrees`: behind its noun, what it is to become. */
export function isPredicate(words: readonly string[], at: number, nouns: Nouns): boolean {
  const [before, word, next] = [words[at - 1]!, words[at]!, words[at + 1] ?? '']
  if (/^\d/.test(word) || numberOf(word) !== null || COMPARATIVE.test(word)) return true
  if (shades.has(word) && meaningOf(next)?.slot === 'color') return true
  const meaning = meaningOf(word)
  if (meaning === null || (next !== '' && !ANDS.has(next)) || nouns.isKnown(`${before} ${word}`)) return false
  return meaning.slot !== 'material' || !nouns.isKnown(word)
}

const COMPARATIVE = /^(?:bigger|larger|smaller|taller|longer|wider|lower|shorter|darker|lighter|brighter)$/

/** `a cat sleeps on`, `a chair pushed under`: what stands between a noun and a preposition, and is no noun here. */
export function isUnknownVerb(
  words: readonly string[],
  at: number,
  { count, isDefinite }: Quantity,
  nouns: Nouns,
): boolean {
  const word = words[at]!
  const isForm = /(?:[^s]s|ed|ing)$/.test(word)
  if (
    !word.endsWith('s') &&
    isForm &&
    nouns.isKnown(words[at - 1]!) &&
    !nouns.isKnown(`${words[at - 1]} ${word}`) &&
    !nouns.isKnown(word)
  )
    return true
  if (!isForm || !nouns.isThing(singularOf(words[at - 1]!, (form) => nouns.isNoun(form)))) return false
  if (nouns.isKnown(`${words[at - 1]} ${singularOf(word, (form) => nouns.isNoun(form))}`)) return false
  // after `a`, a plural is none
  const isSingular = count === 1 || isDefinite
  const isFollowed =
    startsNounPhrase(words[at + 1] ?? '') || placeAt(words, at + 1, (after) => startsPhrase(words, after)) !== null
  return word.endsWith('s') ? isSingular && (isFollowed || count === 1) : isFollowed && !nouns.isKnown(word)
}

/** A fern stands near: after `a`, no plural follows; two things joined by and stand near. */
export function isAgreeing(
  words: readonly string[],
  at: number,
  quantity: Quantity,
  isCoordinated: boolean,
  nouns: Nouns,
): boolean {
  const word = words[at]!
  if (!beingVerbs.has(word) && placeAt(words, at, () => true)?.isVerb !== true) return false
  const next = words[at + 1] ?? ''
  const isFollowed =
    fillers.has(next) || placeAt(words, at + 1, (after) => startsPhrase(words, after)) !== null || next === 'side'
  if (word === 'set') return isFollowed && !nouns.isKnown(`${words[at - 1]} set`)
  if (word.endsWith('s'))
    return (
      quantity.count === 1 ||
      (quantity.isDefinite && isFollowed && !nouns.isKnown(`${words[at - 1]} ${word.slice(0, -1)}`))
    )
  return isCoordinated && isFollowed && DOUBLE.test(word)
}

/** Behind a noun, a verb that agrees with it: a lamp stands, two lamps stand; but two lamp stands. */
export function isVerbBehind(word: string, noun: string, next: string, wantsPlural: boolean, nouns: Nouns): boolean {
  if (MADE.has(word)) return /^(?:|of|in|from|with|by|out)$/.test(next)
  if (!beingVerbs.has(word) && !havingVerbs.has(word)) return false
  if (!DOUBLE.test(word)) return true
  const isPluralNoun = singularOf(noun, (form) => nouns.isNoun(form)) !== noun
  if (isPluralNoun || pairs.has(noun) || startsNounPhrase(next)) return true
  if (nouns.isKnown(`${noun} ${singularOf(word, (form) => nouns.isNoun(form))}`)) return false
  return word.endsWith('s') && !wantsPlural
}
