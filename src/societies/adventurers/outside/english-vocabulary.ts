/**
 * The vocabulary of a game whose story file nobody has: plain English. Directions and the verbs that parsers commonly
 * know, and as nouns whatever the lexicon knows as a thing. What the game does not understand is learned by trying.
 */
import { kindsOf } from '../../../lexicon/index.ts'
import { FUNCTION_WORDS, GOING, META_WORDS, PLAIN_ADJECTIVES } from '../../../worlds/adventure/english.ts'
import { LIBRARY } from '../../../worlds/adventure/library-verbs.ts'
import type { Vocabulary, Word } from '../../../worlds/adventure/vocabulary.ts'

// as long as words are in later versions of the format; nothing is cut here
const WORD_LENGTH = 30
const REMEMBERED = 20_000
// how a thing is now, which is no part of its name: parsers seldom know these words, and it may be otherwise soon
const STATES: ReadonlySet<string> = new Set(
  'open opened closed shut locked unlocked ajar lit unlit broken empty full missing'.split(' '),
)

/** One for all games: it knows nothing of any of them. */
export const englishVocabulary: Vocabulary = createEnglish()

function createEnglish(): Vocabulary {
  const commanding = [...new Set([...LIBRARY, ...GOING])].map((word, row) => wordOf(word, row))
  const known = new Map<string, Word | undefined>(commanding.map((word) => [word.word, word]))
  const partsOf = (given: string): Word | undefined => {
    const word = given.toLowerCase()
    if (known.has(word)) return known.get(word)
    if (known.size >= REMEMBERED) {
      known.clear()
      for (const each of commanding) known.set(each.word, each)
    }
    const parts = isNamed(word) ? wordOf(word) : undefined
    known.set(word, parts)
    return parts
  }
  return {
    words: commanding,
    dialect: 'inform',
    wordLength: WORD_LENGTH,
    knows: (word) => partsOf(word) !== undefined,
    partsOf,
  }
}

/** A row of a grammar table makes it a verb. */
function wordOf(word: string, verbRow?: number): Word {
  const direction = GOING.has(word)
  const verb = verbRow !== undefined && !direction
  const noun = !direction && isNamed(word)
  return {
    word,
    address: 0,
    noun,
    verb,
    adjective: noun,
    preposition: false,
    direction,
    meta: META_WORDS.has(word),
    plural: false,
    verbRow: verb ? verbRow : undefined,
    prepositionNumber: undefined,
  }
}

function isNamed(word: string): boolean {
  if (FUNCTION_WORDS.has(word) || STATES.has(word)) return false
  if (PLAIN_ADJECTIVES.has(word)) return true
  const kinds = kindsOf(word)
  // "hope" and "end" are nouns, and nobody picks them up
  return kinds.some((kind) => kind !== 'abstract')
}
