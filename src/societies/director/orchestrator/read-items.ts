/** A sentence as pieces: noun phrases, prepositions, and the few verbs that matter. */
import { attributesOf } from './attributes-of.ts'
import { findHead, isFiller } from './head.ts'
import type { Nouns } from './nouns.ts'
import { numberOf, readQuantity, type Quantity } from './numbers.ts'
import type { Item, Phrase, Region } from './phrase.ts'
import { pairs, singularOf } from './singular.ts'
import type { Token } from './tokens.ts'
import { adjectives, meaningOf, shades } from './words/attributes.ts'
import {
  articles,
  beingVerbs,
  denials,
  hangingVerbs,
  havingVerbs,
  fillers,
  lightWords,
  linkingWords,
  pronouns,
  surfaces,
} from './words/grammar.ts'
import { placeAt } from './words/places.ts'

// nobody says more of one thing
const MOST_PHRASE_WORDS = 40
// before a noun they say which one: the opposite wall
const ATTRIBUTIVE = new Set([
  'opposite',
  'adjacent',
  'adjoining',
  'left',
  'right',
  'near',
  'nearby',
  'overhead',
  'inside',
  'outside',
])
const isAttributive = (words: readonly string[], at: number): boolean =>
  ATTRIBUTIVE.has(words[at]!) && !articles.has(words[at + 1] ?? '')
