/** Acts: sentences of the story's grammar with things for its gaps, small enough to keep millions of them. */
import { sentencePatterns, spoken, type Pattern } from '../candidates.ts'
import { PLAIN_VERBS } from '../english.ts'
import type { Grammar } from '../grammar.ts'
import type { Vocabulary } from '../vocabulary.ts'
import type { Things } from './things.ts'

export interface Act {
  readonly pattern: number
  /** 0 for a gap that is not there */
  readonly first: number
  readonly second: number
}

export interface Acts {
  readonly patterns: readonly Pattern[]
  /** numbers of the sentences with no, one and two things */
  readonly byThings: readonly (readonly number[])[]
  /** sentences with a gap for free text or a number, beside at most one thing */
  readonly topical: readonly Topical[]
  /** Whether all that an act speaks of is among these; what is only talked about need not be. */
  isAbout(act: Act, things: ReadonlySet<number>): boolean
  /** It is about one of many numbers. */
  isCounted(act: Act): boolean
  command(act: Act): string
}

export interface Topical {
  readonly pattern: number
  /** which gap is for the topic */
  readonly topicAt: number
  /** the thing is someone */
  readonly isSomeone: boolean
  readonly isAlone: boolean
  /** the topic can only be a number */
  readonly isNumber: boolean
}

export function createActs(grammar: Grammar | undefined, vocabulary: Vocabulary, things: Things): Acts {
  const rank = ({ verb }: Pattern) => (PLAIN_VERBS.includes(verb) ? PLAIN_VERBS.indexOf(verb) : PLAIN_VERBS.length)
  // of several ways to do the same the plainest is found first
  const plain = [...sentencePatterns(grammar, vocabulary), ...otherWays(grammar, vocabulary)]
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST_PATTERNS - MOST_TOPICAL)
  const numbers = plain.map((_, number) => number)
  const patterns = [
    ...plain,
    ...topicalPatterns(grammar)
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, MOST_TOPICAL),
  ]
  const topical = patterns.slice(plain.length).map(({ tokens, slots }, index): Topical => {
    const gaps = tokens.filter(({ kind }) => kind !== 'word')
    return {
      pattern: plain.length + index,
      topicAt: gaps.findIndex(({ kind }) => kind !== 'noun'),
      isSomeone: slots.some(({ creature }) => creature),
      isAlone: slots.length === 0,
      isNumber: tokens.some(({ kind }) => kind === 'number'),
    }
  })
  const isTopic = ({ pattern }: Act, gap: number) => topical[pattern - plain.length]?.topicAt === gap
  return {
    patterns,
    topical,
    isAbout: (act, among) => (among.has(act.first) || isTopic(act, 0)) && (among.has(act.second) || isTopic(act, 1)),
    isCounted: ({ pattern, first, second }) => {
      const about = topical[pattern - plain.length]
      return about?.isNumber === true && Number(things.name(about.topicAt === 0 ? first : second)) >= MANY_NUMBERS
    },
    byThings: [0, 1, 2].map((count) => numbers.filter((number) => patterns[number]!.slots.length === count)),
    command: ({ pattern, first, second }) =>
      spoken(
        patterns[pattern]!,
        [first, second].filter((thing) => thing !== 0).map((thing) => things.name(thing)),
      ),
  }
}

const MOST_PATTERNS = 512
const MOST_TOPICAL = 32
// a dial with so many is not set to a few figures
const MANY_NUMBERS = 11

/**
 * The same can be done by several verbs, and the plainest may be meant for some things only, which a grammar's table
 * does not tell: `look OBJ` for directions, `examine OBJ` for all. So other verbs with nothing but a thing are kept,
 * too.
 */
function otherWays(grammar: Grammar | undefined, vocabulary: Vocabulary): Pattern[] {
  // other grammars tell it
  if (vocabulary.dialect !== 'inform') return []
  const kept = sentencePatterns(grammar, vocabulary)
  const isBare = ({ tokens }: Pick<Pattern, 'tokens'>) => tokens.length === 1 && tokens[0]!.kind === 'noun'
  const bare = new Map(kept.filter(isBare).map(({ verb, line }) => [line?.action, verb]))
  const found: Pattern[] = []
  for (const { verb, lines, meta } of grammar?.verbs ?? [])
    for (const line of meta || !PLAIN_VERBS.includes(verb) ? [] : lines) {
      const isOther = isBare(line) && bare.has(line.action) && bare.get(line.action) !== verb
      if (isOther)
        found.push({
          verb,
          tokens: line.tokens,
          slots: line.tokens.filter(({ kind }) => kind === 'noun') as Pattern['slots'],
          line,
        })
    }
  return found
}

/** One for each thing that can be done with a topic. */
function topicalPatterns(grammar: Grammar | undefined): Pattern[] {
  const found = new Map<number, Pattern>()
  for (const { verb, lines, meta } of grammar?.verbs ?? [])
    for (const line of meta ? [] : lines) {
      const slots = line.tokens.filter((token) => token.kind === 'noun')
      const topics = line.tokens.filter(({ kind }) => kind === 'topic' || kind === 'number')
      // what somebody is told to do is an order and no topic
      const isOrder =
        slots.some(({ creature }) => creature) &&
        line.tokens.some((token) => token.kind === 'word' && token.words[0] === 'to')
      if (topics.length === 1 && slots.length <= 1 && !isOrder && !found.has(line.action))
        found.set(line.action, { verb, tokens: line.tokens, slots, line })
    }
  return [...found.values()]
}

const MOST_THINGS = 4096

/** One number for an act in a room; room 0 when the room does not matter. */
export function keyOf(room: number, { pattern, first, second }: Act): number {
  return ((room * MOST_PATTERNS + pattern) * MOST_THINGS + (first % MOST_THINGS)) * MOST_THINGS + (second % MOST_THINGS)
}
