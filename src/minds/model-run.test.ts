/** The model path end to end: real HTTP, the real AI SDK, a real run in a real file. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { append, board, end, flow, value, type CallRecord, type Store } from '../index.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { exportRun } from '../store/transfer.ts'
import { startModelServer, type ModelServer, type ServerFault } from '../testing/model-server.ts'
import { createMeter, spendingOf } from './meter.ts'
import { createMinds } from './mind.ts'
import type { MindSettings } from './settings.ts'

const KEY = 'very-secret-key-0123456789'
const page = board({ topic: value<string>('the lamp'), verses: append<string>(), rounds: value(2) })
const Verse = z.object({ verse: z.string() })

let folder: string
let store: Store
let server: ModelServer

beforeEach(async () => {
  vi.stubEnv('TROUPE_API_KEY', KEY)
  folder = mkdtempSync(join(tmpdir(), 'troupe-models-'))
  store = sqliteStore(join(folder, 'troupe.db'))
  server = await startModelServer({ reply: (_, place) => ({ verse: `verse ${place + 1}` }) })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await store.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

/** A poet that writes with the model until there are enough verses. */
function poem(settings: MindSettings = {}, { retry = 1 } = {}) {
  const make = createMinds({ model: `${server.url}#tiny`, patience: { backoffMs: 1, attempts: 3 }, ...settings })
  const poet = page.agent({
    reads: ['topic', 'verses'],
    writes: ['verses'],
    retry: { attempts: retry, backoffMs: 1 },
    think: make({
      prompt: ({ topic, verses }) => ({
        system: 'You are a poet.',
        prompt: `Verse ${verses.length + 1} about ${topic}.`,
      }),
      reply: Verse,
      rules: ({ topic }) => ({ verse: `O ${topic}` }),
      act: ({ verse }, _view, { error }) => ({ verses: [error === undefined ? verse : `${verse} (${error})`] }),
    }),
  })
  return flow(page, {
    start: 'poet',
    agents: { poet },
    routes: { poet: ({ verses, rounds }) => (verses.length < rounds ? 'poet' : end('written')) },
  })
}

async function records() {
  return (await store.read('poem', 1, 1000)).map(({ record }) => record)
}
async function modelCalls() {
  return (await records()).filter((record): record is CallRecord => record.kind === 'call')
}
const kinds = async () => (await records()).map(({ kind }) => kind)

describe('the journal', () => {
  const minds = async () => (await records()).flatMap((record) => (record.kind === 'step' ? record.did : []))

  it('says which mind answered, a model or rules', async () => {
    const { board: result } = await poem().run({ rounds: 1 }, { store, id: 'poem' }).finished
    expect(result.verses).toHaveLength(1)
    expect((await minds()).map(({ agent, mind }) => `${agent}: ${mind}`)).toEqual([`poet: ${server.url}#tiny`])
    const ruled = createMinds()
    const poet = page.agent({
      reads: [],
      writes: ['verses'],
      think: ruled({
        prompt: 'Write.',
        reply: Verse,
        rules: () => ({ verse: 'roses' }),
        act: ({ verse }) => ({ verses: [verse] }),
      }),
    })
    const byRules = flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
    await byRules.run({}, { store, id: 'ruled' }).finished
    const entries = await store.read('ruled', 1, 10)
    expect(entries.map(({ record }) => record.kind)).toEqual(['start', 'step', 'end'])
    expect(entries[1]!.record).toMatchObject({ did: [{ agent: 'poet', mind: 'rules' }] })
  })
})

