import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { toolJournals } from '../../src/trace/tool-journal.fixture.ts'
import { describeInBrowser } from '../browser.ts'
import { expectAllFine } from './accessible.ts'
import { elementsIn } from './in-page.ts'
import { prolong } from './long-journal.ts'
import { expectStep, openStudio, runPage, soon, type TestStudio } from './studio.ts'

describeInBrowser('the trace of a run', () => {
  let studio!: TestStudio
  beforeAll(async () => {
    studio = await openStudio()
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  const take = async (body: string) => {
    const headers = { 'content-type': 'application/jsonl' }
    const taken = await studio.server().request('/api/import', { method: 'POST', body, headers })
    expect(await taken.text()).not.toContain('"error"')
  }

  it('shows thoughts, societies inside, calls and tools with time, tokens and cost; keys fold it', async () => {
    const journals = toolJournals()
    const runs = journals.map(({ run, entries }) => ({ id: run, entries: entries.length }))
    const header = { format: 'troupe-run', version: 1, troupe: '0', run: 'desk', runs }
    const lines = journals.flatMap(({ run, entries }) => entries.map((entry) => ({ run, ...entry })))
    await take([header, ...lines].map((line) => JSON.stringify(line)).join('\n'))

    const page = await studio.open('/runs/desk?tab=trace')
    const tree = page.getByRole('tree', { name: 'What took how long' })
    const rows = tree.getByRole('treeitem')
    await soon(() => rows.count()).toBe(14)
    const texts = async () => (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
    expect(await texts()).toEqual([
      'run desk 6.5 s 360 0.4 ¢',
      '1 writer 6.5 s 360 0.4 ¢',
      'run tools 6.4 s 360 0.4 ¢',
      'model 700 ms 150 0.2 ¢',
      'model gpt-5-mini 690 ms 150 0.2 ¢',
      'tool 170 ms',
      'tool search 170 ms',
      'tool 4.7 s',
      'question tool 4.1 s',
      'tool mail 350 ms',
      'model 1.0 s 210 0.2 ¢',
      'model gpt-5-mini 1.0 s 210 0.2 ¢',
      'question writer 4.0 s',
      'clerk 5 ms',
    ])
    await expectAllFine(page, [{ name: 'trace', within: '#dock-panel', prepare: showTrace(page) }])

    await page.setViewportSize({ width: 1440, height: 900 })
    await rows.nth(9).click()
    await soon(() => page.locator('.trace-detail').innerText()).toMatch(/^execute_tool mail began after 5\.0 s/)
    await expectStep(page, 1)
    await tree.press('ArrowLeft')
    await tree.press('ArrowLeft')
    await soon(() => rows.count()).toBe(12)
    await tree.press('ArrowUp')
    expect(await tree.locator('[aria-selected=true]').innerText()).toContain('search')
    // the society inside the thought, with everything in it
    await rows.nth(2).locator('.trace-fold').click()
    await soon(() => rows.count()).toBe(5)
  })

  it('draws what is in sight of 10,000 rows, goes to the step of a row and along with the time line', async () => {
    const { id } = await studio.startAndWait({ society: 'counter', input: { goal: 200 } })
    const exported = await (await studio.server().request(`/api/runs/${id}/export`)).text()
    await take(prolong(exported, 'long-trace', 10_000))
    const page = await studio.open('/runs/long-trace?tab=trace')
    const tree = page.getByRole('tree')
    const chosen = tree.locator('[aria-selected=true]')
    await soon(() => chosen.innerText()).toContain('10000')
    expect(await elementsIn(page)).toBeLessThan(4_000)
    await chosen.click()
    await tree.press('Home')
    await tree.press('ArrowDown')
    await expectStep(page, 1)
    await runPage(page).slider.press('PageDown')
    await soon(() => chosen.innerText()).not.toMatch(/^1\s/)
    expect(await elementsIn(page)).toBeLessThan(4_000)
  })
})

type Page = Awaited<ReturnType<TestStudio['open']>>

/** On a phone the panels are a page of their own. */
const showTrace = (page: Page) => async (isPhone: boolean) => {
  const more = page.getByRole('tablist', { name: 'Parts of the run' }).getByRole('tab', { name: 'More' })
  if (isPhone && (await more.getAttribute('aria-selected')) !== 'true') await more.click()
  await page.getByRole('tree').waitFor()
}
