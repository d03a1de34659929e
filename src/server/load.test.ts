import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countingStore, type Counts } from '../../test/counting-store.ts'
import { idsIn, listenTo, sleep, startServer, type ReceivedEvent, type TestServer } from '../../test/studio-server.ts'

const STEPS = 3_000
const HEAD = STEPS + 2

let studio: TestServer
let counts: Counts
beforeEach(async () => {
  studio = await startServer({
    wrap: (store) => {
      const counting = countingStore(store)
      counts = counting.counts
      return counting.store
    },
  })
})
afterEach(async () => studio.remove())

const eventsOf = (run: string) => `${studio.address}/api/runs/${run}/events`
const all = Array.from({ length: HEAD }, (_, place) => place + 1)
const hasAll = (events: readonly ReceivedEvent[]) => events.at(-1)?.id === HEAD

/** Asks, and does not read before it is told to. */
function askSlowly(run: string): Socket {
  const { hostname, port } = new URL(studio.address)
  const socket = connect(Number(port), hostname).pause()
  socket.write(`GET /api/runs/${run}/events HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`)
  return socket
}

describe('forty viewers of a run that goes flat out', () => {
  it('are told everything once, also the slow one and the one that comes back, by one reading of it', async () => {
    const { id } = await studio.post('/runs', { society: 'counter', input: { goal: STEPS }, pace: 60_000 })
    const slow = askSlowly(id)
    const steady = Array.from({ length: 38 }, () => listenTo(eventsOf(id), hasAll))
    const first = listenTo(eventsOf(id), (events) => (events.at(-1)?.id ?? 0) >= 500)
    await sleep(100)
    const before = counts.entries
    await studio.post(`/runs/${id}/pace`, { pace: 0 })
    const seen = idsIn(await first)
    const rest = await listenTo(eventsOf(id), hasAll, { 'last-event-id': String(seen.at(-1)) })
    expect([...seen, ...idsIn(rest)]).toEqual(all)
    for (const events of await Promise.all(steady)) expect(idsIn(events)).toEqual(all)
    // it reads when all is over; the server lets go of it when it stops, so that there is an end
    const late = text(slow.resume())
    await sleep(500)
    await studio.server.close()
    const ids = (await late).matchAll(/^id: (\d+)$/gm).map(([, each]) => Number(each))
    expect([...ids]).toEqual(all)
    // a few pages are asked for before they are at hand, and the state of the run is looked at, too
    expect(counts.entries - before).toBeLessThan(1.5 * HEAD)
  })
})