describe('a run with a model', () => {
  it('journals each call with who answered, prompt, reply and usage', async () => {
    const { board: result } = await poem().run({}, { store, id: 'poem' }).finished
    expect(result.verses).toEqual(['verse 1', 'verse 2'])
    expect(await kinds()).toEqual(['start', 'call', 'step', 'call', 'step', 'end'])
    expect((await modelCalls())[1]).toMatchObject({
      step: 2,
      name: 'model',
      value: {
        mind: `${server.url}#tiny`,
        agent: 'poet',
        system: 'You are a poet.',
        prompt: 'Verse 2 about the lamp.',
        reply: '{"verse":"verse 2"}',
        usage: { inputTokens: 10, outputTokens: 5 },
        cost: 0,
      },
    })
  })

  it('that is asked for YAML is not held to JSON', async () => {
    await server.close()
    server = await startModelServer({ reply: () => 'Here:\n\nverses:\n  - "O: lamp"\n' })
    const make = createMinds({ model: `${server.url}#tiny` })
    const reply = z.object({ verses: z.array(z.string()) })
    const poet = page.agent({
      reads: [],
      writes: ['verses'],
      think: make({ prompt: 'In YAML.', reply, format: 'yaml' }),
    })
    const once = flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
    expect((await once.run({}).finished).board.verses).toEqual(['O: lamp'])
    expect(server.requests.map(({ body }) => body['response_format'])).toEqual([undefined])
  })

  const passing: [string, ServerFault][] = [
    ['429 with Retry-After', { kind: 'status', status: 429, retryAfter: 0 }],
    ['500', { kind: 'status', status: 500 }],
    ['a dropped connection', { kind: 'dropped' }],
    ['a broken body', { kind: 'broken-body' }],
  ]
  it.each(passing)('survives %s by trying again, and the journal says so', async (_, fault) => {
    server.fail(fault)
    const { board: result } = await poem().run({}, { store, id: 'poem' }).finished
    expect(result.verses).toEqual(['verse 1', 'verse 2'])
    expect((await modelCalls()).map(({ value: call }) => (call as { tries?: number }).tries)).toEqual([2, undefined])
  })

  it('survives a slow answer by giving it up and trying again', async () => {
    server.fail({ kind: 'slow', ms: 3000 })
    const patience = { backoffMs: 1, timeoutMs: 150 }
    const { board: result } = await poem({ patience }).run({ rounds: 1 }, { store, id: 'poem' }).finished
    expect(result.verses).toHaveLength(1)
    expect((await modelCalls())[0]!.value).toMatchObject({ tries: 2 })
  })

  const unusable: [string, ServerFault, RegExp][] = [
    ['a reply that breaks off', { kind: 'truncated' }, /no JSON and no YAML that is whole/],
    ['a reply of another shape', { kind: 'wrong-schema' }, /verse: Invalid input: expected string/],
  ]
  it.each(unusable)('explains %s to the model, and asks again', async (_, fault, explanation) => {
    server.fail(fault)
    const { board: result } = await poem().run({ rounds: 1 }, { store, id: 'poem' }).finished
    expect(result.verses).toEqual([expect.stringMatching(/^verse \d$/)])
    const [first, second] = await modelCalls()
    expect(first!.value).toMatchObject({ prompt: 'Verse 1 about the lamp.' })
    expect(second!.value).toMatchObject({ prompt: expect.stringMatching(explanation) as string })
  })

  it('lets the rules answer when the third reply does not fit either', async () => {
    server.fail({ kind: 'wrong-schema' }, { kind: 'truncated' }, { kind: 'wrong-schema', reply: 'No.' })
    const { board: result } = await poem().run({ rounds: 1 }, { store, id: 'poem' }).finished
    expect(result.verses).toEqual(['O the lamp (parse_failed)'])
    expect((await modelCalls()).map(({ name }) => name)).toEqual(['model', 'model', 'model', 'mind'])
    expect((await modelCalls())[3]!.value).toMatchObject({ mind: 'rules', error: 'parse_failed' })
  })

  it('fails with the reason when the provider stays away, and goes on when it is back', async () => {
    server.fail(...Array.from({ length: 3 }, () => ({ kind: 'status', status: 503 }) as const))
    const run = poem().run({}, { store, id: 'poem' })
    await expect(run.finished).rejects.toMatchObject({ code: 'RUN_AGENT_FAILED' })
    expect((await records()).at(-1)).toMatchObject({
      kind: 'fail',
      message: expect.stringContaining('gave no answer after 3 tries: 503') as string,
    })
    const { board: result } = await poem().resume('poem', { store }).finished
    expect(result.verses).toEqual(['verse 1', 'verse 2'])
  })
})

