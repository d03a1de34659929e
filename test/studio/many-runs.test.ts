import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser } from '../browser.ts'
import { fillWithRuns, manyId } from '../many-runs.ts'
import { expectFine } from './accessible.ts'
import { elementsIn } from './in-page.ts'
import { openStudio, soon, type TestStudio } from './studio.ts'

const RUNS = 2_500

describeInBrowser('a list of thousands of runs', () => {
  let studio!: TestStudio
  beforeAll(async () => {
    studio = await openStudio()
    await fillWithRuns(studio.server().store, 1, RUNS)
  }, 180_000)
  afterAll(() => studio?.close())

  it('is shown a page at a time, with how many there are of each state, and can be gone back through', async () => {
    const page = await studio.open('/runs')
    const boxes = page.locator('.runs-box')
    const firstRun = () => boxes.first().getAttribute('data-run')
    await soon(firstRun).toBe(manyId(RUNS))
    expect(await page.locator('.runs-count').innerText()).toBe('2,500 runs')
    expect(await boxes.count()).toBe(40)
    await soon(() => page.getByLabel('State').innerText()).toContain('asks something (50)')
    await expectFine(page, 'runs-many')

    const older = page.getByRole('button', { name: 'Older' })
    await older.click()
    await soon(firstRun).toBe(manyId(RUNS - 40))
    await older.click()
    await soon(firstRun).toBe(manyId(RUNS - 80))
    // what is drawn does not grow
    expect(await boxes.count()).toBe(40)
    expect(await elementsIn(page)).toBeLessThan(2_000)
    await page.goBack()
    await soon(firstRun).toBe(manyId(RUNS - 40))
    await page.getByRole('button', { name: 'Latest' }).click()
    await soon(firstRun).toBe(manyId(RUNS))

    // other runs are looked for from the latest on
    await older.click()
    await soon(firstRun).toBe(manyId(RUNS - 40))
    await page.getByLabel('State').selectOption('waiting')
    await soon(() => page.locator('.runs-count').innerText()).toBe('50 runs')
    await soon(firstRun).toBe(manyId(2_452))

    // words are looked for in the latest, then further back
    await page.getByLabel('State').selectOption('')
    await page.getByRole('searchbox').fill(manyId(3))
    await page.getByRole('button', { name: 'Look among older ones' }).click()
    await soon(firstRun).toBe(manyId(3))
    await studio.expectQuiet()
  })
})
