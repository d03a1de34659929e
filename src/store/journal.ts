/** The writer's end of a journal: knows its head (E9), and leaves a checkpoint every so many steps. */
import { isPromise, type Awaitable } from '../base/awaitable.ts'
import { checkRunId } from '../base/names.ts'
import { createSquash } from '../board/squash.ts'
import type { Checkpoint, JournalRecord, StartRecord, StepRecord } from './record.ts'
import type { Store } from './store.ts'

// Each value is then stored about twice, and opening folds one checkpoint per 256 steps plus at most 255 steps.
export const STEPS_PER_CHECKPOINT = 256

export interface Journal {
  append(records: readonly JournalRecord[]): Awaitable<void>
}

export interface JournalPosition {
  readonly head: number
  /** step records since the last checkpoint */
  readonly since: readonly StepRecord[]
}

export async function createJournal(store: Store, run: string, start: StartRecord): Promise<Journal> {
  checkRunId(run)
  await store.create(run, start)
  return continueJournal(store, run, { head: 1, since: [] })
}

export function continueJournal(store: Store, run: string, position: JournalPosition): Journal {
  let head = position.head
  let steps = 0
  let pending: Promise<void> | undefined
  let broken: { readonly error: unknown } | undefined
  const squash = createSquash()
  const gather = (record: StepRecord): void => {
    steps++
    for (const deed of record.did) if (deed.changes) squash.add(deed.changes)
  }
  for (const record of position.since) gather(record)

  const checkpointOf = (from: number, records: readonly JournalRecord[]): Checkpoint | undefined => {
    let last: { readonly step: number; readonly seq: number } | undefined
    for (const [index, record] of records.entries()) {
      if (record.kind !== 'step') continue
      gather(record)
      last = { step: record.step, seq: from + index + 1 }
    }
    if (last === undefined || steps < STEPS_PER_CHECKPOINT) return undefined
    steps = 0
    return { ...last, changes: squash.take() }
  }
  // A writer whose append failed no longer knows the journal's head: whatever it wrote next could
  // follow someone else's entry. Who opens the run anew knows it.
  const write = (from: number, records: readonly JournalRecord[], checkpoint: Checkpoint | undefined) => {
    try {
      const written = store.append(run, from, records, checkpoint)
      return isPromise(written) ? written.catch(breakOff) : written
    } catch (error) {
      breakOff(error)
    }
  }
  const breakOff = (error: unknown): never => {
    broken ??= { error }
    throw error
  }

  return {
    append(records) {
      if (broken) throw broken.error
      const from = head
      head += records.length
      const checkpoint = checkpointOf(from, records)
      // appends of one step may overlap when a store takes its time: they still go out one after another
      const written = pending ? pending.then(() => write(from, records, checkpoint)) : write(from, records, checkpoint)
      if (!isPromise(written)) return written
      const settled = written.finally(() => {
        if (pending === settled) pending = undefined
      })
      pending = settled
      return settled
    },
  }
}
