/** A trial: one run of one side of an evaluation, on one case with one seed; and what is known of it afterwards. */
import type { Awaitable } from '../../base/awaitable.ts'
import type { Seed } from '../../base/random.ts'
import type { Flow } from '../../engine/flow.ts'
import type { RunOptions } from '../../engine/session.ts'
import type { Spending } from '../../minds/meter.ts'
import type { Store } from '../../store/store.ts'

export type Values = Readonly<Record<string, unknown>>

/** Who is tried: a flow, and how its runs begin. */
export interface TrialSide {
  readonly name: string
  readonly flow: Pick<Flow, 'compiled'>
  /** what makes it another side besides its flow and its input, as JSON: chosen minds, for one */
  readonly difference?: unknown
  readonly options?: Pick<RunOptions, 'choose' | 'handlers' | 'onQuestion' | 'stepLimit' | 'society'>
}

/** Where a trial begins that is a fork: after a step of a run in the same store, with other values. */
export interface TrialFork {
  readonly run: string
  /** the step to fork after; the last one that something follows unless said */
  readonly at?: number
  /** whole values to begin with */
  readonly edit?: Values
}

/** What to run. Two plans of the same side, case, input, fork and seed are the same trial. */
export interface TrialPlan {
  readonly side: string
  readonly case: string
  readonly seed: Seed
  /** of a new run; a fork has what its parent had */
  readonly input: Values
  readonly fork?: TrialFork
}

export interface TrialError {
  readonly code: string
  readonly message: string
}

/** What became of a trial, as the evaluation's journal keeps it. */
export interface Trial {
  /** its run in the store */
  readonly run: string
  readonly side: string
  readonly case: string
  readonly seed: Seed
  /** stopped: it was not played to its end and can be continued, because the budget was spent */
  readonly status: 'finished' | 'failed' | 'stopped'
  readonly reason?: string
  readonly limit?: 'steps' | 'spending'
  readonly error?: TrialError
  readonly steps: number
  readonly spending: Spending
  /** of this process; null where several trials ran at once, or a part of it was run earlier */
  readonly cpuMs: number | null
  /** what `measure` said of it */
  readonly measured?: unknown
}

/** A run that is over, for whoever measures it. */
export interface TrialRun extends Trial {
  readonly board: Values
  readonly store: Store
}

export type Measure = (run: TrialRun) => Awaitable<unknown>
