/** What workers keep of runs that have ended, on a real Postgres: the last ones, files of the others, nothing. */
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryPlaces } from '../../test/places.ts'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'
import { board, end, flow, memoryStore, sum } from '../index.ts'
import { createModelServers } from '../models/model-servers.ts'
import { postgresStore, type PostgresStore } from '../postgres/index.ts'
import { importRun } from '../store/transfer-import.ts'
import { readTextLines } from '../store/transfer-lines.ts'
import { archiveRun } from './archive.ts'
import type { Keep } from './keep.ts'
import { openQueue } from './queue.ts'
import { createGate } from './gate.ts'
import { startRetention, type RetentionOptions } from './retention.ts'
import { createWorkTable } from './work.ts'
import { startWorker } from './worker.ts'

const newSchema = temporarySchemas()
const newPlace = temporaryPlaces()

const table = board({ round: sum() })
const inner = flow(table, {
  name: 'inner',
  start: 'one',
  agents: { one: table.agent({ reads: [], writes: ['round'], think: () => ({ round: 1 }) }) },
  routes: { one: end('done') },
})
const nested = flow(table, {
  name: 'nested',
  start: 'outer',
  agents: {
    outer: table.nest({
      reads: [],
      writes: ['round'],
      flow: inner,
      input: () => ({}),
      output: ({ round }) => ({ round }),
    }),
  },
  routes: { outer: ({ round }) => (round < 3 ? 'outer' : end('done')) },
})

async function open(url?: string) {
  const store = postgresStore(url ?? (await newSchema()))
  onTestFinished(() => store.close())
  return store
}

async function play(store: PostgresStore, ...runs: string[]) {
  for (const id of runs) await nested.run({}, { store, id }).finished
}

const outermost = async (store: PostgresStore) => (await store.page!({ limit: 1_000 })).toReversed()

/** Retention without a pause, for runs that ended just now. */
async function retain(store: PostgresStore, keep: Keep, more: Partial<RetentionOptions> = {}) {
  const said: string[] = []
  const retention = await startRetention({
    store,
    queue: { clear: async () => false },
    keep: { nested: keep },
    version: 'test',
    report: (error) => void said.push(String(error)),
    restMs: -60_000,
    pauseMs: 20,
    ...more,
  })
  onTestFinished(() => retention.close())
  return { ...retention, said }
}

async function until(look: () => Promise<boolean>) {
  for (const deadline = Date.now() + 15_000; !(await look()); await sleep(20))
    if (Date.now() > deadline) throw new Error('it did not happen in time')
}

const linesOf = (file: string) => () => readTextLines(createReadStream(file, 'utf8'))

