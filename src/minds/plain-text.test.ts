/** Replies in plain text, over real HTTP: no schema is sent, and what is said is taken as it is. */
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { schemaFromJson } from '../base/json-schema.ts'
import { append, board, end, flow, memoryStore, type CallRecord } from '../index.ts'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import { createMinds } from './mind.ts'
import { text, wantsText } from './plain-text.ts'

const page = board({ verses: append<string>() })
let server: ModelServer
afterEach(() => server.close())

async function start(replies: readonly string[]) {
  server = await startModelServer({ reply: (_, place) => replies[place]! })
  return createMinds({ model: `${server.url}#tiny` })
}

/** A flow of one agent that writes down what it was told. */
const written = (think: Parameters<typeof page.agent>[0]['think']) => {
  const poet = page.agent({ reads: [], writes: ['verses'], think: think as never })
  return flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
}
const keep = (verse: string) => ({ verses: [verse] })
const prompt = 'Write a verse.'

describe('a reply in plain text', () => {
  const said = 'Note: two lines\nand {"no": "JSON"} to take\n```\n"apart"\n```'

  it('needs no schema, and is taken as it is', async () => {
    const make = await start([`<think>hm</think>\n${said}\n`, said, said])
    for (const think of [
      make({ prompt, act: keep }),
      make({ prompt, reply: text, act: keep }),
      make({ prompt, reply: z.string(), act: keep }),
    ]) {
      expect((await written(think).run({}).finished).board.verses).toEqual([said])
    }
    expect(server.requests.map(({ text: asked }) => asked)).toEqual([prompt, prompt, prompt])
    expect(server.requests.some(({ body }) => 'response_format' in body)).toBe(false)
  })

  it('may be held to a schema for texts, which the prompt then holds in words', async () => {
    const make = await start(['Perhaps.', '"yes"'])
    const store = memoryStore()
    const asked = written(make({ prompt: 'Yes or no?', reply: z.enum(['yes', 'no']), act: keep }))
    expect((await asked.run({}, { store, id: 'poem' }).finished).board.verses).toEqual(['yes'])
    expect(server.requests[1]!.text).toMatch(/Perhaps\..*expected one of "yes"\|"no".*corrected text\..*JSON Schema/s)
    const calls = (await store.read('poem', 1, 9)).map(({ record }) => record as CallRecord)
    expect(calls.find(({ kind }) => kind === 'call')?.value).toMatchObject({ prompt: server.requests[0]!.text })
  })

  it('that is empty is asked for again', async () => {
    const make = await start(['<think>hm</think>', 'O lamp'])
    expect((await written(make({ prompt, act: keep })).run({}).finished).board.verses).toEqual(['O lamp'])
  })
})

describe('a schema', () => {
  it('wants a text or something else', async () => {
    await start([])
    for (const schema of [text, z.string(), z.string().min(2), z.enum(['a'])]) expect(wantsText(schema)).toBe(true)
    for (const schema of [z.object({ a: z.string() }), z.object({}), z.array(z.string()), z.number(), z.any()])
      expect(wantsText(schema)).toBe(false)
    // its faults have no place in the object, so that it seems to refuse all of it
    const told = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }
    expect(wantsText(schemaFromJson(told))).toBe(false)
    expect(wantsText(schemaFromJson({ type: 'string' }))).toBe(true)
  })

  it('that one agent was refused changes nothing for another', async () => {
    const make = await start(['["hm"]', '{"verses": ["ah"]}', '{"verses": ["oh"]}'])
    server.fail({ kind: 'status', status: 400, message: 'root must be an object' })
    const odd = z.union([z.object({ verses: z.array(z.string()) }), z.array(z.string())])
    const first = make({ prompt, reply: odd, act: (reply) => ({ verses: [reply].flat().map(String) }) })
    const second = make({ prompt, reply: z.object({ verses: z.array(z.string()) }) })
    await written(first).run({}).finished
    expect((await written(second).run({}).finished).board.verses).toEqual(['ah'])
    expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false, true])
    expect(server.requests[1]!.text).toContain('fits this JSON Schema')
  })

  it('is not what a JSON Schema of an object is for, though nothing empty fits it', () => {
    const needs = { type: 'object', properties: { a: {} }, required: ['a'] }
    expect(
      [needs, { type: 'string' }, { type: ['string', 'null'] }].map((each) => wantsText(schemaFromJson(each))),
    ).toEqual([false, true, true])
  })
})
