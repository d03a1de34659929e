/** How many: number words, `a pair of`, `several`, `a set of three`, `one of the two`, `each`, `the other`. */
import type { Token } from './tokens.ts'
import { articles, definite } from './words/grammar.ts'

/** Who is meant by a noun phrase, as its first words say. */
export interface Quantity {
  /** null: nothing is said; the noun's own number decides */
  readonly count: number | null
  /** `some` and `several` are no exact numbers */
  readonly isVague: boolean
  readonly isDefinite: boolean
  /** `each`, `every` */
  readonly isEach: boolean
  readonly isNone: boolean
  /** `another`, `two more` */
  readonly isMore: boolean
  /** `the other`, `the remaining two` */
  readonly isOther: boolean
  /** `one of the`, `two of the`: some of what was named before */
  readonly isPartOf: boolean
  /** `the first`, `the second` */
  readonly ordinal: number | null
  /** `a set of chairs`, `a pair of`: the noun is plural, its count is here */
  readonly isCollective: boolean
  readonly hasArticle: boolean
  readonly length: number
}

const ONES = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const VAGUE: ReadonlyMap<string, number> = new Map([
  ['several', 3],
  ['few', 3],
  ['some', 3],
  ['multiple', 3],
  ['various', 3],
  ['assorted', 3],
  ['numerous', 5],
  ['many', 5],
  ['lots', 5],
  ['plenty', 5],
])
/** Nouns that count what follows `of`. */
const COLLECTIVE: ReadonlyMap<string, number> = new Map([
  ['pair', 2],
  ['couple', 2],
  ['duo', 2],
  ['trio', 3],
  ['quartet', 4],
  ['dozen', 12],
  ['set', 4],
  ['sets', 4],
  ['row', 4],
  ['rows', 4],
  ['column', 4],
  ['columns', 4],
  ['group', 3],
  ['cluster', 3],
  ['stack', 3],
  ['stacks', 3],
  ['pile', 3],
  ['piles', 3],
  ['collection', 4],
  ['bunch', 4],
  ['number', 3],
  ['lot', 5],
  ['handful', 3],
  ['series', 4],
  ['assortment', 4],
  ['variety', 4],
  ['range', 4],
  ['array', 4],
  ['line', 4],
  ['arrangement', 3],
  ['display', 3],
  ['selection', 4],
  ['pairs', 4],
])
/** Nouns that say how something comes: a bar of soap is a soap. */
const UNITS_OF = new Set(
  'bar bars slice slices sheet sheets loaf loaves roll rolls bouquet bouquets bundle bit strip'.split(' '),
)
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const ROUGHLY = new Set(['about', 'approximately', 'exactly', 'only', 'just', 'roughly', 'precisely', 'nearly'])

const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])
// more than anybody means, and nothing gets lost in sums of it
const LARGEST = 1e12

/** A whole number in digits, also by thousands, or in one word. */
export function numberOf(word: string): number | null {
  if (/^\d+$/.test(word) || /^\d{1,3}(?:,\d{3})+$/.test(word))
    return Math.min(LARGEST, Number(word.replaceAll(',', '')))
  const one = ONES.indexOf(word)
  if (one >= 0) return one
  const scale = SCALES.get(word)
  if (scale !== undefined) return scale
  const [ten = '', rest] = word.split('-')
  const tens = TENS.indexOf(ten)
  if (tens < 0) return null
  const extra = rest === undefined ? 0 : ONES.indexOf(rest)
  return extra < 0 || extra > 9 ? null : (tens + 2) * 10 + extra
}

/** A number of one word or several: `forty two`, `two hundred and fifty`, `100 thousand`. */
function readNumber(
  word: (offset: number) => string,
  at: number,
): { readonly value: number; readonly words: number } | null {
  const first = numberOf(word(at))
  if (first === null) return null
  let [whole, group, words] = [0, first, 1]
  for (;;) {
    const next = word(at + words)
    const scale = SCALES.get(next)
    if (scale !== undefined) {
      group = Math.max(1, group) * scale
      if (scale > 100) [whole, group] = [whole + group, 0]
      words++
      continue
    }
    const joint = next === 'and' && SCALES.has(word(at + words - 1)) ? 1 : 0
    const more = SCALES.has(word(at + words + joint)) ? null : numberOf(word(at + words + joint))
    const isPart = more !== null && more > 0 && (isAfterScale(word, at + words) || isAfterTens(word, at + words, more))
    if (!isPart || /^\d/.test(word(at + words + joint))) break
    group += more
    words += joint + 1
  }
  return { value: Math.min(LARGEST, whole + group), words }
}

const isAfterScale = (word: (offset: number) => string, at: number): boolean => SCALES.has(word(at - 1))
const isAfterTens = (word: (offset: number) => string, at: number, more: number): boolean =>
  TENS.includes(word(at - 1)) && more < 10

