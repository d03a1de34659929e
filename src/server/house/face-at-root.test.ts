import { afterEach, describe, expect, it } from 'vitest'
import { startHouseServer, wordsOf, type HouseServer } from '../../../test/house-server.ts'
import { wordsUntil } from '../../../test/house-society.ts'
import { idsIn, listenTo } from '../../../test/studio-server.ts'
import type { FrontEndEvent, GameStatus } from '../api-house.ts'

let server: HouseServer
let household: string | undefined
afterEach(async () => {
  household = undefined
  await server.studio.remove()
})

const open = async (options = {}) => {
  server = await startHouseServer({ household: () => household, ...options })
}
const ask = (path: string, init?: RequestInit) => server.studio.request(path, init)

describe('a server for one household', () => {
  it('answers its front end at the root', async () => {
    await open()
    expect((await ask('/agent_act/next')).status).toBe(409)
    household = await server.start(9)
    await server.hasEnded(household)
    const events: FrontEndEvent[] = []
    for (let answer = await ask('/agent_act/next'); answer.status === 200; answer = await ask('/agent_act/next'))
      events.push((await answer.json()) as FrontEndEvent)
    expect(wordsOf(events)).toEqual(wordsUntil(9))
    for (const path of ['/agents/states', '/objects', '/world_state', '/game/events?since=3', '/game/status'])
      expect([path, (await ask(path)).status]).toEqual([path, 200])
    const status = (await (await ask('/game/reset', { method: 'POST' })).json()) as GameStatus
    expect(status).toMatchObject({ resets: 1 })
    expect(status.run).not.toBe(household)
    const many = 2 * wordsUntil(9).length
    const heard = await listenTo(`${server.studio.address}/events/stream`, (all) => idsIn(all).length >= many)
    expect(idsIn(heard)).toEqual(idsIn(heard).toSorted((a, b) => a - b))
  })

  it('keeps the limits of the rest there: origins, sites, tokens, bodies and rates', async () => {
    await open({ rate: { burst: 3, perSecond: 0.01 } })
    household = await server.start(9)
    const status = async (path: string, init?: RequestInit) => (await ask(path, init)).status
    expect(await status('/agent_act/next', { headers: { origin: 'http://evil.example' } })).toBe(403)
    // a picture of another page would move the cursor
    expect(await status('/agent_act/next', { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403)
    const body = { method: 'POST', body: '{"x":1}', headers: { 'content-type': 'application/json' } }
    expect(await status('/game/pause', body)).toBe(400)
    expect(await status('/game/pause', { method: 'POST' })).toBe(200)
    // the same bucket as under /api: starting the run was the first
    expect(await status('/game/pause', { method: 'POST' })).toBe(429)
    expect(await status('/game/nothing')).toBe(404)
    expect(await status('/game/pause')).toBe(404)
  })

  it('asks for its token there, too', async () => {
    await open({ token: 'a-long-secret-of-this-test' })
    expect((await ask('/agent_act/next')).status).toBe(401)
    expect((await ask('/game/pause', { method: 'POST' })).status).toBe(401)
    const headers = { authorization: 'Bearer a-long-secret-of-this-test' }
    expect((await ask('/agent_act/next', { headers })).status).toBe(409)
  })

  it('is in the document of the API as it is found', async () => {
    await open()
    const { paths } = await server.studio.get<{ paths: Record<string, object> }>('/openapi.json')
    expect(paths['/agent_act/next']).toMatchObject({ get: { responses: { 200: {}, 204: {} } } })
    expect(paths['/api/runs/{id}/house/game/reset']).toMatchObject({ post: { parameters: [{ name: 'id' }] } })
    expect(await (await ask('/api/docs')).text()).toContain('<code>/agent_act/next</code>')
  })

  it('is nothing but the studio without one', async () => {
    server = await startHouseServer()
    expect((await ask('/agent_act/next')).status).not.toBe(200)
    const { paths } = await server.studio.get<{ paths: Record<string, object> }>('/openapi.json')
    expect(paths['/agent_act/next']).toBeUndefined()
  })
})
