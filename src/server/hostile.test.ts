/** Attacks on the server by whoever can reach it, and by whoever can make somebody import a file. */
import { connect } from 'node:net'
import { request as httpRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestOptions, type TestServer } from '../../test/studio-server.ts'
import type { StartRecord } from '../store/record.ts'
import type { JournalPage, RunDetail, RunList } from './api.ts'

let studio: TestServer
const open = async (options: TestOptions = {}) => (studio = await startServer(options))
afterEach(async () => {
  await studio.remove()
  expect(Object.keys(Object.prototype)).toEqual([])
})

const importing = (body: string, query = '') =>
  studio.request(`/api/import${query}`, { method: 'POST', body, headers: { 'content-type': 'application/jsonl' } })

const refusal = async (response: Response) => {
  const { error } = (await response.json()) as { error?: { code: string; message: string } }
  return [response.status, error?.code]
}

const start = {
  v: 1,
  kind: 'start',
  flow: 'counter',
  society: 'counter',
  seed: 1,
  step: 0,
  changes: { n: { set: 0 } },
  next: ['tick'],
  shape: {},
}

/** As text, because no object literal can hold a key named `__proto__`. */
function exported(record: object, id = 'evil'): string {
  const header = { format: 'troupe-run', version: 1, troupe: '0.1.0', run: id, runs: [{ id, entries: 1 }] }
  const lines = [header, { run: id, seq: 1, at: 1, record }].map((line) => JSON.stringify(line))
  return lines.join('\n').replaceAll('polluted', '__proto__')
}

describe('an import that pollutes prototypes', () => {
  beforeEach(async () => {
    await open()
  })
  const polluting = { ...start, changes: { polluted: { put: { x: 1 } } } }

  it('is refused, leaves nothing behind, and everything works as before', async () => {
    expect(await refusal(await importing(exported(polluting)))).toEqual([400, 'STORE_BAD_EXPORT'])
    expect(await studio.get('/runs')).toEqual({ runs: [], total: 0 })
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
    const { id } = await studio.post('/runs', { society: 'counter', input: { goal: 3 }, pace: 0 })
    expect(await studio.until(id, ({ status }) => status === 'ended')).toMatchObject({ step: 3 })
  })

  it('that is in the store from before is listed as unreadable, also after a restart, beside good runs', async () => {
    const honest = await studio.post('/runs', { society: 'counter', input: { goal: 3 }, pace: 0 })
    await studio.until(honest.id, ({ status }) => status === 'ended')
    const record = JSON.parse(JSON.stringify(polluting).replace('polluted', '__proto__')) as StartRecord
    await studio.store.create('evil', record)
    await studio.close()
    await open({ folder: studio.folder })
    const { runs, total } = await studio.get<RunList>('/runs')
    expect(total).toBe(2)
    expect(runs.find(({ id }) => id === 'evil')).toMatchObject({
      status: 'unreadable',
      canGoOn: false,
      reason: expect.stringContaining('__proto__') as string,
    })
    expect(runs.find(({ id }) => id === honest.id)).toMatchObject({ status: 'ended' })
    expect((await studio.get<RunList>('/runs?status=unreadable')).total).toBe(1)
    expect((await studio.get<RunList>('/runs?text=nothing-like-it')).total).toBe(0)
    const paths = [
      '',
      '/journal',
      '/events',
      '/board',
      '/inside',
      '/metrics',
      '/memories',
      '/mail',
      '/export',
      '/artefacts',
    ]
    for (const path of paths) {
      const answer = await studio.request(`/api/runs/evil${path}`)
      expect([path, ...(await refusal(answer))]).toEqual([path, 422, 'RUN_UNREADABLE'])
    }
    for (const deed of ['resume', 'step', 'pause', 'cancel', 'answer'])
      await expect(studio.post(`/runs/evil/${deed}`, deed === 'answer' ? { answer: 1 } : {})).rejects.toMatchObject({
        code: 'RUN_UNREADABLE',
      })
    await expect(studio.post('/runs/evil/fork', { at: 0 })).rejects.toMatchObject({ code: 'RUN_UNREADABLE' })
    expect(await studio.post('/runs', { society: 'counter', input: { goal: 2 } })).toMatchObject({ flow: 'counter' })
  })
})

