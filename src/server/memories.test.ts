/** Memories on a board that somebody else wrote: recalling them keeps nobody else waiting. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import type { Embedder } from '../models/embedder.ts'
import type { MemoryList } from './api.ts'
import { createRecallOnDemand } from './memories.ts'
import { createTurns, type Turns } from './turns.ts'

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

/** Asks about so many memories, the first about a lamp; the embedder takes so long to load, and for each text. */
function recallWith(turns: Turns, ms: number, loadingMs = 0) {
  let now = 0
  let loading = loadingMs
  const embedder: Embedder = {
    name: 'slow',
    dimensions: 2,
    embed: async (texts) => {
      now += loading + ms * texts.length
      loading = 0
      return texts.map((text) => new Float32Array(text.includes('lamp') ? [1, 0] : [0, 1]))
    },
  }
  const recall = createRecallOnDemand(
    turns,
    () => embedder,
    () => now,
  )
  return (count: number) => {
    const own = Array.from({ length: count }, (_, at) => ({
      agent: 'a',
      text: at === 0 ? 'the lamp' : `wall ${at}`,
      step: at,
    }))
    return recall('slow/2', own, { agent: 'a', query: 'a lamp', k: 1, signal: undefined })
  }
}

describe('recalling', () => {
  it.for([
    ['hundred texts', 0, 2_000, 20],
    ['text that takes its time', 60, 7, 7],
  ] as const)('lets others have their turn after every %s', async ([, ms, compared, turns]) => {
    let taken = 0
    const counting: Turns = { isBusy: false, next: async () => void taken++ }
    const recall = recallWith(counting, ms)
    expect(await recall(2_000)).toMatchObject({ compared })
    expect(taken).toBe(turns)
  })

  it('recalls over HTTP what there is', async () => {
    await remember(
      'many',
      Array.from({ length: 300 }, (_, at) => ({ agent: 'a', text: `lamp ${at}`, step: at })),
    )
    const { recalled, compared } = await studio.get<MemoryList>(recalling('many'))
    expect([recalled?.length, compared]).toEqual([8, 300])
  })

  it('compares the latest that there is time for, and goes further when asked again', async () => {
    const ask = recallWith(createTurns(), 60)
    const [first, second] = [await ask(12), await ask(12)]
    expect(first.compared).toBe(7)
    expect(first.recalled[0]!.text).toContain('wall')
    expect(second).toMatchObject({ compared: 12, recalled: [{ text: 'the lamp' }] })
  })

  it.for([
    ['some, where the model took long to load', 900, 2],
    ['as many as ever, where it was there', 0, 7],
  ] as const)('compares %s', async ([, loadingMs, compared]) => {
    expect((await recallWith(createTurns(), 60, loadingMs)(12)).compared).toBe(compared)
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
