import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import { namedEmbedder } from './named-embedder.ts'
import { namedModel } from './named-model.ts'

const KEY = 'no-real-key-0123456789abcdef'
const quick = { backoffMs: 1 }
let server: ModelServer
let reply: string | object = 'Good evening.'

beforeEach(async () => {
  reply = 'Good evening.'
  server = await startModelServer({ reply: () => reply })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const open = (patience = {}) => namedModel(`${server.url}#tiny`, { ...quick, ...patience })

describe('a model behind an OpenAI-compatible server', () => {
  it('gives its text and what it took', async () => {
    const answer = await open().generate({ system: 'Be polite.', prompt: 'Greet me.', temperature: 0.2 })
    expect(answer).toEqual({ text: 'Good evening.', usage: { inputTokens: 5, outputTokens: 4 } })
    expect(server.requests[0]).toMatchObject({ path: '/v1/chat/completions', text: 'Be polite.\nGreet me.' })
    expect(server.requests[0]!.body).toMatchObject({ model: 'tiny', temperature: 0.2 })
  })

  it('is held to a schema, and gives the value', async () => {
    reply = { mood: 'calm' }
    const answer = await open().generate({ prompt: 'How are you?', schema: z.object({ mood: z.string() }) })
    expect(answer.value).toEqual({ mood: 'calm' })
    expect(server.requests[0]!.body['response_format']).toMatchObject({ type: 'json_schema' })
  })

  it('gives the text when it did not hold to the schema', async () => {
    reply = { temper: 'calm' }
    const answer = await open().generate({ prompt: 'How are you?', schema: z.object({ mood: z.string() }) })
    expect(answer).toEqual({ text: '{"temper":"calm"}', usage: { inputTokens: 3, outputTokens: 5 } })
  })

  it('that refuses a schema is asked for it in words from then on', async () => {
    server.fail({ kind: 'status', status: 400, message: 'response_format is not supported' })
    const model = open()
    const schema = z.object({ mood: z.string() })
    const { prompt } = await model.generate({ prompt: 'How are you?', schema })
    await model.generate({ prompt: 'And now?', schema })
    expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false, false])
    expect(server.requests[2]!.text).toMatch(/^And now\?\n\nReply with nothing but JSON .*"mood":\{"type":"string"\}/s)
    expect(server.requests[1]!.text).toBe(prompt)
  })

  it('that refuses one schema is still given others, and other models are not asked otherwise', async () => {
    server.fail({ kind: 'status', status: 400, message: 'Invalid schema: root must be an object' })
    const [model, other] = [open(), open()]
    const refused = z.union([z.object({ mood: z.string() }), z.object({ temper: z.string() })])
    await model.generate({ prompt: 'How are you?', schema: refused })
    await model.generate({ prompt: 'And now?', schema: z.object({ mood: z.string() }) })
    await other.generate({ prompt: 'And you?', schema: refused })
    expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false, true, true])
  })

  it('is asked in words for what is no object, since providers hold replies to objects only', async () => {
    await open().generate({ prompt: 'Greet me.', schema: z.string() })
    await open().generate({ prompt: 'Yes or no?', schema: z.enum(['yes', 'no']) })
    await open().generate({ prompt: 'Some numbers.', schema: z.array(z.number()) })
    expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([false, false, false])
    const [greeting, answer, numbers] = server.requests.map(({ text }) => text)
    expect(greeting).toBe('Greet me.')
    expect(answer).toContain('plain text, without quotes around it, that fits this JSON Schema:')
    expect(answer).toContain('"enum":["yes","no"]')
    expect(numbers).toContain('JSON that fits this JSON Schema:\n{"type":"array"')
  })

  it('sees images', async () => {
    const data = Buffer.from('iVBORw0KGgo=', 'base64')
    await open().generate({ prompt: 'What is this?', images: [{ mediaType: 'image/png', data }] })
    expect(server.requests[0]).toMatchObject({ images: 1, text: 'What is this?' })
  })

  it('streams its text, and gives the whole at the end', async () => {
    const stream = open().stream({ prompt: 'Greet me.' })
    const pieces: string[] = []
    let piece = await stream.next()
    for (; !piece.done; piece = await stream.next()) pieces.push(piece.value)
    expect(pieces).toEqual(['Good ', 'evening.'])
    expect(piece.value).toEqual({ text: 'Good evening.', usage: { inputTokens: 3, outputTokens: 4 } })
  })

  it('whose stream breaks off is an error, not a short answer', async () => {
    reply = 'Good evening to you and yours.'
    server.fail({ kind: 'dropped' })
    const stream = open().stream({ prompt: 'Greet me.' })
    const read = async () => {
      for await (const _ of stream);
    }
    await expect(read()).rejects.toMatchObject({ code: 'MODEL_FAILED' })
  })
})

