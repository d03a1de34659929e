/** The story's dictionary, and how a line is cut into its words (Standard, section 13). */
import type { Memory } from './memory.ts'
import type { TextReader } from './text.ts'
import type { Version } from './story.ts'
import type { Zscii } from './zscii.ts'

export interface DictionaryEntry {
  /** as far as the story keeps it: 6 or 9 characters */
  readonly word: string
  readonly address: number
  /** the bytes behind the word, which only the story's own code understands */
  readonly data: readonly number[]
}

export interface Dictionary {
  readonly separators: string
  readonly wordLength: 6 | 9
  readonly entries: readonly DictionaryEntry[]
}

export interface Token {
  readonly start: number
  readonly length: number
}

const SPACE = 32

export function readDictionary(
  memory: Memory,
  text: TextReader,
  zscii: Zscii,
  version: Version,
  at: number,
): Dictionary {
  const shape = readShape(memory, version, at)
  const entries = Array.from({ length: shape.count }, (_, index) => {
    const address = shape.first + index * shape.entryLength
    const data = memory.bytes.slice(address + shape.keyLength, address + shape.entryLength)
    return { word: text.decode(address), address, data: [...data] }
  })
  return {
    separators: shape.separators.map((code) => zscii.toText(code)).join(''),
    wordLength: version === 3 ? 6 : 9,
    entries,
  }
}

interface Shape {
  readonly separators: readonly number[]
  readonly first: number
  readonly count: number
  readonly entryLength: number
  readonly keyLength: number
  readonly isSorted: boolean
}

/** A dictionary that claims more than fits into memory has what fits. */
function readShape(memory: Memory, version: Version, at: number): Shape {
  const separatorCount = memory.byte(at)
  const separators = Array.from({ length: separatorCount }, (_, index) => memory.byte(at + 1 + index))
  const entryLength = memory.byte(at + 1 + separatorCount)
  const declared = toSigned(memory.word(at + 2 + separatorCount))
  const first = at + 4 + separatorCount
  const keyLength = version === 3 ? 4 : 6
  const fitting = entryLength < keyLength ? 0 : Math.floor((memory.size - first) / entryLength)
  return {
    separators,
    first,
    count: Math.min(Math.abs(declared), Math.max(fitting, 0)),
    entryLength,
    keyLength,
    // a negative count says that the entries stand in no order
    isSorted: declared >= 0,
  }
}

const toSigned = (word: number) => (word << 16) >> 16

/** Looks words up; the words of an unsorted dictionary one after the other, as the story may add to it. */
export function createLookup(memory: Memory, text: TextReader, version: Version) {
  // the shape and words of a dictionary in static memory never change
  const known = new Map<number, { shape: Shape; byKey: Map<string, number> }>()

  const index = (shape: Shape) => {
    const byKey = new Map<string, number>()
    for (let entry = 0; entry < shape.count; entry++) {
      const address = shape.first + entry * shape.entryLength
      const key = keyAt(address, shape.keyLength)
      if (!byKey.has(key)) byKey.set(key, address)
    }
    return byKey
  }
  const keyAt = (address: number, length: number) => {
    let key = ''
    for (let at = address; at < address + length; at += 2) key += String.fromCharCode(memory.word(at))
    return key
  }
  const open = (at: number) => {
    const found = known.get(at)
    if (found) return found
    const shape = readShape(memory, version, at)
    const opened = { shape, byKey: index(shape) }
    if (at >= memory.dynamicSize) known.set(at, opened)
    return opened
  }

  return {
    separators: (at: number): readonly number[] => open(at).shape.separators,
    /** the address of a word's entry, 0 when there is none */
    find: (at: number, codes: readonly number[]): number =>
      open(at).byKey.get(String.fromCharCode(...text.encode(codes))) ?? 0,
  }
}

export type Lookup = ReturnType<typeof createLookup>

/** Words are parted by spaces; a separator is a word of its own. */
export function cutIntoTokens(codes: readonly number[], separators: readonly number[]): Token[] {
  const tokens: Token[] = []
  let start = -1
  const close = (end: number) => {
    if (start >= 0) tokens.push({ start, length: end - start })
    start = -1
  }
  codes.forEach((code, place) => {
    if (code === SPACE) close(place)
    else if (separators.includes(code)) {
      close(place)
      tokens.push({ start: place, length: 1 })
    } else if (start < 0) start = place
  })
  close(codes.length)
  return tokens
}
