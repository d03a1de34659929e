/** A server with a household, as its tests use it. */
import { expect } from 'vitest'
import type { FrontEndEvent, GameStatus } from '../src/server/api-house.ts'
import { houseSocieties } from './house-society.ts'
import { startServer, type TestOptions, type TestServer } from './studio-server.ts'

export interface HouseServer {
  readonly studio: TestServer
  /** a household of so many turns, in each of which somebody thinks for so long; its id */
  start(turns?: number, pace?: number, thinkMs?: number): Promise<string>
  hasEnded(run: string): Promise<unknown>
  /** the next event, or nothing yet */
  poll(run: string, query?: string): Promise<FrontEndEvent | undefined>
  /** until there is nothing yet */
  pollAll(run: string, query?: string): Promise<FrontEndEvent[]>
  status(run: string): Promise<GameStatus>
  game(run: string, word: string): Promise<GameStatus>
}

export async function startHouseServer(options: TestOptions = {}): Promise<HouseServer> {
  const studio = await startServer({ societies: houseSocieties, ...options })
  const poll = async (run: string, query = ''): Promise<FrontEndEvent | undefined> => {
    const response = await studio.request(`/api/runs/${run}/house/agent_act/next${query}`)
    if (response.status === 204) return undefined
    expect(response.status).toBe(200)
    return (await response.json()) as FrontEndEvent
  }
  return {
    studio,
    async start(turns = 1_000_000, pace = 0, thinkMs = 0) {
      const input = { days: turns, chatOptions: { messages: thinkMs } }
      return (await studio.post('/runs', { society: 'household', input, pace })).id
    },
    hasEnded: (run) => studio.until(run, ({ status }) => status === 'ended'),
    poll,
    async pollAll(run, query) {
      const events: FrontEndEvent[] = []
      for (let event = await poll(run, query); event !== undefined; event = await poll(run, query)) events.push(event)
      return events
    },
    status: (run) => studio.get<GameStatus>(`/runs/${run}/house/game/status`),
    game: (run, word) => studio.post<GameStatus>(`/runs/${run}/house/game/${word}`),
  }
}

export const wordsOf = (events: readonly FrontEndEvent[]): string[] => events.map(({ description }) => description)
