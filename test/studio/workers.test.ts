/** The page of workers in a browser; what it is told is tested with real workers in test/cli-workers.test.ts. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { WorkerList } from '../../src/server/api-workers.ts'
import { createFleet } from '../../src/server/fleet.ts'
import { describeInBrowser } from '../browser.ts'
import { expectFine } from './accessible.ts'
import { keepPicture } from './pictures.ts'
import { openStudio, soon, type TestStudio } from './studio.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const worker = {
  machine: 'north',
  pid: 4711,
  concurrency: 50,
  societies: [
    { society: 'explorers', version: '3f2a9c10' },
    { society: 'household', version: '77d0be21' },
  ],
  startedAt: NOW - 3_600_000,
  seenAt: NOW - 300,
  driving: Array.from({ length: 20 }, (_, index) => `explorers-${index + 1}`),
  drivingCount: 31,
}
const full: WorkerList = {
  areUsed: true,
  at: NOW,
  workers: [
    { id: 'north-4711', ...worker },
    { id: 'south-12', ...worker, machine: 'south', pid: 12, seenAt: NOW - 4_000, driving: [], drivingCount: 0 },
  ],
  waiting: [
    {
      run: 'household-9',
      society: 'household',
      version: '00000000',
      since: NOW - 120_000,
      canMove: true,
      why: 'It waits for a worker that has version 00000000 of household; those there are have another.',
    },
  ],
  waitingCount: 250,
  takeovers: [{ run: 'explorers-3', at: NOW - 60_000, head: 1_234, loser: 'east-99', worker: 'north-4711' }],
  rules: [
    { kind: 'budget', name: 'tenant:acme', amount: 5, unit: 'dollars', period: 'day', spent: 4.25 },
    { kind: 'rate', name: 'openai', amount: 60, period: 'minute', queued: 3 },
  ],
}

describeInBrowser('the page of workers', () => {
  let studio!: TestStudio
  let told: WorkerList
  beforeAll(async () => {
    studio = await openStudio(undefined, {
      createFleet: (options) => ({
        ...createFleet(options),
        workers: async () => told,
        takeovers: async (run) => [{ run, at: NOW, head: 3, loser: 'east-99', worker: 'north-4711' }],
      }),
    })
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  it('says who drives what, who is silent, what waits and why, and which runs changed hands', async () => {
    told = full
    const page = await studio.open('/runs')
    await page.getByRole('link', { name: 'Workers' }).click()
    await soon(() => page.getByText('2 workers, 31 runs driven, 250 waiting').isVisible()).toBe(true)
    const cards = page.locator('.worker')
    expect(await cards.nth(0).innerText()).toMatch(/alive[^]+north, process 4711[^]+Drives 31 runs[^]+and 19 more/)
    expect(await cards.nth(1).innerText()).toMatch(/silent for 4 s[^]+At rest/)
    expect(await page.getByText('household-9').isVisible()).toBe(true)
    expect(await page.getByText('and 249 more runs').isVisible()).toBe(true)
    expect(await page.getByText('entry 1,234').isVisible()).toBe(true)
    expect(await page.getByText('$5 a day').isVisible()).toBe(true)
    expect(await page.getByText('$4.25 spent').isVisible()).toBe(true)
    expect(await page.getByText('3 calls wait').isVisible()).toBe(true)
    // it is none of this server's: why it could not be moved is said beside it
    await page.getByRole('button', { name: 'Move it: household-9' }).click()
    await soon(() => page.getByRole('alert').innerText()).toMatch(/household-9/)
    await expectFine(page, 'workers')
    await keepPicture(page, 'workers')
    // it is looked at again, without being asked to
    told = { ...full, workers: [], waitingCount: 0, waiting: [] }
    await soon(() => page.getByText('No worker is there.').isVisible()).toBe(true)
    await page.getByRole('link', { name: 'explorers-3' }).click()
    await soon(() => page.url()).toContain('/runs/explorers-3')
    await studio.expectQuiet(/404/)
  })

  it('marks where a run changed hands on its time line', async () => {
    told = full
    const { id } = await studio.startAndWait({ society: 'explorers', maxSteps: 6 })
    const page = await studio.open(`/runs/${id}`)
    await page.getByRole('tab', { name: 'Marks' }).click()
    const mark = page.getByRole('button', { name: 'changed hands: worker east-99 was gone, north-4711 went on' })
    await soon(() => mark.isVisible()).toBe(true)
  })

  it('says where no workers are used, and the runs have no way to it', async () => {
    told = { areUsed: false, at: NOW, workers: [], waiting: [], waitingCount: 0, takeovers: [], rules: [] }
    const page = await studio.open('/workers')
    await soon(() => page.getByText('This server drives its runs itself.').isVisible()).toBe(true)
    await page.goto(`${studio.server().address}/runs`)
    await soon(() => page.getByRole('heading', { name: 'Runs' }).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Workers' }).count()).toBe(0)
  })
})
