/**
 * The interface of a store, where journals are kept (elsewhere called a checkpointer). Small on purpose: folding,
 * forking and tailing are written once, above it.
 */
import type { Awaitable } from '../base/awaitable.ts'
import type { Checkpoint, Entry, JournalRecord, StartRecord } from './record.ts'

export interface Store {
  /** refuses an id that is taken (STORE_RUN_EXISTS) */
  create(run: string, start: StartRecord): Awaitable<void>
  /** puts records after entry `head`, all or none; refuses when that is not the last entry (STORE_CONFLICT, E9) */
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
  /** resolves once there may be an entry after `seq`, or the signal says stop; other processes may write it */
  changed(run: string, seq: number, signal: AbortSignal): Promise<void>
  close(): Awaitable<void>
}
