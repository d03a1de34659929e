/** A noun phrase: its quantity, its adjectives and its head, as a piece of a sentence. */
import { attributesOf } from './attributes-of.ts'
import { endOfName, endOfPhrase } from './end-of-phrase.ts'
import { findHead, isFiller } from './head.ts'
import type { Nouns } from './nouns.ts'
import { readQuantity, type Quantity } from './numbers.ts'
import type { Item, Phrase, Region } from './phrase.ts'
import type { Token } from './tokens.ts'
import { ANDS, isDescribing } from './word-order.ts'
import { surfaces } from './words/grammar.ts'

export interface Read {
  readonly item: Item | null
  readonly length: number
}

/** A noun phrase, or the adjectives of a sentence without a noun. */
export function readPhrase(
  tokens: readonly Token[],
  words: readonly string[],
  start: number,
  isCoordinated: boolean,
  nouns: Nouns,
): Read {
  const quantity = readQuantity(tokens, start)
  const first = start + quantity.length
  const end = endOfName(words, endOfPhrase(tokens, words, first, quantity, isCoordinated, nouns), nouns)
  const all = tokens.slice(first, end).filter(({ isMark, word }) => !isMark && !ANDS.has(word))
  const region = regionOf(all, nouns)
  if (region === 'it')
    return {
      item: { type: 'pronoun', quantity: readQuantity([], 0), attributes: { words: [] }, word: 'it' },
      length: end - start,
    }
  const inside = region === null ? all : all.slice(0, -1).map((token) => ({ ...token, isPossessive: false }))
  const isCounted = quantity.count !== null || quantity.hasArticle || quantity.isEach
  const head = findHead(inside, isCounted, nouns)
  if (head === null) {
    const attributes = attributesOf(inside.map(({ word }) => word).filter((word) => !isFiller(word)))
    if (quantity.length > 0 && isPronoun(quantity))
      return { item: { type: 'pronoun', quantity, attributes, word: 'one' }, length: Math.max(1, end - start) }
    if (inside.length === 0) return { item: null, length: Math.max(1, quantity.length) }
    if (!inside.some(({ word }) => isDescribing(word))) {
      return { item: { type: 'unknown', word: inside[0]!.word }, length: Math.max(1, first - start + 1) }
    }
    return { item: { type: 'adjectives', attributes }, length: end - start }
  }
  const before = inside.slice(0, head.start).map(({ word }) => word)
  const phrase: Phrase = {
    name: head.name,
    isPlural: head.isPlural,
    quantity,
    attributes: attributesOf(withFillers(before)),
    words: inside.slice(0, head.end).map(({ word }) => word),
    ...(region === null ? {} : { region }),
  }
  // words behind the head are read again, as what follows
  const length = region === null ? lengthUntil(tokens, first, inside[head.end - 1]!) + first - start : end - start
  if (head.head.kind === 'room') return { item: { type: 'room', phrase, kind: head.head.room }, length }
  if (head.head.kind === 'part') return { item: { type: 'part', phrase, part: head.head.part }, length }
  if (head.head.kind === 'other') return { item: { type: 'other', phrase, isPiece: head.isPiece }, length }
  return { item: { type: 'thing', phrase }, length }
}

/** `king size` is one word of two. */
function withFillers(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    if (!isFiller(word)) joined.push(word)
    else if (joined.length > 0) joined.push(`${joined.pop()}-${word}`)
  }
  return joined
}

/** Which part of a thing is meant: the desk surface, the bed's foot; `it` where only the part is named. */
function regionOf(tokens: readonly Token[], nouns: Nouns): Region | 'it' | null {
  const last = tokens.at(-1)?.word ?? ''
  const before = tokens.at(-2)
  if (before === undefined) return /^(?:tabletop|countertop|worktop|desktop)$/.test(last) ? 'it' : null
  if (
    /^(?:shelf|drawer|shelves)$/.test(last) &&
    tokens.length === 2 &&
    /^(?:middle|top|bottom|upper|lower)$/.test(before.word)
  )
    return 'it'
  const region = surfaces.has(last) ? 'top' : (REGIONS.get(last) ?? null)
  if (region === null || (region !== 'top' && !before.isPossessive)) return null
  if (nouns.isKnown(`${before.word} ${last}`)) return null
  return isDescribing(before.word) || !nouns.mayBeThing(before.word) ? null : region
}

const REGIONS: ReadonlyMap<string, Region> = new Map([
  ['foot', 'foot'],
  ['center', 'centre'],
  ['centre', 'centre'],
  ['middle', 'centre'],
  ['left', 'left'],
  ['right', 'right'],
  ['side', 'side'],
  ['back', 'back'],
  ['front', 'front'],
])

const isPronoun = ({ count, isEach, isOther, isPartOf, isDefinite }: Quantity): boolean =>
  isEach || isOther || isPartOf || (count !== null && (count > 0 || isDefinite))

const lengthUntil = (tokens: readonly Token[], from: number, token: Token): number =>
  tokens.indexOf(token, from) + 1 - from