describe('a call that was paid', () => {
  it('is not paid again when the run is resumed: what the journal holds is taken', async () => {
    const make = createMinds({ model: `${server.url}#tiny` })
    let crash = true
    const poet = page.agent({
      reads: [],
      writes: ['verses'],
      think: make({
        prompt: 'Write.',
        reply: Verse,
        // never comes back, as if the process were killed here
        act: ({ verse }) => (crash ? new Promise<{ verses: string[] }>(() => {}) : { verses: [verse] }),
      }),
    })
    const once = flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
    const run = once.run({}, { store, id: 'poem' })
    await vi.waitFor(async () => expect(await kinds()).toContain('call'))
    run.stop()
    await run.finished
    crash = false
    const { board: result } = await once.resume('poem', { store }).finished
    expect(result.verses).toEqual(['verse 1'])
    expect(server.requests).toHaveLength(1)
  })

  it('is not paid again by a replay', async () => {
    const written = poem()
    await written.run({}, { store, id: 'poem' }).finished
    const seen: number[] = []
    for await (const { board: then } of written.replay('poem', { store })) seen.push(then.verses.length)
    expect([seen.at(-1), server.requests.length]).toEqual([2, 2])
  })
})

describe('a limit', () => {
  it('ends the run with its reason, and the run goes on when it is raised, counting what was used before', async () => {
    const limited = (maxTokens: number) => poem({ meter: createMeter({ maxTokens, store }) }, { retry: 3 })
    const run = limited(25).run({ rounds: 4 }, { store, id: 'poem' })
    expect(await run.finished).toMatchObject({
      status: 'ended',
      limit: 'spending',
      reason: 'maxTokens is reached: this run has used 30 of 25 tokens. Raise it and resume the run.',
    })
    expect(await kinds()).toEqual(['start', 'call', 'step', 'call', 'step', 'end'])
    expect(await limited(25).resume('poem', { store }).finished).toMatchObject({ limit: 'spending', step: 2 })
    const { reason } = await limited(40).resume('poem', { store }).finished
    expect(reason).toContain('has used 45 of 40 tokens')
    const { board: result } = await limited(1000).resume('poem', { store }).finished
    expect(result.verses).toEqual(['verse 1', 'verse 2', 'verse 3', 'verse 4'])
    expect(server.requests).toHaveLength(4)
    expect(await spendingOf(store, 'poem')).toMatchObject({
      calls: 4,
      inputTokens: 40,
      outputTokens: 20,
      agents: { poet: { calls: 4 } },
    })
  })

  it('on cost counts in dollars, and refuses a model whose price it does not know', async () => {
    const name = `${server.url}#tiny`
    const prices = { [name]: { input: 1_000_000, output: 2_000_000 } }
    const meter = createMeter({ maxCost: 20, store, prices })
    const { reason } = await poem({ meter }).run({ rounds: 3 }, { store, id: 'poem' }).finished
    expect(reason).toContain('maxCost is reached: this run has used $20.0000 of $20.')
    expect(meter.spent('poem')).toMatchObject({ cost: 20, calls: 1 })
    const unpriced = createMinds({ model: 'openai/gpt-0', meter: createMeter({ maxCost: 1 }) })
    const poet = page.agent({ reads: [], writes: [], think: unpriced({ prompt: '?', reply: z.object({}) }) })
    const one = flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
    await expect(one.run({}).finished).rejects.toThrow('The price of openai/gpt-0 is not known')
  })

  it('reached in the middle of a step loses nothing that others in the step have paid', async () => {
    server.fail({ kind: 'slow', ms: 100 })
    const meter = (maxTokens: number) => createMeter({ maxTokens, store })
    const pair = (maxTokens: number) => {
      const make = createMinds({ model: `${server.url}#tiny`, meter: meter(maxTokens) })
      const writer = (calls: number) =>
        page.agent({
          reads: [],
          writes: ['verses'],
          think: async (view, context) => {
            const think = make({ prompt: 'Write.', reply: Verse, act: ({ verse }) => ({ verses: [verse] }) })
            const all = []
            for (let call = 0; call < calls; call++) all.push(...(await think(view, context)).verses)
            return { verses: all }
          },
        })
      return flow(page, {
        start: ['slow', 'busy'],
        agents: { slow: writer(1), busy: writer(3) },
        routes: { slow: end('written'), busy: end('written') },
      })
    }
    // the busy one reaches the limit while the slow one's only call is under way
    const run = pair(12).run({}, { store, id: 'poem' })
    expect(await run.finished).toMatchObject({ limit: 'spending', step: 0 })
    const paid = server.requests.length
    expect(await modelCalls()).toHaveLength(paid)
    const { board: result } = await pair(1000).resume('poem', { store }).finished
    expect([result.verses.length, server.requests.length]).toEqual([4, 4])
  })
})

