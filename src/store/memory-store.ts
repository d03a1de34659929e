/** Journals in memory, kept as text: what is read back is exactly what a file would give. */
import { systemClock, type Clock } from '../base/clock.ts'
import { conflict, runExists, unknownRun } from './faults.ts'
import type { Checkpoint, JournalRecord } from './record.ts'
import type { Store } from './store.ts'
import { createWaiters } from './waiters.ts'

interface Journal {
  readonly entries: { at: number; text: string }[]
  readonly checkpoints: { step: number; text: string }[]
}

export function memoryStore({ clock = systemClock }: { clock?: Clock } = {}): Store {
  const journals = new Map<string, Journal>()
  const waiters = createWaiters()

  const find = (run: string): Journal => {
    const journal = journals.get(run)
    if (journal === undefined) throw unknownRun(run, [...journals.keys()])
    return journal
  }

  return {
    create(run, start) {
      if (journals.has(run)) throw runExists(run)
      journals.set(run, { entries: [{ at: clock.now(), text: JSON.stringify(start) }], checkpoints: [] })
      waiters.wake(run)
    },
    append(run, head, records, checkpoint) {
      const { entries, checkpoints } = find(run)
      if (entries.length !== head) throw conflict(run, head, entries.length)
      const at = clock.now()
      // all texts first: what cannot be written leaves nothing behind
      const added = records.map((record) => ({ at, text: JSON.stringify(record) }))
      if (checkpoint) checkpoints.push({ step: checkpoint.step, text: JSON.stringify(checkpoint) })
      for (const entry of added) entries.push(entry)
      waiters.wake(run)
    },
    read: (run, from, limit) =>
      find(run)
        .entries.slice(from - 1, from - 1 + limit)
        .map(({ at, text }, index) => ({ seq: from + index, at, record: JSON.parse(text) as JournalRecord })),
    checkpoints: (run, step) =>
      find(run)
        .checkpoints.filter((checkpoint) => checkpoint.step <= step)
        .map(({ text }) => JSON.parse(text) as Checkpoint),
    head: (run) => journals.get(run)?.entries.length ?? 0,
    runs: () => [...journals.keys()],
    changed: async (run, seq, signal) => {
      if ((journals.get(run)?.entries.length ?? 0) <= seq) await waiters.wait(run, signal)
    },
    close() {},
  }
}
