/**
 * Who is alive: each worker holds an advisory lock on a connection of its own, which Postgres lets go when the process
 * is killed, and signs in once a second, which one that is frozen or cut off cannot.
 */
import { hostname } from 'node:os'
import type { Client } from 'pg'
import type { PostgresStore } from '../postgres/index.ts'

// how long nothing may be heard of a worker that still has its connection
const SILENCE_MS = 5_000
const BEAT_MS = 500
const AGAIN_MS = 100
/** Of each worker's own lock, and of the one that the reaper holds; the second number says whose. */
export const LOCK = 7_276_388
export const REAPER_LOCK = 7_276_389
// after the database was away nobody has a lock, and whoever has not signed in since then needs a moment; counted from
// when the one that looks had its connection again: a database that recovers for a minute lets nobody in
const SETTLING_SECONDS = 1

// the one that holds the reaper's lock may be frozen: others look as well, less often
const LOOKS_BESIDE = 5

export interface PresenceOptions {
  readonly store: Pick<PostgresStore, 'database' | 'schema'>
  readonly id: string
  readonly concurrency: number
  /** how many runs of all societies together it drives at once */
  readonly places?: number | undefined
  /** what people call the versions of its queues */
  readonly labels?: Readonly<Record<string, string>> | undefined
  readonly queues: readonly string[]
  /** others believe that this worker is gone, and drive what it drove */
  readonly onLost: () => void
  /** something was said at the channel */
  readonly onTold: (news: string) => void
  readonly channel: string
}

export interface Presence {
  /** the ids of workers that are gone; now and then others find the same ones */
  findGone(): Promise<readonly string[]>
  /** it is the one that sees to what concerns all of them, as of the last look */
  isReaper(): boolean
  forget(id: string): Promise<void>
  close(): Promise<void>
}

export async function signIn(options: PresenceOptions): Promise<Presence> {
  const { store, id, concurrency, places, labels = {}, queues, onLost, onTold, channel } = options
  const { database, schema } = store
  const workers = `${schema}.workers`
  const lock = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1
  let client: Client | undefined
  /** the connection that has the reaper's lock */
  let reaper: Client | undefined
  let looks = 0
  let hasTables = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  // a connection answers one question at a time
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work)
    last = done.catch(() => {})
    return done
  }
  const connect = async () => {
    // the tables are there after the first question; later ones are asked for again by the next beat, and that is soon
    if (!hasTables) await database.patiently(() => database.ask('SELECT 1'))
    hasTables = true
    const own = await database.connect()
    own.once('end', () => {
      if (client === own) client = undefined
    })
    own.on('notification', ({ payload = '' }) => onTold(payload))
    await own.query('SELECT pg_advisory_lock($1, $2)', [LOCK, lock])
    await own.query(`LISTEN ${channel}`)
    const values = [id, lock, hostname(), process.pid, concurrency, [...queues], places ?? null, labels]
    await own.query(
      `INSERT INTO ${workers} (id, lock, machine, pid, concurrency, queues, places, labels)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO UPDATE SET seen = now()`,
      values,
    )
    client = own
  }
  /** One that is frozen or cut off keeps its session, and with it the reaper's lock: nobody would ever see to it. */
  const endSilentReaper = (mine: Client) =>
    mine.query(
      `SELECT pg_terminate_backend(own.pid) FROM ${workers}
       JOIN pg_locks AS own ON own.locktype = 'advisory' AND own.classid = $1::bigint::oid
         AND own.objid = workers.lock::bigint::oid
         AND own.database = (SELECT oid FROM pg_database WHERE datname = current_database())
       JOIN pg_locks AS held ON held.pid = own.pid AND held.locktype = 'advisory'
         AND held.classid = $2::bigint::oid AND held.granted
       WHERE seen < now() - make_interval(secs => $3)`,
      [LOCK, REAPER_LOCK, SILENCE_MS / 1_000],
    )
  const beat = async () => {
    try {
      if (client === undefined) await connect()
      const { rowCount } = await client!.query(`UPDATE ${workers} SET seen = now() WHERE id = $1`, [id])
      if (rowCount !== 0) return BEAT_MS
      onLost()
      const lost = client
      client = undefined
      await lost?.end()
    } catch {
      // the database is away: what is driven waits for it by itself
      const broken = client
      client = undefined
      void broken?.end().catch(() => {})
    }
    return AGAIN_MS
  }
  const goOn = async () => {
    const pause = await inTurn(beat)
    if (!isClosed) timer = setTimeout(() => void goOn(), pause)
  }
  await connect()
  timer = setTimeout(() => void goOn(), BEAT_MS)
  return {
    findGone: () =>
      inTurn(async () => {
        const mine = client
        if (mine === undefined) return []
        // one at a time: the lock is kept as long as the connection lasts
        if (reaper !== mine) {
          const text = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isMine"'
          const { rows } = await mine.query<{ isMine: boolean }>(text, [REAPER_LOCK, schema])
          if (rows[0]?.isMine) reaper = mine
          else if (looks++ % LOOKS_BESIDE !== 0) return []
          else await endSilentReaper(mine)
        }
        const gone = await mine.query<{ id: string }>(
          `SELECT id FROM ${workers} WHERE (
           seen > pg_postmaster_start_time() OR make_interval(secs => $1) < (
             SELECT now() - backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())) AND (
           seen < now() - make_interval(secs => $2) OR NOT EXISTS (
             SELECT FROM pg_locks WHERE locktype = 'advisory'
                 AND classid = $3::bigint::oid AND objid = workers.lock::bigint::oid
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))`,
          [SETTLING_SECONDS, SILENCE_MS / 1_000, LOCK],
        )
        return gone.rows.map((row) => row.id)
      }),
    isReaper: () => client !== undefined && reaper === client,
    forget: async (other) => void (await database.ask(`DELETE FROM ${workers} WHERE id = $1`, [other])),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await database.ask(`DELETE FROM ${workers} WHERE id = $1`, [id]).catch(() => {})
      await client?.end().catch(() => {})
    },
  }
}
