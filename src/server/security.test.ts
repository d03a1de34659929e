import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { startServer, type TestOptions, type TestServer } from '../../test/studio-server.ts'
import { POLICY } from './security.ts'

const TOKEN = 'a-token-of-more-than-sixteen'

let studio: TestServer
afterEach(async () => studio.remove())
const open = async (options: TestOptions = {}) => (studio = await startServer(options))

/** `fetch` does not let one lie about host and origin. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(studio.address)
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const asked = httpRequest({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    asked.on('error', reject).end()
  })
}

const codeIn = ({ body }: { body: string }) => (JSON.parse(body) as { error: { code: string } }).error.code

describe('every answer', () => {
  it('has the content policy and the other headers, also refusals and streams', async () => {
    await open()
    const { id } = await studio.post('/runs', { society: 'counter' })
    for (const path of ['/api/societies', '/api/nothing', `/api/runs/${id}`, '/api/docs', '/somewhere']) {
      const { headers } = await studio.request(path)
      expect(headers.get('content-security-policy')).toBe(POLICY)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
    const stream = await studio.request(`/api/runs/${id}/events`)
    expect(stream.headers.get('content-security-policy')).toBe(POLICY)
    await stream.body?.cancel()
  })

  it('that is a file others wrote can do nothing, even where it is opened', async () => {
    await open()
    const { id } = await studio.post('/runs', { society: 'counter' })
    const { headers } = await studio.request(`/api/runs/${id}/export`)
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; sandbox`)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}.jsonl"`)
  })
})

describe('without a token', () => {
  it('the server answers only by the names of this machine', async () => {
    await open()
    expect(await ask('/api/societies', { host: 'localhost:4280' })).toMatchObject({ status: 200 })
    const rebound = await ask('/api/societies', { host: 'evil.example:4280' })
    expect([rebound.status, codeIn(rebound)]).toEqual([403, 'SERVER_FOREIGN_ORIGIN'])
    expect(await ask('/', { host: '127.0.0.1.evil.example' })).toMatchObject({ status: 403 })
  })

  it('pages of other origins and sites may not ask, not even of another port', async () => {
    await open()
    const host = new URL(studio.address).host
    const from = (headers: Record<string, string>, method = 'POST') => ask('/api/runs', { host, ...headers }, method)
    expect(await from({ origin: 'https://evil.example' })).toMatchObject({ status: 403 })
    expect(await from({ origin: 'http://127.0.0.1:1' })).toMatchObject({ status: 403 })
    expect(await from({ origin: 'null' })).toMatchObject({ status: 403 })
    expect(await from({ 'sec-fetch-site': 'cross-site' }, 'GET')).toMatchObject({ status: 403 })
    expect(await from({ 'sec-fetch-site': 'same-site' }, 'GET')).toMatchObject({ status: 403 })
    expect(await from({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 400 })
    // whoever follows a link to the page comes in
    expect(await ask('/', { host, 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 503 })
  })
})

describe('with a token', () => {
  it('nobody comes in without it, and it comes in a header', async () => {
    await open({ token: TOKEN })
    for (const path of ['/', '/api/societies', '/api/docs', '/assets/x.js', '/api/nothing']) {
      expect((await studio.request(path)).status).toBe(401)
    }
    const bearer = (token: string) =>
      studio.request('/api/societies', { headers: { authorization: `Bearer ${token}` } })
    expect((await bearer(TOKEN)).status).toBe(200)
    expect((await bearer(`${TOKEN}x`)).status).toBe(401)
    const page = await studio.request('/', { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-type')).toContain('html')
    // whoever is refused can read it in the dark, too
    const [, style] = /rel="stylesheet" href="([^"]+)"/.exec(await page.text())!
    expect((await studio.request(style!)).status).toBe(200)
  })

  it('a link works once, leaves a strict cookie, and leads to the address without its secret', async () => {
    await open({ token: TOKEN })
    const link = studio.server.createLink()
    expect(link).not.toContain(TOKEN)
    const first = await studio.request(`${link}&society=x`)
    const cookie = first.headers.get('set-cookie')!
    expect([first.status, first.headers.get('location')]).toEqual([303, '/?society=x'])
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
    expect(cookie).not.toContain(TOKEN)
    const headers = { cookie: cookie.split(';')[0]! }
    expect((await studio.request('/api/societies', { headers })).status).toBe(200)
    expect((await studio.request(link)).status).toBe(401)
    expect((await studio.request(`/?token=${TOKEN}`)).status).toBe(401)
    const odd = await studio.request(`//evil.example/?token=x`, { headers })
    expect(odd.headers.get('location')).toBe('/evil.example/')
  })

  it('pages of other origins may still not ask', async () => {
    await open({ token: TOKEN })
    const headers = { authorization: `Bearer ${TOKEN}`, host: 'studio.example', origin: 'https://evil.example' }
    expect(await ask('/api/societies', headers)).toMatchObject({ status: 403 })
    const forwarded = { ...headers, 'x-forwarded-proto': 'https' }
    expect(await ask('/api/societies', { ...forwarded, origin: 'https://studio.example' })).toMatchObject({
      status: 200,
    })
  })
})

describe('whoever asks too much', () => {
  it('is told when to try again, and may still look', async () => {
    await open({ rate: { burst: 3, perSecond: 1 } })
    const start = () =>
      studio.request('/api/runs', {
        method: 'POST',
        body: '{"society":"counter"}',
        headers: { 'content-type': 'application/json' },
      })
    for (let many = 0; many < 3; many++) expect((await start()).status).toBe(201)
    const refused = await start()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await studio.request('/api/runs')).status).toBe(200)
  })

  it('is told that a body is too large, announced or not', async () => {
    await open()
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ society: 'counter', input: { note: 'x'.repeat(2_000_000) } })
    const announced = await studio.request('/api/runs', { method: 'POST', body, headers })
    expect([announced.status, await announced.json()]).toEqual([
      413,
      { error: { code: 'SERVER_TOO_LARGE', message: 'The body is too large: at most 1 MB are taken here.' } },
    ])
    const stream = new Blob([body]).stream()
    const streamed = await studio.request('/api/runs', {
      method: 'POST',
      body: stream,
      headers,
      duplex: 'half',
    } as object)
    expect(streamed.status).toBe(413)
  })
})

describe('bad input', () => {
  it('is refused with what is known and what to try, and never with a stack', async () => {
    await open()
    const { id } = await studio.post('/runs', { society: 'counter' })
    const post = (path: string, body: unknown) => studio.post(path, body)
    const refused = async (asked: Promise<unknown>, status: number, message: string) => {
      const fault = (await asked.then(
        () => expect.fail('it was taken'),
        (error: unknown) => error,
      )) as { status: number; message: string; code: string }
      expect(fault.message).toContain(message)
      expect(fault.status).toBe(status)
      expect(fault.code).toMatch(/^[A-Z_]+$/)
      expect(fault.message).not.toMatch(/\n|\bat .*\.ts/)
    }
    await refused(post('/runs', {}), 400, 'society is missing')
    await refused(post('/runs', { society: 'nobody' }), 400, 'There are: counter, talk')
    await refused(post('/runs', { society: 'toString' }), 400, 'There are: counter, talk')
    await refused(post('/runs', { society: 'counter', speed: 1 }), 400, 'Known: society, input')
    await refused(post('/runs', { society: 'counter', input: [] }), 400, 'input takes a JSON object')
    await refused(post('/runs', { society: 'counter', input: { goal: 1, x: 2 } }), 400, 'x')
    await refused(post('/runs', { society: 'counter', maxSteps: -1 }), 400, 'maxSteps takes a whole number')
    await refused(post('/runs', { society: 'counter', maxCost: 'much' }), 400, 'maxCost takes dollars')
    await refused(post('/runs', { society: 'counter', pace: 1e9 }), 400, 'pace takes a whole number')
    await refused(post('/runs', { society: 'talk', minds: { nobody: 'rules' } }), 400, 'Its agents: speaker')
    await refused(post('/runs', { society: 'talk', minds: { speaker: 'x' } }), 400, 'provider/model')
    await refused(post('/runs', { society: 'talk', minds: { speaker: 7 } }), 400, 'rules or person')
    await refused(post('/runs', { society: 'counter', minds: { tick: 'rules' } }), 400, 'cannot be chosen here')
    await refused(post(`/runs/${id}/fork`, { at: -1 }), 400, 'at takes a whole number')
    await refused(post(`/runs/${id}/fork`, {}), 400, 'at is missing')
    await refused(post(`/runs/${id}/answer`, {}), 400, 'answer is missing')
    await refused(post(`/runs/${id}/pause`, { x: 1 }), 400, 'no "x"')
    await refused(post('/runs/nobody/pause', undefined), 404, 'There is no run "nobody"')
    await refused(studio.get('/runs/nobody/journal'), 404, 'Its latest runs')
    await refused(studio.get(`/runs/${'x'.repeat(400)}`), 400, '1 to 300')
    await refused(studio.get(`/runs/${id}/journal?from=0`), 400, 'from takes a whole number from 1')
    await refused(studio.get(`/runs/${id}/journal?limit=9999999`), 400, 'limit')
    await refused(studio.get(`/runs/${id}/board?step=999999`), 404, 'no step')
    await refused(studio.get('/runs?status=odd'), 400, 'There are: open')
    await refused(studio.get(`/runs/${id}/memories?query=x`), 400, 'Memories are private')
    await refused(studio.get('/nothing'), 404, '/api/docs')
    await refused(studio.get('/runs/..%2f..%2fetc%2fpasswd'), 404, 'There is no run')
  })

  it('is refused where it is no JSON, or not said to be', async () => {
    await open()
    const send = (body: string, type: string) =>
      studio.request('/api/runs', { method: 'POST', body, headers: { 'content-type': type } })
    expect((await send('{"society":', 'application/json')).status).toBe(400)
    expect((await send('[]', 'application/json')).status).toBe(400)
    expect((await send('{"society":"counter"}', 'text/plain')).status).toBe(415)
    expect((await send('society=counter', 'application/x-www-form-urlencoded')).status).toBe(415)
  })
})
