/** An agent: the fields it reads, the fields it writes, and how it thinks. */
import type { Awaitable } from '../base/awaitable.ts'
import type { Random } from '../base/random.ts'
import type { Schema } from '../base/schema.ts'
import type { Fields, View, WriteOf } from '../board/field.ts'
import type { Input } from '../board/input.ts'
import type { EffectData, PerformedEffect } from '../store/record.ts'
import type { ChosenMinds } from './chosen-mind.ts'
import type { Care, Society } from './society.ts'

/** What the compiler says of a field that an agent writes and did not declare. */
export interface UndeclaredWrite {
  readonly 'add this field to writes': never
}

/** What an agent may write. Of fields it did not declare nothing fits, so the compiler names them. */
export type Update<F extends Fields, W extends keyof F> = {
  readonly [K in keyof F]?: K extends W ? WriteOf<F[K]> : UndeclaredWrite
}

/** An update with more to it: things to do outside the board, and who is next where the flow lets the agent choose. */
export type Outcome<F extends Fields, W extends keyof F> = OutcomeWith<Update<F, W>>

interface OutcomeWith<U> {
  readonly update?: U
  readonly effects?: readonly EffectData[]
  readonly next?: unknown
}

/** Field names that would make an update look like an outcome. */
export const RESERVED_NAMES = ['update', 'effects', 'next'] as const
type Reserved = (typeof RESERVED_NAMES)[number]

/** What `think` gives back: an update, an outcome, or nothing. */
export type Thought<F extends Fields, W extends keyof F> = ThoughtWith<Update<F, W>>

/** The same from an update. */
export type ThoughtWith<U> = (U & Without<Reserved>) | (OutcomeWith<U> & Without<keyof U>) | void

/**
 * At once or later. A promise has none of the names either: only where every part of a union knows a name does the
 * compiler point at the field that is wrong. Otherwise it told the whole board, five times over.
 */
export type Thinks<U> = ThoughtWith<U> | (Promise<ThoughtWith<U>> & Without<keyof U | Reserved>)

type Without<Names extends PropertyKey> = { readonly [Name in Names]?: never }

export interface OnceOptions {
  /**
   * It is the last thing the thought does: written together with what comes of it, or on the next turn of the event
   * loop. A thought that does something outside with the answer must not say so.
   */
  readonly isLast?: boolean
}

/** What an agent knows besides the board. Passed as an argument, never ambient (E11). */
export interface Context<P = undefined> {
  readonly run: string
  readonly step: number
  readonly agent: string
  /** what a fan-out sent to this branch */
  readonly payload: P
  /** 1, or more when it is tried again */
  readonly attempt: number
  /** the run's time in milliseconds, the same on every machine unless a clock was given (E7) */
  readonly now: number
  /** chance that belongs to this agent at this step (E7) */
  readonly random: Random
  /** says stop: the time is up, or the run is stopped */
  readonly signal: AbortSignal
  /** the effects of the step before, with what became of them */
  readonly effects: readonly (PerformedEffect & { readonly agent: string })[]
  /** does something that costs, once: its answer is journaled, and taken from there when the run is resumed */
  readonly once: <T>(name: string, work: () => Awaitable<T>, options?: OnceOptions) => Promise<T>
  /** who thinks for whom in this run, where it says so: whoever it names goes before what the code says */
  readonly choose?: ChosenMinds
  /** where somebody listens: passes on a piece of what is being said. It is not journaled; the answer is */
  readonly onToken?: ((text: string) => void) | undefined
  /** where somebody listens: passes on a part of what is being done, and of what. It is not journaled; the end is */
  readonly onPart?: ((of: string, part: unknown) => void) | undefined
  /** effects that the run this one was forked from did after that place: none where this is no fork */
  readonly doneBefore: () => Promise<readonly PerformedEffect[]>
  /** says which mind answered, for the journal */
  readonly answeredBy: (mind: string) => void
  /** waits for a person or another outside input; the run waits until it is answered */
  readonly ask: <T = unknown>(question: unknown, options?: AskOptions<T>) => Promise<T>
  /** runs a society inside this thought; resumed with it, and its questions become this agent's */
  readonly society: <G extends Fields>(
    flow: Society<G>,
    input: Input<G>,
  ) => Promise<{ readonly board: View<G>; readonly reason: string }>
}

export interface AskOptions<T> {
  /** what the answer must be; another one is asked for again */
  readonly schema?: Schema<T>
  /** tells questions of one thought apart; by default their order does */
  readonly key?: string
}

export interface AgentDefinition<F extends Fields, R extends keyof F, W extends keyof F, P> extends Care {
  readonly reads: readonly R[]
  readonly writes: readonly W[]
  /** the type of what a fan-out sends: a schema, or `type<Item>()` */
  readonly takes?: Schema<P>
  readonly think: (view: View<F, R>, context: Context<P>) => Thinks<Update<F, NoInfer<W>>>
}
