/** Inform's grammar tables in their three versions: tokens of one byte, of three bytes, of two bytes. */
import { HEADER } from '../zmachine/header.ts'
import type { Token } from './grammar.ts'
import { byteAt, type Layout, type RawLine, type UnreadLine, wordAt } from './grammar-layout.ts'
import type { StoryTables, Vocabulary } from './vocabulary.ts'

type TokenAt = (type: number, data: number) => Token | undefined

export function informLayouts({ story }: StoryTables, vocabulary: Vocabulary): readonly Layout[] {
  const { bytes } = story
  const byAddress = new Map(vocabulary.words.map(({ address, word }) => [address, word]))
  const listed = prepositionList(bytes, byAddress)
  const numbered = prepositionsByNumber(vocabulary)
  const byAddressToken = tokenReader((data) => byAddress.get(data))
  const byPlaceToken = tokenReader((data) => listed[data])
  return [
    { name: 'inform-2', readLine: (at) => readSecond(bytes, at, byAddressToken) },
    { name: 'inform-3', readLine: (at) => readThird(bytes, at, byPlaceToken) },
    { name: 'inform-1', readLine: (at) => readFirst(bytes, at, numbered) },
  ]
}

const noun = (traits: { held?: boolean; many?: boolean; creature?: boolean; attribute?: number } = {}): Token => ({
  kind: 'noun',
  held: false,
  many: false,
  creature: false,
  ...traits,
})

/** noun, held, multi, multiheld, multiexcept, multiinside, creature, special, number, topic */
const ELEMENTARY: readonly Token[] = [
  noun(),
  noun({ held: true }),
  noun({ many: true }),
  noun({ held: true, many: true }),
  noun({ held: true, many: true }),
  noun({ many: true }),
  noun({ creature: true }),
  { kind: 'topic' },
  { kind: 'number' },
  { kind: 'topic' },
]

const END_OF_LINE = 15
const ACTION = 0x3ff
const REVERSED = 0x400
const MOST_TOKENS = 31
const IS_ALTERNATIVE = 0x10

/** Types of versions 2 and 3: elementary, word, noun=Routine, attribute, scope=Routine, Routine. */
function tokenReader(wordOf: (data: number) => string | undefined): TokenAt {
  return (type, data) => {
    if ((type & 0x0f) === 2) {
      const word = wordOf(data)
      return (type & 0xc0) === 0x40 && word !== undefined ? { kind: 'word', words: [word] } : undefined
    }
    if (type === 0x01) return ELEMENTARY[data]
    if (type === 0x04) return data < 48 ? noun({ attribute: data }) : undefined
    if (type === 0x83 || type === 0x85) return noun()
    return type === 0x86 ? { kind: 'topic' } : undefined
  }
}

function readSecond(bytes: Uint8Array, at: number, tokenAt: TokenAt): RawLine | UnreadLine | undefined {
  const tokens: Token[] = []
  let isRead = true
  for (let place = at + 2, left = MOST_TOKENS; left >= 0; place += 3, left--) {
    const type = byteAt(bytes, place)
    if (type === END_OF_LINE) return isRead ? asLine(wordAt(bytes, at), tokens, place + 1) : { end: place + 1 }
    const token = tokenAt(type, wordAt(bytes, place + 1))
    if (token) add(tokens, token, type)
    else isRead = false
  }
  return undefined
}

function readThird(bytes: Uint8Array, at: number, tokenAt: TokenAt): RawLine | UnreadLine {
  const tokens: Token[] = []
  const head = wordAt(bytes, at)
  const end = at + 2 + 2 * (head >> 11)
  for (let place = at + 2; place < end; place += 2) {
    const type = byteAt(bytes, place)
    const token = tokenAt(type, byteAt(bytes, place + 1))
    if (!token) return { end }
    add(tokens, token, type)
  }
  return asLine(head, tokens, end)
}

const asLine = (head: number, tokens: readonly Token[], end: number): RawLine => {
  return { tokens, action: head & ACTION, reversed: (head & REVERSED) !== 0, end }
}

/** `in / into`: an alternative joins the word before it. */
function add(tokens: Token[], token: Token, type: number): void {
  const before = tokens.at(-1)
  if (token.kind === 'word' && before?.kind === 'word' && (type & IS_ALTERNATIVE) !== 0) {
    tokens[tokens.length - 1] = { kind: 'word', words: [...before.words, ...token.words] }
  } else tokens.push(token)
}

const FIRST_WORD = 180
const PLACES = 6

/** Version 1: how many tokens are no words, six tokens, the action. Zero is a noun, and also what fills the rest. */
function readFirst(
  bytes: Uint8Array,
  at: number,
  numbered: ReadonlyMap<number, readonly string[]>,
): RawLine | UnreadLine {
  const end = at + 1 + PLACES + 1
  let left = byteAt(bytes, at)
  if (left > PLACES) return { end }
  const tokens: Token[] = []
  for (let place = 1; place <= PLACES; place++) {
    const type = byteAt(bytes, at + place)
    if (type < FIRST_WORD && left === 0) {
      if (type !== 0) return { end }
      continue
    }
    if (type < FIRST_WORD) left--
    const token = firstToken(type, numbered)
    if (!token) return { end }
    tokens.push(token)
  }
  return left === 0 ? { tokens, action: byteAt(bytes, at + 1 + PLACES), reversed: false, end } : { end }
}

function firstToken(type: number, numbered: ReadonlyMap<number, readonly string[]>): Token | undefined {
  if (type >= FIRST_WORD) {
    const words = numbered.get(type)
    return words && { kind: 'word', words }
  }
  if (type < 9) return ELEMENTARY[type]
  // noun=Routine, Routine, scope=Routine, attribute
  if (type >= 16 && type < 48) return noun()
  if (type >= 48 && type < 80) return { kind: 'topic' }
  if (type >= 80 && type < 112) return noun()
  return type >= 128 && type < 176 ? noun({ attribute: type - 128 }) : undefined
}

function prepositionsByNumber(vocabulary: Vocabulary): ReadonlyMap<number, readonly string[]> {
  const words = new Map<number, string[]>()
  for (const { word, prepositionNumber } of vocabulary.words) {
    if (prepositionNumber) words.set(prepositionNumber, [...(words.get(prepositionNumber) ?? []), word])
  }
  return words
}

const MOST_PREPOSITIONS = 255

/** Version 3 lists the addresses of its prepositions right before the dictionary, with their number in front. */
function prepositionList(bytes: Uint8Array, byAddress: ReadonlyMap<number, string>): readonly string[] {
  const end = wordAt(bytes, HEADER.dictionary)
  const words: string[] = []
  for (let count = 1; count <= MOST_PREPOSITIONS; count++) {
    const word = byAddress.get(wordAt(bytes, end - 2 * count))
    if (word === undefined) return []
    words.unshift(word)
    if (wordAt(bytes, end - 2 * count - 2) === count) return words
  }
  return []
}
