/** Something to do: a sentence of the story's grammar with things for its gaps, small enough to keep millions of them. */
import { sentencePatterns, spoken, type Pattern } from '../../../worlds/adventure/candidates.ts'
import { PLAIN_VERBS } from '../../../worlds/adventure/english.ts'
import type { Grammar } from '../../../worlds/adventure/grammar.ts'
import type { Vocabulary } from '../../../worlds/adventure/vocabulary.ts'
import type { Things } from './things.ts'

export interface Act {
  readonly pattern: number
  /** 0 for a gap that is not there */
  readonly first: number
  readonly second: number
  /** how the things are: what was refused of a closed thing is worth a try when it is open */
  readonly state?: number
}

export interface Acts {
  readonly patterns: readonly Pattern[]
  /** numbers of the sentences with no, one and two things */
  readonly byThings: readonly (readonly number[])[]
  command(act: Act): string
}

export function createActs(grammar: Grammar | undefined, vocabulary: Vocabulary, things: Things): Acts {
  const rank = ({ verb }: Pattern) => (PLAIN_VERBS.includes(verb) ? PLAIN_VERBS.indexOf(verb) : PLAIN_VERBS.length)
  // of several ways to do the same the plainest is found first
  const patterns = sentencePatterns(grammar, vocabulary)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST_PATTERNS)
  const numbers = patterns.map((_, number) => number)
  return {
    patterns,
    byThings: [0, 1, 2].map((count) => numbers.filter((number) => patterns[number]!.slots.length === count)),
    command: ({ pattern, first, second }) =>
      spoken(
        patterns[pattern]!,
        [first, second].filter((thing) => thing !== 0).map((thing) => things.name(thing)),
      ),
  }
}

const MOST_PATTERNS = 512
const MOST_THINGS = 4096
const MOST_STATES = 128

/** One number for an act in a room; room 0 when the room does not matter. */
export function keyOf(room: number, { pattern, first, second }: Act): number {
  return ((room * MOST_PATTERNS + pattern) * MOST_THINGS + (first % MOST_THINGS)) * MOST_THINGS + (second % MOST_THINGS)
}

/** The same, told apart by how the things are. */
export const stateKeyOf = (room: number, act: Act): number =>
  keyOf(room, act) * MOST_STATES + ((act.state ?? 0) & (MOST_STATES - 1))
