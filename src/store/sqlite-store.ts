/** The SQLite store, with all journals in one file: one writer per run, any number of readers, in any process. */
import { systemClock, type Clock } from '../base/clock.ts'
import { conflict, runExists, unknownRun } from './faults.ts'
import type { Checkpoint, Entry, JournalRecord } from './record.ts'
import { statusAfter, type ListedStatus } from './run-status.ts'
import { explainFault, parseStored } from './sqlite-faults.ts'
import { openDatabase } from './sqlite-file.ts'
import { openRunIndex } from './sqlite-run-index.ts'
import { ENTRIES_AT_ONCE, prepareStatements } from './sqlite-statements.ts'
import { createWatch } from './sqlite-watch.ts'
import type { RunQuery, Store } from './store.ts'

// Run number and entry number share one integer key, which SQLite keeps in order without an index of its own:
// 2^28 entries a run, 2^25 runs a file.
const ENTRIES_PER_RUN = 2 ** 28
const placeOf = (key: number, seq: number) => key * ENTRIES_PER_RUN + seq

export interface SqliteOptions {
  readonly clock?: Clock
  /** open an existing file to look at it, never to change it */
  readonly readOnly?: boolean
}

export function sqliteStore(file: string, { clock = systemClock, readOnly = false }: SqliteOptions = {}): Store {
  const database = openDatabase(file, { readOnly })
  const explained = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw explainFault(file, error)
    }
  }
  const sql = explained(() => prepareStatements(database))
  // an older file that is only looked at has none
  const index = explained(() => (sql.isIndexed.get() ? openRunIndex(database) : undefined))
  const watch = createWatch(() => sql.version.get()!.data_version)

  // a run's number never changes, so it is looked up once
  const keys = new Map<string, number>()
  const findKey = (run: string): number | undefined => {
    const key = keys.get(run) ?? sql.key.get(run)?.key
    if (key !== undefined) keys.set(run, key)
    return key
  }
  const keyOf = (run: string): number => {
    const key = findKey(run)
    if (key === undefined)
      throw unknownRun(
        run,
        sql.latestIds
          .all()
          .map(({ id }) => id)
          .toReversed(),
      )
    return key
  }
  const allRuns = () => sql.ids.all().map(({ id }) => id)
  const headOf = (run: string): number => {
    const key = findKey(run)
    if (key === undefined) return 0
    const { place } = sql.head.get(placeOf(key, 0), placeOf(key + 1, -1))!
    return place === null ? 0 : place - placeOf(key, 0)
  }

  const transaction = (work: () => void) => {
    database.exec('BEGIN IMMEDIATE')
    try {
      work()
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
  // what this handle wrote last of a run: entries are never taken away, so nothing before the next one is missing
  const lastWritten = new Map<string, number>()
  // of the runs that are listed, as long as nobody else wrote to them
  const statuses = new Map<string, ListedStatus | undefined>()
  const statusBefore = (run: string, head: number): ListedStatus | undefined => {
    if (lastWritten.get(run) === head && statuses.has(run)) return statuses.get(run)
    const key = findKey(run)
    return key === undefined ? undefined : index?.statusOf(key)
  }
  /** the records of the step after the last closed one, up to `head` and then these */
  const unfinished = (run: string, head: number, records: readonly JournalRecord[]): readonly Entry[] => {
    const before: Entry[] = []
    const key = keyOf(run)
    for (const { place, at, record } of sql.readBack.iterate(placeOf(key, 1), placeOf(key, head))) {
      const seq = place - placeOf(key, 0)
      const entry = { seq, at, record: parseStored<JournalRecord>(record, file, `entry ${seq} of run "${run}"`) }
      if (entry.record.kind === 'step' || entry.record.kind === 'start') break
      before.push(entry)
    }
    return [...before.toReversed(), ...records.map((record, at) => ({ seq: head + at + 1, at: 0, record }))]
  }
  /** refused by the primary key when the place is taken, and by itself when the place before it is empty (E9) */
  const addEntries = (run: string, head: number, records: readonly JournalRecord[]) => {
    const key = keyOf(run)
    const isKnown = lastWritten.get(run) === head
    const at = Math.trunc(clock.now())
    if (isKnown) return addFollowing(placeOf(key, head + 1), at, records)
    for (const [offset, record] of records.entries()) {
      const place = placeOf(key, head + offset + 1)
      if (sql.addEntryAfter.run(place, at, JSON.stringify(record), place - 1).changes === 0) {
        throw conflict(run, head, headOf(run))
      }
    }
  }
  const addFollowing = (place: number, at: number, records: readonly JournalRecord[]) => {
    const texts = records.map((record) => JSON.stringify(record))
    let done = 0
    for (; texts.length - done >= ENTRIES_AT_ONCE; done += ENTRIES_AT_ONCE)
      sql.addManyEntries.run(place + done, at, ...texts.slice(done, done + ENTRIES_AT_ONCE))
    if (texts.length === 2) sql.addTwoEntries.run(place, at, ...texts)
    else for (; done < texts.length; done++) sql.addEntry.run(place + done, at, texts[done]!)
  }

  return {
    create: (run, start) =>
      explained(() => {
        transaction(() => {
          if (findKey(run) !== undefined) throw runExists(run)
          const key = Number(sql.addRun.run(run).lastInsertRowid)
          sql.addEntry.run(placeOf(key, 1), Math.trunc(clock.now()), JSON.stringify(start))
          index?.add(key, start)
        })
        lastWritten.set(run, 1)
        statuses.set(run, start.within === undefined ? 'open' : undefined)
        watch.wake(run)
      }),
    append(run, head, records, checkpoint) {
      let status: ListedStatus | undefined
      try {
        const before = statusBefore(run, head)
        status = before && statusAfter(run, before, records, () => unfinished(run, head, records))
        // one statement is a transaction of its own
        const isOne = records.length === 1 || (records.length === 2 && lastWritten.get(run) === head)
        if (isOne && !checkpoint && status === before) addEntries(run, head, records)
        else
          transaction(() => {
            addEntries(run, head, records)
            if (status !== undefined && status !== before) index?.change(keyOf(run), status)
            if (!checkpoint) return
            const { seq, step, changes } = checkpoint
            sql.addCheckpoint.run(placeOf(keyOf(run), seq), step, JSON.stringify(changes))
          })
      } catch (error) {
        const actual = explained(() => headOf(run))
        throw actual === head || actual === 0 ? explainFault(file, error) : conflict(run, head, actual)
      }
      lastWritten.set(run, head + records.length)
      statuses.set(run, status)
      watch.wake(run)
    },
    read: (run, from, limit) =>
      explained(() => {
        const key = keyOf(run)
        return sql.read.all(placeOf(key, from), placeOf(key + 1, -1), limit).map(({ place, at, record }) => {
          const seq = place - placeOf(key, 0)
          return { seq, at, record: parseStored<JournalRecord>(record, file, `entry ${seq} of run "${run}"`) }
        })
      }),
    checkpoints: (run, until) =>
      explained(() => {
        const key = keyOf(run)
        const last = Math.min(until, Number.MAX_SAFE_INTEGER)
        return sql.checkpoints.all(placeOf(key, 0), placeOf(key + 1, -1), last).map(({ place, step, changes }) => ({
          step,
          seq: place - placeOf(key, 0),
          changes: parseStored<Checkpoint['changes']>(changes, file, `the checkpoint of step ${step} of run "${run}"`),
        }))
      }),
    head: (run) => explained(() => headOf(run)),
    runs: (inside) =>
      explained(() =>
        inside === undefined ? allRuns() : sql.idsInside.all(`${inside}/`, `${inside}0`).map(({ id }) => id),
      ),
    ...(index && {
      page: (asked: RunQuery) =>
        explained(() => {
          const before = asked.before === undefined ? Number.MAX_SAFE_INTEGER : (findKey(asked.before) ?? 0)
          return index.page(asked, before)
        }),
      counts: (society?: string) => explained(() => index.counts(society)),
    }),
    changed: (run, seq, signal) => watch.changed(run, signal, () => headOf(run) > seq),
    close() {
      watch.close()
      if (database.isOpen) explained(() => database.close())
    },
  }
}
