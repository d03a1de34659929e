/**
 * A small cluster on this machine that is disturbed while it is watched: a Postgres, two workers, a studio and some
 * runs of explorers; workers are killed and frozen, the database is stopped and started again, and what was killed is
 * replaced.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom, stateAt } from 'troupe'
import { postgresStore } from 'troupe/postgres'
import { createWorkTable } from '../src/workers/work.ts'
import { startPostgres } from '../test/postgres-server.ts'
import { findGaps } from './cluster-check.ts'
import { startCommand, type ClusterProcess } from './cluster-process.ts'

export type FaultKind = 'kill' | 'freeze' | 'database'

export interface ClusterFault {
  readonly kind: FaultKind
  /** seconds after the cluster stood */
  readonly at: number
  readonly runs: number
  /** until the last of these runs had committed something new; null when one did not */
  readonly tookMs: number | null
}

export interface ClusterReport {
  readonly seconds: number
  readonly runs: readonly { readonly run: string; readonly steps: number; readonly hasEnded: boolean }[]
  readonly faults: readonly ClusterFault[]
  readonly slowestTakeoverMs: number | null
  /** empty when all is well */
  readonly found: readonly string[]
}

export interface ClusterOptions {
  readonly seconds: number
  readonly seed: string
  /** a Postgres that is there already, which is never stopped; one of our own otherwise */
  readonly url?: string | undefined
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
}

const WORKERS = 2
const RUNS = 4
// slow enough to be watched, and to last for a minute
const PACE_MS = 150
const EXPLORERS = ['Ada', 'Ben', 'Cleo', 'Dan']
const LOOK_MS = 40
// a frozen worker is given up after five seconds
const PATIENCE_MS = 30_000
// for whoever watches; and when a database has just started, nobody is said to be gone
const [SHORTEST_REST_MS, REST_MS] = [2_500, 2_000]
const [SHORTEST_OUTAGE_MS, OUTAGE_MS] = [300, 1_000]

