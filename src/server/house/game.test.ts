import { afterEach, describe, expect, it } from 'vitest'
import { startHouseServer, wordsOf, type HouseServer } from '../../../test/house-server.ts'
import { wordsUntil } from '../../../test/house-society.ts'
import { idsIn, listenTo, sleep } from '../../../test/studio-server.ts'
import type { AgentInHouse, FrontEndEvent, GameStatus, ObjectInHouse, WorldState } from '../api-house.ts'

let server: HouseServer
afterEach(async () => server.studio.remove())

describe('the state of a house', () => {
  it('is told of people, things and rooms, and keeps up with the run', async () => {
    server = await startHouseServer()
    const run = await server.start(1_000_000, 60_000)
    await server.game(run, 'pause')
    await server.studio.get(`/runs/${run}/house/agents/states`)
    const { step } = await server.studio.get<{ step: number }>(`/runs/${run}`)
    for (let turn = step; turn < 4; turn++) await server.game(run, 'step')
    expect(await server.studio.get<AgentInHouse[]>(`/runs/${run}/house/agents/states`)).toEqual([
      { agent_id: 'Ana', current_room: 'kitchen', holding: [], is_active: true },
      { agent_id: 'Bo', current_room: 'hall', holding: [], is_active: true },
      { agent_id: 'Cy', current_room: 'garden', holding: [], is_active: true },
    ])
    expect(await server.studio.get<ObjectInHouse[]>(`/runs/${run}/house/objects`)).toEqual([
      { object_id: 'lamp', location: { room: 'hall' }, state: 'off', users: [], holds: [] },
    ])
    expect(await server.studio.get<WorldState>(`/runs/${run}/house/world_state`)).toMatchObject({
      round: 1,
      minute: 365,
      time: 'day 1, 06:05',
      rooms: [{ room: 'kitchen' }, { room: 'hall' }, { room: 'garden' }],
      agents: [{ agent_id: 'Ana' }, {}, {}],
      objects: [{ object_id: 'lamp' }],
    })
  })
})

describe('the game', () => {
  it('that is paused says so, and goes on where it was', async () => {
    server = await startHouseServer()
    const run = await server.start(1_000_000, 5)
    await sleep(50)
    expect((await server.status(run)).status).toBe('running')
    const paused = await server.game(run, 'pause')
    expect(paused).toMatchObject({ run, status: 'paused', resets: 0 })
    await sleep(50)
    expect(await server.status(run)).toEqual(paused)
    const stepped = await server.game(run, 'step')
    expect(stepped).toMatchObject({ run, status: 'paused', step: paused.step + 1 })
    const resumed = await server.game(run, 'resume')
    expect(resumed).toMatchObject({ run, status: 'running' })
    expect(resumed.step).toBeGreaterThanOrEqual(stepped.step)
  })

  it('that is reset begins anew, loses nothing, and is known by both of its runs', async () => {
    server = await startHouseServer()
    const run = await server.start(10)
    await server.hasEnded(run)
    const { run: fresh, events, resets, status: word } = await server.game(run, 'reset')
    expect([fresh === run, resets]).toEqual([false, 1])
    expect(['running', 'ended']).toContain(word)
    expect(events).toBeGreaterThanOrEqual(10)
    await server.hasEnded(fresh)
    const all = await Promise.all([server.pollAll(run, '?client=a'), server.pollAll(fresh, '?client=b')])
    for (const each of all) expect(wordsOf(each)).toEqual([...wordsUntil(10), ...wordsUntil(10)])
    const numbers = all[0].map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(await server.status(run)).toMatchObject({ status: 'ended', reason: 'the days are over' })
  })

  it('that is reset while it is paused stays paused', async () => {
    server = await startHouseServer()
    const run = await server.start(1_000_000, 5)
    await server.game(run, 'pause')
    const { run: fresh, status: word, step } = await server.game(run, 'reset')
    expect([word, step, fresh === run]).toEqual(['paused', 0, false])
    expect(await server.game(run, 'step')).toMatchObject({ run: fresh, step: 1 })
  })

  it('that has ended is not resumed, and says what to do', async () => {
    server = await startHouseServer()
    const run = await server.start(3)
    await server.hasEnded(run)
    await expect(server.game(run, 'resume')).rejects.toMatchObject({ code: 'SERVER_WRONG_STATE' })
  })
})

describe('the stream of events', () => {
  it('tells all of them by number, goes on after a break, and across a reset', async () => {
    server = await startHouseServer()
    const run = await server.start(60, 1)
    const address = `${server.studio.address}/api/runs/${run}/house/events/stream`
    const first = await listenTo(address, (events) => idsIn(events).length >= 10)
    expect(first[0]).toMatchObject({ event: 'status', data: { run, resets: 0 } })
    const last = idsIn(first).at(-1)!
    const isAll = (many: number) => (heard: readonly { event: string; data: unknown }[]) =>
      heard.filter(({ event }) => event === 'message').length >= many
    const many = wordsUntil(60).length - idsIn(first).length
    const second = await listenTo(address, isAll(many), { 'last-event-id': String(last) })
    await server.hasEnded(run)
    const whole = listenTo(address, isAll(2 * wordsUntil(60).length))
    await sleep(100)
    await server.game(run, 'reset')
    const events = (await whole).filter(({ event }) => event === 'message').map(({ data }) => data as FrontEndEvent)
    expect(wordsOf(events)).toEqual([...wordsUntil(60), ...wordsUntil(60)])
    expect(idsIn(await whole)).toEqual(events.map(({ number }) => number))
    const parts = [...first, ...second].filter(({ event }) => event === 'message')
    expect(wordsOf(parts.map(({ data }) => data as FrontEndEvent))).toEqual(wordsUntil(60))
  })

  it('tells of a pause, and when the game goes on', async () => {
    server = await startHouseServer()
    const run = await server.start(1_000_000, 5)
    const words = (heard: readonly { event: string; data: unknown }[]) =>
      heard.filter(({ event }) => event === 'status').map(({ data }) => (data as GameStatus).status)
    const paused = Promise.withResolvers<void>()
    const heard = listenTo(`${server.studio.address}/api/runs/${run}/house/events/stream`, (events) => {
      if (words(events).includes('paused')) paused.resolve()
      return words(events).includes('paused') && words(events).at(-1) === 'running'
    })
    await sleep(50)
    await server.game(run, 'pause')
    await paused.promise
    await server.game(run, 'resume')
    expect(words(await heard)[0]).toBe('running')
  })

  it('refuses a place that is none, and a run that is no household', async () => {
    server = await startHouseServer()
    const run = await server.start(1)
    const address = `${server.studio.address}/api/runs/${run}/house/events/stream`
    await expect(listenTo(address, () => true, { 'last-event-id': 'x' })).rejects.toThrow('400')
    await expect(listenTo(address.replace(run, 'nobody'), () => true)).rejects.toThrow('404')
  })
})
