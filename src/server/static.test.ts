import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../test/studio-server.ts'

let studio: TestServer
const write = (name: string, text: string) => {
  const file = join(studio.folder, 'assets', name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}
beforeEach(async () => {
  studio = await startServer()
  write('index.html', '<!doctype html><title>studio</title>')
  write('assets/main-B2x_9aQz.js', `console.log(${'1,'.repeat(2_000)}1)`)
  writeFileSync(join(studio.folder, 'secret.txt'), 'secret')
})
afterEach(async () => studio.remove())

describe('the files of the studio', () => {
  it('are kept for ever when their name says what is in them, and sent small', async () => {
    const { headers, body } = await raw('/assets/main-B2x_9aQz.js', { 'accept-encoding': 'gzip, br' })
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('content-encoding')).toBe('br')
    expect(body).toContain('console.log')
  })

  it('are the page for every path that is none of them, asked for anew each time', async () => {
    for (const path of ['/', '/runs/abc', '/compare?runs=a,b', '/runs/a.b']) {
      const response = await studio.request(path, { headers: { accept: 'text/html' } })
      expect(await response.text()).toContain('<title>studio')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
    const etag = (await studio.request('/')).headers.get('etag')!
    expect((await studio.request('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
    write('index.html', '<!doctype html><title>studio, built again</title>')
    expect(await (await studio.request('/')).text()).toContain('built again')
  })

  it('do not lead out of their folder, and a missing one is missing', async () => {
    for (const path of ['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt', '/../secret.txt']) {
      expect(await (await studio.request(path)).text()).not.toBe('secret')
    }
    expect((await studio.request('/assets/gone.js')).status).toBe(404)
    expect((await studio.request('/', { method: 'POST' })).status).toBe(405)
  })
})

/** As it comes, not as `fetch` unpacks it. */
async function raw(path: string, headers: Record<string, string>) {
  const { get } = await import('node:http')
  return new Promise<{ headers: Headers; body: string }>((resolve) => {
    get(`${studio.address}${path}`, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const isSmall = response.headers['content-encoding'] === 'br'
        const text = (isSmall ? brotliDecompressSync(bytes) : bytes).toString()
        resolve({ headers: new Headers(response.headers as Record<string, string>), body: text })
      })
    })
  })
}
