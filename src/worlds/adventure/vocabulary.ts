/**
 * The story's own dictionary as a vocabulary: every word with its parts of speech.
 *
 * Two families of compilers flag words differently. Infocom's (and ZILF) mark directions, adjectives and prepositions;
 * Inform marks whatever may name a thing as a noun, so there the closed classes of English have to help.
 */
import type { Machine } from '../zmachine/index.ts'
import { ABOARD, FUNCTION_WORDS, GOING } from './english.ts'

export interface Word {
  /** as the dictionary spells it: cut to six or nine letters */
  readonly word: string
  readonly address: number
  readonly noun: boolean
  readonly verb: boolean
  readonly adjective: boolean
  readonly preposition: boolean
  readonly direction: boolean
  /** Inform only: a verb that talks with the program */
  readonly meta: boolean
  /** Inform only: names several things at once */
  readonly plural: boolean
  /** the row of the grammar table, for a verb */
  readonly verbRow: number | undefined
  readonly prepositionNumber: number | undefined
}

export type Dialect = 'infocom' | 'inform'

export interface Vocabulary {
  readonly words: readonly Word[]
  readonly dialect: Dialect
  readonly wordLength: number
  knows(word: string): boolean
  partsOf(word: string): Word | undefined
}

/** What is read of a machine here and in the grammar: nothing of it changes while a game goes on. */
export type StoryTables = Pick<Machine, 'story' | 'dictionary'>

export function readVocabulary(machine: StoryTables): Vocabulary {
  const { entries, wordLength } = machine.dictionary
  const dialect = dialectOf(machine)
  const partsIn = dialect === 'infocom' ? infocomParts : informParts(machine.dictionary)
  const words = entries.map(({ word, address, data }) => ({ word, address, ...partsIn(word, data) }))
  const byWord = new Map<string, Word>()
  for (const word of words) if (!byWord.has(word.word)) byWord.set(word.word, word)
  const partsOf = (word: string) => byWord.get(truncate(word, wordLength))
  return { words, dialect, wordLength, knows: (word) => partsOf(word) !== undefined, partsOf }
}

/** Cuts as the encoding does: a letter costs one unit, other characters two or four. */
export function truncate(word: string, wordLength: number): string {
  const lower = word.toLowerCase()
  let room = wordLength
  let index = 0
  for (; index < lower.length && room > 0; index++) {
    const character = lower[index]!
    room -= character >= 'a' && character <= 'z' ? 1 : SHIFTED.includes(character) ? 2 : 4
    if (room < 0) break
  }
  return lower.slice(0, index)
}

const SHIFTED = '0123456789.,!?_#\'"/\\-:()'

const INFORM_VERSION_AT = 0x3c

/** Inform writes its version into the header; older files are told by the direction flag that only Infocom's carry. */
function dialectOf({ story, dictionary }: StoryTables): Dialect {
  const version = String.fromCharCode(...story.bytes.subarray(INFORM_VERSION_AT, INFORM_VERSION_AT + 2))
  if (/^\d\.$/.test(version)) return 'inform'
  const cardinal = dictionary.entries.filter(({ word }) => CARDINAL.has(word))
  const flagged = cardinal.filter(({ data }) => ((data[0] ?? 0) & INFOCOM.direction) !== 0)
  return cardinal.length > 0 && flagged.length * 2 >= cardinal.length ? 'infocom' : 'inform'
}

const CARDINAL = new Set(['north', 'south', 'east', 'west'])

type Parts = Omit<Word, 'word' | 'address'>

const INFOCOM = { noun: 0x80, verb: 0x40, adjective: 0x20, direction: 0x10, preposition: 0x08, first: 0x03 }
// which part of speech the first of the two values belongs to
const VERB_FIRST = 1

/** A compact dictionary has one value a word, whatever part of speech it belongs to. */
function infocomParts(_word: string, [flags = 0, first = 0, second = first]: readonly number[]): Parts {
  const verb = (flags & INFOCOM.verb) !== 0
  const preposition = (flags & INFOCOM.preposition) !== 0
  const leads = flags & INFOCOM.first
  return {
    noun: (flags & INFOCOM.noun) !== 0,
    verb,
    adjective: (flags & INFOCOM.adjective) !== 0,
    preposition,
    direction: (flags & INFOCOM.direction) !== 0,
    meta: false,
    plural: false,
    verbRow: verb ? 255 - (leads === VERB_FIRST ? first : second) : undefined,
    prepositionNumber: preposition ? (leads === 0 ? first : second) : undefined,
  }
}

const INFORM = { noun: 0x80, preposition: 0x08, plural: 0x04, meta: 0x02, verb: 0x01 }

function informParts({ entries, wordLength }: StoryTables['dictionary']) {
  const isAboard = entries.some(({ word }) => word === truncate('starboard', wordLength))
  const directions = new Set([...GOING, ...(isAboard ? ABOARD : [])].map((word) => truncate(word, wordLength)))
  return (word: string, [flags = 0, second = 0, third = 0]: readonly number[]): Parts => {
    const verb = (flags & INFORM.verb) !== 0
    const preposition = (flags & INFORM.preposition) !== 0
    const direction = directions.has(word)
    const noun = (flags & INFORM.noun) !== 0 && !direction && !FUNCTION_WORDS.has(word)
    return {
      noun,
      verb,
      // any word of a name may stand before another one
      adjective: noun,
      preposition,
      direction,
      meta: verb && (flags & INFORM.meta) !== 0,
      plural: noun && (flags & INFORM.plural) !== 0,
      verbRow: verb ? 255 - second : undefined,
      prepositionNumber: preposition && third !== 0 ? third : undefined,
    }
  }
}
