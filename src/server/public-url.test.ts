import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startPrefixProxy } from '../../test/prefix-proxy.ts'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import { readPublicUrl } from './public-url.ts'

const TOKEN = 'a-token-that-nobody-guesses'
const PAGE =
  '<!doctype html><html lang="en"><link href="./assets/a.css"><script src="./assets/main-12345678.js"></script>'

/** A studio behind a proxy of ours that hands on what comes for `/troupe`, with or without the prefix. */
async function startBehindProxy(strips: boolean): Promise<{ studio: TestServer; address: string }> {
  const proxy = await startPrefixProxy('/troupe', strips)
  const assets = mkdtempSync(join(tmpdir(), 'troupe-assets-'))
  mkdirSync(join(assets, 'assets'))
  writeFileSync(join(assets, 'index.html'), PAGE)
  writeFileSync(join(assets, 'assets', 'main-12345678.js'), 'run()')
  const studio = await startServer({ assets, token: TOKEN, publicUrl: 'https://lab.example/troupe/' })
  proxy.handOnTo(studio.address)
  onTestFinished(async () => {
    proxy.close()
    await studio.remove()
  })
  return { studio, address: proxy.address }
}

describe.for([
  ['takes it away', true],
  ['hands it on', false],
] as const)('a studio below a path, behind a proxy that %s', ([, strips]) => {
  it('lets the link in, and gives its page the files and the API where they are', async () => {
    const { studio, address } = await startBehindProxy(strips)
    const link = studio.server.createLink()
    expect(link).toMatch(/^\/troupe\/\?token=/)
    const entered = await fetch(address + link, { redirect: 'manual' })
    expect(entered.status).toBe(303)
    expect(entered.headers.get('location')).toBe('/troupe/')
    const cookie = entered.headers.get('set-cookie')!
    expect(cookie).toContain('Path=/troupe/')
    expect(cookie).toContain('Secure')

    const headers = { cookie: cookie.split(';')[0]!, accept: 'text/html' }
    const page = await (await fetch(`${address}/troupe/runs/some-run`, { headers })).text()
    expect(page).toContain('<html data-base="/troupe" lang="en">')
    expect(page).toContain('<link href="/troupe/assets/a.css">')
    const script = /src="([^"]+)"/.exec(page)![1]!
    expect(await (await fetch(address + script, { headers })).text()).toBe('run()')
    expect((await fetch(`${address}/troupe/api/runs`, { headers })).status).toBe(200)
  })

  it('takes what its own pages send, and nothing of other origins', async () => {
    const { address } = await startBehindProxy(strips)
    const send = (origin: string) =>
      fetch(`${address}/troupe/api/runs`, {
        method: 'POST',
        headers: { origin, authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ society: 'counter' }),
      })
    expect((await send('https://lab.example')).status).toBe(201)
    expect((await send('https://other.example')).status).toBe(403)
  })

  it('refuses whoever has no token, on a page that finds its style', async () => {
    const { address } = await startBehindProxy(strips)
    const refused = await fetch(`${address}/troupe/`, { headers: { accept: 'text/html' } })
    expect(refused.status).toBe(401)
    const style = /href="([^"]+\.css)"/.exec(await refused.text())![1]!
    expect((await fetch(address + style)).status).toBe(200)
  })
})

describe('a public address', () => {
  it('is an address of the web with plain words as its path', () => {
    expect(readPublicUrl('https://lab.example/a/b/')).toMatchObject({ origin: 'https://lab.example', base: '/a/b' })
    expect(readPublicUrl('https://lab.example')).toMatchObject({ base: '' })
    for (const wrong of ['lab.example', 'ftp://lab.example', 'https://a:b@lab.example', 'https://lab.example/?a=1'])
      expect(readPublicUrl(wrong)).toBeUndefined()
    for (const wrong of ['https://lab.example//other.example', 'https://lab.example/"><script>'])
      expect(readPublicUrl(wrong)).toBeUndefined()
  })

  it('needs a token, unless it is one of this machine', async () => {
    await expect(startServer({ publicUrl: 'https://lab.example' })).rejects.toThrow('give the server a token')
    const local = await startServer({ publicUrl: 'http://localhost:8080/troupe' })
    expect(local.server.createLink()).toBe('/troupe/')
    await local.remove()
  })
})
