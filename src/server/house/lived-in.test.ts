/** The front end of a household that is really lived in: what comes over HTTP is what its people did and said. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHouseServer, type HouseServer } from '../../../test/house-server.ts'
import { sleep } from '../../../test/studio-server.ts'
import type { ChatEvent } from '../../mail/chat/chat.ts'
import { societies } from '../../societies/registry.ts'
import type { BoardAt } from '../api.ts'
import type {
  AgentInHouse,
  FrontEndEvent,
  FrontEndEvents,
  GameStatus,
  ObjectInHouse,
  WorldState,
} from '../api-house.ts'

const TURNS = 220

let server: HouseServer
beforeAll(async () => {
  server = await startHouseServer({ societies })
})
afterAll(() => server.studio.remove())

const startDay = async (pace: number) =>
  (await server.studio.post('/runs', { society: 'household', seed: 4, pace, maxSteps: TURNS })).id
const boardOf = async (run: string) => (await server.studio.get<BoardAt>(`/runs/${run}/board`)).values
const allEvents = async (run: string) =>
  (await server.studio.get<FrontEndEvents>(`/runs/${run}/house/game/events?limit=5000`)).events
const look = <T>(run: string, path: string) => server.studio.get<T>(`/runs/${run}/house/${path}`)

describe('the front end of a household that is lived in', () => {
  it('gets every message that was said and nothing of requests and answers, with all of the fields', async () => {
    const run = await startDay(0)
    await server.hasEnded(run)
    const events = await allEvents(run)
    const chats = (await boardOf(run))['chats'] as readonly ChatEvent[]
    const said = chats.flatMap((chat) => (chat.kind === 'message' ? [chat.message] : []))
    const heard = events.flatMap(({ action }) => (action.action_type === 'chat' ? [action.message] : []))
    expect(heard.length).toBeGreaterThan(3)
    expect(heard).toEqual(said)
    expect(new Set(events.map(({ action }) => action.action_type))).not.toContain('chat_request')
    expect(new Set(events.map(({ action }) => action.action_type))).not.toContain('chat_response')
    for (const event of events)
      expect(event).toMatchObject({
        agent_id: expect.stringMatching(/./),
        action: { action_type: expect.stringMatching(/^[a-z_]+$/) },
        timestamp: expect.stringMatching(/^day 1, \d\d:\d\d$/),
        current_room: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
      })
  })

  it('is told where everybody and everything is, as the board has it', async () => {
    const run = await startDay(0)
    await server.hasEnded(run)
    const { persons, things } = (await boardOf(run)) as Record<string, Record<string, { room?: string }>>
    const people = await look<AgentInHouse[]>(run, 'agents/states')
    expect(people.map(({ agent_id, current_room }) => [agent_id, current_room])).toEqual(
      Object.entries(persons!).map(([name, { room }]) => [name, room]),
    )
    const objects = await look<ObjectInHouse[]>(run, 'objects')
    expect(objects.map(({ object_id }) => object_id).toSorted()).toEqual(Object.keys(things!).toSorted())
    const world = await look<WorldState>(run, 'world_state')
    expect(world).toMatchObject({ agents: people, objects, rooms: expect.arrayContaining([]) })
    for (const { room, agents } of world.rooms)
      expect(agents.toSorted()).toEqual(
        people.flatMap(({ agent_id, current_room }) => (current_room === room ? [agent_id] : [])).toSorted(),
      )
    expect(await look<GameStatus>(run, 'game/status')).toMatchObject({ run, time: world.time, minute: world.minute })
  })

  it('sees every event once and in order, however slow it is, through pauses and resets', async () => {
    const run = await startDay(4)
    let isOver = false
    const follow = async (client: string, waitMs: number) => {
      const events: FrontEndEvent[] = []
      for (;;) {
        const isLast = isOver
        const next = await server.poll(run, `?client=${client}`)
        if (next !== undefined) events.push(next)
        else if (isLast) return events
        if (!isOver) await sleep(waitMs)
      }
    }
    const followers = Promise.all([follow('fast', 1), follow('steady', 9), follow('slow', 70)])
    for (const word of ['pause', 'resume', 'reset', 'pause', 'step', 'reset', 'resume']) {
      await sleep(250)
      const { status } = await server.game(run, word)
      if (word === 'pause') expect(status).toBe('paused')
    }
    const { run: current, resets } = await server.status(run)
    await server.hasEnded(current)
    isOver = true
    const [fast, steady, slow] = await followers
    expect([steady, slow]).toEqual([fast, fast])
    expect(resets).toBe(2)
    expect(fast).toEqual(await allEvents(run))
    // the same seed lives the same day: each run is the beginning of the last one, which came to its end
    const days = [...Map.groupBy(fast, (event) => event.run).values()].map((events) =>
      events.map(({ description, timestamp }) => `${timestamp} ${description}`),
    )
    expect(days.length).toBeGreaterThan(1)
    for (const day of days) expect(day).toEqual(days.at(-1)!.slice(0, day.length))
  })
})
