import { afterEach, describe, expect, it } from 'vitest'
import { countingStore, type Counts } from '../../../test/counting-store.ts'
import { startHouseServer, wordsOf, type HouseServer } from '../../../test/house-server.ts'
import { wordsUntil } from '../../../test/house-society.ts'
import type { FrontEndEvent } from '../api-house.ts'
import { createTurns } from '../turns.ts'
import { createCursors } from './cursors.ts'
import { openEventLog } from './event-log.ts'
import { createKeptPages } from './kept-pages.ts'

let server: HouseServer | undefined
afterEach(async () => server?.studio.remove())

describe('the cost of polling', () => {
  it('is no reading when there is nothing new, and otherwise what is new', async () => {
    let counts: Counts | undefined
    server = await startHouseServer({
      wrap: (store) => {
        const counting = countingStore(store)
        counts = counting.counts
        return counting.store
      },
    })
    const run = await server.start(700)
    await server.hasEnded(run)
    const first = await server.pollAll(run, '?client=a')
    await server.studio.get(`/runs/${run}/house/world_state`)
    await server.status(run)
    Object.assign(counts!, { calls: 0, entries: 0, checkpoints: 0 })
    // a second client, from the beginning to the end
    expect(await server.pollAll(run, '?client=b')).toEqual(first)
    for (let times = 0; times < 20; times++) {
      expect(await server.poll(run, '?client=a')).toBeUndefined()
      await server.studio.get(`/runs/${run}/house/agents/states`)
      await server.studio.get(`/runs/${run}/house/game/events?since=300`)
    }
    expect(counts).toEqual({ calls: 0, entries: 0, checkpoints: 0 })
    const fork = (await server.studio.post(`/runs/${run}/fork`, { at: 600, isPaused: true })).id
    expect(wordsOf(await server.pollAll(fork, '?client=a'))).toEqual(wordsUntil(600))
    await server.studio.get(`/runs/${fork}/house/agents/states`)
    await server.game(fork, 'step')
    Object.assign(counts!, { calls: 0, entries: 0, checkpoints: 0 })
    expect((await server.poll(fork, '?client=a'))?.description).toBe(wordsUntil(601).at(-1))
    await server.studio.get(`/runs/${fork}/house/agents/states`)
    expect(counts!.entries).toBeLessThan(10)
    expect(counts!.checkpoints).toBe(0)
  })
})

describe('what is kept', () => {
  it('may be nothing: events are read again, the same', async () => {
    server = await startHouseServer()
    const run = await server.start(700)
    await server.hasEnded(run)
    const parts = { turns: createTurns(), kept: createKeptPages(1) }
    const log = await openEventLog(server.studio.store, run, () => [], parts)
    const { events, next } = await log.read(0, 10_000, Infinity)
    const read = events.map(({ text }) => JSON.parse(text) as FrontEndEvent)
    expect(wordsOf(read)).toEqual(wordsUntil(700))
    expect(next).toBe(await log.refresh())
    expect((await log.read(0, 10_000, 500)).events.length).toBeLessThan(5)
  })

  it('of pages is no more than fits, and the longest unused goes first', () => {
    const pages = createKeptPages(100)
    const [one, two, three] = [{}, {}, {}]
    pages.put(one, ['x'.repeat(30)])
    pages.put(two, ['x'.repeat(30)])
    pages.get(one)
    pages.put(three, ['x'.repeat(30)])
    expect([one, two, three].map((page) => pages.get(page) !== undefined)).toEqual([true, false, true])
    pages.put(one, ['x'.repeat(1_000)])
    expect([one, two, three].map((page) => pages.get(page) !== undefined)).toEqual([true, false, false])
  })

  it('of clients is a thousand, and the longest idle goes first', () => {
    const cursors = new Map<string, number>()
    let saves = 0
    const clients = createCursors({ cursors, saveSoon: () => saves++ })
    for (let client = 0; client < 1_000; client++) clients.move('run', `client ${client}`, client + 1)
    expect(clients.of('run', 'client 0')).toBe(1)
    clients.move('run', 'one more', 7)
    expect([clients.of('run', 'client 0'), clients.of('run', 'client 2'), cursors.size]).toEqual([1, 3, 1_000])
    expect(clients.of('run', 'client 1')).toBe(0)
    saves = 0
    clients.move('run', 'client 5', 6)
    // asking again while nothing happens writes nothing
    expect(saves).toBe(0)
  })
})
