import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  counterElsewhere,
  idsIn,
  listenTo,
  sleep,
  startServer,
  type ReceivedEvent,
  type TestServer,
} from '../../test/studio-server.ts'
import type { RunDetail, RunState } from './api.ts'

let studio: TestServer
beforeEach(async () => void (studio = await startServer()))
afterEach(async () => studio.remove())

const start = (input: object, pace = 0) => studio.post('/runs', { society: 'counter', input, pace })
const eventsOf = (run: string, query = '') => `${studio.address}/api/runs/${run}/events${query}`
const hasEnded = (events: readonly ReceivedEvent[]) =>
  events.some(({ event, data }) => event === 'status' && (data as RunState).status === 'ended')
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)

describe('the events of a run', () => {
  it('are its journal, and what happens with it', async () => {
    const { id } = await start({ goal: 40 }, 2)
    const events = await listenTo(eventsOf(id), hasEnded)
    expect(idsIn(events)).toEqual(upTo(1, 42))
    expect(events[0]).toMatchObject({ event: 'status', data: { status: 'open', isLive: true, pace: 2 } })
    expect(events.at(-1)).toMatchObject({
      event: 'status',
      data: { status: 'ended', isLive: false, reason: 'counted' },
    })
    expect(events.find((each) => each.id === 42)?.data).toMatchObject({ seq: 42, record: { kind: 'end' } })
  })

  it('go on after a break in the middle, with nothing lost or doubled', async () => {
    const { id } = await start({ goal: 400 }, 1)
    const seen: number[] = []
    for (let breaks = 0; seen.length < 402; breaks++) {
      const last = seen.at(-1)
      const more = 1 + ((breaks * 37) % 60)
      const isEnough = (events: readonly ReceivedEvent[]) => idsIn(events).length >= Math.min(more, 402 - seen.length)
      const events = await listenTo(eventsOf(id), isEnough, last === undefined ? {} : { 'last-event-id': String(last) })
      seen.push(...idsIn(events))
    }
    expect(seen).toEqual(upTo(1, 402))
  })

  it('tell that another process goes on with it, and when it ends there', async () => {
    const elsewhere = counterElsewhere(studio.store)
    await studio.until(elsewhere.id, ({ step }) => step > 0)
    const states: Partial<RunState>[] = []
    const events = listenTo(eventsOf(elsewhere.id), (heard) => {
      states.splice(
        0,
        states.length,
        ...heard.filter(({ event }) => event === 'status').map(({ data }) => data as RunState),
      )
      return hasEnded(heard)
    })
    await expect.poll(() => states.at(-1)).toMatchObject({ status: 'open', isLive: false, isElsewhere: true })
    const began = performance.now()
    await elsewhere.cancel('enough')
    await events
    // by its last entry, and not because nothing came for a while
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(states.at(-1)).toMatchObject({ status: 'ended', isElsewhere: false, reason: 'enough' })
  })

  it('tell that a run which had ended at a limit goes on, and that it ended again', async () => {
    const { id } = await studio.post('/runs', { society: 'counter', input: { goal: 1_000 }, maxSteps: 5, pace: 0 })
    await studio.until(id, ({ status }) => status === 'ended')
    const words = (events: readonly ReceivedEvent[]) =>
      events
        .filter(({ event }) => event === 'status')
        .map(({ data }) => (data as RunState).status)
        .filter((word, place, all) => word !== all[place - 1])
    const events = listenTo(eventsOf(id), (heard) => words(heard).includes('open') && words(heard).at(-1) === 'ended')
    await sleep(50)
    await studio.post(`/runs/${id}/resume`, { maxSteps: 30, pace: 10 })
    expect(words(await events)).toEqual(['ended', 'open', 'ended'])
  })

  it('tell of a pause and of going on, to two who watch the same', async () => {
    const { id } = await start({ goal: 1_000_000 }, 5)
    const states = (events: readonly ReceivedEvent[]) =>
      events.filter(({ event }) => event === 'status').map(({ data }) => (data as RunState).isPaused)
    const watch = (query = '') => {
      const paused = Promise.withResolvers<void>()
      const isBack = (events: readonly ReceivedEvent[]) => {
        if (states(events).includes(true)) paused.resolve()
        return states(events).includes(true) && states(events).at(-1) === false
      }
      return { paused: paused.promise, back: listenTo(eventsOf(id, query), isBack) }
    }
    const both = [watch(), watch('?from=3')]
    await sleep(50)
    await studio.post(`/runs/${id}/pause`)
    // who is told late is told only what is so by then
    await Promise.all(both.map(({ paused }) => paused))
    await studio.post(`/runs/${id}/resume`)
    for (const events of await Promise.all(both.map(({ back }) => back))) {
      const ids = idsIn(events)
      expect(ids).toEqual(upTo(ids[0]!, ids.at(-1)!))
    }
  })

  it('reach fifty viewers while the run goes flat out, and each gets everything once', async () => {
    const { id } = await start({ goal: 1_500 })
    // the run may be over before somebody is told the first thing
    const isAll = (events: readonly ReceivedEvent[]) => hasEnded(events) && idsIn(events).length >= 1_502
    const all = await Promise.all(Array.from({ length: 50 }, () => listenTo(eventsOf(id), isAll)))
    for (const events of all) expect(idsIn(events)).toEqual(upTo(1, 1_502))
  })

  it('do not wait for somebody who never reads, and neither does the run', async () => {
    const { id } = await start({ goal: 1_000_000, note: 'x'.repeat(500_000) })
    const deaf: Socket[] = []
    for (let many = 0; many < 5; many++) {
      const { hostname, port } = new URL(studio.address)
      const socket = connect(Number(port), hostname)
      socket.pause()
      socket.write(`GET /api/runs/${id}/events HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`)
      deaf.push(socket)
    }
    const before = await studio.get<RunDetail>(`/runs/${id}`)
    await sleep(300)
    expect((await studio.get<RunDetail>(`/runs/${id}`)).step).toBeGreaterThan(before.step + 50)
    const events = await listenTo(eventsOf(id), (each) => idsIn(each).length > 500)
    expect(idsIn(events).slice(0, 500)).toEqual(upTo(1, 500))
    for (const socket of deaf) socket.destroy()
    await studio.post(`/runs/${id}/cancel`)
  })

  it('carry hostile text as JSON in one line', async () => {
    const note = '\n\nid: 7\ndata: {"x":1}\n\n\r\u2028<script>alert(1)</script>\u202e\u0007'
    const { id } = await start({ goal: 3, note })
    const events = await listenTo(eventsOf(id), (each) => idsIn(each).length === 5)
    expect(idsIn(events)).toEqual([1, 2, 3, 4, 5])
    expect(events.find((each) => each.id === 1)?.data).toMatchObject({ record: { changes: { note: { set: note } } } })
  })

  it('can be asked for by their head alone, and without a socket', async () => {
    const { id } = await start({ goal: 3 })
    const head = await studio.request(`/api/runs/${id}/events`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const asked = new Request(eventsOf(id), { headers: { host: 'localhost' } })
    const reader = (await studio.server.fetch(asked)).body!.getReader()
    const decoder = new TextDecoder()
    let text = ''
    while (!text.includes('id: 5\n')) text += decoder.decode((await reader.read()).value)
    expect(text.startsWith('retry: 1000\n\nevent: status\n')).toBe(true)
    await reader.cancel()
  })

  it('of a run that is not there are refused, and so is a place that is none', async () => {
    await expect(listenTo(eventsOf('nobody'), () => true)).rejects.toThrow('404')
    const { id } = await start({ goal: 1 })
    await expect(listenTo(eventsOf(id, '?from=x'), () => true)).rejects.toThrow('400')
    await expect(listenTo(eventsOf(id), () => true, { 'last-event-id': 'x' })).rejects.toThrow('400')
  })
})
