/** The first chat of two people, from a look around to the answer that arrives: what each is told and shown. */
import { describe, expect, it } from 'vitest'
import { live } from '../../../test/household-story.ts'

const [A, B] = ['Agent A', 'Agent B'] as const
const WELCOME = 'Welcome to the game! This is your first turn.'

const chat = () =>
  live({
    people: [A, B],
    does: {
      [A]: ['look', 'chat request Agent B I want to discuss the weather'],
      [B]: ['accept chat req_001', 'chat Agent A The weather is lovely today!'],
    },
    rounds: 2,
  })

describe('the turns of two people who chat', () => {
  it('are told word for word: a look, a request, an acceptance, a message, and its arrival', async () => {
    const { decided, results } = await chat()
    const told = decided.map(({ person, told: lines, command }) => [person, lines, command] as const)

    expect(told[0]).toMatchObject([A, expect.arrayContaining([WELCOME]), 'look'])
    // what the look showed is the first thing of the next decision
    expect(told[1]![1].join('\n')).toContain('Other characters here: Agent B (you can send chat requests to them)')
    expect(told[1]).toMatchObject([A, {}, 'chat request Agent B I want to discuss the weather'])

    const request = "You have a chat request from Agent A: 'I want to discuss the weather' (ID: req_001)"
    expect(told[2]![1].slice(0, 2)).toEqual([WELCOME, request])
    expect(told[2]).toMatchObject([B, {}, 'accept chat req_001'])
    expect(told[3]![1].slice(0, 2)).toEqual([
      'Chat request accepted. You can now send a message.',
      'You may now send a message to Agent A.',
    ])
    expect(told[3]![1].filter((line) => line.includes('req_001'))).toEqual([])
    expect(told[3]).toMatchObject([B, {}, 'chat Agent A The weather is lovely today!'])

    expect(told[4]![1].slice(0, 2)).toEqual([
      'Chat request sent to Agent B',
      "Agent B accepted your chat request and sent: 'The weather is lovely today!'",
    ])
    expect(told[4]).toMatchObject([A, {}, 'wait'])
    expect((await results()).slice(1, 4)).toEqual([
      `${A}: chat request Agent B I want to discuss the weather → Chat request sent to Agent B`,
      `${B}: accept chat req_001 → Chat request accepted. You can now send a message.`,
      `${B}: chat Agent A The weather is lovely today! → Message sent to Agent A.`,
    ])
  })

  it('go on after a look and an answer, and end with a request and a message', async () => {
    const { decided } = await chat()
    expect(decided.map(({ person, round }) => `${person} ${round}`)).toEqual(
      [A, A, B, B].map((name) => `${name} 0`).concat([A, B].map((name) => `${name} 1`)),
    )
  })

  it('show a front end the message, and neither the request nor the answer', async () => {
    const { board } = await chat()
    const types = board.events.map(({ agent_id: id, action }) => `${id} ${action.action_type}`)
    expect(types).toEqual([`${A} look`, `${B} chat`, `${A} noop`, `${B} noop`])
    expect(board.events[1]).toEqual({
      agent_id: B,
      action: { action_type: 'chat', recipient: A, message: 'The weather is lovely today!' },
      timestamp: 'day 1, 06:00',
      current_room: 'parlour',
      description: 'Agent B says to Agent A: The weather is lovely today!',
    })
    expect(JSON.stringify(board.events)).not.toContain('discuss the weather')
  })

  it('leave the whole chat on the board, closed and with everything told', async () => {
    const { board } = await chat()
    expect(board.chats.map(({ kind, id, round, time }) => ({ kind, id, round, time }))).toEqual(
      ['request', 'response', 'message'].map((kind) => ({ kind, id: 'req_001', round: 0, time: 'day 1, 06:00' })),
    )
    for (const name of [A, B])
      expect(board.desks[name]).toMatchObject({ incoming: [], outgoing: [], conversations: [], news: [] })
    expect(board.said.map(({ part, speaker, listeners, text }) => [part, speaker, listeners, text])).toEqual([
      ['reason', A, [B], 'I want to discuss the weather'],
      ['message', B, [A], 'The weather is lovely today!'],
    ])
    // one talk, for both of them
    expect(board.relations[A]?.[B]?.chats).toBe(1)
    expect(board.relations[B]?.[A]?.chats).toBe(1)
  })

  it('tell a message once', async () => {
    const { toldTo } = await live({
      people: [A, B],
      does: { [A]: ['chat request Agent B hello'], [B]: ['accept req_001', 'chat Agent A Good day.'] },
      rounds: 4,
    })
    const heard = toldTo(A).map((lines) => lines.filter((line) => line.startsWith('Agent B accepted')).length)
    expect(heard).toEqual([0, 1, 0, 0])
  })

  it('keep a notice of a request until it is answered', async () => {
    const { toldTo } = await live({
      people: [A, B],
      does: { [A]: ['chat request Agent B hello'], [B]: ['look', 'wait', 'reject chat req_001 not now', 'wait'] },
      rounds: 3,
    })
    const asked = toldTo(B).map((lines) => lines.some((line) => line.includes('(ID: req_001)')))
    expect(asked).toEqual([true, true, true, false, false])
    expect(toldTo(A).at(-1)).toContain("Agent B rejected your chat request: 'not now'")
  })
})