export async function playCluster({ seconds, seed, url, signal, tell }: ClusterOptions): Promise<ClusterReport> {
  const random = createRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'troupe-cluster-'))
  const server = url === undefined ? await startPostgres() : undefined
  const address = new URL(server?.url ?? url!)
  address.searchParams.set('schema', `cluster_${crypto.randomUUID().slice(0, 8)}`)
  const place = { store: address.href, folder, signal }
  const store = postgresStore(address.href, { patienceMs: PATIENCE_MS })
  const table = createWorkTable(store)
  const workers = new Map<string, ClusterProcess>()
  const found: string[] = []
  const faults: ClusterFault[] = []
  const runs: string[] = []
  let studio: ClusterProcess | undefined
  let started = performance.now()
  const now = () => (performance.now() - started) / 1_000

  const startWorker = async () => {
    const worker = await startCommand(['worker', '--societies', 'explorers'], place)
    workers.set(String(worker.said['worker']), worker)
  }
  const startRun = async () => {
    // each in a building of its own
    const input = { world: { size: 40, seed: runs.length + 1 }, explorers: EXPLORERS, maxSteps: 2_000 }
    const answer = await fetch(`${String(studio!.said['address'])}/api/runs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ society: 'explorers', pace: PACE_MS, input }),
      signal,
    })
    if (!answer.ok) throw new Error(`the studio refused a run: ${answer.status} ${await answer.text()}`)
    runs.push(((await answer.json()) as { id: string }).id)
  }
  const lastOf = async (run: string) => (await store.read(run, await store.head(run), 1))[0]
  const isOver = async (run: string) => (await lastOf(run))?.record.kind === 'end'
  const openRuns = async () => {
    const over = await Promise.all(runs.map(isOver))
    return runs.filter((_, index) => !over[index])
  }
  /** how many milliseconds after `since` the last of them had committed something that was made after it */
  const untilTheyGoOn = async (which: readonly string[], since: number): Promise<number | null> => {
    const waiting = new Set(which)
    while (waiting.size > 0) {
      for (const run of waiting) {
        const last = await lastOf(run)
        if ((last?.at ?? 0) > since || last?.record.kind === 'end') waiting.delete(run)
      }
      if (waiting.size === 0) break
      if (Date.now() - since > PATIENCE_MS) return null
      await sleep(LOOK_MS, undefined, { signal })
    }
    return Date.now() - since
  }
  const untilEverybodyMoves = async () => {
    if ((await untilTheyGoOn(await openRuns(), Date.now())) === null) throw new Error('runs do not go on by themselves')
  }
  const note = (kind: FaultKind, at: number, tookMs: number | null, held: readonly string[], what: string) => {
    faults.push({ kind, at: Math.round(at * 10) / 10, runs: held.length, tookMs })
    const which = held.length === 1 ? 'its run' : `its ${held.length} runs`
    const whose = kind === 'database' ? `all ${held.length} runs` : which
    const then =
      tookMs === null
        ? `${whose} did NOT go on within ${PATIENCE_MS / 1_000} s`
        : `${whose} went on at ${(at + tookMs / 1_000).toFixed(1)} s, after ${(tookMs / 1_000).toFixed(2)} s`
    if (tookMs === null) found.push(`${what} at ${at.toFixed(1)} s: ${then}`)
    tell(`${at.toFixed(1).padStart(6)} s  ${what}: ${then}`)
  }
  /** one that drives something, with what it drives; on a busy machine runs can lie between two workers for a moment */
  const chooseVictim = async () => {
    for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await sleep(LOOK_MS, undefined, { signal })) {
      for (const id of shuffled([...workers.keys()])) {
        const held = (await table.heldBy(id)).map(({ run }) => run).filter((run) => runs.includes(run))
        if (held.length > 0) return { id, held, worker: workers.get(id)! }
      }
    }
    throw new Error('no worker drives anything')
  }
  const shuffled = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: random.next() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ item }) => item)

  const deeds: Record<FaultKind, () => Promise<void>> = {
    async kill() {
      const { id, held, worker } = await chooseVictim()
      const at = now()
      await worker.kill()
      workers.delete(id)
      note('kill', at, await untilTheyGoOn(held, Date.now()), held, `kill -9 of worker ${id}`)
      await startWorker()
    },
    async freeze() {
      const { id, held, worker } = await chooseVictim()
      const at = now()
      worker.freeze()
      try {
        note('freeze', at, await untilTheyGoOn(held, Date.now()), held, `worker ${id} frozen`)
      } finally {
        worker.letGo()
      }
    },
    async database() {
      const open = await openRuns()
      const at = now()
      await server!.crash()
      const since = Date.now()
      // not cut short by Ctrl-C: whoever cleans up needs it
      await sleep(SHORTEST_OUTAGE_MS + random.integer(OUTAGE_MS))
      await server!.start()
      const away = ((Date.now() - since) / 1_000).toFixed(1)
      note('database', at, await untilTheyGoOn(open, since), open, `the database was stopped at once, for ${away} s`)
    },
  }
  const kinds: readonly FaultKind[] = server ? ['kill', 'freeze', 'database'] : ['kill', 'freeze']

  try {
    tell(
      `${server ? 'a Postgres of its own' : 'the Postgres that was named'}; starting ${WORKERS} workers and a studio`,
    )
    // one after the other: they make the tables, and two cores are few
    studio = await startCommand(['studio', '--no-open', '--no-examples'], place)
    await Promise.all(Array.from({ length: WORKERS }, startWorker))
    for (let each = 0; each < RUNS; each++) await startRun()
    await untilEverybodyMoves()
    started = performance.now()
    tell(`watch it at ${String(studio.said['link'])}`)
    tell(`${RUNS} runs of explorers go on; for ${seconds} s things are killed (Ctrl-C stops everything)`)
    for (let round: FaultKind[] = []; now() < seconds;) {
      const rest = SHORTEST_REST_MS + random.integer(REST_MS)
      const left = seconds * 1_000 - now() * 1_000
      // the first fault is never left out, however short the time
      await sleep(faults.length === 0 ? Math.min(rest, left / 2) : Math.min(rest, left), undefined, { signal })
      if (now() >= seconds) break
      while ((await openRuns()).length < RUNS) await startRun()
      await untilEverybodyMoves()
      if (round.length === 0) round = shuffled(kinds)
      await deeds[round.pop()!]()
    }
    await untilEverybodyMoves()
  } catch (error) {
    if (!signal.aborted) found.push(error instanceof Error ? error.message : String(error))
  }
  const ended: ClusterReport['runs'][number][] = []
  try {
    for (const each of [...workers.values(), ...(studio ? [studio] : [])]) {
      const how = each.unexpectedEnd()
      if (how !== undefined) found.push(how)
    }
    // nobody writes any more when the journals are read
    await Promise.all([...workers.values()].map((worker) => worker.stop()))
    for (const run of runs) {
      const entries = await store.read(run, 1, Number.MAX_SAFE_INTEGER)
      found.push(...findGaps(run, entries))
      await stateAt(store, run)
      const steps = entries.filter(({ record }) => record.kind === 'step').length
      ended.push({ run, steps, hasEnded: entries.at(-1)?.record.kind === 'end' })
    }
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error))
  } finally {
    await Promise.all([...workers.values(), ...(studio ? [studio] : [])].map((each) => each.stop()))
    // of a database that was there before, what was made in it
    if (!server)
      for (const schema of [store.schema, `${store.schema}_queue`])
        await store.database.ask(`DROP SCHEMA IF EXISTS ${schema} CASCADE`).catch(() => [])
    await store.close()
    // waited for: nothing of it is left when this ends
    await server?.crash()
    server?.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const took = faults.flatMap(({ tookMs }) => tookMs ?? [])
  const slowestTakeoverMs = took.length > 0 ? Math.max(...took) : null
  return { seconds: Math.round(now()), runs: ended, faults, slowestTakeoverMs, found }
}
