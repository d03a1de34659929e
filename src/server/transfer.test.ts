import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, testSocieties, type TestServer } from '../../test/studio-server.ts'
import type { Artefact, JournalPage, RunDetail } from './api.ts'

let here: TestServer
let there: TestServer
beforeEach(async () => {
  const files = [
    {
      name: 'count.txt',
      as: 'count',
      says: 'How far it came.',
      type: 'text/plain; charset=utf-8',
      async *write() {
        yield '<b>12'
        yield '</b>'
      },
    },
  ]
  const counter = async () => ({ ...(await testSocieties['counter']!()), files })
  here = await startServer({ societies: { ...testSocieties, counter } })
  there = await startServer()
})
afterEach(async () => Promise.all([here.remove(), there.remove()]))

const send = (body: string, type = 'application/octet-stream') =>
  there.request('/api/import', { method: 'POST', body, headers: { 'content-type': type } })

describe('an exported run', () => {
  it('is the same elsewhere, with its forebears and its times, and goes on there', async () => {
    const { id } = await here.post('/runs', { society: 'counter', input: { goal: 20 }, pace: 0 })
    await here.until(id, (run) => run.status === 'ended')
    const fork = await here.post(`/runs/${id}/fork`, { at: 5, edit: { goal: 500 }, maxSteps: 10 })
    await here.until(fork.id, (run) => run.status === 'ended')

    const file = await (await here.request(`/api/runs/${fork.id}/export`)).text()
    const taken = await send(file)
    expect(taken.status).toBe(201)
    expect(await taken.json()).toMatchObject({ id: fork.id, parent: { run: id, step: 5 }, status: 'ended', step: 10 })
    const journal = (server: TestServer) => server.get<JournalPage>(`/runs/${fork.id}/journal`)
    expect(await journal(there)).toEqual(await journal(here))
    await there.post(`/runs/${fork.id}/resume`, { maxSteps: 12 })
    expect(await there.until(fork.id, (run) => run.step === 12)).toMatchObject({ id: fork.id })

    // what went on there meanwhile is kept
    expect((await send(file)).status).toBe(201)
    expect(await there.get<RunDetail>(`/runs/${fork.id}`)).toMatchObject({ step: 12 })
  })

  it('that is damaged is refused, and nothing of it is taken in', async () => {
    const { id } = await here.post('/runs', { society: 'counter', input: { goal: 5 }, pace: 0 })
    await here.until(id, (run) => run.status === 'ended')
    const file = await (await here.request(`/api/runs/${id}/export`)).text()
    for (const bad of ['', 'x', '{}', file.slice(0, -20), file.replace('"step":3', '"step":4')]) {
      const refused = await send(bad)
      expect([refused.status, (await refused.json()) as object]).toMatchObject([
        400,
        { error: { code: 'STORE_BAD_EXPORT' } },
      ])
    }
    expect((await send(file, 'text/html')).status).toBe(415)
    expect(await there.get('/runs')).toEqual({ runs: [], total: 0 })
  })

  it('of a society that is not known here can be looked at, and does not go on', async () => {
    const { id } = await here.post('/runs', { society: 'counter', input: { goal: 1_000_000 }, pace: 5 })
    await here.post(`/runs/${id}/pause`)
    const file = await (await here.request(`/api/runs/${id}/export`)).text()
    // the code of a run is never loaded from where its journal says
    const taken = await send(file.replaceAll('"society":"counter"', '"society":"/tmp/evil.ts"'))
    expect(await taken.json()).toMatchObject({ id, canGoOn: false, view: 'plain', contract: { flow: 'counter' } })
    await expect(there.post(`/runs/${id}/resume`)).rejects.toMatchObject({ code: 'SERVER_NO_CODE', status: 409 })
    // nor is anybody told a command that does
    await expect(there.post(`/runs/${id}/resume`)).rejects.toThrow(/not known here\. .* --society FILE\.$/)
    await expect(there.post(`/runs/${id}/fork`, { at: 0 })).rejects.toMatchObject({ code: 'SERVER_NO_CODE' })
  })
})

describe('what can be made of a run', () => {
  it('is listed where it fits, and sent as a file', async () => {
    const { id } = await here.post('/runs', { society: 'counter' })
    const talk = await here.post('/runs', { society: 'talk' })
    expect(await here.get<Artefact[]>(`/runs/${id}/artefacts`)).toEqual([
      { name: 'count.txt', says: 'How far it came.', type: 'text/plain; charset=utf-8' },
    ])
    expect(await here.get<Artefact[]>(`/runs/${talk.id}/artefacts`)).toEqual([])
    const file = await here.request(`/api/runs/${id}/artefacts/count.txt`)
    expect(await file.text()).toBe('<b>12</b>')
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${id}-count.txt"`)
    expect((await here.request(`/api/runs/${talk.id}/artefacts/count.txt`)).status).toBe(404)
    expect((await here.request(`/api/runs/${id}/share`)).status).toBe(503)
  })
})
