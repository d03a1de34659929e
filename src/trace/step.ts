/** A step as its spans are read from it: who thinks in it, and what the journal holds of it. */
import type { Activation, JournalRecord, StepRecord } from '../store/record.ts'

/** A record with its place in the journal and the time it counts for, which never runs backwards. */
export interface Timed {
  readonly seq: number
  readonly time: number
  readonly record: JournalRecord
}

export interface Step {
  readonly run: string
  readonly flow: string
  readonly step: number
  /** who thinks in it, by slot */
  readonly next: readonly Activation[]
  /** when the step before was closed */
  readonly from: number
  /** what was written of it so far, without the record that closes it */
  readonly records: readonly Timed[]
  readonly closed?: { readonly time: number; readonly record: StepRecord }
  /** when the run ended or failed in the middle of it */
  readonly over?: number
}

/** One agent's part in it. */
export interface SlotOfStep {
  readonly slot: number
  readonly agent: string
  readonly branch: number
  readonly payload: unknown
  /** what was written of it, and failures that concern it */
  readonly records: readonly Timed[]
}
