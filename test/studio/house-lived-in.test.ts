import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { BoardAt, RunDetail } from '../../src/server/api.ts'
import type { FrontEndEvents } from '../../src/server/api-house.ts'
import { describeInBrowser } from '../browser.ts'
import { expectAllFine } from './accessible.ts'
import { timeFrames } from './in-page.ts'
import { keepPicture } from './pictures.ts'
import { openStudio, runPage, soon, type TestStudio } from './studio.ts'

/** What the tests ask of a board. */
interface Board {
  readonly persons: Readonly<Record<string, { readonly room: string }>>
  readonly goals: Readonly<Record<string, readonly { readonly goal: { readonly text: string } }[]>>
  readonly decisions: Readonly<Record<string, { readonly command: string; readonly reason: string }>>
  readonly whispers: Readonly<Record<string, string>>
  readonly relations: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly events: readonly { readonly description: string }[]
}

const TURNS = 160

describeInBrowser('a household that is lived in', () => {
  let studio!: TestStudio
  let day!: string
  beforeAll(async () => {
    studio = await openStudio()
    day = (await studio.startAndWait({ society: 'household', seed: 1, maxSteps: TURNS })).id
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  const boardOf = async (id: string, step: number) =>
    (await studio.server().get<BoardAt>(`/runs/${id}/board?step=${step}`)).values as unknown as Board

  it('is watched and scrubbed: at any step everybody is where they were, and what was done then is told', async () => {
    const page = await studio.open(`/runs/${day}`)
    const run = runPage(page)
    const world = run.column('world')
    for (const step of [12, TURNS, 80]) {
      await page.goto(`${studio.server().address}/runs/${day}?step=${step}`)
      const { persons, events } = await boardOf(day, step)
      for (const [name, { room }] of Object.entries(persons))
        await world.getByRole('button', { name: `Follow ${name}, in the ${room}` }).waitFor()
      const last = events.findLast(({ description }) => / goes to /.test(description))!.description
      await soon(() => run.column('story').innerText()).toContain(last)
    }
    await run.slider.press('Home')
    await soon(() => run.column('story').innerText()).toContain('The day has not begun')
  })

  it('is followed person by person: needs, plan, goals, memories and why, as they are on the board', async () => {
    const page = await studio.open(`/runs/${day}?step=${TURNS}`)
    const run = runPage(page)
    await page.getByLabel('Whom to follow').selectOption('Dana')
    const card = run.column('agents').getByRole('article', { name: 'Dana' })
    const { goals, decisions, relations } = await boardOf(day, TURNS)
    for (const { goal } of goals['Dana']!) await card.locator('.person-goals').getByText(goal.text).first().waitFor()
    await card.locator('.person-why').getByText(decisions['Dana']!.reason).first().waitFor()
    for (const need of ['food', 'rest', 'company', 'fun', 'tidiness'])
      await card.getByRole('meter', { name: need }).waitFor()
    for (const other of Object.keys(relations['Dana']!).slice(0, 3))
      await card.locator('.person-ties').getByText(other).first().waitFor()
    await card.getByRole('heading', { name: /^Memory/ }).waitFor()
  })

  it('takes a whispered thought: it comes to their mind at their next turn, in a fork that says so', async () => {
    const page = await studio.open(`/runs/${day}?step=60`)
    await page.getByLabel('Whom to follow').selectOption('Bo')
    await page.getByLabel('Whisper to Bo').fill('I should go to the garden')
    await page.getByRole('button', { name: 'Whisper and watch' }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/runs/') && !url.pathname.endsWith(`/${day}`))
    const fork = decodeURIComponent(/\/runs\/([^?]+)/.exec(page.url())![1]!)
    expect((await studio.server().get<RunDetail>(`/runs/${fork}`)).parent).toStrictEqual({ run: day, step: 60 })
    expect((await boardOf(fork, 60)).whispers).toStrictEqual({ Bo: 'I should go to the garden' })
    await studio.server().until(fork, ({ step }) => step >= 90)
    const boards = await Promise.all(Array.from({ length: 30 }, (_, nth) => boardOf(fork, 61 + nth)))
    const turn = boards.find(({ whispers }) => whispers['Bo'] === undefined)
    expect(turn?.decisions['Bo']?.reason).toBe('It came to my mind that I could go to the garden.')
    expect(boards.map(({ persons }) => persons['Bo']!.room)).toContain('garden')
    await studio.server().post(`/runs/${fork}/pause`)
  })

  it('is lived in by you: you wait, accept who asks, answer, and what you say is an event for front ends', async () => {
    const { id } = await studio.start({ society: 'household', seed: 1, minds: { Ana: 'person' }, pace: 0 })
    const page = await studio.open(`/runs/${id}`)
    const asked = page.getByRole('region', { name: 'The run asks you' })
    const press = async (name: string | RegExp) => {
      const { questions } = await studio.server().until(id, ({ status }) => status === 'waiting')
      await asked.getByRole('button', { name }).first().click()
      await studio.server().until(id, (now) => now.questions[0]?.key !== questions[0]?.key || now.step > TURNS * 4)
    }
    const isAsked = async () => {
      const { questions } = await studio.server().until(id, ({ status }) => status === 'waiting')
      return JSON.stringify(questions[0]).includes('You have a chat request from')
    }
    await press('Go to the hall')
    await press(/^Go to the (?:living room|kitchen)/)
    for (let round = 0; round < 60 && !(await isAsked()); round++) await press('Wait')
    await keepPicture(page, 'house-be-a-person', true)
    await press(/^Accept /)
    await asked.getByRole('button', { name: /^Say to / }).click()
    const field = asked.getByLabel('command')
    await soon(() => field.inputValue()).toMatch(/^chat message \w+ $/)
    await field.pressSequentially('I have not seen it, sorry.')
    await asked.getByRole('button', { name: 'Answer', exact: true }).click()
    await page.locator('.column-story').getByText('I have not seen it, sorry.').first().waitFor()
    const { events } = await studio.server().get<FrontEndEvents>(`/runs/${id}/house/game/events?limit=5000`)
    expect(events.map(({ action }) => ('message' in action ? action.message : ''))).toContain(
      'I have not seen it, sorry.',
    )
  })

  it('of 25 people can be told apart and read, with no serious findings, in both themes and sizes', async () => {
    const people = { society: 'household', seed: 2, maxSteps: 500, input: { people: 25 } }
    const { id } = await studio.startAndWait(people)
    const page = await studio.open(`/runs/${id}`)
    const world = runPage(page).column('world')
    await soon(() => world.locator('.house-person').count()).toBe(25)
    const heads = await world.locator('.house-person:not(.is-asleep) .house-trunk').all()
    for (const head of heads) expect((await head.boundingBox())!.width).toBeGreaterThan(12)
    await expectAllFine(page, [{ name: 'house-25' }])
  })

  it('of a thousand people keeps up with whoever scrubs through it', async () => {
    const village = { society: 'household', seed: 1, maxSteps: 600, input: { people: 1000, house: { size: 300 } } }
    const { id } = await studio.startAndWait(village)
    const page = await studio.open(`/runs/${id}`)
    await soon(() => runPage(page).column('world').locator('.house-count').count()).toBeGreaterThan(100)
    const frames = (await timeFrames(page, 600)).toSorted((a, b) => a - b)
    const at = (part: number) => frames[Math.floor((frames.length - 1) * part)]!.toFixed(0)
    process.stdout.write(`village: frames take ${at(0.5)} ms, 95 % at most ${at(0.95)} ms, the longest ${at(1)} ms\n`)
    // whatever else the machine does makes some frames longer; the quick ones tell what drawing takes
    expect(Number(at(0.1))).toBeLessThan(100)
  })
})
