/** What runs cost that rest: the CPU time of a worker with nothing to do and of its database, without and with them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { postgresStore } from '../../src/postgres/index.ts'
import { ANSWER_DESCRIPTOR } from '../fresh-process.ts'
import { cpuMicros, familyOf } from './processes.ts'
import type { Resting } from './report.ts'
import { pass, type Place } from './subject.ts'
import { subject } from './subjects/troupe.ts'

const SETTLE_MS = 1_000
const PAIRS = 3

const { place, storePid, runs, seconds } = JSON.parse(process.argv[2]!) as {
  place: Place
  storePid: number
  runs: number
  seconds: number
}
const store = postgresStore(place.postgres)
const { schema } = store
// the store's own connections give up on what takes long, such as ten thousand runs at once
const database = new pg.Client({ connectionString: place.postgres })
await database.connect()
const client = await subject.setUp(place)
const worker = spawn(
  process.execPath,
  [join(import.meta.dirname, 'worker-child.ts'), 'troupe', JSON.stringify(place)],
  { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
)
try {
  await once(worker.stdout!, 'data')
  await client.send([{ run: 'first', steps: 10, stepMs: 0 }], [worker])
  while ((await client.countOver()) < 1) await pass(50)
  const idle = async () => {
    await pass(SETTLE_MS)
    const spent = () => cpuMicros([worker.pid!]) + cpuMicros(familyOf(storePid))
    const before = spent()
    await pass(seconds * 1_000)
    return (spent() - before) / 1_000 / seconds
  }
  const found: Resting = { runs, without: [], with: [] }
  // one after the other and again: a busy minute hits both alike
  for (let pair = 0; pair < PAIRS; pair++) {
    found.without.push(await idle())
    await fill()
    found.with.push(await idle())
    await clear()
  }
  writeSync(ANSWER_DESCRIPTOR, JSON.stringify(found))
} finally {
  worker.kill('SIGKILL')
}
process.exit(0)

/** As many as are wanted like the first one: half of them are over, half wait for a person. */
async function fill(): Promise<void> {
  await database.query(
    `INSERT INTO ${schema}.runs (id, head, fence, tag, status, society, flow, parent)
     SELECT 'copy-' || n, head, fence, tag, CASE WHEN n % 2 = 0 THEN 'waiting' ELSE status END, society, flow, parent
     FROM ${schema}.runs, generate_series(1, $1::int) AS n WHERE id = 'first'`,
    [runs],
  )
  await database.query(
    `INSERT INTO ${schema}.entries (run, seq, at, record)
     SELECT copy.key, seq, at, record FROM ${schema}.entries AS entry
     JOIN ${schema}.runs AS own ON own.key = entry.run AND own.id = 'first'
     JOIN ${schema}.runs AS copy ON copy.id LIKE 'copy-%'`,
  )
  await database.query(
    `INSERT INTO ${schema}.work (run, queue, state, wanted, workflow)
     SELECT 'copy-' || n, queue, state, wanted, workflow || n
     FROM ${schema}.work, generate_series(1, $1::int) AS n WHERE run = 'first'`,
    [runs],
  )
  await tidy()
}

async function clear(): Promise<void> {
  await database.query(`DELETE FROM ${schema}.work WHERE run LIKE 'copy-%'`)
  await database.query(
    `DELETE FROM ${schema}.entries WHERE run IN (SELECT key FROM ${schema}.runs WHERE id LIKE 'copy-%')`,
  )
  await database.query(`DELETE FROM ${schema}.runs WHERE id LIKE 'copy-%'`)
  await tidy()
}

/** Now, and not by Postgres itself in the middle of a measurement. */
async function tidy(): Promise<void> {
  for (const name of ['runs', 'entries', 'work']) await database.query(`VACUUM ANALYZE ${schema}.${name}`)
}
