/**
 * The Postgres store, with the journals of many machines in one database: any number of writers on any number of
 * connections, each run in one hand at a time.
 */
import { systemClock, type Clock } from '../base/clock.ts'
import { messageOf, TroupeError } from '../base/errors.ts'
import { isNamedInside, outermostOf, rangeInside } from '../base/inside-ids.ts'
import { conflict, runExists, unknownRun } from '../store/faults.ts'
import type { Checkpoint, JournalRecord } from '../store/record.ts'
import type { ListedStatus } from '../store/run-status.ts'
import type { Store } from '../store/store.ts'
import { readUnfinished } from '../store/summary.ts'
import { readAddress } from './address.ts'
import { createAppends } from './appends.ts'
import type { Ask } from './ask.ts'
import { openDatabase, type Database } from './database.ts'
import { explainFault } from './faults.ts'
import { deleteEntries, noteParents, removeRun, type Heads } from './removal.ts'
import { countsOf, createStatuses, pageOf } from './run-index.ts'
import { versionOf } from './schema.ts'
import { createWakes } from './wakes.ts'

export interface PostgresOptions {
  readonly clock?: Clock
  /** to look at it, never to change it */
  readonly readOnly?: boolean
  /** how many statements may be under way at once; 10 */
  readonly connections?: number
  /** how long a database that does not answer is waited for, in milliseconds; 10,000 */
  readonly patienceMs?: number
}

export interface PostgresStore extends Store {
  /**
   * Takes a run into one's own hands, with everything inside it: whoever held it before can write nothing more to it,
   * whatever they believe (E9). The store that comes back writes as the holder.
   */
  take(run: string): Promise<Store>
  /**
   * Removes a run that has ended, with everything inside it, if nothing of it has changed since `heads` were read and
   * nothing needs it; says whether it did. Its entries are deleted by `sweep`.
   */
  remove(run: string, heads: Heads): Promise<boolean>
  /** deletes a bite of what removed runs left, and says whether there may be more */
  sweep(): Promise<boolean>
  /** what is at the address, whether or not there is a store in it */
  examine(): Promise<{ readonly postgres: string; readonly isThere: boolean }>
  /** for what is kept beside journals in the same schema */
  readonly database: Database
  readonly schema: string
  /** where it is, without the password */
  readonly shown: string
}

