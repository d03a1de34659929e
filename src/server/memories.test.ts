/** Memories on a board that somebody else wrote: recalling them keeps nobody else waiting. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import type { MemoryList } from './api.ts'

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
    expect(turns).toBeGreaterThan(1_000)
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
