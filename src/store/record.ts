/** Records, which a journal is made of. Every record carries the format version it was written in (E10). */
import type { Changes } from '../board/change.ts'

export const FORMAT_VERSION = 1

interface Versioned<Kind extends string> {
  readonly v: typeof FORMAT_VERSION
  readonly kind: Kind
}

/** One agent about to think: its name, or its name with what a fan-out sent it. */
export type Activation = string | { readonly agent: string; readonly payload: unknown }

/** The first record of every run. */
export interface StartRecord extends Versioned<'start'> {
  readonly flow: string
  readonly seed: number | string
  /** the step this run starts after: 0, or the step of its parent a fork was made at */
  readonly step: number
  readonly changes: Changes
  readonly next: readonly Activation[]
  readonly waiting?: Waiting
  /** what the flow looked like, to refuse a flow that has changed since (E8) */
  readonly shape: unknown
  readonly parent?: { readonly run: string; readonly step: number }
  /** the run whose agent started this one: a society in a society */
  readonly within?: string
  /** how many entries the journal of the run around it had when this one began */
  readonly after?: number
  /** of a fork that was made at a step of a society inside its parent */
  readonly inside?: InsideFork
  /** where the command line finds the code of this society */
  readonly society?: string
}

/**
 * A fork at a step of a society inside: the run around it begins just before the step whose thought that is, and when
 * it is thought again the society goes on from there.
 */
export interface InsideFork {
  /** the society, as it is called in the parent: `12.writer`, or `12.writer/3.tool` several runs deep */
  readonly name: string
  /** the step of that society to go on after */
  readonly step: number
  /** whole values for its board */
  readonly edit?: Readonly<Record<string, unknown>>
  /** how many entries of the parent's journal count: what is in them of that step is not done again */
  readonly head: number
}

/** Who has arrived at a join that still waits for others. */
export type Waiting = Readonly<Record<string, readonly string[]>>

/** Work of one agent in a step, named by its slot: the place in the step's order. */
interface InSlot {
  readonly step: number
  readonly slot: number
}

/** The answer of something an agent did once, on the way to its outcome. */
export interface CallRecord extends Versioned<'call'>, InSlot {
  readonly attempt: number
  readonly call: number
  readonly name: string
  readonly value: unknown
}

export interface AskRecord extends Versioned<'ask'>, InSlot {
  readonly agent: string
  readonly key: string
  readonly question: unknown
  /** what was wrong with the answer before */
  readonly fault?: string
}

export interface AnswerRecord extends Versioned<'answer'>, InSlot {
  readonly key: string
  readonly answer: unknown
}

/** An outcome that arrived while others still thought, or whose effects are about to be announced. */
export interface ThinkRecord extends Versioned<'think'>, InSlot {
  readonly agent: string
  readonly outcome: Thinking
}

/** What thinking came to. */
export interface Thinking {
  readonly update?: Readonly<Record<string, unknown>>
  readonly effects?: readonly EffectData[]
  readonly next?: unknown
  /** how often it was tried, when more than once */
  readonly tries?: number
  /** the agent that answered in its place */
  readonly by?: string
  /** the mind that answered, where the agent said so: a model's name, rules, a person */
  readonly mind?: string
  /** why this branch contributes nothing */
  readonly skipped?: string
}

export interface EffectData {
  readonly type: string
}

/** An effect outside the process is announced before it is done; `done` closes it before the step does. */
export interface EffectRecord extends Versioned<'effect'>, InSlot {
  readonly place: number
  readonly id: string
}

export interface DoneRecord extends Versioned<'done'>, InSlot {
  readonly place: number
  readonly result: unknown
}

/** What one agent did in a committed step. */
export interface Deed {
  readonly agent: string
  readonly changes?: Changes
  readonly effects?: readonly PerformedEffect[]
  readonly tries?: number
  readonly by?: string
  readonly skipped?: string
  readonly mind?: string
}

export interface PerformedEffect {
  readonly effect: EffectData
  readonly result?: unknown
}

/** Closes a step: nothing of the step counts before it, everything does after it. */
export interface StepRecord extends Versioned<'step'> {
  readonly step: number
  /** the run's time, when a clock was given; otherwise it follows from the step */
  readonly now?: number
  readonly did: readonly Deed[]
  readonly next: readonly Activation[]
  readonly waiting?: Waiting
  /** nobody thought in it: somebody told the agent something, and what was to come next still is */
  readonly told?: true
}

/** Thinking that failed for good; the run can be resumed and tries that step anew. */
export interface FailRecord extends Versioned<'fail'> {
  readonly step: number
  readonly slots: readonly number[]
  readonly code: string
  readonly message: string
}

/** Why the run ended. A run stopped by a limit continues when the limit is raised. */
export interface EndRecord extends Versioned<'end'> {
  readonly step: number
  readonly reason: string
  readonly limit?: true
}

export type JournalRecord =
  | StartRecord
  | CallRecord
  | AskRecord
  | AnswerRecord
  | ThinkRecord
  | EffectRecord
  | DoneRecord
  | StepRecord
  | FailRecord
  | EndRecord

/** A record in its place: `seq` counts the records of a run from 1, `at` is the wall time of writing. */
export interface Entry {
  readonly seq: number
  readonly at: number
  readonly record: JournalRecord
}

/** What the steps since the last checkpoint changed, as one. `seq` is the entry that closed the last of them. */
export interface Checkpoint {
  readonly step: number
  readonly seq: number
  readonly changes: Changes
}
