import { stripVTControlCharacters } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMinds } from '../../../minds/mind.ts'
import { createPaint } from '../../../terminal/paint.ts'
import { shownLine } from '../../../terminal/shown.ts'
import { columnsOf } from '../../../terminal/text.ts'
import { prepareInput } from '../../prepare-input.ts'
import { createHousehold } from '../household.ts'
import { description } from '../society.ts'
import { askInWords } from './ask-person.ts'
import { summaryLines } from './summary.ts'
import { drawHousehold, eventLine, type HouseholdBoard } from './view.ts'

const plain = createPaint(false)
const play = async (people: number, steps: number): Promise<HouseholdBoard> => {
  const society = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }) })
  const input = await prepareInput(description, { people }, { seed: 1 })
  return (await society.run(input as never, { steps, seed: 1 }).finished).board
}
const draw = (board: HouseholdBoard, columns: number, rows: number) =>
  drawHousehold(board, { columns, rows, paint: plain })

describe('the live view of a household', () => {
  let board: HouseholdBoard
  let village: HouseholdBoard
  beforeAll(async () => {
    board = await play(5, 60)
    village = await play(60, 300)
  })

  it.for([
    [80, 24],
    [120, 40],
    [60, 16],
    [200, 60],
  ] as const)('fits %i × %i, with few people and with many', ([columns, rows], { expect: expects }) => {
    for (const each of [board, village]) {
      const lines = draw(each, columns, rows)
      expects(lines.length).toBeLessThanOrEqual(rows)
      expects(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(columns)
    }
  })

  it('says the time, and shows everybody in their room with their needs, and what was said last', () => {
    const lines = draw(board, 120, 40)
    expect(lines[0]).toMatch(
      /^☀ day 1, \d\d:\d\d {3}\d+ of \d+ goals met, \d+ messages?, \d+ open requests? {3}The house/,
    )
    for (const { name } of board.people)
      expect(lines.find((line) => line.includes(` ${name} `))).toMatch(/[▁▂▃▄▅▆▇█]{5} [✉☾ ] /)
    for (const { room } of Object.values(board.persons)) expect(lines.join('\n')).toContain(`\n${room}`)
    expect(lines.at(-1)).toContain(board.said.at(-1)!.text.slice(0, 40))
    expect(lines[1]).toContain('food, rest, company, fun, tidiness')
  })

  it('marks who is asleep, and who is asked to chat and why', async () => {
    const early = await play(5, 2)
    expect(draw(early, 100, 30).join('\n')).toMatch(/[▁▂▃▄▅▆▇█]{5} ☾ sleep \(/)
    const [asked] = early.people
    const request = { id: 'req_001', sender: 'Bo', recipient: asked!.name, message: 'Is there tea?' }
    const incoming = [{ ...request, time: 'day 1, 06:00', round: 0, status: 'pending' }]
    const desk = { incoming, outgoing: [], conversations: [], news: [], asked: { round: 0, count: 0 }, notBefore: {} }
    const waiting = { ...early, desks: { [asked!.name]: desk } } as unknown as HouseholdBoard
    const text = draw(waiting, 100, 30).join('\n')
    expect(text).toContain('✉ Bo asks: Is there tea?')
    expect(text).toContain('1 open request ')
  })

  it('shows a need at zero, too', () => {
    const levels = { food: 0, rest: 0, company: 0, fun: 0, tidiness: 0 }
    const name = board.people[0]!.name
    const needs = { ...board.needs, [name]: { minute: 99_999, levels } }
    expect(draw({ ...board, needs }, 100, 30).find((line) => line.includes(` ${name} `))).toContain('▁▁▁▁▁')
  })

  it('shows rooms with names where people are too many, and the fullest rooms of a village', () => {
    const text = draw(village, 80, 24).join('\n')
    expect(text).toMatch(/everybody +food . {2}rest . {2}company . {2}fun . {2}tidiness . {2}\d+ of 60 asleep/)
    expect(text).toMatch(/… \d+ more in \d+ other rooms/)
  })

  it('is the same with colour, but for the colour', () => {
    for (const each of [board, village]) {
      const coloured = drawHousehold(each, { columns: 80, rows: 24, paint: createPaint(true) })
      expect(coloured.map((line) => stripVTControlCharacters(shownLine(line)))).toEqual(draw(each, 80, 24))
    }
  })

  it('lets nothing that is said, thought, named or asked steer the terminal', () => {
    const evil = 'hi\u001b[2J\nthere'
    const name = board.people[0]!.name
    const hostile = {
      ...board,
      said: [{ ...board.said[0]!, speaker: evil, listeners: [evil], text: evil }],
      decisions: { [name]: { minute: 0, command: evil, reason: evil, result: evil, ok: true } },
      house: { ...board.house, name: evil },
    }
    const lines = draw(hostile, 100, 30)
    expect(isHarmless(lines)).toBe(true)
    const event = { agent_id: name, action: { action_type: 'chat', recipient: 'Bo', message: evil } } as const
    const told = eventLine({ ...event, timestamp: '', current_room: '', description: evil }, frame)
    expect(isHarmless(told)).toBe(true)
  })
})

const isHarmless = (lines: readonly string[]) => lines.every((line) => !line.includes('\u001b') && !line.includes('\n'))
const frame = { columns: 80, rows: 24, paint: plain }

describe('what came of a household', () => {
  it('has goals and chats of all, a row for each person, and what they did not get to', async () => {
    const board = await play(3, 25)
    const lines = summaryLines(board, true, frame)
    expect(lines[0]).toMatch(/^\d+ of \d+ goals met$/)
    expect(lines[1]).toMatch(/^\d+ chats? asked, \d+ accepted \(\d+ %\), \d+ rejected, \d+ expired; \d+ messages?$/)
    expect(lines[4]!.trim().split(/\s+/)).toEqual([
      'goals',
      'asked',
      'accepted',
      'rejected',
      'expired',
      'said',
      'walked',
      'used',
      'ate',
    ])
    for (const { name } of board.people)
      expect(lines.find((line) => line.startsWith(`${name} `))).toMatch(/^\S+ +\d+ of \d+( +\d+){8}$/)
    expect(lines.join('\n')).toContain(' did not get to: ')
    expect(summaryLines(board, false, frame).join('\n')).not.toContain('did not get to')
    expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(80)
  })

  it('adds up: what is counted for each is what is counted for all', async () => {
    const board = await play(5, 200)
    const [, chats = ''] = summaryLines(board, true, frame)
    const { tallyEach } = await import('../each-person.ts')
    const each = tallyEach(board)
    const sum = (of: (person: (typeof each)[number]) => number) => each.reduce((all, person) => all + of(person), 0)
    expect(chats).toContain(`${sum((person) => person.chats.asked)} chats asked`)
    expect(chats).toContain(`${sum((person) => person.chats.accepted)} accepted`)
    expect(chats).toContain(`${sum((person) => person.chats.rejected)} rejected`)
    expect(chats).toContain(`${sum((person) => person.messages)} messages`)
    expect(sum((person) => person.walked)).toBeGreaterThan(5)
  })
})

it('a person at the terminal is told what comes next, and how much more they have planned', () => {
  const asked = { prompt: 'Welcome!' }
  const plan = ['breakfast', 'read', 'lunch', 'rest', 'dinner'].map((what, at) => `- day 1, 0${at}:00: ${what}`)
  const told = (lines: readonly string[]) =>
    askInWords({ system: 'You are Ana. A baker.', prompt: ['You wait.', PLAN, ...lines].join('\n') }, asked)?.lines
  const PLAN = 'Your plan for today:'
  const remembered = ['What you remember:', '- I ate.']
  expect(told([...plan, ...remembered])).toEqual([
    'You wait.',
    PLAN,
    ...plan.slice(0, 3),
    '- and 2 more',
    ...remembered,
  ])
  expect(told(plan)).toEqual(['You wait.', PLAN, ...plan.slice(0, 3), '- and 2 more'])
  expect(told([...plan.slice(0, 4), ...remembered])).toEqual(['You wait.', PLAN, ...plan.slice(0, 4), ...remembered])
})

it('a person at the terminal is told what came of an action, and of the rest only what is new', () => {
  const here = ['You are in the hall.', 'Things here:', '  - broom', 'You feel well.']
  const memory = ['What you remember:', '- I ate.']
  const question = (first: string, ...rest: readonly string[]) => ({ prompt: [first, '', ...rest].join('\n') })
  const welcome = question('Welcome!', ...here, ...memory)
  const told = (now: object, before?: object) => askInWords(now, before)?.lines
  expect(told(welcome)).toEqual(expect.arrayContaining([...here, ...memory]))
  expect(told(question('You look.', ...here, ...memory), welcome)).toEqual(['You look.', ''])
  const more = [...memory, '- Bo asked me.']
  expect(told(question('You nod.', ...here, ...more), welcome)).toEqual(['You nod.', '', ...more])
})
