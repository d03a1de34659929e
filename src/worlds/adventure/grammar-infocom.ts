/** Infocom's syntax tables: lines of eight bytes, or later of two, four or seven. ZILF writes the same. */
import { HEADER } from '../zmachine/header.ts'
import type { Token } from './grammar.ts'
import { byteAt, type Layout, wordAt } from './grammar-layout.ts'
import type { StoryTables, Vocabulary } from './vocabulary.ts'

// where the parser looks for the thing, and what it does with it
const IN_ROOM = 0x20
const ON_GROUND = 0x10
const MANY = 0x04
const HAVE = 0x02

const MOST_NOUNS = 2
const SHORT_PREPOSITION = 0xc0

export function infocomLayouts({ story }: StoryTables, vocabulary: Vocabulary): readonly Layout[] {
  const { bytes } = story
  const prepositions = prepositionWords(bytes, vocabulary)
  const byte = (at: number) => byteAt(bytes, at)

  /** What stands before a noun and the noun; `false` when there is no such preposition. */
  const slot = (preposition: number, attribute: number, places: number): Token[] | false => {
    const noun = asNoun(attribute, places)
    if (preposition === 0) return [noun]
    const words = prepositions.get(preposition)
    return words ? [{ kind: 'word', words }, noun] : false
  }
  const line = (nouns: number, first: Token[] | false, second: Token[] | false, action: number, end: number) => {
    const tokens = [nouns > 0 ? first : [], nouns > 1 ? second : []]
    return tokens.includes(false) ? { end } : { tokens: tokens.flat() as Token[], action, reversed: false, end }
  }

  return [
    {
      name: 'infocom-fixed',
      readLine(at) {
        const nouns = byte(at)
        if (nouns > MOST_NOUNS) return { end: at + 8 }
        const first = slot(byte(at + 1), byte(at + 3), byte(at + 5))
        const second = slot(byte(at + 2), byte(at + 4), byte(at + 6))
        return line(nouns, first, second, byte(at + 7), at + 8)
      },
    },
    {
      name: 'infocom-variable',
      readLine(at) {
        const nouns = byte(at) >> 6
        if (nouns > MOST_NOUNS) return undefined
        const first = slot(long(byte(at)), byte(at + 2), byte(at + 3))
        const second = slot(long(byte(at + 4)), byte(at + 5), byte(at + 6))
        return line(nouns, first, second, byte(at + 1), at + [2, 4, 7][nouns]!)
      },
    },
  ]
}

/** Prepositions count down from 255, so six bits are enough. */
const long = (byte: number) => ((byte & 0x3f) === 0 ? 0 : byte | SHORT_PREPOSITION)

function asNoun(attribute: number, places: number): Token {
  const held = (places & HAVE) !== 0 || (places !== 0 && (places & (IN_ROOM | ON_GROUND)) === 0)
  const noun = { kind: 'noun', held, many: (places & MANY) !== 0, creature: false } as const
  return attribute === 0 ? noun : { ...noun, attribute }
}

/** Number to words, the one its author wrote in the syntax first. */
function prepositionWords(bytes: Uint8Array, vocabulary: Vocabulary): ReadonlyMap<number, readonly string[]> {
  const written = writtenPrepositions(bytes)
  const words = new Map<number, string[]>()
  for (const { word, address, prepositionNumber } of vocabulary.words) {
    if (!prepositionNumber) continue
    const synonyms = words.get(prepositionNumber) ?? []
    const leads = written.size > 0 ? written.has(address) : word.length > 1 && synonyms[0]?.length === 1
    words.set(prepositionNumber, leads ? [word, ...synonyms] : [...synonyms, word])
  }
  return words
}

const MOST_PREPOSITIONS = 64

/** Infocom's compiler puts a table of them right before the dictionary: address and number, two words each. */
function writtenPrepositions(bytes: Uint8Array): ReadonlySet<number> {
  const end = wordAt(bytes, HEADER.dictionary)
  const addresses = new Set<number>()
  for (let entry = 1; entry <= MOST_PREPOSITIONS; entry++) {
    if (wordAt(bytes, end - 4 * entry + 2) !== 256 - entry) break
    addresses.add(wordAt(bytes, end - 4 * entry))
  }
  return addresses
}
