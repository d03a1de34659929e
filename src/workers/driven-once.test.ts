/** A worker and what it has: nothing is driven again that it is just done with. */
import { describe, expect, it } from 'vitest'
import { board, end, flow, value } from '../index.ts'
import { createModelServers } from '../models/model-servers.ts'
import { postgresStore } from '../postgres/index.ts'
import { readStart } from '../store/fold.ts'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'
import { openQueue } from './queue.ts'
import { queueOf, versionOfRun } from './version.ts'
import { createWorkTable } from './work.ts'
import { startWorker } from './worker.ts'

const newSchema = temporarySchemas()
const RUNS = 24

/** all of them end at the same moment */
const gate = Promise.withResolvers<void>()
let waiting = 0

const counting = board({ count: value(0) })
const counter = counting.agent({
  reads: ['count'],
  writes: ['count'],
  think: async ({ count }) => {
    waiting++
    await gate.promise
    return { count: count + 1 }
  },
})
const society = flow(counting, {
  start: 'counter',
  agents: { counter },
  routes: { counter: ({ count }) => (count >= 1 ? end('counted') : 'counter') },
})

describe.skipIf(whyNoPostgres)('a worker', () => {
  it('drives a run once that ends while everybody is told again and again that something has changed', async () => {
    const url = await newSchema()
    const store = postgresStore(url)
    const table = createWorkTable(store)
    const queue = await openQueue({ store, url, report: () => {} }, table)
    const faults: unknown[] = []
    const worker = await startWorker({
      url,
      societies: { counters: async () => ({ flow: society }) },
      modelServers: createModelServers([]),
      report: (error) => faults.push(error),
    })
    try {
      const runs = Array.from({ length: RUNS }, (_, index) => `run-${index}`)
      for (const run of runs) {
        await society.run({}, { store, id: run, steps: 0, society: 'counters' }).finished
        await table.want(run, queueOf('counters', versionOfRun(await readStart(store, run))), {})
        await queue.send(run)
      }
      const open = async () => (await table.find(runs)).some(({ state }) => state !== 'resting')
      await expect.poll(() => waiting, { timeout: 20_000 }).toBe(RUNS)
      gate.resolve()
      while (await open()) await Promise.all(Array.from({ length: 4 }, () => table.tell()))
      const [counted] = await store.database.ask<{ taken: number }>(
        `SELECT count(*)::int AS taken FROM ${store.schema}_queue.workflow_status`,
      )
      expect(counted!.taken).toBe(RUNS)
      expect((await store.counts!()).ended).toBe(RUNS)
      expect(faults).toEqual([])
    } finally {
      await worker.close()
      await queue.close()
      await store.close()
    }
  }, 60_000)
})
