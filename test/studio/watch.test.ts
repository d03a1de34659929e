import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { BoardAt } from '../../src/server/api.ts'
import { describeInBrowser } from '../browser.ts'
import { stepsTold } from './in-page.ts'
import { expectStep, openStudio, runPage, soon, type TestStudio } from './studio.ts'

describeInBrowser('watching a run', () => {
  let studio!: TestStudio
  beforeAll(async () => {
    studio = await openStudio()
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  const idOf = (page: Page) => decodeURIComponent(/\/runs\/([^?]+)/.exec(page.url())![1]!)

  /** What the whole page says about a step, asked part by part. */
  async function expectEverywhere(page: Page, step: number, field: string): Promise<void> {
    const { values } = await studio.server().get<BoardAt>(`/runs/${idOf(page)}/board?step=${step}`)
    await expectStep(page, step)
    const line = page.locator('.board-field', { has: page.getByText(field, { exact: true }) })
    // a value in a line is written much like JSON, and cut
    const letters = (text: string) => text.replaceAll(/\W/g, '').slice(0, 100)
    const shown = async () => letters(await line.locator('.board-brief').innerText())
    await soon(shown).toBe(letters(JSON.stringify(values[field]) ?? ''))
    await soon(() => page.locator('.board .panel-bar').innerText()).toContain(`Only what step ${step} changed`)
    await soon(() => new URL(page.url()).searchParams.get('step')).toBe(String(step))
    await soon(async () => Math.max(0, ...(await stepsTold(page)))).toBeLessThanOrEqual(step)
  }

  it.each([
    {
      society: 'adventurers',
      title: 'Adventurers',
      field: 'step',
      shows: /The Fog Bell, seed 7/,
      end: 'Commands at most',
      most: '6',
    },
    {
      society: 'explorers',
      title: 'Explorers',
      field: 'thinking',
      shows: /4 explorers in 24 × 24/,
      end: 'Rounds at most',
      most: '6',
    },
    { society: 'counter', title: 'counter', field: 'n', shows: /counter/, end: 'goal', most: '12' },
  ])('starts $society from the page, moves as it goes, and shows any step everywhere', async (each) => {
    const page = await studio.open('/')
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await page.getByRole('radio', { name: each.title }).check()
    await page.getByLabel('Seed', { exact: true }).fill('7')
    await page.getByRole('textbox', { name: each.end }).fill(each.most)
    await page.getByRole('button', { name: 'Start', exact: true }).click()

    const run = runPage(page)
    await run.slider.waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(each.shows)
    // it moves by itself, to its end
    await soon(() => run.now()).toBeGreaterThanOrEqual(5)
    await soon(() => run.status.allInnerTexts()).toStrictEqual(['ended'])
    await studio.expectWhole(page, idOf(page))
    const last = await run.last()
    expect(last).toBe((await studio.server().get<{ step: number }>(`/runs/${idOf(page)}`)).step)
    await expectStep(page, last)

    // by the time line, by key, by the buttons
    await run.tab('Board').click()
    const box = (await run.slider.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + 12)
    await soon(() => run.now()).toBeLessThan(last)
    const middle = await run.now()
    expect(Math.abs(middle - last / 2)).toBeLessThanOrEqual(2 + last / 50)
    await expectEverywhere(page, middle, each.field)
    await page.keyboard.press('ArrowLeft')
    await expectEverywhere(page, middle - 1, each.field)
    await page.getByRole('button', { name: 'One step forward' }).click()
    await page.getByRole('button', { name: 'One step forward' }).click()
    await expectEverywhere(page, middle + 1, each.field)
    await run.slider.press('Home')
    await expectEverywhere(page, 0, each.field)
    await run.slider.press('Shift+ArrowRight')
    await expectEverywhere(page, 10, each.field)
    await page.getByRole('button', { name: /^To the end/ }).click()
    await expectStep(page, last)
  })

  it('plays from the beginning to the end, and can be held on the way', async () => {
    const { id } = await studio.startAndWait({ society: 'counter', input: { goal: 400 } })
    const page = await studio.open(`/runs/${id}?step=3`)
    const run = runPage(page)
    await expectStep(page, 3)
    await page.keyboard.press(' ')
    await soon(() => run.now()).toBeGreaterThan(5)
    await page.getByRole('button', { name: 'Stop playing' }).click()
    const held = await run.now()
    await page.getByLabel('Steps a second').selectOption('100')
    expect(await run.now()).toBe(held)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await soon(() => run.now()).toBe(400)
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    // at the end of a run that has stopped it begins anew
    await page.keyboard.press(' ')
    await soon(() => run.now()).toBeLessThan(300)
  })

  it('shows the same step after the page is loaded again during a run, and follows on when told to', async () => {
    const { id } = await studio.start({ society: 'counter', input: { goal: 100_000 }, pace: 30 })
    const page = await studio.open(`/runs/${id}`)
    const run = runPage(page)
    await soon(() => run.now()).toBeGreaterThan(12)
    await run.slider.press('Home')
    await run.slider.press('Shift+ArrowRight')
    await expectStep(page, 10)
    await soon(() => page.url()).toContain('step=10')
    await page.reload()
    await expectStep(page, 10)
    // it goes on meanwhile, and the page knows, but stays where it was put
    const before = await run.last()
    await soon(() => run.last()).toBeGreaterThan(before + 3)
    await expectStep(page, 10)
    await page.getByRole('button', { name: /^Back to now/ }).click()
    await soon(() => run.now()).toBeGreaterThan(before)
    await soon(() => page.url()).not.toContain('step=')
    await page.reload()
    await soon(() => run.now()).toBeGreaterThan(before)
    await studio.server().post(`/runs/${id}/pause`)
    await studio.expectWhole(page, id)
    await expectStep(page, (await studio.server().get<{ step: number }>(`/runs/${id}`)).step)
  })

  it('goes back and forward through what was looked at with the browser’s own buttons', async () => {
    const { id } = await studio.startAndWait({ society: 'counter' })
    const page = await studio.open('/runs')
    await page.getByRole('link', { name: 'counter' }).first().click()
    await page.waitForURL(new RegExp(`/runs/${id}|/runs/`))
    await runPage(page).slider.waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Runs' }).waitFor()
    await page.goForward()
    await runPage(page).slider.waitFor()
  })

  it('shows one run to two browsers alike, each at the step of its own', async () => {
    const { id } = await studio.start({ society: 'counter', input: { goal: 100_000 }, pace: 20 })
    const [one, other] = [await studio.open(`/runs/${id}`), await studio.open(`/runs/${id}`)]
    await soon(() => runPage(one).now()).toBeGreaterThan(5)
    await soon(() => runPage(other).now()).toBeGreaterThan(5)
    await runPage(other).slider.press('Home')
    await expectStep(other, 0)
    const before = await runPage(one).now()
    await soon(() => runPage(one).now()).toBeGreaterThan(before)
    // what one does the other sees
    await one.getByRole('button', { name: 'Pause', exact: true }).click()
    await other.getByRole('button', { name: 'Resume' }).waitFor()
    await one.getByRole('button', { name: 'Resume' }).waitFor()
    await studio.expectWhole(one, id)
    await studio.expectWhole(other, id)
    await expectStep(other, 0)
    await other.getByRole('button', { name: 'Step', exact: true }).click()
    const { step } = await studio.server().get<{ step: number }>(`/runs/${id}`)
    await expectStep(one, step)
  })

  it('misses nothing when the server is gone for a while, and says so meanwhile', async () => {
    const { id } = await studio.start({ society: 'counter', input: { goal: 100_000 }, pace: 5 })
    const page = await studio.open(`/runs/${id}`)
    const run = runPage(page)
    await soon(() => run.now()).toBeGreaterThan(10)
    await studio.stop()
    await page.getByText('The server does not answer.').waitFor()
    // what is here can still be looked at
    const last = await run.last()
    await run.slider.press('Home')
    await expectStep(page, 0)
    await run.slider.press('End')
    await expectStep(page, last)
    await studio.startAgain()
    await soon(() => run.now()).toBeGreaterThan(last + 20)
    expect(await page.getByText('The server does not answer.').count()).toBe(0)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByRole('button', { name: 'Resume' }).waitFor()
    await studio.expectWhole(page, id)
    await studio.expectQuiet(/^console: Failed to load resource/)
  })
})