const ANDS = new Set(['and', 'or', 'plus', 'but', '&', 'nor'])
const PREPOSITIONS = new Set([
  'of',
  'for',
  'with',
  'to',
  'as',
  'than',
  'via',
  'without',
  'except',
  'besides',
  'despite',
])
const MADE = new Set([
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
const DOUBLE =
  /^(?:display|support|face|hold|surround|carry|set|place|rest|stand|light|cover|frame|house|store|show|host|look|open|line|top|fill|anchor|crown|grace|flank|feature|lie|sit|hang)(?:s|ing)?$/

/** Reads one sentence. */
export function readItems(tokens: readonly Token[], nouns: Nouns): Item[] {
  const words = tokens.map(({ word, isMark }) => (isMark ? '' : word))
  const items: Item[] = []
  let at = 0
  while (at < tokens.length) {
    // a sofa and a table: the beginning of a sentence about both
    const isCoordinated =
      items.at(-1)?.type === 'and' && items.every(({ type }) => ['thing', 'and', 'comma'].includes(type))
    const read = readNext(tokens, words, at, items.at(-1), isCoordinated, nouns)
    if (read.item !== null) items.push(read.item)
    at += Math.max(1, read.length)
  }
  return items
}

interface Read {
  readonly item: Item | null
  readonly length: number
}

function readNext(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  last: Item | undefined,
  isCoordinated: boolean,
  nouns: Nouns,
): Read {
  const token = tokens[at]!
  const word = token.word
  const next = words[at + 1] ?? ''
  if (token.isMark) return { item: word === ',' ? { type: 'comma' } : null, length: 1 }
  const simple = readSmallWord(words, at, last)
  if (simple !== null) return simple
  const isAfterNoun =
    last !== undefined &&
    (['thing', 'part', 'pronoun', 'which', 'room', 'other'].includes(last.type) ||
      (last.type === 'place' && last.place.mayEnd) ||
      (last.type === 'and' && (startsNounPhrase(next) || (/[^s]s$/.test(word) && isPlaceAt(words, at + 1)))) ||
      ((last.type === 'comma' || last.type === 'and') && word.endsWith('ing') && startsNounPhrase(next)))
  if (!DOUBLE.test(word) || isAfterNoun) {
    const place = placeAt(words, at, (after) => startsPhrase(words, after))
    if (place !== null) {
      const isHanging = last?.type === 'be' && last.isHanging
      return { item: { type: 'place', place, isHanging }, length: place.length }
    }
  }
  if (MADE.has(word) && isAfterVerbOrNoun(last)) {
    const skipped = ['of', 'from', 'in', 'out', 'with'].includes(next) ? (next === 'out' ? 3 : 2) : 1
    return { item: { type: 'made' }, length: skipped }
  }
  if (beingVerbs.has(word) && (!DOUBLE.test(word) || isAfterNoun) && !isModifier(words, at, last, nouns))
    return { item: { type: 'be', word, isHanging: hangingVerbs.has(word) }, length: 1 }
  if (havingVerbs.has(word) && (!DOUBLE.test(word) || isAfterNoun || last === undefined))
    return { item: { type: 'have' }, length: 1 }
  if (word === 'to') return { item: { type: 'for' }, length: 1 }
  // right behind a noun phrase, without a joint, only a verb can come
  const isBehindPhrase = last !== undefined && ['thing', 'part', 'room', 'which'].includes(last.type)
  if (isBehindPhrase && /(?:[^s]s|ed|ing)$/.test(word) && !isDescribing(word))
    return { item: { type: 'be', word, isHanging: false }, length: 1 }
  if (fillers.has(word) && !nouns.isKnown(word)) return { item: null, length: 1 }
  // directly, neatly
  if (word.endsWith('ly') && !nouns.isNoun(word)) return { item: null, length: 1 }
  return readPhrase(tokens, words, at, isCoordinated, nouns)
}

/** Behind a noun, only a verb comes before `a` or a number. */
const startsNounPhrase = (word: string): boolean => articles.has(word) || numberOf(word) !== null

const isPlaceAt = (words: readonly string[], at: number): boolean =>
  placeAt(words, at, (after) => startsPhrase(words, after)) !== null

const isAfterVerbOrNoun = (last: Item | undefined): boolean => last !== undefined && last.type !== 'place'

/** `a hanging lamp`: a participle before its noun, behind an article or at the beginning. */
function isModifier(words: readonly string[], at: number, last: Item | undefined, nouns: Nouns): boolean {
  if (!adjectives.has(words[at]!)) return false
  if (last !== undefined && ['thing', 'part', 'pronoun', 'be', 'which'].includes(last.type)) return false
  const next = words[at + 1] ?? ''
  return next !== '' && nouns.isNoun(singularOf(next, (word) => nouns.isNoun(word)))
}

function readSmallWord(words: readonly string[], at: number, last: Item | undefined): Read | null {
  const word = words[at]!
  const next = words[at + 1] ?? ''
  const is = (text: string): boolean => text.split(' ').every((part, offset) => words[at + offset] === part)
  if (is('as well as') || is('along with') || is('together with')) {
    return { item: { type: 'and' }, length: word === 'as' ? 3 : 2 }
  }
  if (/^(?:equipped|furnished|provided|complete)$/.test(word) && next === 'with')
    return { item: { type: 'with' }, length: 2 }
  if (is('in addition to') || is('such as')) return { item: { type: 'comma' }, length: word === 'in' ? 3 : 2 }
  if (is('each other') || is('one another')) return { item: { type: 'mutual' }, length: 2 }
  if (is('side by side')) return { item: { type: 'mutual' }, length: 3 }
  if (is('as if') || is('so that')) return { item: { type: 'comma' }, length: 2 }
  if (ANDS.has(word)) return { item: { type: 'and' }, length: 1 }
  if (word === 'there' || word === "there's") return { item: { type: 'there' }, length: 1 }
  if (word === 'while' || word === 'whereas' || word === 'where') return { item: { type: 'comma' }, length: 1 }
  if (word === 'that' && last !== undefined && ['thing', 'part', 'room'].includes(last.type))
    return { item: { type: 'which' }, length: 1 }
  if (linkingWords.has(word) && word !== 'as') return { item: { type: 'which' }, length: 1 }
  if (word === 'without') return { item: { type: 'deny' }, length: 1 }
  if (word !== 'no' && denials.has(word)) return { item: { type: 'deny' }, length: 1 }
  if (word === 'with') return { item: { type: 'with' }, length: 1 }
  if (word === 'of') return { item: { type: 'of' }, length: 1 }
  if (word === 'for' || word === 'as' || word === 'like') return { item: { type: 'for' }, length: 1 }
  if (pronouns.has(word) && !(articles.has(word) && startsNoun(next)))
    return { item: { type: 'pronoun', quantity: readQuantity([], 0), attributes: { words: [] }, word }, length: 1 }
  return null
}

const startsNoun = (word: string): boolean => word !== '' && !beingVerbs.has(word) && !ANDS.has(word)

/** Whether what a preposition is about can begin here. */
function startsPhrase(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (word === '' || ANDS.has(word) || word === 'with' || word === 'there' || word === 'while') return false
  if (beingVerbs.has(word) && !adjectives.has(word)) return false
  if (havingVerbs.has(word)) return false
  return placeAt(words, at, () => true) === null || adjectives.has(word)
}

/** A noun phrase, or the adjectives of a sentence without a noun. */
function readPhrase(
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

/** Which part of a thing is meant: the desk surface, the bed's foot; `it` where only the part is named: the tabletop. */
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

const isDescribing = (word: string): boolean => meaningOf(word) !== null || adjectives.has(word) || shades.has(word)

const lengthUntil = (tokens: readonly Token[], from: number, token: Token): number =>
  tokens.indexOf(token, from) + 1 - from

/** Names with a preposition in them: a chest of drawers. */
function endOfName(words: readonly string[], end: number, nouns: Nouns): number {
  if (words[end] !== 'of' || end === 0) return end
  const [before, after] = [words[end - 1]!, words[end + 1] ?? '']
  const isName = [before, singularOf(before, (word) => nouns.isNoun(word))].some((word) =>
    nouns.isKnown(`${word} of ${after}`),
  )
  return isName ? end + 2 : end
}

/** Where the words of a noun phrase end. */
function endOfPhrase(
  tokens: readonly Token[],
  words: readonly string[],
  start: number,
  quantity: Quantity,
  isCoordinated: boolean,
  nouns: Nouns,
): number {
  const wantsPlural = quantity.count !== null && quantity.count > 1
  const isWord = (word: string): boolean => nouns.isNoun(word)
  let at = start
  while (at < tokens.length && at - start < MOST_PHRASE_WORDS) {
    const word = words[at]!
    const before = at > start ? words[at - 1]! : ''
    const hasNoun = before !== '' && !isDescribing(before) && nouns.isNoun(singularOf(before, isWord))
    if (word === '' || ANDS.has(word)) {
      // a large, grey sofa; a black and white rug
      const next = words[at + 1] ?? ''
      if (at > start && !hasNoun && isDescribing(before) && isDescribing(next) && !isEndOfList(tokens, words, at + 1))
        at++
      else break
    } else if (at > start && (articles.has(word) || pronouns.has(word))) break
    else if (PREPOSITIONS.has(word) || linkingWords.has(word) || word === 'there' || word === 'not') break
    else if (words[at] === 'side' && words[at + 1] === 'by' && words[at + 2] === 'side') break
    else if ((word === 'along' || word === 'together') && words[at + 1] === 'with') break
    else if (hasNoun && isPredicate(words, at, nouns)) break
    else if (at > start && isAgreeing(words, at, quantity, isCoordinated, nouns)) break
    else if (hasNoun && isVerbBehind(word, before, words[at + 1] ?? '', wantsPlural, nouns)) break
    else if (at === start && beingVerbs.has(word) && !adjectives.has(word) && !DOUBLE.test(word)) break
    else if (hasNoun && isUnknownVerb(words, at, quantity, nouns)) break
    else if (
      (at > start || quantity.length === 0 || !isAttributive(words, at)) &&
      startsPlace(words, at, hasNoun || (at === start && quantity.length === 0))
    )
      break
    else if (lightWords.has(before) && word.endsWith('s')) break
    at++
  }
  return Math.max(at, start)
}

/** `one red and the other blue`: an adjective that ends a list of its own is no part of a noun phrase. */
function isEndOfList(tokens: readonly Token[], words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? ''
  return at + 1 >= tokens.length || next === ''
}

function startsPlace(words: readonly string[], at: number, isVerbPlace: boolean): boolean {
  const word = words[at]!
  if (DOUBLE.test(word) && !isVerbPlace) return false
  if (adjectives.has(word) && !['left', 'right', 'front', 'back', 'adjacent', 'adjoining'].includes(word)) return false
  return placeAt(words, at, (after) => startsPhrase(words, after)) !== null
}

/** `the bed white`, `the floor oak`, `the bed 90 degrees`: behind its noun, what it is to become. */
function isPredicate(words: readonly string[], at: number, nouns: Nouns): boolean {
  const [before, word, next] = [words[at - 1]!, words[at]!, words[at + 1] ?? '']
  if (/^\d/.test(word) || numberOf(word) !== null || COMPARATIVE.test(word)) return true
  if (shades.has(word) && meaningOf(next)?.slot === 'color') return true
  const meaning = meaningOf(word)
  if (meaning === null || (next !== '' && !ANDS.has(next)) || nouns.isKnown(`${before} ${word}`)) return false
  return meaning.slot !== 'material' || !nouns.isKnown(word)
}

const COMPARATIVE = /^(?:bigger|larger|smaller|taller|longer|wider|lower|shorter|darker|lighter|brighter)$/

/** `a cat sleeps on`, `a chair pushed under`: what stands between a noun and a preposition, and cannot be a noun here. */
function isUnknownVerb(words: readonly string[], at: number, { count, isDefinite }: Quantity, nouns: Nouns): boolean {
  const word = words[at]!
  const isForm = /(?:[^s]s|ed|ing)$/.test(word)
  if (
    !word.endsWith('s') &&
    isForm &&
    nouns.isKnown(words[at - 1]!) &&
    !nouns.isKnown(`${words[at - 1]} ${word}`) &&
    !nouns.isKnown(word)
  )
    return true
  if (!isForm || !nouns.isThing(singularOf(words[at - 1]!, (form) => nouns.isNoun(form)))) return false
  if (nouns.isKnown(`${words[at - 1]} ${singularOf(word, (form) => nouns.isNoun(form))}`)) return false
  // after `a`, a plural is none
  const isSingular = count === 1 || isDefinite
  const isFollowed =
    startsNounPhrase(words[at + 1] ?? '') || placeAt(words, at + 1, (after) => startsPhrase(words, after)) !== null
  return word.endsWith('s') ? isSingular && (isFollowed || count === 1) : isFollowed && !nouns.isKnown(word)
}

/** A fern stands near: after `a`, no plural follows; two things joined by and stand near. */
function isAgreeing(
  words: readonly string[],
  at: number,
  quantity: Quantity,
  isCoordinated: boolean,
  nouns: Nouns,
): boolean {
  const word = words[at]!
  if (!beingVerbs.has(word) && placeAt(words, at, () => true)?.isVerb !== true) return false
  const next = words[at + 1] ?? ''
  const isFollowed =
    fillers.has(next) || placeAt(words, at + 1, (after) => startsPhrase(words, after)) !== null || next === 'side'
  if (word === 'set') return isFollowed && !nouns.isKnown(`${words[at - 1]} set`)
  if (word.endsWith('s'))
    return (
      quantity.count === 1 ||
      (quantity.isDefinite && isFollowed && !nouns.isKnown(`${words[at - 1]} ${word.slice(0, -1)}`))
    )
  return isCoordinated && isFollowed && DOUBLE.test(word)
}

/** Behind a noun, a verb that agrees with it: a lamp stands, two lamps stand; but two lamp stands. */
function isVerbBehind(word: string, noun: string, next: string, wantsPlural: boolean, nouns: Nouns): boolean {
  if (MADE.has(word)) return /^(?:|of|in|from|with|by|out)$/.test(next)
  if (!beingVerbs.has(word) && !havingVerbs.has(word)) return false
  if (!DOUBLE.test(word)) return true
  const isPluralNoun = singularOf(noun, (form) => nouns.isNoun(form)) !== noun
  if (isPluralNoun || pairs.has(noun) || startsNounPhrase(next)) return true
  if (nouns.isKnown(`${noun} ${singularOf(word, (form) => nouns.isNoun(form))}`)) return false
  return word.endsWith('s') && !wantsPlural
}
