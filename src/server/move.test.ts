/** A run whose society has changed is moved to the version that is here, where that can go on (E8). */
import { expect, it } from 'vitest'
import { startServer } from '../../test/studio-server.ts'
import { append, board, end, flow } from '../index.ts'
import type { RunDetail } from './api.ts'

const room = board({ said: append<string>() })
const says = (word: string, effects: readonly object[] = []) =>
  room.agent({
    reads: ['said'],
    writes: ['said'],
    think: () => ({ update: { said: [word] }, effects: effects as never }),
  })

const first = flow(room, {
  name: 'talk',
  start: 'ana',
  agents: { ana: says('a'), bo: says('b'), last: says('never') },
  routes: { ana: 'bo', bo: 'last', last: () => end('over') },
})
/** Bo has another who comes after him. */
const second = flow(room, {
  name: 'talk',
  start: 'ana',
  agents: { ana: says('a'), bo: says('newer b'), cleo: says('c') },
  routes: { ana: 'bo', bo: 'cleo', cleo: () => end('over') },
})
const version = (talk: typeof first | typeof second, label: string) => ({
  talk: async () => ({ flow: talk, version: label }),
})

it('goes on with the newer version as a fork, keeps whose it is, and leaves the older journal as it was', async () => {
  const before = await startServer({ societies: version(first, '1.0') })
  const started = await before.post('/runs', { society: 'talk', pace: 60_000, tenant: 'acme' })
  /** one that has taken so many steps, and no more */
  const pausedAt = async (steps: number) => {
    const { id } = await before.post(`/runs/${started.id}/fork`, { at: 0, isPaused: true })
    for (let step = 1; step <= steps; step++) await before.post(`/runs/${id}/step`, {})
    return before.get<RunDetail>(`/runs/${id}`)
  }
  const old = await pausedAt(1)
  const { id } = old
  expect(old).toMatchObject({ step: 1, tenant: 'acme', label: '1.0' })
  await expect(before.post(`/runs/${id}/move`, {})).rejects.toThrow(/has the version of talk that is here/)
  const stuck = await pausedAt(2)
  await before.close()

  const after = await startServer({ folder: before.folder, societies: version(second, '2.0') })
  const moved = await after.post(`/runs/${id}/move`, {})
  expect(moved).toMatchObject({ tenant: 'acme', label: '2.0', parent: { run: id, step: 1 } })
  await after.post(`/runs/${moved.id}/pace`, { pace: 0 })
  await after.until(moved.id, ({ status }) => status === 'ended')
  expect(await after.get(`/runs/${moved.id}/board`)).toMatchObject({ values: { said: ['a', 'newer b', 'c'] } })
  const left = await after.get<RunDetail>(`/runs/${id}`)
  expect(left).toMatchObject({ status: 'ended', reason: `moved to a newer version, as ${moved.id}`, step: 1 })
  expect(left.head).toBe(old.head + 1)
  await expect(after.post(`/runs/${id}/move`, {})).rejects.toThrow(/has ended/)

  // whoever is next is not there any more: nothing of the run is touched
  const { head } = await after.get<RunDetail>(`/runs/${stuck.id}`)
  await expect(after.post(`/runs/${stuck.id}/move`, {})).rejects.toMatchObject({ code: 'RUN_SHAPE_CHANGED' })
  expect(await after.get(`/runs/${stuck.id}`)).toMatchObject({ head, isPaused: true })
  await after.remove()
})
