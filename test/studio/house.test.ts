import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { BoardAt, RunDetail } from '../../src/server/api.ts'
import { describeInBrowser } from '../browser.ts'
import { expectAllFine, type Place } from './accessible.ts'
import { pretendSocieties } from './pretend-societies.ts'
import { openStudio, runPage, soon, type TestStudio } from './studio.ts'

describeInBrowser('a household', () => {
  let studio!: TestStudio
  beforeAll(async () => {
    studio = await openStudio(pretendSocieties)
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  const idOf = (page: Page) => decodeURIComponent(/\/runs\/([^?]+)/.exec(page.url())![1]!)

  it.each([
    { society: 'pretend', step: 47 },
    { society: 'crowd', step: 120 },
  ])('of $society has no serious findings in any of its parts and panels', async ({ society, step }) => {
    const { id } = await studio.startAndWait({ society, seed: 3 })
    const page = await studio.open(`/runs/${id}?step=${step}`)
    const run = runPage(page)
    await run.slider.waitFor()
    const parts = page.getByRole('tablist', { name: 'Parts of the run' })
    await page.locator('.agent-head').first().click()
    const part = (name: string): Place => ({
      name: `house-${society}-${name}`,
      isOfPhone: true,
      prepare: () => parts.getByRole('tab', { name }).click(),
    })
    const panel = (name: string): Place => ({
      name: `house-${society}-${name}`,
      within: '#dock-panel',
      prepare: async (isPhone) => {
        const more = parts.getByRole('tab', { name: 'More' })
        if (isPhone && (await more.getAttribute('aria-selected')) !== 'true') await more.click()
        if ((await run.tab(name).getAttribute('aria-selected')) !== 'true') await run.tab(name).click()
        await soon(() => page.locator('[aria-busy=true]').count()).toBe(0)
      },
    })
    await expectAllFine(page, [
      { name: `house-${society}` },
      ...['World', 'Story', 'Agents'].map(part),
      ...['Chats', 'Relations'].map(panel),
    ])
  })
})
