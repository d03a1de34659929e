import { afterEach, describe, expect, it } from 'vitest'
import { callTools, replyWith } from './model-reply.ts'
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
      const chunks = await readEvents<Chunk>(response)
      expect(response.headers.get('content-type')).toBe('text/event-stream')
      expect(chunks.map(({ choices }) => choices[0]?.delta?.content).filter(Boolean)).toEqual(['Good ', 'evening.'])
      expect(new Set(chunks.map(({ id }) => id))).toEqual(new Set([`chatcmpl-${turn}`]))
    }
  })

  const paris = { name: 'weather', input: { city: 'Paris' } }
  const both = () => callTools(paris, { ...paris, id: 'mine' }, { text: 'Let me see.' })
  const json = JSON.stringify(paris.input)

  it('calls tools by chat completions, whole and streamed in pieces', async () => {
    const ask = await start(both)
    const { choices } = (await (await ask('/chat/completions', { messages })).json()) as {
      choices: readonly { message: Record<string, unknown>; finish_reason: string }[]
    }
    const calls = choices[0]!.message['tool_calls'] as readonly { id: string }[]
    expect(choices[0]).toMatchObject({ message: { content: 'Let me see.' }, finish_reason: 'tool_calls' })
    expect(calls).toMatchObject(
      [0, 1].map(() => ({ type: 'function', function: { name: 'weather', arguments: json } })),
    )
    expect(calls[1]!.id).toBe('mine')
    const chunks = await readEvents<Chunk>(await ask('/chat/completions', { messages, stream: true }))
    const deltas = chunks.flatMap((chunk) => chunk.choices[0]?.delta?.tool_calls ?? [])
    for (const index of [0, 1]) {
      const pieces = deltas.filter((delta) => delta.index === index)
      expect(pieces.length).toBeGreaterThan(3)
      expect(pieces.map((delta) => delta.function.arguments).join('')).toBe(json)
      expect(pieces.flatMap(({ id }) => id ?? [])).toHaveLength(1)
    }
    expect(chunks.flatMap(({ choices: [choice] }) => choice?.finish_reason ?? [])).toEqual(['tool_calls'])
    expect(new Set([...calls, ...deltas].flatMap(({ id }) => id ?? [])).size).toBe(3)
  })

  it('calls tools by the responses protocol, each event after the one it builds on', async () => {
    const ask = await start(() => replyWith({ calls: [paris, paris], text: 'Let me see.', reasoning: 'Hm.' }))
    const whole = (await (await ask('/responses', { input: 'Greet me.' })).json()) as Response
    expect(whole.output.map(({ type }) => type)).toEqual(['reasoning', 'message', 'function_call', 'function_call'])
    const events = await readEvents<ResponseEvent>(await ask('/responses', { input: 'Greet me.', stream: true }))
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual(events.map((_, place) => place))
    const ofCall = events.filter(({ output_index }) => output_index === 3)
    const kinds = ofCall
      .map(({ type }) => type.replace('response.', ''))
      .filter((kind, at, all) => kind !== all[at - 1])
    const args = ['function_call_arguments.delta', 'function_call_arguments.done']
    expect(kinds).toEqual(['output_item.added', ...args, 'output_item.done'])
    expect(ofCall.map(({ delta = '' }) => delta).join('')).toBe(json)
    expect(ofCall[0]!.item).toMatchObject({ arguments: '', status: 'in_progress' })
    const last = events.at(-1)!
    expect(last).toMatchObject({ type: 'response.completed', response: { status: 'completed' } })
    const calls = [...whole.output, ...last.response!.output].filter(({ type }) => type === 'function_call')
    expect(calls).toMatchObject(calls.map(() => ({ name: 'weather', arguments: json })))
    expect(new Set(calls.flatMap(({ id, call_id }) => [id, call_id])).size).toBe(8)
  })

  it('tells what it took as the reply says, cached tokens included', async () => {
    const usage = { inputTokens: 100, outputTokens: 5, cacheReadTokens: 80, cacheWriteTokens: 10 }
    const ask = await start(() => replyWith({ text: 'Hello.', usage }))
    const details = { cached_tokens: 80, cache_write_tokens: 10 }
    expect(await (await ask('/chat/completions', { messages })).json()).toMatchObject({
      usage: { prompt_tokens: 100, completion_tokens: 5, prompt_tokens_details: details },
    })
    expect(await (await ask('/responses', { input: 'Hello?' })).json()).toMatchObject({
      usage: { input_tokens: 100, output_tokens: 5, input_tokens_details: details },
    })
  })

  it('gives other ids to the calls of a chat that it did not begin', async () => {
    const ids: unknown[] = []
    const asked = [...messages, { role: 'assistant', content: null, tool_calls: [{ id: 'call_1-1' }] }]
    for (const chat of [messages, asked]) {
      const ask = await start(() => callTools(paris))
      const answer = (await (await ask('/chat/completions', { messages: chat })).json()) as {
        choices: readonly { message: { tool_calls: readonly { id: string }[] } }[]
      }
      ids.push(answer.choices[0]!.message.tool_calls[0]!.id)
      await server!.close()
    }
    expect(ids).toEqual(['call_1-1', 'call_1-2'])
  })

  it('cuts the arguments of calls on demand, and says where there are none', async () => {
    const ask = await start((_, place) => (place === 0 ? both() : 'Hello.'))
    server!.fail({ kind: 'bad-arguments' }, { kind: 'bad-arguments' })
    const cut = await (await ask('/chat/completions', { messages })).text()
    expect(cut.split(JSON.stringify(json.slice(0, json.length / 2)))).toHaveLength(3)
    expect(cut).toContain('"finish_reason":"tool_calls"')
    const refused = await ask('/chat/completions', { messages })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('bad-arguments needs')])
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

async function readEvents<T>(response: globalThis.Response): Promise<T[]> {
  const pieces = (await response.text()).split('\n\n').filter((piece) => piece.startsWith('data: {'))
  return pieces.map((piece) => JSON.parse(piece.slice('data: '.length)) as T)
}

interface Chunk {
  readonly id: string
  readonly choices: readonly {
    readonly delta?: {
      readonly content?: string
      readonly tool_calls?: readonly {
        readonly index: number
        readonly id?: string
        readonly function: { readonly arguments: string }
      }[]
    }
    readonly finish_reason: string | null
  }[]
}

interface Response {
  readonly output: readonly { readonly type: string; readonly id: string; readonly call_id?: string }[]
}

interface ResponseEvent {
  readonly type: string
  readonly sequence_number: number
  readonly output_index?: number
  readonly delta?: string
  readonly item?: object
  readonly response?: Response
}
