/** One measurement, in a process of its own: workers are started and warmed up, runs sent to them, all is checked. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ANSWER_DESCRIPTOR } from '../fresh-process.ts'
import { catalogue } from './catalogue.ts'
import { SLOW_STEP_MS, stepsFor, type Measured, type Sample, type Sizes, type Spec } from './plan.ts'
import { cpuMicros, familyOf } from './processes.ts'
import { pass, type Job, type Place, type Subject } from './subject.ts'

const LOOK_MS = 20
const SETTLE_MS = 300
const PATIENCE_MS = 180_000
// of CPU time for each worker: compilers are quiet by then
const WARM_UP_MICROS = 1_000_000

export type Order = { spec: Spec; sizes: Sizes; place: Place; storePid: number }

const { spec, sizes, place, storePid } = JSON.parse(process.argv[2]!) as Order
const { file, redis } = catalogue[spec.subject]
const { subject } = (await import(`./subjects/${file}.ts`)) as { subject: Subject }
const database = new pg.Client({ connectionString: place.postgres })
await database.connect()
const client = await subject.setUp(place)
if ((await client.countOver()) > 0) throw new Error('Error: runs of an earlier measurement are there.')
const workers: ChildProcess[] = []
try {
  // one after the other: they make tables
  for (let each = 0; each < spec.workers; each++) workers.push(await startWorker())
  let sent = 0
  const play = async (name: string, steps: number, stepMs: number): Promise<Job[]> => {
    const runs = sizes.runs * spec.workers
    const jobs = Array.from({ length: runs }, (_, index) => ({ run: `${name}-${index}`, steps, stepMs }))
    sent += runs
    await client.send(jobs, workers)
    for (const deadline = Date.now() + PATIENCE_MS; (await client.countOver()) < sent; await pass(LOOK_MS))
      if (Date.now() > deadline) throw new Error(`Error: only ${await client.countOver()} of ${sent} runs are over.`)
    return jobs
  }
  const pids = workers.map(({ pid }) => pid!)
  const before = cpuMicros(pids)
  const isWarm = () => !(cpuMicros(pids) - before < WARM_UP_MICROS * spec.workers)
  for (let turn = 0; turn === 0 || (!isWarm() && turn < 20); turn++) await play(`warm-${turn}`, sizes.warmUpSteps, 0)

  const measure = async (name: string, stepMs: number): Promise<Measured> => {
    const steps = stepsFor(spec.subject, sizes)
    await pass(SETTLE_MS)
    const bytesBefore = await bytesStored()
    const [workBefore, storeBefore] = [cpuMicros([process.pid, ...pids]), cpuMicros(familyOf(storePid))]
    const begin = performance.now()
    const jobs = await play(name, steps, stepMs)
    const seconds = (performance.now() - begin) / 1_000
    const storeMicros = cpuMicros(familyOf(storePid)) - storeBefore
    const workMicros = cpuMicros([process.pid, ...pids]) - workBefore
    const bytes = (await bytesStored()) - bytesBefore
    for (const { run } of jobs) {
      const stored = await client.stepsOf(run)
      if (stored !== steps) throw new Error(`Error: ${run} has ${stored} steps instead of ${steps}.`)
    }
    const count = jobs.length * steps
    return {
      stepsPerSecond: count / seconds,
      cpuMicros: (workMicros + storeMicros) / count,
      storeMicros: storeMicros / count,
      storedBytes: bytes / count,
    }
  }
  const sample: Sample = { small: await measure('small', 0), slow: await measure('slow', SLOW_STEP_MS) }
  writeSync(ANSWER_DESCRIPTOR, JSON.stringify(sample))
} finally {
  for (const worker of workers) worker.kill('SIGKILL')
}
// a peer may leave a timer or a connection behind
process.exit(0)

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'worker-child.ts'), file, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`Error: a worker ended with ${String(code)}.`)
  })
  // also later: a measurement without one of its workers is none
  ended.catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })
  await Promise.race([once(worker.stdout!, 'data'), ended])
  return worker
}

/** All tables with their indexes. What a Redis holds is in memory, and is not told. */
async function bytesStored(): Promise<number> {
  if (redis !== undefined) return NaN
  const text = `SELECT sum(pg_total_relation_size(oid))::float8 AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`
  return (await database.query<{ bytes: number | null }>(text)).rows[0]!.bytes ?? 0
}
