import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { BoardAt, RunDetail } from '../../src/server/api.ts'
import { describeInBrowser } from '../browser.ts'
import { keepPicture } from './pictures.ts'
import { expectStep, openStudio, runPage, soon, type TestStudio } from './studio.ts'

describeInBrowser('acting on a run', () => {
  let studio!: TestStudio
  beforeAll(async () => {
    studio = await openStudio()
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  const idOf = (page: Page) => decodeURIComponent(/\/runs\/([^?]+)/.exec(page.url())![1]!)
  const detailOf = (id: string) => studio.server().get<RunDetail>(`/runs/${id}`)
  const boardOf = async (id: string) => (await studio.server().get<BoardAt>(`/runs/${id}/board`)).values

  /** Presses the button that forks and waits for the page of the new run. */
  async function forkAndWatch(page: Page, from: string): Promise<string> {
    await page.getByRole('button', { name: 'Fork and watch' }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/runs/') && !url.pathname.endsWith(`/${from}`))
    await runPage(page).slider.waitFor()
    return idOf(page)
  }

  it('forks a game with a command of your own, which is played next', async () => {
    const { id } = await studio.startAndWait({ society: 'adventurers', input: { maxSteps: 8 } })
    const page = await studio.open(`/runs/${id}?step=14`)
    await expectStep(page, 14)
    await page.keyboard.press('f')
    await page.getByLabel('Your own command').fill('sing to the fog')
    await page.getByText(`troupe fork ${id} --at 14 --say 'sing to the fog'`).waitFor()
    const fork = await forkAndWatch(page, id)
    const { parent } = await detailOf(fork)
    expect(parent?.run).toBe(id)
    expect(parent?.step).toBeLessThanOrEqual(14)
    await page.locator('.column-story kbd', { hasText: 'sing to the fog' }).waitFor()
    await studio.server().until(fork, ({ isLive }) => !isLive)
    expect((await boardOf(fork))['commands']).toContain('sing to the fog')
    expect((await boardOf(id))['commands']).not.toContain('sing to the fog')
    // what came before the fork is there, too, and looks the same
    await runPage(page).slider.press('Home')
    await expectStep(page, 0)
    // and a link leads back to where it comes from
    await page.goto(`${studio.server().address}/runs`)
    await page.getByRole('link', { name: `forked at step ${parent!.step}` }).click()
    await expectStep(page, parent!.step)
    expect(idOf(page)).toBe(id)
  })

  it('forks with an edited field, and says what is wrong while it is typed', async () => {
    const { id } = await studio.startAndWait({ society: 'counter', input: { goal: 30 } })
    const page = await studio.open(`/runs/${id}?step=20&tab=board`)
    await page.getByRole('button', { name: 'Edit n in a fork' }).click()
    const box = page.getByRole('dialog').getByLabel('n', { exact: true })
    await box.fill('{ 5')
    await soon(() => box.getAttribute('aria-invalid')).toBe('true')
    await soon(() => page.getByRole('button', { name: 'Fork and watch' }).isDisabled()).toBe(true)
    await box.fill('5')
    const fork = await forkAndWatch(page, id)
    await studio.server().until(fork, ({ status }) => status === 'ended')
    await soon(() => runPage(page).now()).toBe(45)
    expect((await boardOf(fork))['n']).toBe(30)
    expect((await detailOf(fork)).parent).toStrictEqual({ run: id, step: 20 })
    expect(await studio.seqsInJournal(fork)).toHaveLength((await detailOf(fork)).head)
  })

  it('asks a person who is one of the agents, takes the answer and goes on', async () => {
    const page = await studio.open('/start?society=talk')
    await page.getByLabel('Everybody').fill('person')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const asked = page.getByRole('region', { name: 'The run asks you' })
    for (const words of ['the fog is thick', 'ring the bell', 'good night']) {
      await asked.getByLabel('Your answer').fill(JSON.stringify({ text: words }))
      await asked.getByRole('button', { name: 'Answer', exact: true }).click()
      await page.locator('.column-story').getByText(words).first().waitFor()
    }
    await soon(() => runPage(page).status.allInnerTexts()).toStrictEqual(['ended'])
    await soon(() => asked.count()).toBe(0)
    expect((await boardOf(idOf(page)))['said']).toStrictEqual(['the fog is thick', 'ring the bell', 'good night'])
    await studio.expectWhole(page, idOf(page))
  })

  it('lets you be Strategy in a game, part by part of an answer', async () => {
    const page = await studio.open('/start?society=adventurers')
    await page.getByRole('button', { name: /^Choose for each of/ }).click()
    await page.getByRole('combobox', { name: 'strategy' }).fill('person')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const asked = page.getByRole('region', { name: 'The run asks you' })
    await asked.getByLabel('reasoning').fill('it is foggy')
    await asked.getByLabel('action').fill('sing to the fog')
    await asked.getByLabel('confidence').fill('0.9')
    await asked.getByLabel('current goal').fill('hear an echo')
    await asked.getByRole('button', { name: 'Answer', exact: true }).click()
    await page.locator('.column-story kbd', { hasText: 'sing to the fog' }).waitFor()
    await soon(() => runPage(page).status.allInnerTexts()).toStrictEqual(['waits for an answer'])
    await soon(() => asked.getByLabel('action').inputValue()).toBe('')
    expect((await detailOf(idOf(page))).minds['strategy']).toBe('person')
  })

  it('keeps a question over a reload, and says what is wrong with an answer', async () => {
    const { id } = await studio.start({ society: 'talk', minds: { speaker: 'person' } })
    const page = await studio.open(`/runs/${id}`)
    const asked = page.getByRole('region', { name: 'The run asks you' })
    await asked.waitFor()
    await page.reload()
    for (const [answer, says] of [
      ['{"text": ', 'It begins like JSON'],
      ['{"words": 1}', 'text'],
    ] as const) {
      await asked.getByLabel('Your answer').fill(answer)
      await asked.getByRole('button', { name: 'Answer', exact: true }).click()
      await asked.getByRole('alert').getByText(says).waitFor()
    }
    expect((await detailOf(id)).status).toBe('waiting')
  })

  it('pauses, steps once at a time, goes on, and stops for good', async () => {
    const { id } = await studio.start({ society: 'counter', input: { goal: 1_000_000 }, pace: 10 })
    const page = await studio.open(`/runs/${id}`)
    const run = runPage(page)
    await soon(() => run.now()).toBeGreaterThan(3)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await soon(() => run.status.allInnerTexts()).toStrictEqual(['paused'])
    const { step } = await detailOf(id)
    await expectStep(page, step)
    for (const more of [1, 2, 3]) {
      await page.getByRole('button', { name: 'Step', exact: true }).click()
      await expectStep(page, step + more)
    }
    await page.getByRole('button', { name: 'Resume' }).click()
    await soon(() => run.now()).toBeGreaterThan(step + 6)
    await page.getByRole('button', { name: 'Stop this run' }).click()
    await page.getByRole('button', { name: 'Let it be' }).click()
    expect((await detailOf(id)).isLive).toBe(true)
    await page.getByRole('button', { name: 'Stop this run' }).click()
    await page.getByRole('button', { name: 'Stop the run' }).click()
    await soon(() => run.status.allInnerTexts()).toStrictEqual(['ended'])
    expect((await detailOf(id)).status).toBe('ended')
    expect(await page.getByRole('button', { name: 'Resume' }).count()).toBe(0)
    await studio.expectWhole(page, id)
  })

  it('says why a run failed, and tries the step again', async () => {
    const { id } = await studio.start({ society: 'counter', input: { goal: 10, failsAt: 4 } })
    const page = await studio.open(`/runs/${id}`)
    await page.getByText(/This run failed in step 5.*the counter is jammed/).waitFor()
    await page.getByRole('button', { name: 'Try the step again' }).click()
    await soon(async () => (await studio.seqsInJournal(id)).length).toBeGreaterThan(6)
    await page.getByText(/This run failed in step 5.*the counter is jammed/).waitFor()
    await studio.expectWhole(page, id)
  })

  it('compares runs chosen in the list', async () => {
    const one = await studio.startAndWait({ society: 'adventurers', input: { maxSteps: 6 }, seed: 1 })
    const other = await studio.startAndWait({ society: 'adventurers', input: { maxSteps: 9 }, seed: 2 })
    const page = await studio.open('/runs?society=adventurers')
    for (const { title } of [one, other])
      await page
        .getByRole('checkbox', { name: `Choose ${title} to compare` })
        .first()
        .check()
    await page.getByRole('link', { name: 'Compare' }).click()
    await page.getByRole('heading', { name: 'Compare', level: 1 }).waitFor()
    await soon(() => page.locator('.compare-chip').count()).toBe(2)
    await soon(() => page.locator('.compare-chip-waiting').count()).toBe(0)
    await soon(() => page.getByRole('main').innerText()).toContain(other.title)
    // where commands were lost, run by run
    const spent = page.getByRole('group', { name: 'What the commands of each run went to' })
    await spent.getByRole('row', { name: /^lost in all \d+\.\d % \d+\.\d %$/ }).waitFor()
    expect(await spent.getByRole('row', { name: /^travel/ }).innerText()).toMatch(/\d+\.\d %/)
    await keepPicture(page, 'compare-spent', true)
  })

  it('takes a run out as a file and into another store', async () => {
    const { id } = await studio.startAndWait({ society: 'explorers', input: { maxSteps: 4 } })
    const exported = await (await studio.server().request(`/api/runs/${id}/export`)).text()
    const other = await openStudio()
    try {
      const page = await other.open('/runs')
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'run.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(exported) })
      await runPage(page).slider.waitFor()
      expect(idOf(page)).toBe(id)
      await other.expectWhole(page, id)
      await other.expectQuiet()
    } finally {
      await other.close()
    }
  })
})
