/** What kind of thing a noun names, from WordNet: `kindsOf('small brass lanterns')` begins with light. */
import type { Kind } from './kinds.ts'
import { findCompoundHead, findLemma } from './lemma.ts'
import { hasWord, readEntry, type Entry } from './table.ts'

export { KINDS, type Kind } from './kinds.ts'

// a chest is as likely a box as a part of the body: a player should think of either
const LIKELY = 0.4
const NONE: readonly Kind[] = []
const REMEMBERED_PHRASES = 10_000
const remembered = new Map<string, Entry | undefined>()

// what follows says more about a thing that has been named before it
const PREPOSITION = /^(?:of|in|on|with|to|from|for|at|under|by|over|behind|beside|near|inside|around|through|against)$/

/** The kinds a thing of this name may be of, the most likely first; none for a word the lexicon does not know. */
export function kindsOf(phrase: string): readonly Kind[] {
  return findEntry(phrase)?.kinds ?? NONE
}

/** Whether the name says that a thing is of this kind more or less surely. */
export function isKind(phrase: string, kind: Kind): boolean {
  return likelihood(phrase, kind) >= LIKELY
}

/** How likely a thing of this name is of this kind, 0 to 1, by how often the word is used in each of its senses. */
export function likelihood(phrase: string, kind: Kind): number {
  return findEntry(phrase)?.likelihoods.get(kind) ?? 0
}

function findEntry(phrase: string): Entry | undefined {
  if (remembered.has(phrase)) return remembered.get(phrase)
  // starting anew is cheap, and a player's vocabulary fits many times
  if (remembered.size >= REMEMBERED_PHRASES) remembered.clear()
  const entry = readPhrase(phrase.toLowerCase().match(/[^\s_-]+/g) ?? [])
  remembered.set(phrase, entry)
  return entry
}

/** The head of the phrase; what a measure measures, when the head is one: a pair *of candles*. */
function readPhrase(words: readonly string[]): Entry | undefined {
  const end = words.findIndex((word, place) => place > 0 && PREPOSITION.test(word))
  if (end < 0) return findLongest(words, 0, words.length, 1)
  // a bird of prey is filed as such
  const whole = findLongest(words, 0, words.length, words.length - end + 1)
  if (whole !== undefined) return whole
  const head = findLongest(words, 0, end, 1)
  const isMeasure = words[end] === 'of' && (head === undefined || head.kinds[0] === 'abstract')
  return isMeasure ? (findLongest(words, end + 1, words.length, 1) ?? head) : head
}

// nothing of more words is filed
const MOST_WORDS = 4

/** The longest known collocation of at least so many words that ends here; else the head of an unknown compound. */
function findLongest(words: readonly string[], start: number, end: number, fewest: number): Entry | undefined {
  for (let first = Math.max(start, end - MOST_WORDS); first <= end - fewest; first++) {
    const lemma = findLemma(words.slice(first, end).join('_'), hasWord)
    if (lemma !== undefined) return readEntry(lemma)
  }
  const head = fewest > 1 ? undefined : findCompoundHead(words[end - 1] ?? '', hasWord)
  return head === undefined ? undefined : readEntry(head)
}
