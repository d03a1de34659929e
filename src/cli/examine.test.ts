import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { examineServers, findTool } from './examine.ts'

describe('a tool', () => {
  it('is there when a program of its name is on the path', () => {
    expect(findTool('node', { PATH: dirname(process.execPath) })).toBe(true)
    expect(findTool('no-such-tool', { PATH: dirname(process.execPath) })).toBe(false)
    expect(findTool('node', {})).toBe(false)
  })
})

describe('a server', () => {
  it('is reachable when it answers anything, on this machine', async () => {
    const paths = new Set<string | undefined>()
    const server = createServer((request, response) => {
      paths.add(request.url)
      response.writeHead(401).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const found = await examineServers({
      OLLAMA_HOST: `127.0.0.1:${port}`,
      OPENAI_BASE_URL: `http://user:secret@localhost:${port}/v1`,
    })
    expect(found).toEqual([
      { variable: 'OLLAMA_HOST', state: 'reachable' },
      { variable: 'OPENAI_BASE_URL', state: 'reachable' },
    ])
    expect(paths).toEqual(new Set(['/api/version', '/v1/models']))
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    expect(await examineServers({ OLLAMA_HOST: `127.0.0.1:${port}` })).toEqual([
      { variable: 'OLLAMA_HOST', state: 'not reachable' },
    ])
  })

  it('elsewhere is not tried, and no variable means no server', async () => {
    expect(await examineServers({ OPENAI_BASE_URL: 'https://models.example/v1' })).toEqual([
      { variable: 'OPENAI_BASE_URL', state: 'elsewhere, not tried' },
    ])
    expect(await examineServers({ OLLAMA_HOST: 'http://' })).toEqual([
      { variable: 'OLLAMA_HOST', state: 'not an address' },
    ])
    expect(await examineServers({})).toEqual([])
  })
})
