/**
 * What evolution needs to know of a society: what can be changed, on which tasks it is tried, what counts, and what is
 * found in its runs. A society that says so can be evolved; the code that does it knows no society.
 */
import type { Awaitable } from '../base/awaitable.ts'
import type { MakeMind } from '../minds/mind.ts'
import type { Flow } from '../engine/flow.ts'
import type { Store } from '../store/store.ts'
import type { Board } from './paths.ts'
import type { Variant } from './variant.ts'

/** Something that went wrong in runs, with the steps that show it. Computed from journals, without a model. */
export interface Finding {
  /** what kind of thing: `died in the dark` */
  readonly pattern: string
  readonly society: string
  readonly runs: readonly string[]
  readonly steps: readonly FoundStep[]
  readonly count: number
  /** in points as shares of all there are, or in steps as shares of a game: what it may have cost in the mean */
  readonly cost: number
  /** whose doing it was, where that could be tested */
  readonly cause: 'ours' | 'world' | 'unknown'
  readonly says: string
}

export interface FoundStep {
  readonly run: string
  readonly step: number
  /** what happened there, quoted */
  readonly says: string
}

/** A change from the catalogue. */
export interface Change {
  readonly name: string
  readonly says: string
  /** patterns of findings that it answers; with none it is tried when nothing else is left */
  readonly answers: readonly string[]
  readonly adds: Variant
  /** it can only be tried on a variant that has this agent, certified */
  readonly needs?: string
}

/** A number that may be otherwise: one step up or down is tried in every race, as ballast. */
export interface Parameter {
  readonly usual: number
  readonly steps: readonly number[]
}

/** Something to be done again and again, each time with another seed. */
export interface EvolutionTask {
  readonly name: string
  readonly input: (seed: number) => Board
  /** the same, cut short: whether a variant works at all */
  readonly smoke?: (seed: number) => Board
}

/** What counts of a run that is over. */
export interface EvolutionScore {
  /** 0 to 1, of the most there is */
  readonly score: number
  /** counted besides, such as deaths */
  readonly counts?: Readonly<Record<string, number>>
}

export interface Evolution {
  /** what is improved, in a line */
  readonly says: string
  readonly tasks: () => Awaitable<readonly EvolutionTask[]>
  readonly score: (board: Board, task: string) => EvolutionScore
  readonly changes: readonly Change[]
  readonly params: Readonly<Record<string, Parameter>>
  readonly create: (minds: MakeMind, variant: Variant) => Flow
  /** what a run's board begins with besides the task, for the variant */
  readonly inputOf?: (variant: Variant) => Board
  /** what is found in one run; those of one pattern are put together */
  readonly find: (store: Store, run: string, board: Board) => Awaitable<readonly Finding[]>
  /** prompts that a model may change, by member */
  readonly prompts?: () => Readonly<Record<string, string>>
  /** refuses what a model proposed, with a reason */
  readonly checkVariant?: (variant: Variant) => void
}
