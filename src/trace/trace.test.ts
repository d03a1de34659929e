import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { attributesIn, readOtlp, startOtlpReceiver } from '../../test/otlp-receiver.ts'
import { board, end, flow, memoryStore, sum, type Store } from '../index.ts'
import { otlpOf } from './otlp.ts'
import { sendTrace } from './send.ts'
import { toolJournals, type Journal } from './tool-journal.fixture.ts'
import { traceOf } from './trace.ts'
import { watchTrace } from './watch.ts'

/** A store that holds these journals, with their times. */
async function storeOf(journals: readonly Journal[] = toolJournals()): Promise<Store> {
  let now = 0
  const store = memoryStore({ clock: { now: () => now, sleep: async () => {} } })
  for (const { run, entries } of journals) {
    for (const { seq, at, record } of entries) {
      now = at
      await (record.kind === 'start' ? store.create(run, record) : store.append(run, seq - 1, [record]))
    }
  }
  return store
}

describe('a trace', () => {
  it('has names and attributes by the GenAI conventions, and no contents', async () => {
    const trace = await traceOf(await storeOf(), 'desk')
    const spans = readOtlp(otlpOf(trace, { version: '1' }))
    const named = (name: string) => spans.find((span) => span.name === name)!
    expect(named('chat gpt-5-mini')).toMatchObject({ kind: 3, status: {} })
    expect(attributesIn(named('chat gpt-5-mini'))).toEqual({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': 'gpt-5-mini',
      'gen_ai.usage.input_tokens': '120',
      'gen_ai.usage.output_tokens': '30',
      'gen_ai.usage.cache_read.input_tokens': '40',
      'gen_ai.agent.name': 'model',
      'gen_ai.workflow.name': 'tools',
      'gen_ai.conversation.id': 'desk',
      'troupe.run': 'desk/1.writer',
      'troupe.step': '1',
      'troupe.attempt': '1',
      'troupe.cost.usd': 0.002,
    })
    expect(attributesIn(named('execute_tool mail'))).toMatchObject({
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'mail',
      'gen_ai.tool.call.id': 'c2',
      'troupe.tool.outcome': 'done',
    })
    expect(attributesIn(named('invoke_agent writer'))).toMatchObject({
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': 'writer',
      'troupe.mind': 'openai/gpt-5-mini',
    })
    expect(attributesIn(named('invoke_workflow desk'))).toMatchObject({
      'gen_ai.operation.name': 'invoke_workflow',
      'gen_ai.workflow.name': 'desk',
      'troupe.reason': 'written',
    })
    expect(JSON.stringify([trace, spans])).not.toMatch(/Write to Ann|Done\.|tea is hot|ben|sent/)
  })

  it('has prompts, replies, arguments and results when they are asked for', async () => {
    const spans = readOtlp(otlpOf(await traceOf(await storeOf(), 'desk', { contents: true })))
    const of = (name: string) => attributesIn(spans.findLast((span) => span.name === name)!)
    const told = of('chat gpt-5-mini')
    expect(JSON.parse(told['gen_ai.input.messages'] as string)).toEqual([
      { role: 'user', parts: [{ type: 'text', content: 'Write to Ann about tea.' }] },
    ])
    expect(told['gen_ai.output.messages']).toContain('Done.')
    expect(of('execute_tool mail')).toMatchObject({
      'gen_ai.tool.call.arguments': '{"to":"ben"}',
      'gen_ai.tool.call.result': '"sent"',
    })
    expect(of('ask tool')['troupe.question']).toBe('{"tool":"mail"}')
  })

  it('of a society inside is its part of the trace of the whole run, with the same ids', async () => {
    const store = await storeOf()
    const whole = await traceOf(store, 'desk')
    const part = await traceOf(store, 'desk/1.writer')
    expect(part.traceId).toBe(whole.traceId)
    expect(part.spans).toHaveLength(10)
    expect(whole.spans).toEqual(expect.arrayContaining([...part.spans]))
    expect((await traceOf(await storeOf(), 'desk')).spans).toEqual(whole.spans)
    // alone, as it may be sent, it is a trace of its own
    const [, tools] = toolJournals()
    const alone = await traceOf(await storeOf([tools]), 'desk/1.writer')
    expect(alone.spans).toHaveLength(10)
    expect(alone.traceId).not.toBe(whole.traceId)
  })

  it('of a fork links to the run it was forked from', async () => {
    const store = memoryStore()
    await counting.run({}, { store, id: 'one' }).finished
    await counting.fork('one', { store, id: 'two', at: 1 }).finished
    const [one, two] = [await traceOf(store, 'one'), await traceOf(store, 'two')]
    const [root] = readOtlp(otlpOf(two))
    expect(root!.links).toMatchObject([{ traceId: one.traceId, spanId: one.spans[0]!.spanId }])
    expect(two.traceId).not.toBe(one.traceId)
    expect(two.spans.map(({ attributes }) => attributes['troupe.step'])).toEqual([4, 2, 3, 4])
  })

  it('is taken by a collector, in batches, with the headers that were given', async () => {
    await using receiver = await startOtlpReceiver()
    const store = memoryStore()
    const long = board({ count: sum() })
    const many = flow(long, {
      start: 'a',
      agents: { a: long.agent({ reads: ['count'], writes: ['count'], think: () => ({ count: 1 }) }) },
      routes: { a: ({ count }) => (count < 600 ? 'a' : end('counted')) },
    })
    await many.run({}, { store, id: 'long' }).finished
    expect(await sendTrace(receiver.url, await traceOf(store, 'long'), { headers: { 'x-key': 'k' } })).toBe(601)
    expect(receiver.faults).toEqual([])
    expect(receiver.spans).toHaveLength(601)
    expect(receiver.headers.map((each) => each['x-key'])).toEqual(['k', 'k', 'k'])
  })

  it('is sent again to a collector that is busy, and one that refuses it is believed', async () => {
    await using receiver = await startOtlpReceiver()
    const trace = await traceOf(await storeOf(), 'desk')
    receiver.answers.push({ status: 503 })
    await sendTrace(`${receiver.url}/`, trace)
    expect(receiver.spans).toHaveLength(trace.spans.length)
    receiver.answers.push({ status: 401, body: 'who are you' })
    await expect(sendTrace(receiver.url, trace)).rejects.toMatchObject({
      code: 'TRACE_NOT_SENT',
      message: expect.stringContaining('it answered 401: who are you') as string,
    })
    receiver.answers.push({ status: 200, body: '{"partialSuccess":{"rejectedSpans":"2","errorMessage":"too old"}}' })
    await expect(sendTrace(receiver.url, trace)).rejects.toThrow('it refused 2 spans: too old')
    receiver.answers.push({ status: 307, headers: { location: 'http://localhost:1/' } })
    const stop = AbortSignal.timeout(100)
    await expect(sendTrace(receiver.url, trace, { signal: stop })).rejects.toThrow()
  })

  it('is told while the run goes on, each span once, and all as they are afterwards', async () => {
    await using receiver = await startOtlpReceiver()
    const store = memoryStore()
    const run = slow.run({}, { store, id: 'r' })
    let parts = 0
    for await (const part of watchTrace(store, 'r', { signal: new AbortController().signal })) {
      parts++
      await sendTrace(receiver.url, part)
    }
    await run.finished
    expect(receiver.faults).toEqual([])
    expect(parts).toBeGreaterThan(1)
    const after = readOtlp(otlpOf(await traceOf(store, 'r')))
    const byId = (one: { spanId: string }, other: { spanId: string }) => one.spanId.localeCompare(other.spanId)
    expect(receiver.spans.toSorted(byId)).toEqual(after.toSorted(byId))
  })
})

const counter = board({ count: sum() })
const counting = flow(counter, {
  name: 'counting',
  start: 'adder',
  agents: { adder: counter.agent({ reads: ['count'], writes: ['count'], think: () => ({ count: 1 }) }) },
  routes: { adder: ({ count }) => (count < 4 ? 'adder' : end('counted')) },
})
const slow = flow(counter, {
  name: 'slow',
  start: 'adder',
  agents: {
    adder: counter.agent({
      reads: ['count'],
      writes: ['count'],
      think: async (_, { once, society }) => {
        await once('nap', () => sleep(120))
        await society(counting, {})
        return { count: 1 }
      },
    }),
  },
  routes: { adder: ({ count }) => (count < 6 ? 'adder' : end('counted')) },
})
