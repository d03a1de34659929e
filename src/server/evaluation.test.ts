/** An evaluation over HTTP: one row of the list, its report computed from its journal, hostile ones included. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import { value } from '../board/scalar-fields.ts'
import { board } from '../define/board.ts'
import { end } from '../define/route.ts'
import { flow } from '../engine/flow.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { EvaluationInfo, InsideRun, RunList } from './api.ts'

const sheet = board({ size: value(1), area: value(0) })
const painter = sheet.agent({ reads: ['size'], writes: ['area'], think: ({ size }) => ({ area: size ** 2 }) })
const society = flow(sheet, {
  name: 'painter',
  start: 'painter',
  agents: { painter },
  routes: { painter: end('done') },
})

let studio: TestServer
let report: Awaited<ReturnType<typeof evaluatePainter>>
const evaluatePainter = async (file: string) => {
  const store = sqliteStore(file)
  try {
    return await evaluate({
      name: 'painting',
      society,
      baseline: { name: 'smaller', input: { size: 1 } },
      cases: [2, 3].map((size) => ({ name: `size ${size}`, input: { size } })),
      seeds: 2,
      scorers: { area: (run) => run.board.area },
      store,
    })
  } finally {
    await store.close()
  }
}
beforeAll(async () => {
  studio = await startServer()
  report = await evaluatePainter(join(studio.folder, 'store.db'))
})
afterAll(async () => studio.remove())

it('is one row of the list, named after it, with its trials inside', async () => {
  const { runs } = await studio.get<RunList>('/runs')
  expect(runs).toMatchObject([{ id: report.id, title: 'Evaluation: painting', isEvaluation: true, reason: 'measured' }])
  expect(await studio.get<InsideRun[]>(`/runs/${report.id}/inside`)).toHaveLength(8)
})

it('gives its report as it was reported', async () => {
  const info = await studio.get<EvaluationInfo>(`/runs/${report.id}/evaluation`)
  expect(info).toMatchObject({ title: 'Evaluation: painting', finished: 8, failed: 0 })
  expect(info.report).toEqual(JSON.parse(JSON.stringify(report)))
})

it('believes only what fits of a journal from elsewhere, and computes the rest', async () => {
  const store = sqliteStore(join(studio.folder, 'store.db'))
  const odd = board({
    name: value<unknown>(),
    about: value<unknown>(null),
    trials: value<unknown>({}),
    report: value<unknown>(null),
  })
  const agent = odd.agent({ reads: [], writes: [], think: () => undefined })
  const forged = flow(odd, {
    name: 'evaluation',
    start: 'plan',
    agents: { plan: agent },
    routes: { plan: end('forged') },
  })
  const head = { ...report, sides: { society: 'a' }, scorers: ['area'], status: 'complete' }
  const trials = [...report.trials, { run: 7 }, null, { ...report.trials[0], steps: -1 }]
  await forged.run({ name: { x: 1 }, trials: [3, null], report: { head, trials } }, { id: 'forged', store }).finished
  await forged.run({ name: 'x', report: { head: 'none' } }, { id: 'empty', store }).finished
  await store.close()
  const { report: read } = await studio.get<EvaluationInfo>('/runs/forged/evaluation')
  expect(read!.trials).toHaveLength(8)
  expect(read!.scorers['area']).toMatchObject({ society: { mean: 6.5 }, cases: { 'size 2': { society: { mean: 4 } } } })
  expect(await studio.get('/runs/empty/evaluation')).toMatchObject({ report: null, finished: 0 })
})

it('is refused for a run that is none', async () => {
  const { id } = await studio.post('/runs', { society: 'counter', pace: 0 })
  await expect(studio.get(`/runs/${id}/evaluation`)).rejects.toThrow('no evaluation')
})
