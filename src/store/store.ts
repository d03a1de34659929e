/**
 * The interface of a store, where journals are kept (elsewhere called a checkpointer). Small on purpose: folding,
 * forking and tailing are written once, above it.
 */
import type { Awaitable } from '../base/awaitable.ts'
import type { Checkpoint, Entry, JournalRecord, StartRecord } from './record.ts'
import type { ListedStatus } from './run-status.ts'

/** A page of runs that are not inside others (their start record has no `within`), the latest first. */
export interface RunQuery {
  readonly limit: number
  /** only runs that began before this one; of a run that is not there, none */
  readonly before?: string | undefined
  readonly status?: ListedStatus | undefined
  /** only of this society, or of a flow of this name */
  readonly society?: string | undefined
}

export type RunCounts = Readonly<Record<ListedStatus, number>>

export interface Store {
  /**
   * Group commit: how many milliseconds steps that think at once and do nothing outside may wait for each other before
   * they are appended together; 0 commits each by itself. 4 unless the store says otherwise.
   */
  readonly groupMs?: number | undefined
  /** refuses an id that is taken (STORE_RUN_EXISTS) */
  create(run: string, start: StartRecord): Awaitable<void>
  /**
   * Puts records after entry `head`, all or none; refuses when that is not the last entry (STORE_CONFLICT, E9). Often
   * one step; of a group commit a few hundred, in one transaction behind one fence. A checkpoint is of the last step.
   */
  append(run: string, head: number, records: readonly JournalRecord[], checkpoint?: Checkpoint): Awaitable<void>
  /** entries from `from` on, in order, at most `limit`; refuses an unknown run (STORE_UNKNOWN_RUN) */
  read(run: string, from: number, limit: number): Awaitable<readonly Entry[]>
  /** checkpoints of steps up to `step`, in order */
  checkpoints(run: string, step: number): Awaitable<readonly Checkpoint[]>
  /** the number of the last entry, 0 for an unknown run */
  head(run: string): Awaitable<number>
  /**
   * the ids of all runs, oldest first; with `inside`, those that begin with it and a slash, or all if that is easier
   */
  runs(inside?: string): Awaitable<readonly string[]>
  /**
   * The ids of a page of runs, by an index that `create` and `append` keep in the same transaction (`statusAfter` of
   * `run-status.ts` says a run's status after an append). May be left out: lists then read every run.
   */
  page?(query: RunQuery): Awaitable<readonly string[]>
  /** how many such runs there are, by the same index; left out where `page` is */
  counts?(society?: string): Awaitable<RunCounts>
  /** resolves once there may be an entry after `seq`, or the signal says stop; other processes may write it */
  changed(run: string, seq: number, signal: AbortSignal): Promise<void>
  close(): Awaitable<void>
}
