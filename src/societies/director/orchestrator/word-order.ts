/** What can begin or end at a word: phrases, places, verbs. */
import { numberOf } from './numbers.ts'
import { adjectives, meaningOf, shades } from './words/attributes.ts'
import { articles, beingVerbs, havingVerbs } from './words/grammar.ts'
import { placeAt } from './words/places.ts'

export const ANDS = new Set(['and', 'or', 'plus', 'but', '&', 'nor'])
export const MADE = new Set([
  'made',
  'crafted',
  'constructed',
  'carved',
  'upholstered',
  'painted',
  'finished',
  'clad',
  'wrapped',
])
// nouns as often as verbs: only behind a noun they can be verbs
export const DOUBLE =
  /^(?:display|support|face|hold|surround|carry|set|place|rest|stand|light|cover|frame|house|store|show|host|look|open|line|top|fill|anchor|crown|grace|flank|feature|lie|sit|hang)(?:s|ing)?$/

/** Behind a noun, only a verb comes before `a` or a number. */
export const startsNounPhrase = (word: string): boolean => articles.has(word) || numberOf(word) !== null

export const isPlaceAt = (words: readonly string[], at: number): boolean =>
  placeAt(words, at, (after) => startsPhrase(words, after)) !== null

/** Whether what a preposition is about can begin here. */
export function startsPhrase(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (word === '' || ANDS.has(word) || word === 'with' || word === 'there' || word === 'while') return false
  if (beingVerbs.has(word) && !adjectives.has(word)) return false
  if (havingVerbs.has(word)) return false
  return placeAt(words, at, () => true) === null || adjectives.has(word)
}

export const isDescribing = (word: string): boolean =>
  meaningOf(word) !== null || adjectives.has(word) || shades.has(word)
