import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { BoardAt, RunDetail } from '../../src/server/api.ts'
import { describeInBrowser } from '../browser.ts'
import { expectAllFine, type Place } from './accessible.ts'
import { elementsIn, timeJumps } from './in-page.ts'
import { keepPicture } from './pictures.ts'
import { pretendSocieties } from './pretend-societies.ts'
import { openStudio, runPage, soon, type TestStudio } from './studio.ts'

interface Desk {
  readonly incoming: readonly { readonly id: string; readonly sender: string }[]
  readonly conversations: readonly unknown[]
}

/** What the tests ask of a board. */
interface Board {
  readonly chats: readonly {
    readonly id: string
    readonly kind: string
    readonly message?: string
    readonly accepted?: boolean
  }[]
  readonly desks: Readonly<Record<string, Desk>>
  readonly persons: Readonly<Record<string, { readonly room: string }>>
  readonly decisions: Readonly<Record<string, { readonly reason: string }>>
  readonly whispers: Readonly<Record<string, string>>
}

describeInBrowser('a household', () => {
  let studio!: TestStudio
  beforeAll(async () => {
    studio = await openStudio(pretendSocieties)
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  const idOf = (page: Page) => decodeURIComponent(/\/runs\/([^?]+)/.exec(page.url())![1]!)
  const boardOf = async (id: string, step?: number) =>
    (await studio.server().get<BoardAt>(`/runs/${id}/board${step === undefined ? '' : `?step=${step}`}`)).values

  /** The first step after which the board is so. */
  async function stepWhere(id: string, isSo: (board: Board) => boolean): Promise<number> {
    const { step: last } = await studio.server().get<RunDetail>(`/runs/${id}`)
    for (let step = 2; step <= last; step++) if (isSo((await boardOf(id, step)) as unknown as Board)) return step
    throw new Error('It never came to that.')
  }

  it('is watched and gone through in time: the clock, who is where, what waits and what is said', async () => {
    const { id } = await studio.startAndWait({ society: 'pretend', seed: 3 })
    const asked = await stepWhere(id, ({ desks }) => Object.values(desks).some(({ incoming }) => incoming.length > 0))
    const opened = await stepWhere(id, ({ desks }) =>
      Object.values(desks).some(({ conversations }) => conversations.length > 0),
    )
    const said = await stepWhere(id, ({ chats }) => chats.some(({ kind }) => kind === 'message'))
    const page = await studio.open(`/runs/${id}?step=${asked}`)
    const run = runPage(page)
    const world = run.column('world')
    await world.locator('.house-envelope.is-pending').first().waitFor()
    expect(await world.locator('.house-person').count()).toBe(5)
    await soon(() => world.locator('.house-clock b').innerText()).toMatch(/^06:/)
    await page.goto(`${studio.server().address}/runs/${id}?step=${opened}`)
    await world.locator('.house-envelope.is-accepted').first().waitFor()
    await page.goto(`${studio.server().address}/runs/${id}?step=${said}`)
    await world.locator('.house-bubble.is-message').first().waitFor()
    const { chats, persons } = (await boardOf(id, said)) as unknown as Board
    const words = chats.findLast(({ kind }) => kind === 'message')!.message!
    await run.column('story').getByText(words).last().waitFor()
    for (const [name, { room }] of Object.entries(persons))
      await world.getByRole('button', { name: `Follow ${name}, in the ${room}` }).waitFor()
    // what was not yet asked then is not told
    await run.slider.press('Home')
    await soon(() => world.locator('.house-envelope').count()).toBe(0)
    await soon(() => run.column('story').innerText()).toContain('The day has not begun')
  })

  it('is followed one by one: the card opens, the story is theirs, and back to the whole house', async () => {
    const { id } = await studio.startAndWait({ society: 'pretend', seed: 3 })
    const page = await studio.open(`/runs/${id}`)
    const run = runPage(page)
    await page.getByRole('button', { name: /^Follow Cleo, in/ }).press('Enter')
    const card = run.column('agents').getByRole('article', { name: 'Cleo' })
    for (const part of ['Needs', 'Plan', 'Goals', 'Why', 'Memory'])
      await card.getByRole('heading', { name: new RegExp(`^${part}`) }).waitFor()
    expect(await card.getByRole('meter', { name: 'food' }).count()).toBe(1)
    await soon(() => page.getByLabel('Whom to follow').inputValue()).toBe('Cleo')
    const whose = async () =>
      (await run.column('story').locator('.house-quiet .house-who').allInnerTexts()).filter((name) => name !== 'Cleo')
    await soon(whose).toStrictEqual([])
    await page.getByLabel('Whom to follow').selectOption('The whole house')
    await soon(async () => (await whose()).length).toBeGreaterThan(0)
    expect(await card.getByRole('heading', { name: /^Needs/ }).count()).toBe(0)
  })

  it('has a page of chats that can be searched, and leads to where each was said', async () => {
    const { id } = await studio.startAndWait({ society: 'pretend', seed: 3 })
    const page = await studio.open(`/runs/${id}?tab=chats`)
    const run = runPage(page)
    const lines = run.panel.locator('.chat-line')
    const { chats } = (await boardOf(id)) as unknown as Board
    const requests = chats.filter(({ kind }) => kind === 'request')
    await soon(() => lines.count()).toBe(requests.length)
    await run.panel.getByLabel('What became of the request').selectOption('Turned down')
    const rejected = chats.filter(({ kind, accepted }) => kind === 'response' && accepted === false)
    await soon(() => lines.count()).toBe(rejected.length)
    await run.panel.getByLabel('What became of the request').selectOption('All requests')
    await run.panel.getByRole('searchbox').fill(requests[0]!.id)
    await soon(() => lines.count()).toBe(1)
    await run.panel.locator('.chat-detail .step-link').first().click()
    const asked = await stepWhere(id, (board) => board.chats.some((chat) => chat.id === requests[0]!.id))
    await soon(() => run.now()).toBe(asked)
    await run.panel.getByRole('searchbox').fill('nobody ever said this')
    await run.panel.getByText('No chat is like this').waitFor()
  })

  it('takes a whispered thought: a fork in which it comes to their mind', async () => {
    const { id } = await studio.startAndWait({ society: 'pretend', seed: 3 })
    const page = await studio.open(`/runs/${id}?step=20`)
    await page.getByLabel('Whom to follow').selectOption('Dag')
    await page.getByLabel('Whisper to Dag').fill('the key hangs in the hall')
    await keepPicture(page, 'house-whisper', true)
    await page.getByRole('button', { name: 'Whisper and watch' }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/runs/') && !url.pathname.endsWith(`/${id}`))
    const fork = idOf(page)
    await studio.server().until(fork, ({ isLive }) => !isLive)
    expect((await studio.server().get<RunDetail>(`/runs/${fork}`)).parent).toStrictEqual({ run: id, step: 20 })
    await stepWhere(fork, ({ decisions }) => decisions['Dag']?.reason.includes('the key hangs in the hall') === true)
    await stepWhere(fork, ({ whispers }) => whispers['Dag'] === '')
  })

  it('lets you be one of them, and answer who asks you', async () => {
    const { id } = await studio.start({ society: 'pretend', seed: 3, minds: { Ana: 'person' } })
    const page = await studio.open(`/runs/${id}`)
    const asked = page.getByRole('region', { name: 'The run asks you' })
    const answer = async (command: string) => {
      await studio.server().until(id, ({ status }) => status === 'waiting')
      const { step } = await studio.server().get<RunDetail>(`/runs/${id}`)
      await asked.getByLabel('Your answer').fill(command)
      await asked.getByRole('button', { name: 'Answer', exact: true }).click()
      await studio.server().until(id, (detail) => detail.step > step)
    }
    await answer('go to hall')
    await page.getByRole('button', { name: 'Follow Ana, in the hall' }).waitFor()
    const waiting = async () => ((await boardOf(id)) as unknown as Board).desks['Ana']?.incoming[0]
    for (let round = 0; round < 9 && (await waiting()) === undefined; round++) await answer('noop')
    const request = (await waiting())!
    await answer(`accept chat ${request.id}`)
    await answer(`chat ${request.sender} I will look for it.`)
    await page.locator('.column-story').getByText('I will look for it.').first().waitFor()
  })

  it('of a thousand people in 300 rooms shows rooms with counts, and goes anywhere smoothly', async () => {
    const { id } = await studio.startAndWait({ society: 'village', seed: 3 })
    const page = await studio.open(`/runs/${id}`)
    const world = runPage(page).column('world')
    await soon(() => world.locator('.house-count').count()).toBeGreaterThan(200)
    expect(await world.locator('.house-person').count()).toBe(0)
    await keepPicture(page, 'house-village-whole', true)
    const times = await timeJumps(page, [0, 5, 2, 4, 1, 6, 3, 5])
    const usual = times.toSorted((a, b) => a - b)[times.length >> 1]!
    process.stdout.write(
      `village: a jump takes ${usual.toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)} ms\n`,
    )
    expect(usual).toBeLessThan(1_000)
    expect(await elementsIn(page)).toBeLessThan(5_000)
    // nearer, people are people
    await page.getByLabel('Whom to follow').selectOption('Kaya 20')
    await world.locator('.house-person.is-chosen').waitFor()
    expect(await world.locator('.house-person').count()).toBeLessThan(400)
  })

  it.each([
    { society: 'pretend', step: 47 },
    { society: 'crowd', step: 120 },
    { society: 'evening', step: 62 },
  ])('of $society has no serious findings in any of its parts and panels', async ({ society, step }) => {
    const { id } = await studio.startAndWait({ society, seed: 3 })
    const page = await studio.open(`/runs/${id}?step=${step}`)
    const run = runPage(page)
    await run.slider.waitFor()
    await keepPicture(page, `house-${society}-whole`, true)
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