describe('an import into a run that is here', () => {
  it('never ends or extends one that is being driven, and others only when asked to', async () => {
    await open()
    const { id } = await studio.post('/runs', { society: 'counter', input: { goal: 1_000_000 }, pace: 50 })
    await studio.until(id, ({ step }) => step >= 2)
    const file = (await (await studio.request(`/api/runs/${id}/export`)).text()).trimEnd()
    const [header, ...lines] = file.split('\n')
    const step = lines.length - 1
    const longer = header!.replace(/"entries":\d+/, `"entries":${lines.length + 1}`)
    const end = { run: id, seq: lines.length + 1, at: 1, record: { v: 1, kind: 'end', step, reason: 'forged' } }
    const forged = [longer, ...lines, JSON.stringify(end)].join('\n')
    // the run has gone on meanwhile, so the forged entry differs; paused at once, it would be one more
    for (const query of ['', '?extend=true'])
      expect(await refusal(await importing(forged, query))).toEqual([409, 'STORE_RUN_EXISTS'])
    expect(await studio.get<RunDetail>(`/runs/${id}`)).toMatchObject({ status: 'open', isLive: true })
    await studio.post(`/runs/${id}/pause`)
    expect((await importing(file)).status).toBe(201)
    expect(await refusal(await importing(forged, '?extend=maybe'))).toEqual([400, 'SERVER_BAD_REQUEST'])
  })
})

describe('what is nested too deeply', () => {
  it.each([
    ['/runs', (bomb: string) => `{"society":"counter","input":{"note":${bomb}}}`],
    ['/runs', (bomb: string) => `{"society":"counter","minds":${bomb}}`],
    ['/runs/ID/fork', (bomb: string) => `{"at":0,"edit":{"note":${bomb}}}`],
    ['/runs/ID/answer', (bomb: string) => `{"answer":${bomb}}`],
  ])('is refused by %s', async (path, body) => {
    await open()
    const { id } = await studio.post('/runs', { society: 'counter', input: { goal: 3 }, pace: 0 })
    for (const levels of [3_000, 200_000]) {
      const answer = await studio.request(`/api${path.replace('ID', id)}`, {
        method: 'POST',
        body: body('['.repeat(levels) + ']'.repeat(levels)),
        headers: { 'content-type': 'application/json' },
      })
      expect((await refusal(answer))[0]).toBe(400)
    }
  })

  it('and keys named __proto__ are refused in every body', async () => {
    await open()
    const bodies = ['{"society":"counter","input":{"__proto__":{"x":1}}}', '{"society":"counter","__proto__":{}}']
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json' }
      expect((await studio.request('/api/runs', { method: 'POST', body, headers })).status).toBe(400)
    }
  })
})

/** `fetch` does not let one lie about host and origin. */
function ask(headers: Record<string, string>, path = '/api/societies') {
  const { hostname, port } = new URL(studio.address)
  return new Promise<number>((resolve, reject) => {
    const asked = httpRequest({ hostname, port, path, headers }, (answer) => resolve(answer.resume().statusCode ?? 0))
    asked.on('error', reject).end()
  })
}