describe('a provider that stays away in the middle of a step', () => {
  it('loses nothing that others in the step have paid', async () => {
    const make = createMinds({ model: `${server.url}#tiny`, patience: { attempts: 1 } })
    const writer = page.agent({
      reads: [],
      writes: ['verses'],
      think: make({ prompt: 'Write.', reply: Verse, act: ({ verse }) => ({ verses: [verse] }) }),
    })
    const pair = flow(page, {
      start: ['ana', 'bo'],
      agents: { ana: writer, bo: writer },
      routes: { ana: end('written'), bo: end('written') },
    })
    server.fail({ kind: 'slow', ms: 100 }, { kind: 'status', status: 503 })
    await expect(pair.run({}, { store, id: 'poem' }).finished).rejects.toThrow('503')
    expect(await modelCalls()).toHaveLength(1)
    const { board: result } = await pair.resume('poem', { store }).finished
    expect([result.verses.length, server.requests.length]).toEqual([2, 3])
  })
})

describe('a society inside a run', () => {
  it('spends the money of the run around it', async () => {
    const limited = (maxTokens: number) => {
      const inner = poem({ meter: createMeter({ maxTokens, store }) })
      const editor = page.nest({
        reads: ['topic'],
        writes: ['verses'],
        flow: inner,
        input: ({ topic }) => ({ topic, rounds: 1 }),
        output: ({ verses }) => ({ verses }),
      })
      return flow(page, {
        start: 'editor',
        agents: { editor },
        routes: { editor: ({ verses, rounds }) => (verses.length < rounds ? 'editor' : end('edited')) },
      })
    }
    const stopped = await limited(20).run({ rounds: 3 }, { store, id: 'poem' }).finished
    expect(stopped).toMatchObject({ status: 'ended', limit: 'spending' })
    const { board: result } = await limited(1000).resume('poem', { store }).finished
    expect([result.verses.length, server.requests.length]).toEqual([3, 3])
    expect((await spendingOf(store, 'poem')).calls).toBe(3)
  })
})

describe('keys', () => {
  it('are in no file and no export, even when a model or a provider repeats them', async () => {
    await server.close()
    server = await startModelServer({ reply: () => ({ verse: `my key is ${KEY}` }) })
    server.fail({ kind: 'status', status: 401, message: `bad key ${KEY}` })
    const keyed = poem()
    await expect(keyed.run({ topic: 'keys', rounds: 1 }, { store, id: 'poem' }).finished).rejects.toThrow(
      'bad key [key]',
    )
    const { board: result } = await keyed.resume('poem', { store }).finished
    expect(result.verses).toEqual(['my key is [key]'])
    expect(server.requests.every(({ authorization }) => authorization === `Bearer ${KEY}`)).toBe(true)
    let exported = ''
    for await (const line of exportRun(store, 'poem', '0.0.0')) exported += line
    expect(exported).toContain('my key is [key]')
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'))
    expect([exported, ...files].filter((text) => text.includes(KEY))).toEqual([])
  })
})
