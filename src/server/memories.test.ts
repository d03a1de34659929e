/** Memories on a board that somebody else wrote: recalling them keeps nobody else waiting. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import type { Embedder } from '../models/embedder.ts'
import type { MemoryList } from './api.ts'
import { createRecallOnDemand } from './memories.ts'
import { createTurns } from './turns.ts'

let studio: TestServer
beforeEach(async () => {
  studio = await startServer()
})
afterEach(async () => studio.remove())

async function remember(id: string, memories: readonly unknown[]): Promise<void> {
  const changes = { memories: { set: memories }, memoryEmbedder: { set: 'hashed/384' } }
  await studio.store.create(id, { v: 1, kind: 'start', flow: 'x', seed: 1, step: 0, changes, next: [], shape: {} })
}
const recalling = (id: string) => `/runs/${id}/memories?agent=a&query=lamp`

describe('recalling', () => {
  it('lets others have their turn between one text and the next', async () => {
    await remember(
      'many',
      Array.from({ length: 2_000 }, (_, at) => ({ agent: 'a', text: `lamp ${at}`, step: at })),
    )
    let turns = 0
    const look = () => {
      turns++
      next = setImmediate(look)
    }
    let next = setImmediate(look)
    const { recalled } = await studio.get<MemoryList>(recalling('many'))
    clearImmediate(next)
    expect(recalled).toHaveLength(8)
    expect(turns).toBeGreaterThan(10)
  })

  it('compares the latest that there is time for, and goes further when asked again', async () => {
    const slow: Embedder = {
      name: 'slow',
      dimensions: 2,
      embed: async (texts) => {
        await sleep(60 * texts.length)
        return texts.map((text) => new Float32Array(text.includes('lamp') ? [1, 0] : [0, 1]))
      },
    }
    const recall = createRecallOnDemand(createTurns(), () => slow)
    const own = Array.from({ length: 12 }, (_, at) => ({
      agent: 'a',
      text: at === 0 ? 'the lamp' : `wall ${at}`,
      step: at,
    }))
    const ask = async () => recall('slow/2', own, { agent: 'a', query: 'a lamp', k: 1, signal: undefined })
    const [first, second] = [await ask(), await ask()]
    expect(first.compared).toBeLessThan(12)
    expect(first.recalled[0]!.text).toContain('wall')
    expect(second).toMatchObject({ compared: 12, recalled: [{ text: 'the lamp' }] })
  })

  it('is refused where a text is longer than a model takes in a moment', async () => {
    await remember('long', [{ agent: 'a', text: 'lamp '.repeat(100_000), step: 1 }])
    const answer = await studio.request(`/api${recalling('long')}`)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('longer than')])
    expect((await studio.get<MemoryList>('/runs/long/memories')).total).toBe(1)
  })

  it('reads over what is no memory', async () => {
    const strange = [
      null,
      1,
      { agent: 'a' },
      { agent: 'a', text: 'x', step: null },
      { agent: 'a', text: 'x', step: 1, kind: {} },
    ]
    await remember('strange', [...strange, { agent: 'a', text: 'a lamp', step: 1 }])
    expect(await studio.get<MemoryList>(recalling('strange'))).toMatchObject({
      total: 1,
      recalled: [{ text: 'a lamp' }],
    })
  })
})
