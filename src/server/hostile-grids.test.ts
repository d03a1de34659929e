/** Worlds of explorers that somebody else described: nobody sees so far that the server has time for nothing else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import { societies } from '../societies/registry.ts'

let studio: TestServer
beforeAll(async () => {
  studio = await startServer({ societies })
})
afterAll(async () => studio.remove())

// looking once with it takes minutes and gigabytes
const world = { seed: 1, size: 8, sight: { range: 120, wide: 170, high: 170 } }
const drawn = { levels: [['....']], sight: { range: 120, wide: 170, high: 170 } }
const honest = { explorers: ['Ada'], world: { seed: 1, size: 8 } }

describe('a world in which one would see too far', () => {
  it.for([world, drawn])('is refused before a run is made: %o', async (given) => {
    const asked = { society: 'explorers', input: { ...honest, world: given }, maxSteps: 3, pace: 0 }
    await expect(studio.post('/runs', asked)).rejects.toMatchObject({ code: 'WORLD_BAD_MAP', status: 400 })
  })

  it.for([world, drawn])('fails in a fork that is edited to it: %o', async (given) => {
    const { id } = await studio.post('/runs', { society: 'explorers', input: honest, maxSteps: 3, pace: 0 })
    await studio.until(id, (run) => !run.isLive)
    const fork = await studio.post(`/runs/${id}/fork`, { at: 1, edit: { world: given }, pace: 0 })
    const failed = { status: 'failed', reason: expect.stringContaining('sight') as string }
    expect(await studio.until(fork.id, (run) => !run.isLive)).toMatchObject(failed)
  })
})
