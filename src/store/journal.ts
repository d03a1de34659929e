/** The writer's end of a journal: knows its head (E9), and leaves a checkpoint every so many steps. */
import { isPromise, type Awaitable } from '../base/awaitable.ts'
import { checkRunId } from '../base/names.ts'
import { soon } from '../base/soon.ts'
import { createSquash } from '../board/squash.ts'
import type { Checkpoint, JournalRecord, StartRecord, StepRecord } from './record.ts'
import type { Store } from './store.ts'

// Each value is then stored about twice, and opening folds one checkpoint per 256 steps plus at most 255 steps.
export const STEPS_PER_CHECKPOINT = 256

const GROUP_MS = 4

export interface Journal {
  append(records: readonly JournalRecord[]): Awaitable<void>
  /** written with whatever is written next, or on the next turn of the event loop */
  defer(record: JournalRecord): void
  /** the same for a step of a group commit, or at once where a checkpoint is due */
  group(record: StepRecord): Awaitable<void>
  /** do steps wait to be written */
  readonly waits: boolean
  /** how many milliseconds they may */
  readonly groupMs: number
  /** writes what was deferred */
  flush(): Awaitable<void>
  /** how many entries it has, with those on their way */
  head(): number
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

  let deferred: JournalRecord[] = []
  let deferredSteps = 0
  let callOff: (() => void) | undefined
  const takeDeferred = (): JournalRecord[] => {
    const taken = deferred
    deferred = []
    deferredSteps = 0
    callOff?.()
    callOff = undefined
    return taken
  }

  const journal: Journal = {
    head: () => head + deferred.length,
    get groupMs() {
      return store.groupMs ?? GROUP_MS
    },
    get waits() {
      return deferredSteps > 0
    },
    defer(record) {
      deferred.push(record)
      // whoever writes next is told of what went wrong
      callOff ??= soon(() => void (async () => journal.flush())().catch(() => {}))
    },
    group(record) {
      journal.defer(record)
      deferredSteps++
      // a checkpoint is of the same step, however many are written together
      if (steps + deferredSteps >= STEPS_PER_CHECKPOINT) return journal.flush()
    },
    flush: () => (deferred.length === 0 ? undefined : journal.append([])),
    append(given) {
      if (broken) throw broken.error
      const records = deferred.length === 0 ? given : takeDeferred().concat(given)
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
  return journal
}
