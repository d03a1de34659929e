import { afterEach, describe, expect, it } from 'vitest'
import { startModelServer, type ModelServer, type ModelServerOptions } from './model-server.ts'

let server: ModelServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function start(reply: ModelServerOptions['reply']) {
  server = await startModelServer({ reply })
  const { url } = server
  return (path: string, body: object) =>
    fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify({ model: 'tiny', ...body }) })
}

const messages = [{ role: 'user', content: 'Greet me.' }]

describe('the model test server', () => {
  it('waits for a reply that takes its time', async () => {
    const ask = await start(async ({ text }) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return { heard: text }
    })
    const answer = await (await ask('/chat/completions', { messages })).json()
    expect(answer).toMatchObject({ choices: [{ message: { content: '{"heard":"Greet me."}' } }] })
  })

  it('gives every answer an id of its own, by both protocols', async () => {
    const ask = await start(() => 'Hello.')
    const ids: unknown[] = []
    for (const path of ['/chat/completions', '/chat/completions', '/responses', '/responses']) {
      ids.push(((await (await ask(path, { messages, input: 'Greet me.' })).json()) as { id: unknown }).id)
    }
    expect(new Set(ids).size).toBe(4)
  })

  it('streams word by word when asked to, all pieces under one id', async () => {
    const ask = await start(async () => 'Good evening.')
    for (const turn of [1, 2]) {
      const response = await ask('/chat/completions', { messages, stream: true })
      const pieces = (await response.text()).split('\n\n').filter((piece) => piece.startsWith('data: {'))
      const chunks = pieces.map((piece) => JSON.parse(piece.slice('data: '.length)) as Chunk)
      expect(response.headers.get('content-type')).toBe('text/event-stream')
      expect(chunks.map(({ choices }) => choices[0]?.delta?.content).filter(Boolean)).toEqual(['Good ', 'evening.'])
      expect(new Set(chunks.map(({ id }) => id))).toEqual(new Set([`chatcmpl-${turn}`]))
    }
  })

  it('says what a reply threw', async () => {
    const ask = await start(() => Promise.reject(new Error('no script for this')))
    const response = await ask('/chat/completions', { messages })
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('no script for this')])
  })

  it('is gone when it is closed', async () => {
    const ask = await start(() => 'Hello.')
    await server!.close()
    await expect(ask('/chat/completions', { messages })).rejects.toThrow()
  })
})

interface Chunk {
  readonly id: string
  readonly choices: readonly { readonly delta?: { readonly content?: string } }[]
}
