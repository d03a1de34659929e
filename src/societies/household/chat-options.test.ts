/** The options of chat in a household of rules: each changes what people do, and only when it is switched on. */
import { describe, expect, it } from 'vitest'
import type { ChatOptions } from '../../mail/chat/chat.ts'
import { createMinds } from '../../minds/mind.ts'
import { defaultHouse } from '../../worlds/house/default-house.ts'
import { castNames, castOf } from './cast/cast.ts'
import { createHousehold } from './household.ts'
import { tally } from './tally.ts'

const flow = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }) })

async function dayWith(chatOptions: ChatOptions) {
  const people = castOf(castNames(5), defaultHouse, 12)
  const run = flow.run({ house: defaultHouse, people, days: 1, chatOptions }, { seed: 12 })
  return (await run.finished).board
}

const conversations = (said: Awaited<ReturnType<typeof dayWith>>['said']) => {
  const messages = new Map<string, number>()
  for (const { chat, part } of said) if (part === 'message') messages.set(chat, (messages.get(chat) ?? 0) + 1)
  return [...messages.values()]
}

describe('people who go by rules', () => {
  it('chat one to one, in a room and with one message, keeping nothing, unless told', async () => {
    const { said, desks, relations } = await dayWith({})
    expect(said.every(({ listeners }) => listeners.length === 1)).toBe(true)
    expect(Math.max(...conversations(said))).toBe(1)
    expect(Object.values(desks).every(({ history }) => (history ?? []).length === 0)).toBe(true)
    expect(
      Object.values(relations)
        .flatMap(Object.values)
        .every(({ trust }) => trust === undefined),
    ).toBe(true)
  })

  it('say several messages in a conversation', async () => {
    expect(Math.max(...conversations((await dayWith({ messages: 4 })).said))).toBe(4)
  })

  it('tell several at once, where groups may talk, and still repeat themselves to nobody', async () => {
    const board = await dayWith({ group: true })
    const asked = board.chats.flatMap((event) => (event.kind === 'request' ? [`${event.sender} ${event.message}`] : []))
    expect(new Set(asked).size).toBeLessThan(asked.length)
    expect(board.said.some(({ part, listeners }) => part === 'message' && listeners.length > 1)).toBe(true)
    expect(tally(board).repeats).toBe(0)
  })

  it('chat from room to room', async () => {
    const apart = async (chatOptions: ChatOptions) => {
      const { events } = await dayWith(chatOptions)
      const rooms = new Map<string, string>()
      return events.filter(({ agent_id: name, current_room: room, action }) => {
        rooms.set(name, room)
        return action.action_type === 'chat' && (rooms.get(action.recipient) ?? room) !== room
      }).length
    }
    expect(await apart({})).toBe(0)
    expect(await apart({ acrossRooms: true })).toBeGreaterThan(5)
  })

  it('keep what was said to them, and what they think of whoever kept a promise', async () => {
    const { desks, relations } = await dayWith({ history: true, reputation: true })
    expect(Object.values(desks).every(({ history = [] }) => history.length > 0)).toBe(true)
    expect(
      Object.values(relations)
        .flatMap(Object.values)
        .some(({ trust = 0 }) => trust > 0),
    ).toBe(true)
  })
})
