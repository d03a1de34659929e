/**
 * Retention: one worker at a time, in small bites, archives and removes runs that have ended and are not to be kept,
 * and clears the queue of entries that are done with. The store itself refuses to remove what anybody needs.
 */
import { messageOf } from '../base/errors.ts'
import type { PostgresStore } from '../postgres/index.ts'
import { insidesOf } from '../store/transfer.ts'
import { archiveRun, openArchive } from './archive.ts'
import type { Keep, Keeps } from './keep.ts'
import type { Queue } from './queue.ts'

const LOCK = 7_276_391
const RUNS_AT_ONCE = 20
const PAUSE_MS = 10_000
// there is more to do: others have a turn in between
const SHORT_PAUSE_MS = 200
// whoever waited for the end of a run may still want to read it
const REST_MS = 60_000

export interface RetentionOptions {
  readonly store: PostgresStore
  readonly queue: Pick<Queue, 'clear'>
  readonly keep: Keeps
  /** of the Troupe that writes archives */
  readonly version: string
  readonly report: (error: unknown) => void
  /** how long after its last entry a run is left alone */
  readonly restMs?: number | undefined
  readonly pauseMs?: number | undefined
}

export interface Retention {
  close(): Promise<void>
}

export async function startRetention(options: RetentionOptions): Promise<Retention> {
  const { queue, keep, report, restMs = REST_MS, pauseMs = PAUSE_MS } = options
  for (const { archive } of Object.values(keep)) if (archive !== undefined) await openArchive(archive)
  const policies = Object.entries(keep).filter(([, { last }]) => last !== Infinity)
  const tidy = createTidy(options, restMs)
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  /** whether there may be more to do at once */
  const round = () =>
    alone(options.store, async () => {
      let hasMore = await queue.clear()
      for (const [society, policy] of policies) if (!isClosed) hasMore = (await tidy(society, policy)) || hasMore
      if (!isClosed) hasMore = (await options.store.sweep()) || hasMore
      return hasMore
    })
  let working: Promise<void> = Promise.resolve()
  const goOn = () => {
    working = round()
      .catch((error: unknown) => {
        if (!isClosed) report(error)
      })
      .then((hasMore) => {
        if (!isClosed) timer = setTimeout(goOn, hasMore === true ? Math.min(SHORT_PAUSE_MS, pauseMs) : pauseMs)
      })
  }
  timer = setTimeout(goOn, Math.min(SHORT_PAUSE_MS, pauseMs))
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await working
    },
  }
}

/** One bite of a society's runs, oldest first; where a bite ends the next one begins, whatever could not be removed. */
function createTidy({ store, version, report }: RetentionOptions, restMs: number) {
  const places = new Map<string, string>()
  const said = new Set<string>()
  const letGo = async (run: string, { archive }: Keep) => {
    try {
      await store.remove(run, archive ? await archiveRun(store, run, archive, version) : await headsOf(store, run))
    } catch (error) {
      // a run that cannot be read stays, and is spoken of once; so is one that another worker was quicker with
      if ((error as { code?: unknown }).code === 'STORE_UNKNOWN_RUN' || said.has(run)) return
      said.add(run)
      report(new Error(`Run "${run}" was kept, although it has ended: ${messageOf(error)}`, { cause: error }))
    }
  }
  return async (society: string, keep: Keep): Promise<boolean> => {
    const found = await findEnded(store, society, { last: keep.last, restMs, after: places.get(society) ?? '0' })
    for (const { id } of found) await letGo(id, keep)
    const isFull = found.length === RUNS_AT_ONCE
    places.set(society, isFull ? found.at(-1)!.key : '0')
    return isFull
  }
}

interface Wanted {
  readonly last: number
  readonly restMs: number
  readonly after: string
}

/** What has ended, is not among the last, rests, and was not forked; `remove` looks at all of it again. */
async function findEnded({ database, schema }: PostgresStore, society: string, { last, restMs, after }: Wanted) {
  const text = `SELECT ended.id, ended.key FROM ${schema}.runs AS ended
    JOIN ${schema}.entries AS final ON final.run = ended.key AND final.seq = ended.head
    WHERE ended.society = $1 AND ended.status = 'ended' AND ended.key > $2
      AND ended.key <= (SELECT key FROM ${schema}.runs WHERE society = $1 AND status = 'ended'
        ORDER BY key DESC OFFSET $3 LIMIT 1)
      AND final.at <= extract(epoch FROM now()) * 1000 - $4
      AND NOT EXISTS (SELECT FROM ${schema}.work
        WHERE work.run = ended.id AND (work.state <> 'resting' OR work.wanted))
      AND NOT EXISTS (SELECT FROM ${schema}.runs AS fork WHERE fork.parent = ended.id AND fork.parent <> '')
    ORDER BY ended.key LIMIT ${RUNS_AT_ONCE}`
  return database.patiently(() => database.ask<{ id: string; key: string }>(text, [society, after, last, restMs]))
}

async function headsOf(store: PostgresStore, run: string): Promise<ReadonlyMap<string, number>> {
  const heads = new Map<string, number>()
  for (const id of [run, ...(await insidesOf(store, run))]) heads.set(id, await store.head(id))
  return heads
}

/** Nothing, while another worker is at it; the lock goes with the connection, however this ends. */
async function alone({ database, schema }: PostgresStore, work: () => Promise<boolean>): Promise<boolean> {
  const client = await database.connect()
  try {
    const text = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isMine"'
    const { rows } = await client.query<{ isMine: boolean }>(text, [LOCK, schema])
    return rows[0]?.isMine === true && (await work())
  } finally {
    await client.end()
  }
}
