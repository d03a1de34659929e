/** Journals in memory, kept as text: what is read back is exactly what a file would give. */
import { systemClock, type Clock } from '../base/clock.ts'
import { conflict, runExists, unknownRun } from './faults.ts'
import type { Checkpoint, Entry, JournalRecord, StartRecord } from './record.ts'
import { noRuns, statusAfter, type ListedStatus } from './run-status.ts'
import type { Store } from './store.ts'
import { createWaiters } from './waiters.ts'

interface Journal {
  readonly entries: { at: number; text: string }[]
  readonly checkpoints: { step: number; text: string }[]
  readonly start: Pick<StartRecord, 'flow' | 'society' | 'within'>
  status: ListedStatus
}

export function memoryStore({ clock = systemClock }: { clock?: Clock } = {}): Store {
  const journals = new Map<string, Journal>()
  const waiters = createWaiters()

  const find = (run: string): Journal => {
    const journal = journals.get(run)
    if (journal === undefined) throw unknownRun(run, [...journals.keys()])
    return journal
  }

  const read = (run: string, from: number, limit: number): Entry[] =>
    find(run)
      .entries.slice(from - 1, from - 1 + limit)
      .map(({ at, text }, index) => ({ seq: from + index, at, record: JSON.parse(text) as JournalRecord }))
  /** what was written since the last closed step */
  const unfinished = (run: string): Entry[] => {
    const entries: Entry[] = []
    for (let seq = find(run).entries.length; seq > 0; seq--) {
      const [entry] = read(run, seq, 1)
      if (entry!.record.kind === 'step' || entry!.record.kind === 'start') break
      entries.push(entry!)
    }
    return entries.toReversed()
  }
  const isOf = ({ start }: Journal, society: string | undefined) =>
    start.within === undefined && (society === undefined || start.society === society || start.flow === society)

  return {
    create(run, start) {
      if (journals.has(run)) throw runExists(run)
      const { flow, society, within } = start
      const named = { flow, ...(society !== undefined && { society }), ...(within !== undefined && { within }) }
      const entries = [{ at: clock.now(), text: JSON.stringify(start) }]
      journals.set(run, { entries, checkpoints: [], start: named, status: 'open' })
      waiters.wake(run)
    },
    append(run, head, records, checkpoint) {
      const journal = find(run)
      const { entries, checkpoints } = journal
      if (entries.length !== head) throw conflict(run, head, entries.length)
      const at = clock.now()
      // all texts first: what cannot be written leaves nothing behind
      const added = records.map((record) => ({ at, text: JSON.stringify(record) }))
      if (checkpoint) checkpoints.push({ step: checkpoint.step, text: JSON.stringify(checkpoint) })
      for (const entry of added) entries.push(entry)
      journal.status = statusAfter(run, journal.status, records, () => unfinished(run))
      waiters.wake(run)
    },
    read,
    checkpoints: (run, step) =>
      find(run)
        .checkpoints.filter((checkpoint) => checkpoint.step <= step)
        .map(({ text }) => JSON.parse(text) as Checkpoint),
    head: (run) => journals.get(run)?.entries.length ?? 0,
    runs: () => [...journals.keys()],
    page: ({ limit, before, status, society }) => {
      const ids = [...journals.keys()].toReversed()
      const from = before === undefined ? 0 : ids.indexOf(before) + 1
      if (before !== undefined && from === 0) return []
      const isListed = (id: string) => {
        const journal = find(id)
        return isOf(journal, society) && (status === undefined || journal.status === status)
      }
      return ids.slice(from).filter(isListed).slice(0, limit)
    },
    counts: (society) => {
      const counts = noRuns()
      for (const journal of journals.values()) if (isOf(journal, society)) counts[journal.status]++
      return counts
    },
    changed: async (run, seq, signal) => {
      if ((journals.get(run)?.entries.length ?? 0) <= seq) await waiters.wait(run, signal)
    },
    close() {},
  }
}