describe('a provider that fails', () => {
  it.each([
    ['429', { kind: 'status', status: 429, retryAfter: 0 }],
    ['500', { kind: 'status', status: 500 }],
    ['503', { kind: 'status', status: 503 }],
    ['a body that is no JSON', { kind: 'broken-body' }],
    ['a dropped connection', { kind: 'dropped' }],
  ] as const)('is tried again after %s', async (_, fault) => {
    server.fail(fault)
    expect(await open().generate({ prompt: 'Greet me.' })).toMatchObject({ text: 'Good evening.', tries: 2 })
  })

  it('is left alone as long as it asks in Retry-After', async () => {
    server.fail({ kind: 'status', status: 429, retryAfter: 7 }, { kind: 'status', status: 429, retryAfter: 3 })
    const slept: number[] = []
    const clock = { now: () => 0, sleep: async (ms: number) => void slept.push(ms) }
    await open({ clock }).generate({ prompt: 'Greet me.' })
    expect(slept).toEqual([7000, 3000])
  })

  it('that asks for a longer wait than we have is given up at once', async () => {
    server.fail({ kind: 'status', status: 429, retryAfter: 3600 })
    await expect(open().generate({ prompt: 'Greet me.' })).rejects.toThrow(/429 .*asks to wait 3600 s/)
    expect(server.requests).toHaveLength(1)
  })

  it('is tried four times, and not again for a fault of ours', async () => {
    server.fail(...Array.from({ length: 4 }, () => ({ kind: 'status', status: 500 }) as const))
    await expect(open().generate({ prompt: 'Greet me.' })).rejects.toMatchObject({
      code: 'MODEL_FAILED',
      message: `${server.url}#tiny gave no answer after 4 tries: 500 fault 500 on demand.`,
    })
    server.fail({ kind: 'status', status: 404 })
    await expect(open().generate({ prompt: 'Greet me.' })).rejects.toMatchObject({ code: 'MODEL_FAILED' })
    expect(server.requests).toHaveLength(5)
  })

  it('and says it with any number of dots is quoted briefly, and at once', async () => {
    for (const message of [`${'.'.repeat(60_000)}x`, `no ${'. '.repeat(30_000)}x`, 'No such model...  \n']) {
      server.fail({ kind: 'status', status: 404, message })
      const start = performance.now()
      const error: unknown = await open()
        .generate({ prompt: 'Greet me.' })
        .catch((thrown: unknown) => thrown)
      expect(performance.now() - start).toBeLessThan(2_000)
      expect((error as Error).message.length).toBeLessThan(400)
      if (message.startsWith('No')) expect((error as Error).message).toMatch(/: 404 No such model\.$/)
    }
  })

  it('is given up in time', async () => {
    server.fail({ kind: 'slow', ms: 5000 })
    const model = open({ timeoutMs: 60, attempts: 1 })
    await expect(model.generate({ prompt: 'Greet me.' })).rejects.toThrow('no answer within 60 ms')
  })

  it('is not asked again once the run is stopped', async () => {
    server.fail({ kind: 'slow', ms: 5000 })
    const controller = new AbortController()
    const asked = open().generate({ prompt: 'Greet me.', signal: controller.signal })
    setTimeout(() => controller.abort(new Error('stopped')), 30)
    await expect(asked).rejects.toThrow('stopped')
  })

  it('takes no more calls at once than its limit', async () => {
    server.fail(...Array.from({ length: 4 }, () => ({ kind: 'slow', ms: 40 }) as const))
    const model = open({ concurrency: 2 })
    const asked = Promise.all([1, 2, 3, 4].map((place) => model.generate({ prompt: `${place}` })))
    await new Promise((resolve) => setTimeout(resolve, 25))
    expect(server.requests.length).toBeLessThanOrEqual(2)
    await asked
    expect(server.requests).toHaveLength(4)
  })
})

