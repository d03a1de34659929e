import { describe, expect, it } from 'vitest'
import { tally } from './tally.ts'

type Board = Parameters<typeof tally>[0]

const said = (speaker: string, listener: string, text: string, minute = 600): Board['said'][number] => ({
  chat: 'req_001',
  part: 'message',
  speaker,
  listeners: [listener],
  text,
  acts: [],
  minute,
  round: 0,
})

const boardOf = (more: Partial<Board>) =>
  ({
    people: ['Ana', 'Bo', 'Cy'].map((name) => ({ name, persona: '' })),
    goals: {},
    chats: [],
    said: [],
    relations: {},
    topics: {},
    beliefs: {},
    ...more,
  }) as unknown as Board

describe('a tally', () => {
  it('counts a sentence that is said to the same person twice in a day, in whatever text it stands', () => {
    const first = said('Ana', 'Bo', 'I see. I like to read.')
    expect(tally(boardOf({ said: [first, said('Ana', 'Bo', 'Hello, Bo. I like to read!')] })).repeats).toBe(1)
    expect(tally(boardOf({ said: [first, said('Ana', 'Cy', 'I like to read.')] })).repeats).toBe(0)
    expect(tally(boardOf({ said: [first, said('Ana', 'Bo', 'I like to read.', 600 + 1440)] })).repeats).toBe(0)
  })

  it('names who never spoke', () => {
    expect(tally(boardOf({ said: [said('Ana', 'Bo', 'Hello.')] }))).toMatchObject({ silent: ['Bo', 'Cy'] })
  })

  it('counts pairs who know each other, both ways: who talked twice, and not who met once', () => {
    const talked = (chats: number) => ({ warmth: 0, chats, minute: 600 })
    const densityAfter = (there: number, back: number) =>
      tally(boardOf({ relations: { Ana: { Bo: talked(there), Cy: talked(2) }, Bo: { Ana: talked(back) } } })).density
    expect(densityAfter(2, 2)).toBe(1 / 3)
    expect(densityAfter(2, 1)).toBe(0)
  })

  it('counts as well who was told something of the other by themselves, and who knew them before', () => {
    const people = [
      { name: 'Ana', persona: '', relations: { Cy: 0.1 } },
      { name: 'Bo', persona: '' },
      { name: 'Cy', persona: '', relations: { Ana: 0.1 } },
    ]
    const told = (person: string, by: string) => {
      const fact = { kind: 'mood', person, mood: 'content' } as const
      return { fact, source: 'told', by, minute: 600 } as const
    }
    const topics = { Ana: ['mood:Bo'], Bo: ['mood:Ana'] }
    const densityBy = (by: string) =>
      tally(boardOf({ people, topics, beliefs: { 'Ana|mood:Bo': told('Bo', by), 'Bo|mood:Ana': told('Ana', 'Ana') } }))
        .density
    expect(densityBy('Bo')).toBe(2 / 3)
    expect(densityBy('Cy')).toBe(1 / 3)
  })

  it('counts goals as they ended, and requests by what became of them', () => {
    const request = { id: 'req_001', round: 0, time: '', sender: 'Ana', recipient: 'Bo', message: 'Hello?' }
    const chats = [
      { kind: 'request', ...request },
      { kind: 'request', ...request, id: 'req_002' },
      { kind: 'response', id: 'req_001', round: 1, time: '', by: 'Bo', to: 'Ana', accepted: true },
      { kind: 'expired', id: 'req_002', round: 9, time: '' },
    ] as unknown as Board['chats']
    const goal = { id: 'tea', text: 'have tea', kind: 'use', thing: 'tea' } as const
    const goals = {
      Ana: [{ goal, status: 'met' }],
      Bo: [
        { goal, status: 'missed' },
        { goal, status: 'open' },
      ],
    } as const
    expect(tally(boardOf({ chats, goals }))).toMatchObject({
      goals: { met: 1, missed: 1, open: 1 },
      chats: { asked: 2, accepted: 1, rejected: 0, expired: 1 },
      acceptance: 0.5,
    })
  })
})
