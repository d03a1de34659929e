import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { describeInBrowser } from '../browser.ts'
import { expectFine, seriousFindings } from './accessible.ts'
import { brokenLayout } from './in-page.ts'
import { keepPicture } from './pictures.ts'
import { openStudio, PHONE, runPage, soon, type TestStudio } from './studio.ts'

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
    // side by side on a desk, one at a time on a phone
    await expectFine(page, society)
    for (const part of ['World', 'Agents']) {
      await parts.getByRole('tab', { name: part }).click()
      await keepPicture(page, `${society}-${PHONE.width}-${part}`)
      expect(await seriousFindings(page, 'all')).toStrictEqual([])
      await soon(() => brokenLayout(page)).toStrictEqual([])
    }
    for (const panel of ['Journal', 'Board', 'Flow', 'Mail', 'Memory', 'Marks'])
      await expectFine(page, `${society}-${panel}`, {
        within: '#dock-panel',
        isExtra: society !== 'adventurers',
        isBrief: society !== 'adventurers',
        prepare: async (isPhone) => {
          if (isPhone) await parts.getByRole('tab', { name: 'More' }).click()
          if ((await run.tab(panel).getAttribute('aria-selected')) !== 'true') await run.tab(panel).click()
          await soon(() => page.locator('[aria-busy=true]').count()).toBe(0)
        },
      })
  })
})
