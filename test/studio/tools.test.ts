/** Tools in the studio: calls that wait for a yes, what was called in a thought, and thoughts being written. */
import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BoardAt } from '../../src/server/api.ts'
import { describeInBrowser } from '../browser.ts'
import { createGate, deskSocieties, written, type Gate } from '../tool-desk.ts'
import { expectFine } from './accessible.ts'
import { openStudio, soon, type TestStudio } from './studio.ts'

describeInBrowser('tools in the studio', () => {
  let studio!: TestStudio
  let gate!: Gate
  beforeAll(async () => {
    studio = await openStudio(deskSocieties(() => gate.wait()))
  })
  beforeEach(() => {
    written.length = 0
    gate = createGate()
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  const answersOf = async (id: string) =>
    (await studio.server().get<BoardAt>(`/runs/${id}/board`)).values['answers'] as readonly string[] | undefined
  const startAsking = async (society = 'desk') => {
    const { id } = await studio.start({ society })
    return studio.server().until(id, ({ questions }) => questions.length === 2)
  }

  it('asks for each call by itself: edited, with what is wrong with it, and denied with a reason', async () => {
    const { id } = await startAsking()
    const page = await studio.open(`/runs/${id}`)
    const cards = page.locator('.approval')
    await soon(() => cards.count()).toBe(2)
    await expectFine(page, 'approvals', { prepare: toAgents(page) })
    await page.setViewportSize({ width: 1440, height: 900 })
    const first = cards.first()
    expect(await first.innerText()).toContain('"line": "Rome is clear"')
    const edit = async (isPhone: boolean) => {
      await toAgents(page)(isPhone)
      // a phone that is turned has the other layout: what was typed is still there
      if (!isPhone) await first.getByRole('button', { name: 'Edit', exact: true }).click()
      if (!isPhone) await first.getByLabel('stars').fill('many')
      expect(await first.getByLabel('stars').inputValue()).toBe('many')
      await first.getByText('A number is wanted').waitFor()
      expect(await first.getByRole('button', { name: 'Approve as edited' }).isDisabled()).toBe(true)
    }
    await expectFine(page, 'approval-edit', { within: '.question', prepare: edit })
    await page.setViewportSize({ width: 1440, height: 900 })
    await first.getByLabel('stars').fill('5')
    await first.getByRole('button', { name: 'Edit as JSON' }).click()
    const json = first.getByLabel('Input as JSON')
    await json.fill('{"line": 7}')
    await first.getByRole('button', { name: 'Approve as edited' }).click()
    // what does not fit the tool is asked for again, with what was typed; it comes last then
    const again = page.locator('.approval', { has: page.locator('.question-fault') })
    await again.getByText('line: Invalid input').waitFor()
    expect(await again.getByLabel('Input as JSON').inputValue()).toBe('{"line": 7}')
    await again.getByLabel('Input as JSON').fill('{"line": "Roma è serena"}')
    await again.getByLabel('Input as JSON').press('Control+Enter')
    await soon(() => cards.count()).toBe(1)
    const deny = async (isPhone: boolean) => {
      await toAgents(page)(isPhone)
      if (!isPhone) await first.getByRole('button', { name: 'Deny' }).click()
      if (!isPhone) await first.getByLabel('Why not').fill('nobody knows')
      expect(await first.getByLabel('Why not').inputValue()).toBe('nobody knows')
    }
    await expectFine(page, 'approval-deny', { within: '.question', prepare: deny })
    await first.getByLabel('Why not').press('Enter')
    await studio.server().until(id, ({ status }) => status === 'ended')
    expect(written).toEqual(['Roma è serena'])
  })

  it('shows what was called in a thought: input, what came of it, and each outcome for itself', async () => {
    const { id, questions } = await startAsking()
    const say = (place: number, answer: unknown) =>
      studio.server().post(`/runs/${id}/answer`, { key: questions[place]!.key, answer })
    await say(0, { input: { line: 'Roma è serena' } })
    await say(1, { deny: 'nobody knows' })
    await studio.server().until(id, ({ status }) => status === 'ended')
    const page = await studio.open(`/runs/${id}`)
    await page.locator('.agent-head').first().click()
    const calls = page.locator('.agent-details .tool-call')
    await soon(() => calls.count()).toBe(4)
    expect(await page.locator('.agent-details .tool-call .badge').allInnerTexts()).toEqual([
      'done',
      'failed',
      'done',
      'denied',
    ])
    for (const place of [0, 2]) await calls.nth(place).locator('summary').click()
    expect(await calls.nth(0).innerText()).toContain('from outside')
    expect(await calls.nth(2).innerText()).toContain('as a person changed it')
    await expectFine(page, 'tool-calls', { prepare: toAgents(page) })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('tab', { name: 'Journal' }).click()
    await page.getByRole('option').filter({ hasText: 'answers +' }).click()
    await page.getByRole('heading', { name: 'What it called' }).waitFor()
    await soon(() => page.locator('.journal-detail .tool-call').count()).toBe(4)
  })

  it('in a fork shows what came of the call before, and takes it', async () => {
    const { id, questions } = await startAsking()
    for (const { key } of questions) await studio.server().post(`/runs/${id}/answer`, { key, answer: 'approve' })
    await studio.server().until(id, ({ status }) => status === 'ended')
    const fork = await studio.server().post(`/runs/${id}/fork`, { at: 0 })
    const page = await studio.open(`/runs/${fork.id}`)
    const cards = page.locator('.approval')
    await soon(() => cards.count()).toBe(2)
    await cards.first().getByText('written: Rome is clear').waitFor()
    await expectFine(page, 'approval-fork', { within: '.question', prepare: toAgents(page) })
    for (const left of [1, 0]) {
      await cards.first().getByRole('button', { name: 'Reuse that result' }).click()
      await soon(() => cards.count()).toBe(left)
    }
    await studio.server().until(fork.id, ({ status }) => status === 'ended')
    expect(written).toHaveLength(2)
  })

  it('forks a thought before one of its steps, and keeps what it did until then', async () => {
    const { id, questions } = await startAsking()
    for (const { key } of questions) await studio.server().post(`/runs/${id}/answer`, { key, answer: 'approve' })
    await studio.server().until(id, ({ status }) => status === 'ended')
    const page = await studio.open(`/runs/${id}`)
    await page.locator('.agent-head').first().click()
    const forks = page.locator('.agent-details .thought-fork')
    await soon(() => forks.count()).toBeGreaterThan(1)
    const dialog = page.getByRole('dialog')
    const ask = async (isPhone: boolean) => {
      await toAgents(page)(isPhone)
      await forks.last().click()
      await dialog.getByText('The run around this thought is forked').waitFor()
    }
    await expectFine(page, 'fork-inside', { within: 'dialog', prepare: ask })
    await page.setViewportSize({ width: 1440, height: 900 })
    await ask(false)
    await dialog.getByRole('button', { name: 'Fork and watch' }).click()
    await page.waitForURL((url) => !url.pathname.includes(id))
    const fork = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!)
    await studio.server().until(fork, ({ status }) => status === 'ended')
    expect(await answersOf(fork)).toEqual(await answersOf(id))
    expect(written).toHaveLength(2)
  })

  it('shows a thought as it is written, also after a reload, and then the journaled words in its place', async () => {
    const { id } = await studio.start({ society: 'quiet' })
    const page = await studio.open(`/runs/${id}`)
    const saying = page.locator('.agent-saying')
    // a word is seen when it is whole, which is known when the next one comes
    gate.open(3)
    await soon(() => textsOf(saying)).toEqual(['The fog lifts'])
    gate.open(2)
    await soon(() => textsOf(saying)).toEqual(['The fog lifts slowly over'])
    await page.reload()
    await soon(() => textsOf(saying)).toEqual(['The fog lifts slowly over'])
    await expectFine(page, 'saying', { prepare: toAgents(page) })
    await page.setViewportSize({ width: 1440, height: 900 })
    gate.open(100)
    await studio.server().until(id, ({ status }) => status === 'ended')
    await soon(() => saying.count()).toBe(0)
    const [answer] = (await answersOf(id))!
    await soon(() => page.locator('.agent-says').first().innerText()).toContain(answer!.slice(0, 60))
    expect(await page.locator('.column-agents').getByText('The fog lifts').count()).toBe(1)
    await studio.expectWhole(page, id)
  })

  it('shows what a model says inside a thought with tools, at the agent whose thought it is', async () => {
    const { id } = await studio.start({ society: 'slow' })
    const page = await studio.open(`/runs/${id}`)
    gate.open(4)
    await soon(() => textsOf(page.locator('.agent-saying'))).toEqual(['Let me look at'])
    gate.open(100)
    await page.locator('.approval').first().waitFor()
    expect(await page.locator('.agent-saying').count()).toBe(0)
  })

  const textsOf = async (places: Locator) => (await places.allInnerTexts()).map((text) => text.trim())
  const toAgents = (page: Awaited<ReturnType<TestStudio['open']>>) => async (isPhone: boolean) => {
    if (isPhone) await page.getByRole('tab', { name: 'Agents' }).click()
  }
})