describe('keys', () => {
  it('come from the environment, and no error holds one', async () => {
    vi.stubEnv('TROUPE_API_KEY', KEY)
    server.fail({ kind: 'status', status: 401, message: `Incorrect API key provided: ${KEY}` })
    const error: unknown = await open()
      .generate({ prompt: 'Greet me.' })
      .catch((thrown: unknown) => thrown)
    expect(server.requests[0]!.authorization).toBe(`Bearer ${KEY}`)
    expect(String(error)).toContain('401 Incorrect API key provided: [key]')
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY)
  })

  it('of a provider are never sent to another server', async () => {
    vi.stubEnv('TROUPE_API_KEY', '')
    vi.stubEnv('OPENAI_API_KEY', KEY)
    await open().generate({ prompt: 'Greet me.' })
    expect(server.requests[0]!.authorization).toBeUndefined()
  })

  it('that are missing are named', async () => {
    vi.stubEnv('ANTHROPIC_API_KEY', '')
    await expect(namedModel('anthropic/claude-sonnet-4-5').generate({ prompt: 'Hi' })).rejects.toThrow(
      'anthropic/claude-sonnet-4-5 needs a key. Set ANTHROPIC_API_KEY in the environment.',
    )
  })

  it('have no place in an address', () => {
    expect(() => namedModel('https://me:secret@example.com/v1#tiny')).toThrow(/TROUPE_API_KEY/)
    expect(() => namedModel('https://example.com/v1?key=secret#tiny')).toThrow(/TROUPE_API_KEY/)
  })
})

describe('a model by name', () => {
  it('of a provider whose package is missing says how to install it', async () => {
    vi.stubEnv('GEMINI_API_KEY', KEY)
    await expect(namedModel('google/gemini-2.5-flash').generate({ prompt: 'Hi' })).rejects.toMatchObject({
      code: 'MODEL_NO_PACKAGE',
      message: 'google/gemini-2.5-flash needs a package: npm install @ai-sdk/google',
    })
  })

  it('of OpenAI speaks the responses protocol', async () => {
    vi.stubEnv('OPENAI_API_KEY', KEY)
    vi.stubEnv('OPENAI_BASE_URL', server.url)
    reply = { mood: 'calm' }
    const schema = z.object({ mood: z.string() })
    const answer = await namedModel('openai/gpt-5-mini').generate({ prompt: 'How are you?', schema })
    expect(answer.value).toEqual({ mood: 'calm' })
    expect(server.requests[0]).toMatchObject({ path: '/v1/responses', authorization: `Bearer ${KEY}` })
  })

  it('of OpenAI streams', async () => {
    vi.stubEnv('OPENAI_API_KEY', KEY)
    vi.stubEnv('OPENAI_BASE_URL', server.url)
    const pieces: string[] = []
    for await (const piece of namedModel('openai/gpt-5-mini').stream({ prompt: 'Greet me.' })) pieces.push(piece)
    expect(pieces).toEqual(['Good ', 'evening.'])
  })

  it('of Ollama is found where OLLAMA_HOST says', async () => {
    vi.stubEnv('OLLAMA_HOST', server.url.replace(/^http:\/\/|\/v1$/g, ''))
    expect((await namedModel('ollama/qwen3:8b').generate({ prompt: 'Hi' })).text).toBe('Good evening.')
    expect(server.requests[0]!.body['model']).toBe('qwen3:8b')
  })

  it('that nobody knows is refused at once', () => {
    expect(() => namedModel('gpt-5')).toThrow(/There is no model "gpt-5".*anthropic, openai, google, ollama/)
    expect(() => namedModel('http://localhost:8000/v1')).toThrow(/after #/)
    expect(() => namedModel('http://localhost:8000/v1#100%')).toThrow(/after #/)
    expect(() => namedModel(`http://localhost/${'/'.repeat(100_000)}x`)).toThrow(/after #/)
  })
})

describe('an embedder by name', () => {
  it('gives vectors in the order of the texts', async () => {
    const embedder = namedEmbedder(`${server.url}#embed`, { dimensions: 8, ...quick })
    server.fail({ kind: 'status', status: 503 })
    const [lamp, door] = await embedder.embed(['a lamp', 'a door'])
    const [again] = await embedder.embed(['a door'])
    expect(lamp).toHaveLength(8)
    expect(again).toEqual(door)
    expect(await embedder.embed([])).toEqual([])
  })

  it('whose vectors have another length is refused', async () => {
    await expect(namedEmbedder(`${server.url}#embed`, { dimensions: 384 }).embed(['a lamp'])).rejects.toThrow(
      'a vector of 8 numbers where 384 were expected',
    )
    expect(() => namedEmbedder(`${server.url}#embed`)).toThrow(/dimensions/)
  })
})
