import { afterAll, afterEach, beforeAll, it } from 'vitest'
import { describeInBrowser } from '../browser.ts'
import { expectAllFine, type Place } from './accessible.ts'
import { openStudio, runPage, soon, type TestStudio } from './studio.ts'

describeInBrowser('a run page, in light and dark, on a desk and on a phone', () => {
  let studio!: TestStudio
  beforeAll(async () => {
    studio = await openStudio()
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  it.each([
    { society: 'adventurers', input: { maxSteps: 60 } },
    { society: 'explorers', input: { maxSteps: 30, world: { size: 32 } } },
    { society: 'counter', input: { goal: 60 } },
  ])('of $society has no serious findings in any of its parts and panels', async ({ society, input }) => {
    const { id } = await studio.startAndWait({ society, input, seed: 3 })
    const page = await studio.open(`/runs/${id}`)
    const run = runPage(page)
    await run.slider.waitFor()
    const parts = page.getByRole('tablist', { name: 'Parts of the run' })
    await page.locator('.agent-head').first().click()
    const part = (name: string): Place => ({
      name: `${society}-${name}`,
      isOfPhone: true,
      prepare: () => parts.getByRole('tab', { name }).click(),
    })
    const panel = (name: string): Place => ({
      name: `${society}-${name}`,
      within: '#dock-panel',
      prepare: async (isPhone) => {
        const more = parts.getByRole('tab', { name: 'More' })
        if (isPhone && (await more.getAttribute('aria-selected')) !== 'true') await more.click()
        if ((await run.tab(name).getAttribute('aria-selected')) !== 'true') await run.tab(name).click()
        await soon(() => page.locator('[aria-busy=true]').count()).toBe(0)
      },
    })
    // side by side on a desk, one at a time on a phone
    await expectAllFine(page, [
      { name: society },
      ...['World', 'Agents'].map(part),
      ...['Journal', 'Board', 'Flow', 'Mail', 'Memory', 'Marks'].map(panel),
    ])
  })
})
