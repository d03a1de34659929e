/** What an evaluation is made of: a society, cases, scorers, seeds and a baseline. Typed by the society's board. */
import type { Awaitable } from '../base/awaitable.ts'
import type { Seed } from '../base/random.ts'
import type { Fields, View } from '../board/field.ts'
import type { Input } from '../board/input.ts'
import type { ChosenMinds } from '../define/chosen-mind.ts'
import type { Flow } from '../engine/flow.ts'
import type { RunOptions } from '../engine/session.ts'
import type { Spending } from '../minds/meter.ts'
import type { MakeMind } from '../minds/mind.ts'
import type { GivenModel } from '../models/named-model.ts'
import type { Price } from '../models/prices.ts'
import type { Society } from '../societies/society.ts'
import type { Store } from '../store/store.ts'
import type { Progress, Resuming } from './trials/run-trials.ts'

/** A flow, a function that makes it of minds that keep the evaluation's budget, or what `society()` gave. */
export type Evaluated<F extends Fields> = Flow<F> | ((minds: MakeMind) => Flow<F>) | Society

/** How the runs of one side are run. */
export interface SideOptions<F extends Fields> {
  /** who thinks for whom */
  readonly choose?: ChosenMinds
  /** over the input of every case; of a described society also its options */
  readonly input?: Partial<Input<F>>
  readonly handlers?: RunOptions['handlers']
  /** answers questions; without it a run that asks one has failed */
  readonly onQuestion?: RunOptions['onQuestion']
  readonly stepLimit?: number
}

/** The other side: another society, or the same one with other minds, input or limits. */
export interface Baseline<F extends Fields> extends SideOptions<F> {
  /** what reports call it */
  readonly name?: string
  readonly society?: Evaluated<F>
}

/** A new run for each seed, or a fork of a run that is there. */
export type EvaluationCase<I = unknown, E = unknown> = CaseHead<E> & (NewCase<I> | ForkedCase<I>)

interface CaseHead<E> {
  readonly name: string
  /** for scorers: what should come out */
  readonly expected?: E
  readonly tags?: readonly string[]
}

interface NewCase<I> {
  /** what the board starts with, the same for every seed or made of it */
  readonly input: I | ((seed: Seed) => I)
  readonly fork?: undefined
}

/** It begins where a run of the store was: a bad moment of yesterday, tried again. */
interface ForkedCase<I> {
  readonly fork: {
    readonly run: string
    /** the step to fork after; the last one that something follows unless said */
    readonly at?: number
  }
  /** what is otherwise on the board then, for every seed or made of it */
  readonly input?: Partial<I> | ((seed: Seed) => Partial<I>)
}

type List<T> = Iterable<T> | AsyncIterable<T>

/** A run that is over, as scorers see it. */
export interface ScoredRun<F extends Fields, E = unknown> {
  readonly board: View<F>
  /** why it ended */
  readonly reason: string
  /** it ended because its limit of steps was reached */
  readonly limit?: 'steps'
  readonly steps: number
  readonly id: string
  readonly store: Store
  readonly case: EvaluationCase<unknown, E>
  readonly seed: Seed
  readonly side: SideName
  readonly spending: Spending
  readonly cpuMs: number | null
}

export type SideName = 'society' | 'baseline'

/** A number, yes or no, or a number with a reason. null: this scorer has nothing to say about this run. */
export type Score = number | boolean | { readonly score: number | boolean; readonly why?: string } | null

export type ScorerFunction<F extends Fields, E = unknown> = (run: ScoredRun<F, E>) => Awaitable<Score>

/** From the worst to the best: numbers, or words of which the first scores 0 and the last 1. */
export type Scale = { readonly min: number; readonly max: number } | readonly [string, string, ...string[]]

export interface JudgeDefinition<R> {
  /** a model's name, or a model */
  readonly model: GivenModel
  /** what it is asked about a run. How to answer is added */
  readonly prompt: (run: R) => Awaitable<string>
  readonly system?: string
  /** 0 to 1 by default */
  readonly scale?: Scale
}

export interface Judge<R> {
  readonly judge: JudgeDefinition<R>
}

export type Scorer<F extends Fields, E = unknown> = ScorerFunction<F, E> | Judge<ScoredRun<F, E>>

export interface EvaluationDefinition<F extends Fields, E, S extends string> extends SideOptions<F> {
  /** trials in a store are found again by it */
  readonly name: string
  readonly says?: string
  readonly society: Evaluated<F>
  readonly cases: List<EvaluationCase<Input<F>, E>> | (() => Awaitable<List<EvaluationCase<Input<F>, E>>>)
  readonly scorers: Readonly<Record<S, Scorer<F, E>>>
  /** these, or so many from 1 on. 1 by default */
  readonly seeds?: number | readonly Seed[]
  readonly baseline?: Baseline<F> | Evaluated<F>
  /** what a run that failed counts as, in every scorer: a score (0), or nothing at all */
  readonly failedScore?: number | 'exclude'
  /** any word: trials of another version are not taken for these. The shape of the flow counts anyway */
  readonly version?: string
  /** how many runs at once; 4 by default. With 1 the processor time of each is known */
  readonly concurrency?: number
  /** in US dollars, for all runs and judges together, those of earlier in the same store included */
  readonly maxCost?: number
  readonly maxTokens?: number
  readonly prices?: Readonly<Record<string, Price>>
}

/** How it is run this time. */
export interface EvaluateOptions {
  /** keeps the runs, and finds those that are there; in memory without it */
  readonly store?: Store
  /** which trials of earlier are taken up: `all` in the store (the default), those of one `interrupted`, or `none` */
  readonly resume?: Resuming
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}
