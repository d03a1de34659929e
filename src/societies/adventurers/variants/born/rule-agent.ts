/** A rule agent that may join the adventurers: what it is for, what it keeps, what it advises, and what it answers. */
import type { Answered } from '../../../asking.ts'
import type { BornName } from '../../../variant.ts'
import { knowing } from '../../knowledge/knowledge.ts'
import type { Proposal } from '../../protocol.ts'
import type { Warning } from '../heard.ts'

/** What anybody who joins may know: all that the Puzzle Solver does, and what did harm. */
export const newbornKnows = knowing(
  'objects',
  'discovered',
  'changes',
  'stirred',
  'light',
  'load',
  'enemies',
  'needs',
  'people',
  'hints',
  'names',
  'unknownPhrases',
  'worth',
  'places',
  'ways',
  'tried',
  'luck',
  'answers',
  'unknownWords',
  'harmful',
  'pursuits',
  'successful',
  'failed',
  'gameState',
)
export type NewbornKnowledge = ReturnType<typeof newbornKnows.know>

/** What it keeps from turn to turn, on the board. */
export type Notes = Readonly<Record<string, unknown>>

export interface Thought {
  readonly proposals?: readonly Proposal[]
  readonly warnings?: readonly Warning[]
  /** whole, where something has changed */
  readonly notes?: Notes
  readonly says?: string
}

export interface RuleAgent {
  readonly name: BornName
  readonly title: string
  readonly responsibility: string
  readonly think: (knowledge: NewbornKnowledge, notes: Notes) => Thought
  /** what it can be asked about a game, each answered from its notes */
  readonly questions: readonly BornQuestion[]
}

export interface BornQuestion {
  readonly asks: string
  readonly wording: RegExp
  readonly answer: (notes: Notes) => Answered
}

/** A list in notes that may have come with somebody's journal. */
export function listIn<T>(notes: Notes, name: string): readonly T[] {
  const found = notes[name]
  return Array.isArray(found) ? (found as readonly T[]) : []
}

const MOST_TOLD = 8

/** An answer that lists what is kept, or says that nothing is. */
export function listing(what: string, items: readonly string[]): Answered {
  const shown = items.slice(-MOST_TOLD)
  return {
    answer: items.length === 0 ? `Nothing about ${what} yet.` : `${what}: ${shown.join('; ')}.`,
    confidence: items.length === 0 ? 0.3 : 0.9,
    metadata: { count: items.length, items: shown },
  }
}
