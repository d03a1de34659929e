/** Members that are asked in the studio, beside what they think. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startModelServer, type ModelServer } from '../../src/testing/model-server.ts'
import { describeInBrowser } from '../browser.ts'
import { expectFine } from './accessible.ts'
import { keepPicture } from './pictures.ts'
import { expectStep, openStudio, soon, WIDE, type TestStudio } from './studio.ts'

describeInBrowser('asking a member', () => {
  let studio!: TestStudio
  let models!: ModelServer
  let id = ''
  beforeAll(async () => {
    vi.stubEnv('TROUPE_MODEL', '')
    models = await startModelServer({ reply: () => ({ answer: 'The fog.', confidence: 0.5, sources: ['locations'] }) })
    studio = await openStudio(undefined, { modelServers: [models.url] })
    ;({ id } = await studio.startAndWait({ society: 'adventurers', input: { maxSteps: 40 }, seed: 1 }))
  })
  afterEach(() => studio.expectQuiet())
  afterAll(async () => {
    vi.unstubAllEnvs()
    await studio?.close()
    await models?.close()
  })

  const open = async (page: Page, title: string) => {
    const isPhone = page.viewportSize()!.width < 600
    if (isPhone) await page.getByRole('tab', { name: 'Agents' }).click()
    const head = page.getByRole('article', { name: title }).getByRole('button', { name: title }).first()
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click()
    const part = page.getByRole('region', { name: `Ask ${title}` })
    await part.waitFor()
    return part
  }
  const answerIn = (page: Page) => page.getByRole('article', { name: 'Its answer' })

  it('answers one of its questions as it knew things then, with the way as commands', async () => {
    const page = await studio.open(`/runs/${id}?step=90`)
    await expectStep(page, 90)
    const part = await open(page, 'Navigator')
    await part.getByRole('button', { name: /How do I get from here to/ }).click()
    await answerIn(page).getByRole('list', { name: 'The way, as commands' }).getByRole('listitem').first().waitFor()
    expect(await answerIn(page).innerText()).toMatch(/0\.\d\d sure/)
    await answerIn(page).getByRole('button', { name: 'step 90' }).waitFor()
    // the same at another step: the answer stays what it was until it is asked again
    await page.keyboard.press('Escape')
    await page.getByRole('slider').first().press('ArrowLeft')
    await expectStep(page, 89)
    await answerIn(page).getByRole('button', { name: 'Ask again at step 89' }).click()
    await answerIn(page).getByRole('button', { name: 'step 89' }).waitFor()
  })

  it('takes a question by keyboard, leads to the steps it stands on, and knows who else would know', async () => {
    const page = await studio.open(`/runs/${id}?step=160`)
    const memory = await open(page, 'Memory Tracker')
    await memory.getByLabel('Your own question').fill('Have we tried north before?')
    await page.keyboard.press('Enter')
    await answerIn(page)
      .getByText(/Yes, \d+ times?/)
      .first()
      .waitFor()
    const source = answerIn(page).locator('.ask-sources .step-link').first()
    const step = Number(/\d+/.exec(await source.innerText())![0])
    await source.click()
    await expectStep(page, step)
    expect(
      (
        await studio.server().get<{ values: { commands: string[] } }>(`/runs/${id}/board?step=${step}`)
      ).values.commands.at(-1),
    ).toBe('north')
    await memory.getByLabel('Your own question').fill('Where are we?')
    await page.keyboard.press('Enter')
    await answerIn(page).getByRole('button', { name: 'Go to Navigator' }).click()
    await page.getByRole('region', { name: 'Ask Navigator' }).waitFor()
  })

  it('reflects, during a run that goes on', async () => {
    const { id: live } = await studio.start({ society: 'adventurers', input: { maxSteps: 400 }, seed: 2, pace: 40 })
    const page = await studio.open(`/runs/${live}`)
    const part = await open(page, 'Strategy')
    await part.getByRole('button', { name: 'What have you learned' }).click()
    await answerIn(page).getByText('Learned:').first().waitFor()
    const { step } = await studio.server().get<{ step: number }>(`/runs/${live}`)
    expect(step).toBeLessThan(1_600)
    await studio.server().post(`/runs/${live}/cancel`)
  })

  it('lets a model answer where the server was started with one, and says what it stands on', async () => {
    const page = await studio.open(`/runs/${id}?step=100`)
    const part = await open(page, 'Navigator')
    await part.getByText('Who answers other questions').click()
    await part.getByLabel('A model').fill(`${models.url}#m`)
    await part.getByLabel('Your own question').fill('What do you fear?')
    await page.keyboard.press('Enter')
    await answerIn(page).getByText('The fog.').waitFor()
    await soon(() => answerIn(page).locator('.ask-sources').innerText()).toContain('its locations, by')
  })

  it('is told something: as a step of a run that rests, in a fork where the run has ended', async () => {
    const { id: resting } = await studio.start({ society: 'adventurers', input: { maxSteps: 400 }, seed: 3, pace: 20 })
    await studio.server().post(`/runs/${resting}/pause`)
    await soon(async () => (await studio.server().get<{ isLive: boolean }>(`/runs/${resting}`)).isLive).toBe(false)
    const tell = async (page: Page) => {
      const part = await open(page, 'Memory Tracker')
      await part.getByText('Tell it something').click()
      await part.getByLabel('What it knows').selectOption('harmfulActions')
      await part.getByLabel('As it should be').fill('["landing|sing",]')
      await part.getByText('There is a comma too many before it.').waitFor()
      await part.getByLabel('As it should be').fill('["landing|sing"]')
      return part
    }
    const page = await studio.open(`/runs/${resting}`)
    const part = await tell(page)
    await part.getByRole('button', { name: 'Tell it', exact: true }).click()
    await part.getByText('Told: harmfulActions has this value').waitFor()
    const harmful = async (run: string) =>
      (await studio.server().get<{ values: { harmfulActions: unknown } }>(`/runs/${run}/board`)).values.harmfulActions
    expect(await harmful(resting)).toEqual(['landing|sing'])
    const over = await studio.open(`/runs/${id}`)
    await (await tell(over)).getByRole('button', { name: 'Tell it in a fork' }).click()
    await over.waitForURL((url) => !url.pathname.includes(id))
    const fork = over.url().split('/').at(-1)!.split('?')[0]!
    expect(await harmful(decodeURIComponent(fork))).toEqual(['landing|sing'])
    expect(await harmful(id)).not.toEqual(['landing|sing'])
  })

  it('offers nothing where nobody answers', async () => {
    const { id: other } = await studio.startAndWait({ society: 'counter', input: { goal: 3 } })
    const page = await studio.open(`/runs/${other}`)
    await page.locator('.agent-head').first().click()
    await page.locator('.agent-details').waitFor()
    expect(await page.getByText(/^Ask /).count()).toBe(0)
  })

  it('is fine in both themes and sizes', async () => {
    const page = await studio.open(`/runs/${id}?step=160`)
    const ask = async () => {
      const part = await open(page, 'Puzzle Solver')
      await part.getByRole('button', { name: /What can I do with/ }).click()
      await answerIn(page).waitFor()
      const rest = answerIn(page).getByText('What it was made from')
      if ((await answerIn(page).locator('.ask-rest[open]').count()) === 0) await rest.click()
      if ((await part.locator('.ask-tell[open]').count()) === 0) await part.getByText('Tell it something').click()
      await part.getByLabel('What it knows').selectOption({ index: 1 })
      await answerIn(page).scrollIntoViewIfNeeded()
    }
    await expectFine(page, 'ask-member', { within: '.ask', prepare: ask })
    await page.setViewportSize(WIDE)
    await (await open(page, 'Navigator')).getByRole('button', { name: /How do I get from here/ }).click()
    await answerIn(page).waitFor()
    await keepPicture(page, 'ask-navigator', true)
  })
})
