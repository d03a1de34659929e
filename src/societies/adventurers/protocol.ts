/** The protocol of the four members: a query goes out, responses with a confidence come back. */
import type { BornName } from '../variant.ts'

export const specialists = ['navigator', 'puzzle', 'memory'] as const
export type Specialist = (typeof specialists)[number]
export type Member = Specialist | 'strategy'

/** What it is about, the goal and the steps without progress are on the board beside it. */
export interface Query {
  readonly type: 'question' | 'update' | 'reflect'
  readonly question: string
}

/** One member asked another, and what it was told; the last one of each who asks is on the board. */
export interface Exchange {
  readonly step: number
  readonly to: Member
  readonly query: Query
  readonly response: Pick<Response, 'answer' | 'confidence' | 'metadata'>
}

/** Something worth doing: what, where, what it may bring and how likely that is. */
export interface Proposal {
  readonly command: string
  /** the location it is to be done at; the way there is the Navigator's business */
  readonly at: string
  /** in points, as a guess */
  readonly gain: number
  /** 0 to 1 */
  readonly probability: number
  readonly reason: string
  /** what experience with it counts for; its verb, unless told */
  readonly lesson?: string
  /** a model's own word: its probability is no more than its confidence, and is weighed by its member's standing */
  readonly isSaid?: boolean
  /** must be done now, before any weighing: a question of the game, darkness, a fight */
  readonly urgent?: boolean
}

export interface Response {
  readonly agent: Member | BornName
  readonly answer: string
  /** 0 to 1; 0 when the mind failed */
  readonly confidence: number
  readonly metadata: Readonly<Record<string, unknown>>
  readonly proposals: readonly Proposal[]
  readonly error?: string
}
