/** The session of a run in this process: where it stands, its options, and the journal of the current step. */
import type { Awaitable } from '../base/awaitable.ts'
import type { Clock } from '../base/clock.ts'
import { labelOf } from '../base/inside-ids.ts'
import { createRandom, type Random, type Seed } from '../base/random.ts'
import type { ChosenMinds } from '../define/chosen-mind.ts'
import type { CompiledAgent, CompiledFlow } from '../define/society.ts'
import type { Moment } from '../store/fold.ts'
import type { Journal } from '../store/journal.ts'
import type { OpenQuestion, Pending } from '../store/pending.ts'
import type { PerformedEffect, StartRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import type { Handlers } from '../define/effects.ts'
import type { TokenEvent, TokenFeed } from './token-feed.ts'

export interface RunOptions<Names extends string = string> {
  readonly store?: Store
  /** everything random follows from it */
  readonly seed?: Seed
  /** the run's time; without one, a step is a second and the run starts at 0 */
  readonly clock?: Clock
  readonly handlers?: Handlers
  /** who thinks for whom in this run, whatever the code says; a resumed run is told again */
  readonly choose?: ChosenMinds<Names>
  /** answers questions at once; without it the run waits until somebody answers */
  readonly onQuestion?: (question: OpenQuestion) => Awaitable<unknown>
  readonly stepLimit?: number
  /** pause after this many steps */
  readonly steps?: number
  /** how many agents may think at once */
  readonly concurrency?: number
  /** stops the run as `stop()` does */
  readonly signal?: AbortSignal
  readonly id?: string
  /** where the command line finds this society's code, kept with the run */
  readonly society?: string
  /** hears pieces of what models say, as they come and before they are journaled, of this run and those inside it */
  readonly onToken?: (token: TokenEvent) => void
  /** does anybody hear them? Asked at each model call, which is streamed only then; with `onToken` alone, always */
  readonly hearsTokens?: () => boolean
}

export interface Session {
  readonly id: string
  readonly flow: CompiledFlow
  readonly journal: Journal
  readonly seed: Seed
  /** the first record of its journal */
  readonly start: StartRecord
  readonly options: RunOptions
  /** the flow's own and the run's */
  readonly handlers: Handlers
  readonly runInner: RunInner
  /** where pieces of what models say go, while somebody listens */
  readonly feed: TokenFeed
  /** effects that the run this one was forked from did after that place */
  readonly doneBefore: () => Promise<readonly PerformedEffect[]>
  /** what is committed */
  moment: Moment
  /** what the journal holds of the step after it */
  pending: Pending
  /** the run's time in that step */
  now: number
}

/** Runs a society inside a thought, to its end or to its next question. */
export type RunInner = (inner: Inner) => Promise<{
  readonly status: string
  readonly board: object
  readonly reason?: string
  readonly limit?: string
  readonly questions: readonly OpenQuestion[]
}>

export interface Inner {
  readonly flow: CompiledFlow
  /** what it is called in the run around it */
  readonly name: string
  /** how that one began, and how many entries its journal has */
  readonly start: StartRecord
  readonly after: number
  readonly input: Readonly<Record<string, unknown>>
  readonly options: RunOptions
  readonly answers: Readonly<Record<string, unknown>>
}

/** One agent's part in a step. Slots are numbered in declared order. */
export interface Slot {
  readonly index: number
  readonly compiled: CompiledAgent
  readonly payload: unknown
  /** the agent's name, with a number where a fan-out gives it several slots */
  readonly label: string
}

/** Who thinks in the next step (pure: the same journal gives the same plan). */
export function plan({ flow, moment }: Session): Slot[] {
  const { next } = moment
  const [first] = next
  if (next.length === 1 && typeof first === 'string') {
    return [{ index: 0, compiled: flow.agents.get(first)!, payload: undefined, label: first }]
  }
  const counts = new Map<string, number>()
  return next.map((activation, index) => {
    const { agent, payload } = typeof activation === 'string' ? { agent: activation, payload: undefined } : activation
    const branch = counts.get(agent) ?? 0
    counts.set(agent, branch + 1)
    return { index, compiled: flow.agents.get(agent)!, payload, label: labelOf(agent, branch) }
  })
}

// a run without a clock of its own lives a second a step
const MS_PER_STEP = 1000

export function timeOf({ clock }: RunOptions, step: number): number {
  return clock?.now() ?? step * MS_PER_STEP
}

export function randomOf({ seed, moment }: Session, { label }: Slot): Random {
  return createRandom(`${seed}/${moment.step + 1}/${label}`)
}
