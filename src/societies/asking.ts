/** Asking members of a society, during a run or after it: a query goes in, the answer is computed from its board. */
import type { Flow } from '../engine/flow.ts'
import type { Board } from './paths.ts'
import { readVariant } from './variant.ts'

/** A question in anybody's words, or what a member has learned and where it failed. */
export type Inquiry = { readonly type: 'question'; readonly question: string } | { readonly type: 'reflect' }

export interface Answered {
  readonly answer: string
  /** 0 to 1; 0 when the question was not understood */
  readonly confidence: number
  readonly metadata: Readonly<Record<string, unknown>>
}

/** What a member answers, as the protocol of the society says. */
export interface MemberResponse extends Answered {
  readonly agent: string
}

export interface Asking {
  /** who can be asked */
  readonly members: readonly string[]
  /** who else, in runs whose variant has them */
  readonly mayJoin?: readonly string[]
  /** what a member is called, and what rules know how to answer: questions to choose from, at this moment */
  readonly offer?: (board: Board, member: string) => MemberOffer
  /** by member, agents that learn for it: what they write is its own, and it can be told that as well */
  readonly learners?: Readonly<Record<string, readonly string[]>>
  /** the board may be anybody's: what does not fit is read over */
  readonly ask: (board: Board, member: string, inquiry: Inquiry) => MemberResponse
}

export interface MemberOffer {
  readonly title: string
  /** such as can be asked as they stand: with places and things of this moment, where they need some */
  readonly questions: readonly string[]
}

/** Who can be asked in a run: the members, and who has joined them there. */
export function membersIn({ members, mayJoin = [] }: Asking, board: Board): readonly string[] {
  const joined = readVariant(board['variant']).agents?.map(({ name }): string => name) ?? []
  return [...members, ...mayJoin.filter((name) => joined.includes(name))]
}

/** What a member alone writes, or an agent that learns for it. */
export function ownFields(
  flow: Pick<Flow, 'compiled'>,
  member: string,
  learners: readonly string[] = [],
): readonly string[] {
  const written = [...learners, member].flatMap((agent) => flow.compiled.agents.get(agent)?.agent.writes ?? [])
  return [...new Set(written)]
}
