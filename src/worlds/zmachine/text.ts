/**
 * Text as it is encoded in stories: three five-bit characters a word, three alphabets, abbreviations (Standard,
 * section 3).
 */
import { HEADER } from './header.ts'
import type { Memory } from './memory.ts'
import type { Version } from './story.ts'
import type { Zscii } from './zscii.ts'

const A0 = 'abcdefghijklmnopqrstuvwxyz'
const A1 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
// the first two places of A2 are an escape and a new line
const A2 = ' \n0123456789.,!?_#\'"/\\-:()'

// no string of a real story comes near; a broken one would decode all memory again and again
const LONGEST_TEXT = 0x8000
// strings that never change are decoded once; a broken story must not fill memory with them
const MOST_REMEMBERED = 1 << 21

export interface TextReader {
  decode(address: number): string
  /** the address after a string */
  end(address: number): number
  /** the five-bit characters of a word for the dictionary, packed */
  encode(word: readonly number[]): number[]
  readonly alphabets: readonly (readonly string[])[]
}

export function createTextReader(memory: Memory, version: Version, zscii: Zscii): TextReader {
  const alphabets = readAlphabets(memory, version, zscii)
  const abbreviations = memory.word(HEADER.abbreviations)
  const remembered = new Map<number, string>()
  let rememberedLength = 0
  let generation = memory.generation
  // whether what is being decoded follows from memory that is fixed or watched
  let isFixed = true

  const end = (address: number) => {
    const limit = Math.min(memory.size - 1, address + LONGEST_TEXT)
    let at = address
    while (at < limit && memory.bytes[at]! < 0x80) at += 2
    return at + 2
  }

  const decodeAt = (address: number, isAbbreviation: boolean): string => {
    const stop = Math.min(end(address), memory.size - (memory.size % 2))
    let text = ''
    // an abbreviation, the two halves of an escape: what the next character belongs to
    let pending = 0
    let shift = 0
    let half = -1
    for (let at = address; at < stop; at += 2) {
      const word = (memory.bytes[at]! << 8) | memory.bytes[at + 1]!
      for (let bits = 10; bits >= 0; bits -= 5) {
        const z = (word >> bits) & 31
        if (pending === ESCAPE) {
          if (half < 0) half = z
          else {
            text += zscii.toText((half << 5) | z)
            pending = 0
            half = -1
          }
        } else if (pending > 0) {
          const entry = abbreviations + 2 * (32 * (pending - 1) + z)
          // an abbreviation within an abbreviation could call itself
          if (!isAbbreviation && entry + 1 < memory.size) text += abbreviation(memory.word(entry) * 2)
          pending = 0
        } else if (z === 0) {
          text += ' '
          shift = 0
        } else if (z <= 3) {
          pending = z
          shift = 0
        } else if (z <= 5) shift = z - 3
        else if (shift === 2 && z === 6) {
          pending = ESCAPE
          shift = 0
        } else {
          text += alphabets[shift]![z - 6]
          shift = 0
        }
      }
    }
    return text
  }

  const watched = watchedStretch(memory, abbreviations, end)
  if (watched !== undefined) memory.watch(watched.from, watched.to)
  const abbreviation = (address: number): string => {
    const isWatched = watched !== undefined && address >= watched.from && address < watched.to
    if (address < memory.dynamicSize && !isWatched) isFixed = false
    return decodeAt(address, true)
  }

  return {
    alphabets,
    end,
    decode: (address) => {
      if (address < memory.dynamicSize) return decodeAt(address, false)
      if (generation !== memory.generation) {
        generation = memory.generation
        remembered.clear()
        rememberedLength = 0
      }
      let text = remembered.get(address)
      if (text === undefined) {
        isFixed = watched !== undefined || abbreviations >= memory.dynamicSize
        text = decodeAt(address, false)
        rememberedLength += text.length + 16
        if (isFixed && rememberedLength < MOST_REMEMBERED) remembered.set(address, text)
      }
      return text
    },
    encode: (codes) => pack(toFiveBits(codes, alphabets, zscii), version),
  }
}

const ESCAPE = 4
const ABBREVIATIONS = 96

/**
 * Stories keep abbreviations where they can change them, and some do. Where these lie apart from what changes all the
 * time, they are watched, and what was decoded is forgotten when they change.
 */
function watchedStretch(memory: Memory, table: number, end: (address: number) => number) {
  if (table === 0 || table + 2 * ABBREVIATIONS > memory.dynamicSize) return undefined
  let [from, to] = [table, table + 2 * ABBREVIATIONS]
  for (let index = 0; index < ABBREVIATIONS; index++) {
    const address = memory.word(table + 2 * index) * 2
    if (address === 0 || address >= memory.dynamicSize) continue
    from = Math.min(from, address)
    to = Math.max(to, end(address))
  }
  const busy = Math.min(memory.word(HEADER.globals), memory.word(HEADER.objects))
  return from >= HEADER.size && to <= busy ? { from, to } : undefined
}

function readAlphabets(memory: Memory, version: Version, zscii: Zscii): readonly (readonly string[])[] {
  const table = version >= 5 ? memory.word(HEADER.alphabet) : 0
  if (table === 0 || table + 78 > memory.size) return [Array.from(A0), Array.from(A1), Array.from(A2)]
  const own = [0, 1, 2].map((row) =>
    Array.from({ length: 26 }, (_, column) => zscii.toText(memory.byte(table + 26 * row + column))),
  )
  own[2]![1] = '\n'
  return own
}

function toFiveBits(codes: readonly number[], alphabets: readonly (readonly string[])[], zscii: Zscii): number[] {
  return codes.flatMap((code) => {
    const character = zscii.toText(code)
    for (const row of [0, 1, 2]) {
      const place = alphabets[row]!.indexOf(character, row === 2 ? 2 : 0)
      if (place >= 0) return row === 0 ? [place + 6] : [row + 3, place + 6]
    }
    return [5, 6, code >> 5, code & 31]
  })
}

/** Two words in version 3, three later; 5 fills up, and the top bit marks the last. */
function pack(fiveBits: readonly number[], version: Version): number[] {
  const words = version === 3 ? 2 : 3
  return Array.from({ length: words }, (_, index) => {
    const [a = 5, b = 5, c = 5] = fiveBits.slice(3 * index, 3 * index + 3)
    return (a << 10) | (b << 5) | c | (index === words - 1 ? 0x8000 : 0)
  })
}