const nothing: Quantity = {
  count: null,
  isVague: false,
  isDefinite: false,
  isEach: false,
  isNone: false,
  isMore: false,
  isOther: false,
  isPartOf: false,
  ordinal: null,
  isCollective: false,
  hasArticle: false,
  length: 0,
}

/** What stands before the adjectives of a noun. */
export function readQuantity(tokens: readonly Token[], start: number): Quantity {
  const found: { -readonly [Key in keyof Quantity]: Quantity[Key] } = { ...nothing }
  const word = (offset: number): string => {
    const token = tokens[start + offset]
    return token === undefined || token.isMark ? '' : token.word
  }
  let at = 0
  for (let step = 0; step < 12; step++) {
    const current = word(at)
    const next = word(at + 1)
    const collective = COLLECTIVE.get(current)
    const read = readNumber(word, at)
    const number = read?.value ?? null
    const behind = word(at + (read?.words ?? 1))
    if (current === '') break
    if (tokens[start + at]!.isPossessive) break
    if (current === 'at' && (next === 'least' || next === 'most')) at += 2
    else if (current === 'up' && next === 'to') at += 2
    else if (current === 'half' && next === 'a' && word(at + 2) === 'dozen') {
      found.count = 6
      at += 3
    } else if (ROUGHLY.has(current)) at++
    else if (current === 'no') {
      found.isNone = true
      at++
    } else if (current === 'each' || current === 'every') {
      found.isEach = true
      at++
      if (current === 'each' && next === 'of') at++
    } else if (current === 'both' || current === 'all') {
      found.isDefinite = true
      if (current === 'both') found.count = 2
      at++
      if (next === 'of') at++
    } else if (current === 'another') {
      found.isMore = true
      found.count ??= 1
      at++
    } else if ((current === 'more' || current === 'additional' || current === 'extra') && found.count !== null) {
      found.isMore = true
      at++
    } else if (current === 'other' || current === 'remaining') {
      found.isOther = true
      at++
    } else if (current === 'rest' && next === 'of') {
      found.isOther = true
      at += 2
    } else if (number !== null && !UNITS.has(behind)) {
      if (found.isCollective && found.count === null) found.count = number
      else found.count = found.isCollective || behind === 'dozen' ? (found.count ?? number) : number
      if (behind === 'dozen') {
        found.count = number * 12
        at++
      }
      found.isVague = false
      at += read!.words
      if (word(at) === 'of' && (definite.has(word(at + 1)) || word(at + 1) === 'which' || word(at + 1) === 'them')) {
        found.isPartOf = true
        at += word(at + 1) === 'which' || word(at + 1) === 'them' ? 2 : 1
      }
    } else if (UNITS_OF.has(current) && next === 'of') {
      found.count ??= 1
      found.isCollective = true
      at += 2
    } else if (collective !== undefined && (word(at + 1) === 'of' || current === 'dozen')) {
      const told = found.count !== null && found.count > 1 ? found.count : null
      found.isCollective = true
      const size = numberOf(word(at + 2))
      const isRows = told !== null && /^(?:rows|columns|lines|stacks|piles|pairs|sets)$/.test(current)
      found.count =
        (isRows && size !== null ? told * size : size) ??
        (/^(?:pairs|rows|columns)$/.test(current) ? (told ?? 2) * (collective / 2) : collective)
      found.isVague = size === null && !['pair', 'couple', 'duo', 'trio', 'quartet', 'dozen', 'pairs'].includes(current)
      at += word(at + 1) === 'of' ? (size === null ? 2 : 3) : 1
    } else if (VAGUE.has(current)) {
      found.count = VAGUE.get(current)!
      found.isVague = true
      at++
      if (next === 'of') at++
    } else if (ORDINALS.includes(current) && at > 0) {
      found.ordinal = ORDINALS.indexOf(current) + 1
      at++
    } else if (articles.has(current)) {
      if (found.hasArticle && !found.isPartOf && !found.isCollective && !found.isEach) {
        if (!found.isDefinite) break
      }
      found.hasArticle = true
      if (definite.has(current)) found.isDefinite = true
      else if (current === 'a' || current === 'an') found.count ??= found.isEach ? null : 1
      at++
    } else break
  }
  found.length = at
  return found
}

const UNITS = new Set([
  'm',
  'metre',
  'metres',
  'meter',
  'meters',
  'feet',
  'foot',
  'ft',
  'square',
  'cm',
  'x',
  'by',
  'inch',
  'inches',
])

const COUNTING = new Set([...VAGUE.keys(), ...COLLECTIVE.keys(), ...UNITS_OF, ...ORDINALS, ...ROUGHLY, ...UNITS])
const ALONE = new Set('each every both all another other remaining rest half least most dozen'.split(' '))

/** Whether a word counts or measures something. */
export const isQuantityWord = (word: string): boolean =>
  numberOf(word) !== null || COUNTING.has(word) || ALONE.has(word) || /^\d/.test(word)
