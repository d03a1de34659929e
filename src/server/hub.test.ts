import { describe, expect, it } from 'vitest'
import { countingStore } from '../../test/counting-store.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { Store } from '../store/store.ts'
import { createHub } from './hub.ts'
import type { Viewer } from './viewer.ts'

const start = { v: 1, kind: 'start', flow: 'x', seed: 0, step: 0, changes: {}, next: ['a'], shape: {} } as const
const step = (number: number) => ({ v: 1, kind: 'step', step: number, did: [], next: ['a'] }) as const
const calm = { status: 'open' }

async function append(store: Store, from: number, count: number) {
  for (let seq = from; seq < from + count; seq++) await store.append('run', seq, [step(seq)])
}

interface Reader {
  /** the next piece, when it is there; nothing at the end */
  next(): Promise<string | undefined>
  close(): void
}

/** Takes a piece at a time: there is no next one before it is asked for. */
function reading(viewer: Viewer): Reader {
  let came = Promise.withResolvers<string | undefined>()
  let isFirst = true
  viewer.tell({
    write(bytes) {
      came.resolve(new TextDecoder().decode(bytes))
      return false
    },
    end: () => came.resolve(undefined),
  })
  return {
    async next() {
      if (!isFirst) viewer.drained()
      isFirst = false
      const piece = await came.promise
      if (piece !== undefined) came = Promise.withResolvers()
      return piece
    },
    close: () => viewer.close(),
  }
}

/** The numbers a viewer was told, until one of them. */
async function idsUntil(viewer: Reader, last: number): Promise<number[]> {
  const ids: number[] = []
  while (ids.at(-1) !== last) {
    const text = (await viewer.next()) ?? ''
    for (const [, id] of text.matchAll(/^id: (\d+)$/gm)) ids.push(Number(id))
  }
  return ids
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)

describe('fifty viewers', () => {
  it('cost as many reads as one, from the beginning and live, and each is told everything once', async () => {
    const readsWith = async (viewers: number) => {
      const { store, counts } = countingStore(memoryStore())
      await store.create('run', start)
      await append(store, 1, 299)
      const hub = createHub({ store, stateOf: async () => calm })
      const watching = await Promise.all(
        Array.from({ length: viewers }, async () => reading(await hub.watch('run', 1))),
      )
      // some after the others, some all at once
      for (const viewer of watching.slice(0, 10)) expect(await idsUntil(viewer, 300)).toEqual(upTo(1, 300))
      const told = Promise.all(watching.map(async (viewer) => idsUntil(viewer, 400)))
      await append(store, 300, 100)
      for (const [place, ids] of (await told).entries()) expect(ids).toEqual(upTo(place < 10 ? 301 : 1, 400))
      hub.close()
      return counts.entries
    }
    const [alone, together] = [await readsWith(1), await readsWith(50)]
    // when a page is asked for is a matter of moments: a page more or less
    expect(together).toBeLessThanOrEqual(alone + 2 * 64)
  })
})

describe('a viewer', () => {
  it('who is slow is told everything all the same, and holds nobody up', async () => {
    const store = memoryStore()
    await store.create('run', start)
    const hub = createHub({ store, stateOf: async () => calm })
    const [slow, quick] = [reading(await hub.watch('run', 1)), reading(await hub.watch('run', 1))]
    await slow.next()
    await append(store, 1, 1_999)
    expect(await idsUntil(quick, 2_000)).toEqual(upTo(1, 2_000))
    expect(await idsUntil(slow, 2_000)).toEqual(upTo(1, 2_000))
    hub.close()
  })

  it('comes in anywhere, also after the end of what is there', async () => {
    const store = memoryStore()
    await store.create('run', start)
    await append(store, 1, 99)
    const hub = createHub({ store, stateOf: async () => calm })
    const [middle, later] = [reading(await hub.watch('run', 70)), reading(await hub.watch('run', 103))]
    expect(await idsUntil(middle, 100)).toEqual(upTo(70, 100))
    await append(store, 100, 10)
    expect(await idsUntil(later, 110)).toEqual(upTo(103, 110))
    hub.close()
  })

  it('is told first thing what is happening, again when that changes, and hears a beat in silence', async () => {
    const store = memoryStore()
    await store.create('run', start)
    let state = { status: 'open' }
    const hub = createHub({ store, stateOf: async () => state, beatMs: 20 })
    const viewer = reading(await hub.watch('run', 2))
    const news = async () => {
      for (;;) {
        const piece = await viewer.next()
        if (piece !== ': beat\n\n') return piece
      }
    }
    expect(await viewer.next()).toBe('retry: 1000\n\nevent: status\ndata: {"status":"open"}\n\n')
    expect(await viewer.next()).toBe(': beat\n\n')
    state = { status: 'ended' }
    // what was written before the change is told before it
    await append(store, 1, 1)
    hub.changed('run')
    expect(await news()).toContain('id: 2\n')
    expect(await news()).toBe('event: status\ndata: {"status":"ended"}\n\n')
    hub.close()
    expect(await news()).toBeUndefined()
  })

  it('of a run that is not there is refused, and may come again when it is', async () => {
    const store = memoryStore()
    const hub = createHub({ store, stateOf: async () => calm })
    await expect(hub.watch('run', 1)).rejects.toMatchObject({ code: 'STORE_UNKNOWN_RUN' })
    await store.create('run', start)
    expect(await idsUntil(reading(await hub.watch('run', 1)), 1)).toEqual([1])
    hub.close()
  })

  it('who was the last leaves nothing behind', async () => {
    const store = memoryStore()
    await store.create('run', start)
    const hub = createHub({ store, stateOf: async () => calm, lingerMs: 10 })
    const viewers = [reading(await hub.watch('run', 1)), reading(await hub.watch('run', 1))]
    viewers[0]!.close()
    expect(hub.size).toBe(1)
    viewers[1]!.close()
    viewers[1]!.close()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(hub.size).toBe(0)
  })
})