describe.skipIf(whyNoPostgres)(`retention${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('keeps the last runs that ended, with what is inside them, and every run of other societies', async () => {
    const store = await open()
    await play(store, ...Array.from({ length: 25 }, (_, index) => `run-${index}`))
    await inner.run({}, { store, id: 'other' }).finished
    await retain(store, { last: 2 })
    await until(async () => (await outermost(store)).length === 3)
    await sleep(100)
    expect(await outermost(store)).toEqual(['run-23', 'run-24', 'other'])
    expect((await store.runs()).length).toBe(2 * 4 + 1)
    const { database, schema } = store
    const left = async () => (await database.ask(`SELECT FROM ${schema}.removed`)).length
    await until(async () => (await left()) === 0)
    const orphans = `SELECT FROM ${schema}.entries WHERE run NOT IN (SELECT key FROM ${schema}.runs)`
    expect(await database.ask(orphans)).toEqual([])
  })

  it('leaves runs alone that are open, wait, failed, or ended a moment ago', async () => {
    const store = await open()
    await play(store, 'fresh')
    await nested.run({}, { store, id: 'paused', steps: 1 }).finished
    const kept = await retain(store, { last: 0 }, { restMs: 60_000 })
    await sleep(200)
    await kept.close()
    expect(await outermost(store)).toEqual(['fresh', 'paused'])
    await retain(store, { last: 0 })
    await until(async () => (await outermost(store)).length === 1)
    await sleep(100)
    expect(await outermost(store)).toEqual(['paused'])
  })

  it('removes nothing under a fork that can go on, and a fork before its parent', async () => {
    const store = await open()
    await play(store, 'parent')
    await nested.fork('parent', { store, at: 1, id: 'fork', steps: 1 }).finished
    await retain(store, { last: 0 })
    await sleep(200)
    expect(await outermost(store)).toEqual(['parent', 'fork'])
    await nested.resume('fork', { store }).finished
    await until(async () => (await store.runs()).length === 0)
  })

  it('archives a run and its fork as files that an import reads back, entry for entry', async () => {
    const store = await open()
    const folder = newPlace('archive')
    await play(store, 'a run/of: mine')
    await nested.fork('a run/of: mine', { store, at: 1, id: 'fork' }).finished
    const before = new Map<string, unknown>()
    for (const run of await store.runs()) before.set(run, await store.read(run, 1, 1_000))
    const { said } = await retain(store, { last: 0, archive: folder })
    await until(async () => (await store.runs()).length === 0)
    expect(readdirSync(folder).toSorted()).toEqual(['a%20run%2Fof%3A%20mine.jsonl', 'fork.jsonl'])
    let now = 0
    const clock = { now: () => now, sleep: async () => {} }
    const back = memoryStore({ clock })
    const stamp = (at: number) => void (now = at)
    for (const name of readdirSync(folder)) await importRun(back, linesOf(join(folder, name)), { stamp })
    const after = new Map<string, unknown>()
    for (const run of before.keys()) after.set(run, await back.read(run, 1, 1_000))
    expect(after).toEqual(before)
    expect(said).toEqual([])
  })

  it('loses and doubles nothing when it is killed after the file was written, or before', async () => {
    const store = await open()
    const folder = newPlace('archive')
    await play(store, 'run')
    const killed = { ...store, remove: () => Promise.reject(new Error('killed')) }
    const first = await retain(killed, { last: 0, archive: folder })
    await until(async () => existsSync(join(folder, 'run.jsonl')))
    await sleep(100)
    await first.close()
    expect((await store.runs()).length).toBe(4)
    const written = readFileSync(join(folder, 'run.jsonl'), 'utf8')
    await retain(store, { last: 0, archive: folder })
    await until(async () => (await store.runs()).length === 0)
    expect(readdirSync(folder)).toEqual(['run.jsonl'])
    expect(readFileSync(join(folder, 'run.jsonl'), 'utf8')).toBe(written)
  })

  it('removes nothing that could not be archived, says so once, and goes on with the others', async () => {
    const store = await open()
    const { database, schema } = store
    const folder = newPlace('archive')
    await play(store, 'damaged', 'whole')
    await database.ask(
      `UPDATE ${schema}.entries SET record = '{}'
       WHERE seq = 2 AND run = (SELECT key FROM ${schema}.runs WHERE id = 'damaged')`,
    )
    const retained = await retain(store, { last: 0, archive: folder })
    await until(async () => (await outermost(store)).length === 1)
    await sleep(150)
    await retained.close()
    expect(await outermost(store)).toEqual(['damaged'])
    expect(readdirSync(folder)).toEqual(['whole.jsonl'])
    expect(retained.said).toEqual([expect.stringContaining('Run "damaged" was kept')])
  })

  it('keeps the file of an earlier run that had the same id', async () => {
    const store = await open()
    const folder = newPlace('archive')
    await retain(store, { last: 0, archive: folder })
    for (const count of [1, 2]) {
      await nested.run({}, { store, id: 'run', seed: count }).finished
      await until(async () => (await store.runs()).length === 0)
      expect(readdirSync(folder).length).toBe(count)
    }
    expect(readdirSync(folder).toSorted()).toEqual(['run.2.jsonl', 'run.jsonl'])
  })

  it('breaks nothing when two archive and remove the same run at once', async () => {
    const url = await newSchema()
    const [one, other] = [await open(url), await open(url)]
    const folder = newPlace('archive')
    await retain(one, { last: Infinity, archive: folder })
    for (let round = 0; round < 5; round++) {
      await play(one, `run-${round}`)
      const removed = await Promise.allSettled(
        [one, other].map(async (store) =>
          store.remove(`run-${round}`, await archiveRun(store, `run-${round}`, folder, 'test')),
        ),
      )
      expect(removed.filter((each) => each.status === 'fulfilled' && each.value).length).toBe(1)
    }
    expect(await one.runs()).toEqual([])
    expect(readdirSync(folder).toSorted()).toEqual([0, 1, 2, 3, 4].map((round) => `run-${round}.jsonl`))
  })

  it('is done by one worker at a time', async () => {
    const url = await newSchema()
    let [now, most, rounds] = [0, 0, 0]
    const clear = async () => {
      rounds++
      most = Math.max(most, ++now)
      await sleep(10)
      now--
      return true
    }
    for (let count = 0; count < 3; count++) await retain(await open(url), { last: 1 }, { queue: { clear } })
    await until(async () => rounds > 10)
    expect(most).toBe(1)
  })

  it('is done by a worker after it drove the run, and the queue is cleared of entries that are done with', async () => {
    const url = await newSchema()
    const store = await open(url)
    const { database, schema } = store
    const folder = newPlace('archive')
    const worker = await startWorker({
      url,
      societies: { nested: async () => ({ flow: nested }) },
      modelServers: createModelServers([]),
      keep: { nested: { last: 0, archive: folder } },
      restMs: -60_000,
    })
    onTestFinished(() => worker.close())
    const work = createWorkTable(store)
    const queue = await openQueue({ store, url, report: () => {} }, work)
    onTestFinished(() => queue.close())
    await nested.run({}, { store, id: 'run', society: 'nested', steps: 0 }).finished
    await work.want('run', worker.queues[0]!, {})
    await queue.send('run')
    await until(async () => (await store.runs()).length === 0)
    expect(readdirSync(folder)).toEqual(['run.jsonl'])
    expect(await work.find(['run'])).toEqual([])
    await worker.close()
    expect(await queue.clear(-60_000)).toBe(false)
    const status = `${schema}_queue.workflow_status`
    expect(await database.ask(`SELECT FROM ${status}`)).toEqual([])
    // one that is done with by its looks, of a run that somebody has, may be sent again
    for (const run of ['done', 'driven', 'queued']) {
      await work.want(run, 'nested@1', {})
      await queue.send(run)
    }
    await database.ask(
      `UPDATE ${status} SET status = 'SUCCESS', completed_at = 1
       WHERE workflow_uuid LIKE 'done:%' OR workflow_uuid LIKE 'driven:%'`,
    )
    const room = { queues: ['nested@1'], concurrency: 9, places: undefined, isDoubtful: false }
    for (const run of ['driven', 'done']) await createGate(store).begin(run, 'somebody', room)
    await work.rest('done', 'somebody', { goesOn: false })
    expect(await queue.clear()).toBe(false)
    const left = await database.ask<{ run: string }>(
      `SELECT split_part(workflow_uuid, ':', 1) AS run FROM ${status} ORDER BY 1`,
    )
    expect(left.map(({ run }) => run)).toEqual(['driven', 'queued'])
  })
})
