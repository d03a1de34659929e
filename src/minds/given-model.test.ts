/** Models of the AI SDK as objects, over real HTTP, wherever a model's name is taken. */
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { append, board, end, flow, memoryStore, value } from '../index.ts'
import { namedEmbedder } from '../models/named-embedder.ts'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import { createMeter, spendingOf } from './meter.ts'
import { createMinds, type MindDefinition } from './mind.ts'
import { model } from './model-mind.ts'
import type { MindSettings } from './settings.ts'

const page = board({ topic: value<string>('the lamp'), verses: append<string>() })
const Verse = z.object({ verse: z.string() })
let server: ModelServer
let compatible: ReturnType<typeof createOpenAICompatible>

beforeEach(async () => {
  server = await startModelServer({ reply: () => ({ verse: 'hm' }) })
  compatible = createOpenAICompatible({ name: 'local', baseURL: server.url, supportsStructuredOutputs: true })
})
afterEach(() => server.close())

function poem(settings: MindSettings, by?: MindDefinition<unknown, z.infer<typeof Verse>, undefined>['by']) {
  const poet = page.agent({
    reads: ['topic'],
    writes: ['verses'],
    think: createMinds(settings)({
      prompt: 'A verse about {topic}.',
      reply: Verse,
      ...(by !== undefined && { by }),
      act: ({ verse }, _view, { by: who }) => ({ verses: [`${verse}, ${who}`] }),
    }),
  })
  return flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
}

describe('a model of the AI SDK', () => {
  it('is taken wherever a model is named, and journaled by provider and model', async () => {
    const tiny = compatible('tiny')
    const ways = [
      poem({}, tiny),
      poem({}, model(tiny)),
      poem({ choose: { poet: tiny } }, 'rules'),
      poem({ model: tiny }),
      poem({ choose: { poet: tiny } }, compatible('other')),
    ]
    for (const way of ways) {
      const store = memoryStore()
      const { board: result } = await way.run({}, { store, id: 'poem' }).finished
      expect(result.verses).toEqual(['hm, local/tiny'])
      expect(await spendingOf(store, 'poem')).toMatchObject({ calls: 1, inputTokens: 6, cost: 0 })
    }
    expect(server.requests.map(({ body }) => body['model'])).toEqual(ways.map(() => 'tiny'))
    expect(server.requests[0]!.body['response_format']).toMatchObject({ type: 'json_schema' })
  })

  it('of OpenAI has the name, and so the price, that it has by name', async () => {
    const openai = createOpenAI({ baseURL: server.url, apiKey: 'no-real-key' })
    const meter = createMeter({ maxCost: 1 })
    const { board: result } = await poem({ meter }, openai('gpt-5-mini')).run({}, { id: 'poem' }).finished
    expect(result.verses).toEqual(['hm, openai/gpt-5-mini'])
    expect(meter.spent('poem').cost).toBeGreaterThan(0)
    expect(server.requests[0]!.authorization).toBe('Bearer no-real-key')
  })

  it('whose price is not known is refused where costs are limited', async () => {
    const limited = poem({ meter: createMeter({ maxCost: 1 }) }, compatible('tiny'))
    await expect(limited.run({}).finished).rejects.toThrow('The price of local/tiny is not known')
  })

  it('is tried again when its provider is busy', async () => {
    server.fail({ kind: 'status', status: 429, retryAfter: 0 }, { kind: 'status', status: 503 })
    const patient = poem({ patience: { backoffMs: 1 } }, compatible('tiny'))
    expect((await patient.run({}).finished).board.verses).toEqual(['hm, local/tiny'])
    expect(server.requests).toHaveLength(3)
  })

  it('that knows no structured output is told the schema in words', async () => {
    const plain = createOpenAICompatible({ name: 'local', baseURL: server.url })
    expect((await poem({}, plain('tiny')).run({}).finished).board.verses).toEqual(['hm, local/tiny'])
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]!.text).toContain('JSON Schema:\n{"type":"object","properties":{"verse"')
  })
})

describe('an embedding model of the AI SDK', () => {
  it('is an embedder', async () => {
    const embedder = namedEmbedder(compatible.embeddingModel('tiny-embed'), { dimensions: 8 })
    expect([embedder.name, (await embedder.embed(['a lamp']))[0]?.length]).toEqual(['local/tiny-embed', 8])
  })
})
