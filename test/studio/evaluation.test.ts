/** An evaluation in the studio: from the list of runs to both sides, case by case, and on to a pair of runs. */
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { append, board, end, flow, value } from 'troupe'
import { evaluate } from 'troupe/evaluate'
import { sqliteStore } from 'troupe/sqlite'
import { describeInBrowser } from '../browser.ts'
import { expectFine } from './accessible.ts'
import { openStudio, soon, type TestStudio } from './studio.ts'

const dice = board({ sides: value(6), luck: value(0), rolls: append<number>() })
const thrower = dice.agent({
  reads: ['sides', 'luck'],
  writes: ['rolls'],
  think: ({ sides, luck }, { random }) => {
    if (sides === 0) throw new Error('a die needs a side')
    return { rolls: [random.integer(sides) + 1 + luck] }
  },
})
const society = flow(dice, {
  name: 'dice',
  start: 'thrower',
  agents: { thrower },
  routes: { thrower: ({ rolls }) => (rolls.length < 3 ? 'thrower' : end('thrown')) },
})

describeInBrowser('an evaluation in the studio', () => {
  let studio!: TestStudio
  let id = ''
  beforeAll(async () => {
    studio = await openStudio()
    const store = sqliteStore(join(studio.server().folder, 'store.db'))
    const total = (rolls: readonly number[]) => rolls.reduce((sum, roll) => sum + roll, 0)
    const report = await evaluate({
      name: 'dice beside unlucky dice',
      says: 'Three throws each; the unlucky ones count one less.',
      society,
      baseline: { name: 'unlucky', input: { luck: -1 } },
      cases: [6, 20, 100, 0].map((sides) => ({ name: `a die with ${sides} sides`, input: { sides } })),
      seeds: 6,
      scorers: {
        total: (run) => total(run.board.rolls),
        'a high roll': (run) => ({ score: run.board.rolls.some((roll) => roll > 5), why: 'more than five' }),
      },
      store,
    })
    await store.close()
    id = report.id
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  it('is one row of the list, which opens on both sides, case by case, and leads to a pair of runs', async () => {
    const page = await studio.open('/runs')
    await soon(() => page.locator('.run-row').count()).toBe(1)
    await page.getByRole('link', { name: 'Evaluation: dice beside unlucky dice' }).click()
    await page.locator('.evaluation-side').nth(1).waitFor()
    expect(new URL(page.url()).search).toBe(`?evaluation=${id}`)
    expect(await page.locator('.evaluation-side').allInnerTexts()).toEqual([
      expect.stringMatching(/dice\s+18 of 24 runs finished; 6 failed, each counted as 0; 3 steps each/),
      expect.stringMatching(/unlucky\s+18 of 24 runs finished/),
    ])
    const all = page.locator('.evaluation-all').first()
    expect(await all.innerText()).toMatch(/all cases\s.+\+2\.25 \(.+\)\s+18, 6, 0/s)
    expect(await page.locator('section').first().locator('tbody tr').count()).toBe(5)
    expect(await page.getByRole('row', { name: /a die with 0 sides 1 / }).innerText()).toContain('failed : failed')
    await expectFine(page, 'evaluation')
    await page.getByRole('link', { name: 'both' }).first().click()
    await soon(() => page.locator('.compare-chip:not(.compare-chip-waiting)').count()).toBe(2)
  })

  it('says what is wrong with an address that leads to none', async () => {
    const { id: other } = await studio.startAndWait({ society: 'counter' })
    const page = await studio.open(`/compare?evaluation=${other}`)
    await page.getByText('This run is no evaluation').waitFor()
    await studio.expectQuiet(/404/)
  })
})