export function postgresStore(url: string, options: PostgresOptions = {}): PostgresStore {
  const { clock = systemClock, readOnly = false } = options
  const address = readAddress(url)
  const { schema, shown } = address
  const database = openDatabase(address, options)
  const appends = createAppends(database, schema)
  const wakes = createWakes(database, address, !readOnly)
  const ask = <Row>(text: string, values: readonly unknown[] = [], name?: string) =>
    database.patiently(() => database.ask<Row>(text, values, name && `troupe-${name}-${schema}`))

  const headOf = async (run: string): Promise<number> => {
    const text = `SELECT head FROM ${schema}.runs WHERE id = $1`
    return (await ask<{ head: number }>(text, [run], 'head'))[0]?.head ?? 0
  }
  const checkThere = async (run: string) => {
    if ((await headOf(run)) > 0) return
    const latest = await ask<{ id: string }>(`SELECT id FROM ${schema}.runs ORDER BY key DESC LIMIT 5`, [])
    throw unknownRun(run, latest.map(({ id }) => id).toReversed())
  }
  const parse = <T>(text: string, what: string): T => {
    try {
      return JSON.parse(text) as T
    } catch (cause) {
      const message = `${shown} is damaged: ${what} is no JSON (${messageOf(cause)}). It was not changed.`
      throw new TroupeError('STORE_UNREADABLE', message, { cause })
    }
  }

  const statuses = createStatuses({
    statusOf: async (run) => {
      const text = `SELECT status FROM ${schema}.runs WHERE id = $1`
      return (await ask<{ status: ListedStatus }>(text, [run], 'status'))[0]?.status
    },
    unfinished: (run, head) => readUnfinished(store, run, head),
  })

  /** a store that writes as whoever took a run, or as nobody in particular */
  const writing = (held?: { readonly run: string; readonly fence: bigint }): Store => {
    const fenceOf = (run: string) =>
      held !== undefined && (run === held.run || isNamedInside(run, held.run)) ? held.fence : undefined
    return {
      async create(run, start) {
        const around = outermostOf(run)
        const { flow, society = flow, within, parent } = start
        const listed = within === undefined ? [society, flow] : [null, null]
        const fence = fenceOf(run)?.toString() ?? null
        const forked = parent?.run ?? ''
        const values = [run, around, fence, Math.trunc(clock.now()), JSON.stringify(start), ...listed, forked]
        let wasTried = false
        const [made] = await database.patiently(async () => {
          const isAgain = wasTried
          wasTried = true
          const rows = await database.ask<{ made: boolean; same: boolean }>(creation(schema), values)
          // the answer of an earlier try was lost: then what stands there is what was to be written
          return isAgain && rows[0]?.same === true ? [{ made: true }] : rows
        })
        if (!made?.made) {
          const head = await headOf(run)
          if (head === 0 && forked !== '') await checkThere(forked)
          throw head > 0 ? runExists(run) : conflict(around, head, await headOf(around))
        }
        wakes.written(run)
      },
      async append(run, head, records, checkpoint) {
        const texts = records.map((record) => JSON.stringify(record))
        const mark = checkpoint && { ...checkpoint, changes: JSON.stringify(checkpoint.changes) }
        const at = Math.trunc(clock.now())
        const status = await statuses.after(run, head, records)
        const fence = fenceOf(run)
        const isWritten = await appends.add({ run, head, fence, at, status, records: texts, checkpoint: mark })
        if (isWritten) {
          statuses.note(run, head + records.length, status)
          return wakes.written(run)
        }
        await checkThere(run)
        throw conflict(run, head, await headOf(run))
      },
      async read(run, from, limit) {
        const text = `SELECT seq, at, record FROM ${schema}.entries
          WHERE run = (SELECT key FROM ${schema}.runs WHERE id = $1) AND seq >= $2 ORDER BY seq LIMIT $3`
        type Row = { seq: number; at: string; record: string }
        const rows = await ask<Row>(text, [run, from, limit], 'read')
        if (rows.length === 0) await checkThere(run)
        return rows.map(({ seq, at, record }) => {
          return { seq, at: Number(at), record: parse<JournalRecord>(record, `entry ${seq} of run "${run}"`) }
        })
      },
      async checkpoints(run, until) {
        const text = `SELECT seq, step, changes FROM ${schema}.checkpoints
          WHERE run = (SELECT key FROM ${schema}.runs WHERE id = $1) AND step <= $2 ORDER BY seq`
        const last = Math.min(until, Number.MAX_SAFE_INTEGER)
        const rows = await ask<{ seq: number; step: string; changes: string }>(text, [run, last], 'checkpoints')
        if (rows.length === 0) await checkThere(run)
        return rows.map(({ seq, step, changes }) => {
          const what = `the checkpoint of step ${step} of run "${run}"`
          return { step: Number(step), seq, changes: parse<Checkpoint['changes']>(changes, what) }
        })
      },
      head: headOf,
      async runs(inside) {
        const among = inside === undefined ? '' : 'WHERE id > $1 AND id < $2'
        const range = inside === undefined ? [] : rangeInside(inside)
        const rows = await ask<{ id: string }>(`SELECT id FROM ${schema}.runs ${among} ORDER BY key`, range)
        return rows.map(({ id }) => id)
      },
      page: (query) => pageOf(ask, schema, query),
      counts: (society) => countsOf(ask, schema, society),
      changed: (run, seq, signal) => wakes.changed(run, seq, signal),
      async close() {
        if (held !== undefined) return
        await wakes.close()
        await database.close()
      },
    }
  }

  const store = writing()
  return {
    ...store,
    database,
    schema,
    shown,
    async examine() {
      try {
        const [server] = await database.ask<{ server_version: string }>('SHOW server_version')
        return { postgres: server!.server_version, isThere: (await versionOf(database.ask, schema)) > 0 }
      } catch (error) {
        throw explainFault(address, error)
      }
    },
    async take(run) {
      const fence = await database.patiently(() => database.transaction((each) => takeRun(each, schema, run)))
      if (fence === undefined) await checkThere(run)
      return writing({ run, fence: fence! })
    },
    async remove(run, heads) {
      await database.patiently(() => noteParents(database.ask, schema))
      return database.patiently(() => database.transaction((each) => removeRun(each, schema, run, heads)))
    },
    sweep: () => database.patiently(() => database.transaction((each) => deleteEntries(each, schema))),
  }
}

/** First the run itself, which waits for whoever begins something inside it; then all that is inside by then. */
async function takeRun(ask: Ask, schema: string, run: string): Promise<bigint | undefined> {
  const text = `UPDATE ${schema}.runs SET fence = nextval('${schema}.fences') WHERE id = $1 RETURNING fence`
  const [taken] = await ask<{ fence: string }>(text, [run])
  if (taken === undefined) return undefined
  await ask(`UPDATE ${schema}.runs SET fence = $1 WHERE id > $2 AND id < $3`, [taken.fence, ...rangeInside(run)])
  return BigInt(taken.fence)
}

/**
 * A run and its first entry; one inside another only by whoever holds that, and a fork only while its parent is there:
 * whoever removes that waits or comes first.
 */
function creation(schema: string): string {
  return `WITH around AS (
    SELECT fence FROM ${schema}.runs WHERE id = $2 FOR SHARE
  ), forked AS (
    SELECT FROM ${schema}.runs WHERE id = $8 FOR SHARE
  ), made AS (
    INSERT INTO ${schema}.runs (id, head, fence, society, flow, parent)
    SELECT $1, 1, COALESCE((SELECT fence FROM around), 0), $6, $7, $8
    WHERE ($3::bigint IS NULL OR $1 = $2 OR EXISTS (SELECT FROM around WHERE fence = $3::bigint))
      AND ($8 = '' OR EXISTS (SELECT FROM forked))
    ON CONFLICT (id) DO NOTHING RETURNING key
  ), first AS (
    INSERT INTO ${schema}.entries (run, seq, at, record) SELECT key, 1, $4::bigint, $5 FROM made RETURNING 1
  ) SELECT EXISTS (SELECT FROM first) AS made, EXISTS (
    SELECT FROM ${schema}.entries WHERE run = (SELECT key FROM ${schema}.runs WHERE id = $1) AND seq = 1 AND record = $5
  ) AS same`
}
