import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startHouseServer, type HouseServer } from '../../../test/house-server.ts'
import type { JournalRecord, StartRecord } from '../../store/record.ts'
import type { FrontEndEvents } from '../api-house.ts'

let server: HouseServer
beforeEach(async () => void (server = await startHouseServer()))
afterEach(async () => server.studio.remove())

const READING = ['agents/states', 'objects', 'world_state', 'game/events', 'game/status', 'agent_act/next']
const event = { agent_id: 'Eve', timestamp: 'now', current_room: 'attic', description: 'Eve waits.' }
const noop = { ...event, action: { action_type: 'noop' } }

/** A journal that somebody else wrote, on the shape of a household. */
async function plant(run: string, boards: readonly Readonly<Record<string, object>>[]): Promise<void> {
  const { store } = server.studio
  const fields = { events: 'append', persons: 'merge', things: 'merge', rooms: 'merge' }
  const start = { v: 1, kind: 'start', flow: 'x', seed: 0, step: 0, changes: {}, next: ['a'], shape: { fields } }
  await store.create(run, start as StartRecord)
  for (const [at, changes] of boards.entries()) {
    const step = { v: 1, kind: 'step', step: at + 1, did: [{ agent: 'a', changes }], next: ['a'] }
    await store.append(run, at + 1, [step as JournalRecord])
  }
}

async function readAll(run: string) {
  for (const path of READING) {
    const response = await server.studio.request(`/api/runs/${run}/house/${path}`)
    expect([path, response.status < 300]).toEqual([path, true])
  }
  return (await server.studio.get<FrontEndEvents>(`/runs/${run}/house/game/events`)).events
}

describe('a board that somebody else wrote', () => {
  it('gives no event that is none, and above all no request and no answer of a chat', async () => {
    const odd = [
      null,
      7,
      'text',
      [],
      {},
      { ...event },
      { ...event, action: 'noop' },
      { ...event, action: { action_type: 'chat_request', recipient: 'Ana', message: 'secret' } },
      { ...event, action: { action_type: 'chat_response', request_id: 'req_001', accepted: true } },
      { ...event, action: { action_type: 'constructor' } },
      { ...event, action: { action_type: '__proto__' } },
      { ...event, action: { action_type: ['chat'] } },
      { ...event, action: { action_type: 'chat', recipient: 'Ana' } },
      { ...event, action: { action_type: 'chat', recipient: 'Ana', message: { toString: 'x' } } },
      { ...event, action: { action_type: 'start_using', target: 'bed', use: 1 } },
      { ...noop, agent_id: 1 },
      { ...noop, timestamp: null },
      { ...noop, current_room: {} },
      { ...noop, description: undefined },
    ].map((each) => (each === undefined ? null : each))
    const kept = { ...event, action: { action_type: 'chat', recipient: 'Ana', message: 'hello', secret: 'x' }, more: 1 }
    await plant('odd', [{ events: { push: odd } }, { events: { push: [kept] } }])
    const events = await readAll('odd')
    expect(events).toEqual([
      { number: odd.length, run: 'odd', ...event, action: { action_type: 'chat', recipient: 'Ana', message: 'hello' } },
    ])
  })

  it('may set its events anew: what was told stays told, and what comes gets new numbers', async () => {
    const named = (name: string) => ({ ...noop, description: name })
    await plant('set', [
      { events: { set: [named('a'), named('b')] } },
      { events: { set: [] } },
      { events: { set: 'nothing' } },
      { events: { set: [named('x'), named('y'), named('c')] } },
      { events: { push: [named('d')] } },
      { events: { put: { 0: named('z') } } },
    ])
    const events = await readAll('set')
    expect(events.map(({ number, description }) => [number, description])).toEqual([
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
      [3, 'd'],
    ])
  })

  it('may hold anything for people, things, rooms and time', async () => {
    for (const [at, value] of [null, 3, 'x', [], [1], { a: null, b: 1, c: {}, d: { room: 1, holding: 1 } }].entries()) {
      const set = { set: value }
      const odd = { persons: set, things: set, rooms: set, round: set, minutesPerTurn: set }
      await plant(`odd-${at}`, [odd, { persons: { put: { Eve: { room: 'attic', using: 1 } } } }])
      await readAll(`odd-${at}`)
      expect(await server.studio.get(`/runs/odd-${at}/house/agents/states`)).toEqual([
        { agent_id: 'Eve', current_room: 'attic', holding: [], is_active: true },
      ])
    }
    await plant('late', [{ round: { set: Number.MAX_SAFE_INTEGER } }])
    await readAll('late')
  })

  it('cannot be reset where its code is not known, and is left as it was', async () => {
    await plant('strange', [{ events: { push: [noop] } }])
    await expect(server.game('strange', 'reset')).rejects.toMatchObject({ status: 409 })
    expect(await server.status('strange')).toMatchObject({ run: 'strange', resets: 0, events: 1 })
  })

  it('that is damaged is refused, and is no fault of the server', async () => {
    await plant('damaged', [])
    await server.studio.store.append('damaged', 1, [
      { v: 1, kind: 'step', step: 1, did: 7 } as unknown as JournalRecord,
    ])
    for (const path of READING)
      expect((await server.studio.request(`/api/runs/damaged/house/${path}`)).status).toBe(422)
  })
})