describe('who may ask', () => {
  it('is not decided by names that only look like this machine', async () => {
    await open()
    for (const host of ['127.999.1.1', '127.1.1.256:80', '127.0.0.1.', '0127.0.0.1', '127.1', 'localhost.', '[::1].x'])
      expect([host, [400, 403].includes(await ask({ host }))]).toEqual([host, true])
    for (const host of ['127.0.0.1', '127.255.0.9:1', 'LOCALHOST:4280', '[::1]:4280'])
      expect([host, await ask({ host })]).toEqual([host, 200])
  })

  it('is decided by the whole origin, its scheme included', async () => {
    await open()
    const { host } = new URL(studio.address)
    expect(await ask({ host, origin: `http://${host}` })).toBe(200)
    for (const scheme of ['https', 'ftp', 'ws', 'chrome-extension'])
      expect([scheme, await ask({ host, origin: `${scheme}://${host}` })]).toEqual([scheme, 403])
    // behind something that speaks TLS, pages come over it
    const forwarded = { host, 'x-forwarded-proto': 'https' }
    expect(await ask({ ...forwarded, origin: `https://${host}` })).toBe(200)
    expect(await ask({ ...forwarded, origin: `http://${host}` })).toBe(403)
  })

  it('waits after too many wrong tokens, while a browser that is in stays in', async () => {
    await open({ token: 'a-token-of-more-than-sixteen' })
    const link = await studio.request(studio.server.createLink())
    const cookie = link.headers.get('set-cookie')!.split(';')[0]!
    const statuses = new Map<number, number>()
    for (let guess = 0; guess < 300; guess++) {
      const { status } = await studio.request('/api/societies', { headers: { authorization: `Bearer guess-${guess}` } })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(statuses.get(401)).toBeLessThanOrEqual(60)
    expect(statuses.get(429)).toBeGreaterThanOrEqual(240)
    const right = await studio.request('/api/societies', {
      headers: { authorization: 'Bearer a-token-of-more-than-sixteen' },
    })
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await studio.request('/api/societies', { headers: { cookie } })).status).toBe(200)
  })
})

describe('who guesses keys of flows', () => {
  it('waits as well, also in queries and by looking alone, and at the door of the studio', async () => {
    await open({ token: 'a-token-of-more-than-sixteen' })
    const statuses = new Map<number, number>()
    const places = [
      (guess: string) => studio.request('/api/v1/flows/', { headers: { 'x-api-key': guess } }),
      (guess: string) => studio.request(`/api/v1/flows/?x-api-key=${guess}`),
      (guess: string) =>
        studio.request('/api/v1/run/x', { method: 'POST', headers: { authorization: `Bearer ${guess}` } }),
    ]
    for (let guess = 0; guess < 150; guess++) {
      const { status } = await places[guess % 3]!(`guess-${guess}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(statuses.get(403)).toBeLessThanOrEqual(60)
    expect(statuses.get(429)).toBeGreaterThanOrEqual(90)
    const right = { headers: { 'x-api-key': 'a-token-of-more-than-sixteen' } }
    const told = await studio.request('/api/v1/flows/', right)
    expect([told.status, Number(told.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await told.json()).toMatchObject({ detail: expect.stringContaining('Too many wrong tokens') as string })
    expect((await studio.request('/api/societies', { headers: { authorization: 'Bearer x' } })).status).toBe(429)
  })
})

describe('event streams that nobody reads', () => {
  it('are at most so many for one client', async () => {
    await open()
    const { id } = await studio.post('/runs', { society: 'counter', input: { goal: 3 }, pace: 0 })
    const { port } = new URL(studio.address)
    const sockets = Array.from({ length: 520 }, () => connect(Number(port), '127.0.0.1'))
    const answers = await Promise.all(
      sockets.map(async (socket) => {
        socket.write(`GET /api/runs/${id}/events HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
        return new Promise<string>((resolve, reject) => {
          socket.once('data', (bytes) => resolve(bytes.toString().slice(9, 12))).once('error', reject)
        })
      }),
    )
    expect(answers.filter((status) => status === '200')).toHaveLength(512)
    expect(answers.filter((status) => status === '429')).toHaveLength(8)
    for (const socket of sockets) socket.destroy()
    // whoever leaves makes room
    for (let tries = 0; ; tries++) {
      const stream = await studio.request(`/api/runs/${id}/events`)
      await stream.body?.cancel()
      if (stream.status === 200) break
      expect(tries).toBeLessThan(100)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect((await studio.get<JournalPage>(`/runs/${id}/journal`)).entries.length).toBeGreaterThan(0)
  })
})
