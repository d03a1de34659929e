/**
 * Input for a story: a line or a key becomes bytes in its memory, cut into words of its dictionary (Standard, section
 * 15).
 */
import { cutIntoTokens } from './dictionary.ts'
import type { Processor } from './processor.ts'
import { HEADER } from './header.ts'
import { NEWLINE } from './zscii.ts'

/** What a stopped story waits for. */
export type Pending =
  | {
      readonly kind: 'line'
      readonly text: number
      readonly parse: number
      readonly store: number
      readonly limit: number
    }
  | { readonly kind: 'key'; readonly store: number }
  /** the story continues with a 2 in this variable: it was brought back here */
  | { readonly kind: 'undone'; readonly store: number }

const isLate = (m: Processor) => m.story.version >= 5

/** How many characters fit into a buffer; what is left over from an input that was cut off takes room. */
export function roomFor(m: Processor, buffer: number): number {
  const most = m.memory.byte(buffer)
  return isLate(m) ? Math.max(most - m.memory.byte(buffer + 1), 0) : Math.max(most - 1, 0)
}

export function takeLine(m: Processor, { text, parse, store, limit }: Pending & { kind: 'line' }, line: string): void {
  const codes = toCodes(m, line).slice(0, limit)
  if (isLate(m)) {
    const before = m.memory.byte(text + 1)
    // what was there already is part of the line, and as small
    for (let at = text + 2; at < text + 2 + before; at++) m.memory.writeByte(at, lower(m, m.memory.byte(at)))
    codes.forEach((code, index) => m.memory.writeByte(text + 2 + before + index, code))
    m.memory.writeByte(text + 1, before + codes.length)
  } else {
    codes.forEach((code, index) => m.memory.writeByte(text + 1 + index, code))
    m.memory.writeByte(text + 1 + codes.length, 0)
  }
  if (parse !== 0) tokenise(m, text, parse, 0, false)
  if (store >= 0) m.write(store, NEWLINE)
}

export function takeKey(m: Processor, { store }: Pending & { kind: 'key' }, key: string): void {
  const first = Array.from(key)[0] ?? '\n'
  m.write(store, KEYS[first] ?? m.zscii.fromCharacter(first))
}

const KEYS: Readonly<Record<string, number>> = { '\r': NEWLINE, '\b': 8, '\x7f': 8, '\x1b': 27 }

const lower = (m: Processor, code: number) => m.zscii.fromCharacter(m.zscii.toText(code).toLowerCase() || ' ')

/** Only the first line counts; stories know small letters only. */
function toCodes(m: Processor, line: string): number[] {
  const [first = ''] = line.split(/[\r\n]/, 1)
  return Array.from(first.toLowerCase())
    .filter((character) => character >= ' ')
    .map((character) => m.zscii.fromCharacter(character))
}

export function tokenise(m: Processor, text: number, parse: number, dictionary: number, keepUnknown: boolean): void {
  const { memory, lookup } = m
  const book = dictionary === 0 ? memory.word(HEADER.dictionary) : dictionary
  const first = isLate(m) ? 2 : 1
  const codes = codesIn(m, text + first)
  m.charge(codes.length)
  const tokens = cutIntoTokens(codes, lookup.separators(book)).slice(0, memory.byte(parse))
  tokens.forEach(({ start, length }, index) => {
    const at = parse + 2 + 4 * index
    const word = lookup.find(book, codes.slice(start, start + length))
    if (word !== 0 || !keepUnknown) memory.writeWord(at, word)
    memory.writeByte(at + 2, length)
    memory.writeByte(at + 3, start + first)
  })
  memory.writeByte(parse + 1, tokens.length)
}

function codesIn(m: Processor, start: number): number[] {
  const codes: number[] = []
  const length = isLate(m) ? m.memory.byte(start - 1) : 255
  for (let at = start; at < start + length; at++) {
    const code = m.memory.byte(at)
    if (code === 0) break
    codes.push(code)
  }
  return codes
}

export function encodeText(m: Processor, text: number, length: number, from: number, to: number): void {
  m.charge(length)
  const codes = Array.from({ length: Math.min(length, 255) }, (_, index) => m.memory.byte(text + from + index))
  m.text.encode(codes).forEach((word, index) => m.memory.writeWord(to + 2 * index, word))
}
