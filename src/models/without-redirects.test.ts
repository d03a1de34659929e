import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import { namedEmbedder } from './named-embedder.ts'
import { namedModel } from './named-model.ts'

const KEY = 'no-real-key-0123456789abcdef'
let target: ModelServer
let redirecting: Server
let asked = 0
let status = 307
let url = ''

beforeEach(async () => {
  vi.stubEnv('TROUPE_API_KEY', KEY)
  vi.stubEnv('TROUPE_MODEL', '')
  vi.stubEnv('TROUPE_MODEL_SERVER', '')
  asked = 0
  target = await startModelServer({ reply: () => 'Good evening.' })
  redirecting = createServer((request, response) => {
    asked++
    const location = `${target.url}${request.url!.replace('/v1', '')}?key=${request.headers.authorization}`
    response.writeHead(status, { location }).end()
  })
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}/v1`
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await target.close()
  await new Promise((resolve) => {
    redirecting.close(resolve)
    redirecting.closeAllConnections()
  })
})

const generate = (name: string) => namedModel(name).generate({ prompt: 'Greet me.' })
const stream = (name: string) => namedModel(name).stream({ prompt: 'Greet me.' }).next()
const embed = (name: string) => namedEmbedder(name, { dimensions: 8 }).embed(['a lamp'])

describe('a model server that redirects', () => {
  it.each([301, 302, 303, 307, 308])('with %i is asked once, and nobody else is', async (each) => {
    status = each
    for (const ask of [generate, stream, embed]) {
      asked = 0
      const error: unknown = await ask(`${url}#tiny`).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({
        code: 'MODEL_FAILED',
        message:
          `${url}#tiny gave no answer: ${each}, a redirect to ${new URL(target.url).origin}, and redirects are ` +
          'not followed. Name the address that answers itself.',
      })
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY)
      expect(asked).toBe(1)
    }
    expect(target.requests).toEqual([])
  })

  it('is not followed for a provider with a package of its own either', async () => {
    status = 307
    vi.stubEnv('OPENAI_API_KEY', KEY)
    vi.stubEnv('OPENAI_BASE_URL', url)
    await expect(generate('openai/gpt-5-mini')).rejects.toThrow('redirects are not followed')
    expect(target.requests).toEqual([])
  })
})
