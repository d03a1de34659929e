/** Where the words of a noun phrase end. */
import type { Nouns } from './nouns.ts'
import type { Quantity } from './numbers.ts'
import { singularOf } from './singular.ts'
import type { Token } from './tokens.ts'
import { isAgreeing, isPredicate, isUnknownVerb, isVerbBehind } from './verb-behind.ts'
import { ANDS, DOUBLE, isDescribing, startsPhrase } from './word-order.ts'
import { adjectives } from './words/attributes.ts'
import { articles, beingVerbs, lightWords, linkingWords, pronouns } from './words/grammar.ts'
import { placeAt } from './words/places.ts'

// nobody says more of one thing
const MOST_PHRASE_WORDS = 40
// before a noun they say which one: the opposite wall
const ATTRIBUTIVE = new Set([
  'opposite',
  'adjacent',
  'adjoining',
  'left',
  'right',
  'near',
  'nearby',
  'overhead',
  'inside',
  'outside',
])
const isAttributive = (words: readonly string[], at: number): boolean =>
  ATTRIBUTIVE.has(words[at]!) && !articles.has(words[at + 1] ?? '')
const PREPOSITIONS = new Set([
  'of',
  'for',
  'with',
  'to',
  'as',
  'than',
  'via',
  'without',
  'except',
  'besides',
  'despite',
])

/** Names with a preposition in them: a chest of drawers. */
export function endOfName(words: readonly string[], end: number, nouns: Nouns): number {
  if (words[end] !== 'of' || end === 0) return end
  const [before, after] = [words[end - 1]!, words[end + 1] ?? '']
  const isName = [before, singularOf(before, (word) => nouns.isNoun(word))].some((word) =>
    nouns.isKnown(`${word} of ${after}`),
  )
  return isName ? end + 2 : end
}

/** Where the words of a noun phrase end. */
export function endOfPhrase(
  tokens: readonly Token[],
  words: readonly string[],
  start: number,
  quantity: Quantity,
  isCoordinated: boolean,
  nouns: Nouns,
): number {
  const wantsPlural = quantity.count !== null && quantity.count > 1
  const isWord = (word: string): boolean => nouns.isNoun(word)
  let at = start
  while (at < tokens.length && at - start < MOST_PHRASE_WORDS) {
    const word = words[at]!
    const before = at > start ? words[at - 1]! : ''
    const hasNoun = before !== '' && !isDescribing(before) && nouns.isNoun(singularOf(before, isWord))
    if (word === '' || ANDS.has(word)) {
      // a large, grey sofa; a black and white rug
      const next = words[at + 1] ?? ''
      if (at > start && !hasNoun && isDescribing(before) && isDescribing(next) && !isEndOfList(tokens, words, at + 1))
        at++
      else break
    } else if (at > start && (articles.has(word) || pronouns.has(word) || word === 'each')) break
    else if (PREPOSITIONS.has(word) || linkingWords.has(word) || word === 'there' || word === 'not') break
    else if (words[at] === 'side' && words[at + 1] === 'by' && words[at + 2] === 'side') break
    else if ((word === 'along' || word === 'together') && words[at + 1] === 'with') break
    else if (hasNoun && isPredicate(words, at, nouns)) break
    else if (at > start && isAgreeing(words, at, quantity, isCoordinated, nouns)) break
    else if (hasNoun && isVerbBehind(word, before, words[at + 1] ?? '', wantsPlural, nouns)) break
    else if (at === start && beingVerbs.has(word) && !adjectives.has(word) && !DOUBLE.test(word)) break
    else if (hasNoun && isUnknownVerb(words, at, quantity, nouns)) break
    else if (
      (at > start || quantity.length === 0 || !isAttributive(words, at)) &&
      startsPlace(words, at, hasNoun || (at === start && quantity.length === 0))
    )
      break
    else if (lightWords.has(before) && word.endsWith('s')) break
    at++
  }
  return Math.max(at, start)
}

/** `one red and the other blue`: an adjective that ends a list of its own is no part of a noun phrase. */
function isEndOfList(tokens: readonly Token[], words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? ''
  return at + 1 >= tokens.length || next === ''
}

function startsPlace(words: readonly string[], at: number, isVerbPlace: boolean): boolean {
  const word = words[at]!
  if (DOUBLE.test(word) && !isVerbPlace) return false
  if (adjectives.has(word) && !['left', 'right', 'front', 'back', 'adjacent', 'adjoining'].includes(word)) return false
  return placeAt(words, at, (after) => startsPhrase(words, after)) !== null
}
