/** HTTP GET as a tool: off by default, bounded, and closed to private networks by whatever way. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTool } from '../run-tool.ts'
import { httpGetTool, isPrivate, type HttpGetOptions } from './http-get.ts'
import { textOfHtml } from './html-text.ts'

let server: Server
let host = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/away') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    if (request.url === '/round') return void response.writeHead(302, { location: '/round' }).end()
    if (request.url === '/long')
      return void response.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(9_000))
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Fog</h1><script>evil()</script><p>A &amp; B</p>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const about = { id: '1', run: 'r', agent: 'a', step: 1, now: 0 }
const get = (url: string, options: Partial<HttpGetOptions> = {}) =>
  runTool(httpGetTool({ enabled: true, ...options }), { url }, about)

describe('http_get', () => {
  it('fetches nothing unless it is switched on', async () => {
    expect(await get('https://example.com/', { enabled: false })).toMatchObject({
      outcome: 'faulty',
      output: expect.stringContaining('switched off') as string,
    })
  })

  it('gives a page as text', async () => {
    const { output } = await get(`http://${host}/`, { allowPrivate: [host] })
    expect(output).toMatchObject({ status: 200, text: 'Fog\n\nA & B' })
  })

  it('reads no more than its limit, and does not go round in circles', async () => {
    const { output } = await get(`http://${host}/long`, { allowPrivate: [host], bytes: 1_000 })
    expect(JSON.stringify(output).length).toBeLessThan(1_300)
    expect((await get(`http://${host}/round`, { allowPrivate: [host] })).output).toContain('more than 5 times')
  })

  it('refuses private addresses: as they stand, behind a name, and behind a redirect', async () => {
    const refused = { outcome: 'faulty', output: expect.stringContaining('private network') as string }
    expect(await get(`http://${host}/`)).toMatchObject(refused)
    expect(await get(`http://localhost:${host.split(':')[1]}/`)).toMatchObject(refused)
    expect(await get(`http://${host}/away`, { allowPrivate: [host] })).toMatchObject(refused)
    expect(await get('http://[::1]/')).toMatchObject(refused)
    expect(await get('http://2130706433/')).toMatchObject(refused)
  })

  it('refuses other schemes, passwords, and hosts that were not named', async () => {
    expect((await get('file:///etc/passwd')).output).toContain('Only http and https')
    expect((await get('http://me:secret@example.com/')).output).toContain('password')
    expect((await get('https://example.com/', { hosts: ['example.org'] })).output).toContain('example.org')
  })

  it.for([
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '127.9.9.9',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '::7f00:1',
    '::ffff:0:7f00:1',
    '64:ff9b:1::7f00:1',
    '2001:0:7f00:1::',
    'fec0::1',
    '224.0.0.1',
  ])('takes %s for private', (address) => expect(isPrivate(address)).toBe(true))

  it.for(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2001:4860:4860::8888', '172.32.0.1'])(
    'takes %s for public',
    (address) => expect(isPrivate(address)).toBe(false),
  )
})

it('the text of a page leaves out markup, and any page is read in one go', () => {
  expect(textOfHtml('<title>T</title><style>p{}</style><p>a<br>b</p><!-- no --><SCRIPT>x</SCRIPT>c &#65; &nope;')).toBe(
    'T\n\na\nb\nc A &nope;',
  )
  expect(textOfHtml('<'.repeat(100_000))).toBe('')
})
