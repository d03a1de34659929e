/** A household for tests of the server: people walk and talk by count, a turn a step, on the board of the real one. */
import { end, flow } from 'troupe'
import { household, type HouseEvent } from '../src/societies/household/board.ts'
import type { Societies } from '../src/server/catalogue.ts'
import { sleep } from './studio-server.ts'

const NAMES = ['Ana', 'Bo', 'Cy']
const ROOMS = ['kitchen', 'hall', 'garden']
const house = { name: 'a test house', rooms: ROOMS.map((id) => ({ id })), doors: [], things: [] }
const people = NAMES.map((name) => ({ name, persona: 'walks about' }))

/** What somebody does in a turn: they walk, every third time they also talk, every fifth time nothing can be seen. */
function eventsOf(turn: number): HouseEvent[] {
  const [agent_id, current_room] = [NAMES[turn % NAMES.length]!, ROOMS[turn % ROOMS.length]!]
  const about = { agent_id, timestamp: `turn ${turn}`, current_room }
  const walk: HouseEvent = {
    ...about,
    action: { action_type: 'go_to', target: current_room },
    description: `${agent_id} goes to the ${current_room}.`,
  }
  const recipient = NAMES[(turn + 1) % NAMES.length]!
  // no household would put the first of these there; the server does not take its word for it
  const request: HouseEvent = {
    ...about,
    action: { action_type: 'chat_request', recipient, message: 'a secret reason' },
    description: `${agent_id} asks ${recipient} to chat.`,
  }
  const chat: HouseEvent = {
    ...about,
    action: { action_type: 'chat', recipient, message: `turn ${turn}` },
    description: `${agent_id} says to ${recipient}: turn ${turn}`,
  }
  if (turn % 5 === 4) return []
  return turn % 3 === 2 ? [walk, request, chat] : [walk]
}

const testHousehold = flow(household, {
  name: 'household',
  start: 'turn',
  agents: {
    turn: household.agent({
      reads: ['chatCount', 'round', 'persons', 'chatOptions'],
      writes: ['chatCount', 'round', 'persons', 'events'],
      think: async ({ chatCount: turn, round, persons, chatOptions: { messages = 0 } }) => {
        if (messages > 0) await sleep(messages)
        const name = NAMES[turn % NAMES.length]!
        return {
          chatCount: turn + 1,
          ...(turn % NAMES.length === NAMES.length - 1 && { round: round + 1 }),
          persons: { [name]: { ...persons[name]!, room: ROOMS[turn % ROOMS.length]! } },
          events: eventsOf(turn),
        }
      },
    }),
  },
  routes: {
    turn: household.route({
      reads: ['chatCount', 'days'],
      to: ['turn'],
      choose: ({ chatCount, days }) => (chatCount >= days ? end('the days are over') : 'turn'),
    }),
  },
  stepLimit: 10_000_000,
})

/** `days`: how many turns it takes; `chatOptions.messages`: how many milliseconds somebody thinks. */
const input = {
  house,
  people,
  days: 1_000_000,
  persons: Object.fromEntries(NAMES.map((name) => [name, { room: 'hall', holding: [], isActive: true }])),
  things: { lamp: { in: { room: 'hall' }, state: 'off', users: [], holds: [] } },
  rooms: Object.fromEntries(ROOMS.map((room) => [room, { people: [], things: [] }])),
}

export const houseSocieties: Societies = { household: async () => ({ flow: testHousehold, input }) }

/** The words of the events that front ends get in so many turns. */
export const wordsUntil = (turns: number): string[] =>
  Array.from({ length: turns }, (_, turn) => eventsOf(turn))
    .flat()
    .filter(({ action }) => action.action_type !== 'chat_request')
    .map(({ description }) => description)
