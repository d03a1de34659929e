/** The machines bench: steps a second of workers over one Postgres beside four others, faults, and runs that rest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Bench } from '../bench.ts'
import { InterruptedError, runFresh } from '../fresh-process.ts'
import { root } from '../places.ts'
import { buildTroupe, installedVersion, installPeers } from '../prepare.ts'
import { playRounds } from '../rounds.ts'
import { catalogue, subjectNames } from './catalogue.ts'
import type { Order } from './child.ts'
import { parts, plan, sizesFor, type Sample, type Sizes, type Spec } from './plan.ts'
import { toNumbers, toReport, type Faults, type Resting, type Results } from './report.ts'
import { startServers, whyNoRedis, type Servers } from './servers.ts'

const script = (name: string) => join(import.meta.dirname, name)

export const machines: Bench = {
  about: 'Workers over Postgres beside BullMQ, pg-boss, DBOS and LangGraph.js: steps a second, faults, runs at rest',
  parts,

  async run({ rounds, quick, only, signal, progress }) {
    const wants = (part: string) => only === undefined || only.includes(part)
    await installPeers(progress, signal)
    await buildTroupe(progress, signal)
    const sizes = sizesFor(quick)
    const problems: string[] = []
    const servers = await startServers()
    try {
      const { kills, freezes } = sizes
      if (wants('faults')) progress.show(`bench: ${kills} kills and ${freezes} freezes`)
      const faults = await unlessStopped(problems, signal, wants('faults'), () =>
        runFresh<Faults>(script('faults-child.ts'), [String(kills), String(freezes)], signal),
      )
      if (wants('resting')) progress.show(`bench: ${sizes.resting} runs at rest`)
      const resting = await unlessStopped(problems, signal, wants('resting'), () => rest(sizes, servers, signal))
      const played = await playRounds({
        specs: plan(sizes, servers.redis !== undefined, wants),
        rounds,
        signal,
        measure: (spec) => measure(spec, sizes, servers, signal),
        onStart: ({ subject, workers }, position) =>
          progress.show(`bench: ${position}, ${catalogue[subject].title}: ${workers} workers`),
      })
      progress.clear()
      const results: Results = { played, sizes, faults, resting, problems, whyNoRedis }
      const numbers = toNumbers(results, versionsOf(servers), quick)
      const isComplete = played.completed === rounds && played.failures.length === 0
      return {
        report: toReport(results, numbers),
        numbers,
        complete:
          isComplete && (faults !== undefined || !wants('faults')) && (resting !== undefined || !wants('resting')),
      }
    } finally {
      await servers.stop()
    }
  },
}

async function measure(spec: Spec, sizes: Sizes, servers: Servers, signal: AbortSignal): Promise<Sample> {
  const { redis } = catalogue[spec.subject]
  const server = redis && servers.redis?.[redis]
  const place = { postgres: await newDatabase(servers), redis: server?.url, concurrency: sizes.runs }
  const order: Order = { spec, sizes, place, storePid: server?.pid ?? servers.postgres.pid }
  return runFresh<Sample>(script('child.ts'), [JSON.stringify(order)], signal)
}

async function rest(sizes: Sizes, servers: Servers, signal: AbortSignal): Promise<Resting> {
  const place = { postgres: await newDatabase(servers), redis: undefined, concurrency: sizes.runs }
  const order = { place, storePid: servers.postgres.pid, runs: sizes.resting, seconds: sizes.restSeconds }
  return runFresh<Resting>(script('resting-child.ts'), [JSON.stringify(order)], signal)
}

/** Nobody finds what another has left. */
async function newDatabase({ postgres }: Servers): Promise<string> {
  const name = `bench_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return url.href
}

/** What fails is told in the report, beside what did not. */
async function unlessStopped<T>(problems: string[], signal: AbortSignal, isWanted: boolean, work: () => Promise<T>) {
  if (signal.aborted || !isWanted) return undefined
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof InterruptedError)) problems.push((error as Error).message)
    return undefined
  }
}

function versionsOf({ postgres, redisVersion }: Servers): Record<string, string | undefined> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const peers = subjectNames.flatMap((name) => {
    const { title, package: packageName } = catalogue[name]
    return packageName === undefined ? [] : [[title, installedVersion(packageName)] as const]
  })
  return { Troupe: version, ...Object.fromEntries(peers), PostgreSQL: postgres.version, Redis: redisVersion }
}
