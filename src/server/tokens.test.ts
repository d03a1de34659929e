/** Tokens over HTTP: what models say is seen as they say it, once, and the journaled call replaces it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listenTo, startServer, testSocieties, type ReceivedEvent, type TestServer } from '../../test/studio-server.ts'
import { createGate, deskSocieties, type Gate } from '../../test/tool-desk.ts'
import { startModelServer, type ModelServer } from '../testing/index.ts'
import type { Entry } from '../store/record.ts'
import type { ModelCall } from '../minds/model-call.ts'
import { createDraftListener } from './draft-listener.ts'
import { createDrafts } from './drafts.ts'
import type { DraftPiece, RunState } from './api.ts'

const WORDS = 'The tide comes in and the tide goes out, and nobody asks it why.'

let model: ModelServer
let studio: TestServer
let gate: Gate
beforeEach(async () => {
  gate = createGate()
  model = await startModelServer({ reply: () => ({ text: WORDS }) })
  studio = await startServer({
    societies: { ...testSocieties, ...deskSocieties(gate.wait) },
    modelServers: [model.url],
  })
})
afterEach(async () => {
  await studio.remove()
  await model.close()
})

const eventsOf = (run: string, query = '') => `${studio.address}/api/runs/${run}/events${query}`
const pieces = (events: readonly ReceivedEvent[]) =>
  events.flatMap(({ event, data }) => (event === 'token' ? [data as DraftPiece] : []))
const hasEnded = (events: readonly ReceivedEvent[]) =>
  events.some(({ event, data }) => event === 'status' && (data as RunState).status === 'ended')
const isWaiting = (events: readonly ReceivedEvent[]) =>
  events.some(({ event, data }) => event === 'status' && (data as RunState).questions > 0)

describe('what models say', () => {
  it('is streamed by a model server to those who ask, without ids, and the call comes before it goes', async () => {
    const minds = { speaker: `${model.url}#m` }
    const { id } = await studio.post('/runs', { society: 'talk', minds, pace: 50, input: { rounds: 2 } })
    const [seen, plain] = await Promise.all([
      listenTo(eventsOf(id, '?tokens=1'), hasEnded),
      listenTo(eventsOf(id), hasEnded),
    ])
    const told = seen.filter(({ event }) => event === 'token')
    expect(told.length).toBeGreaterThan(1)
    expect(told.every((event) => event.id === undefined)).toBe(true)
    expect(pieces(plain)).toEqual([])
    expect(plain.filter((event) => event.id !== undefined)).toEqual(seen.filter((event) => event.id !== undefined))
    const last = pieces(seen).findLast(({ isOver }) => isOver)!
    const before = pieces(seen).filter(({ step }) => step === last.step)
    const draft = before.reduce((text, piece) => text.slice(0, piece.at) + piece.text, '')
    const called = seen.findIndex(({ data }) => {
      const { record } = data as Entry
      return record?.kind === 'call' && record.step === last.step && record.slot === last.slot
    })
    const { record } = seen[called]!.data as Entry & { record: { value: ModelCall } }
    // all but the last word, which may not have been whole
    expect(record.value.reply.startsWith(draft)).toBe(true)
    expect(draft).not.toBe('')
    expect(called).toBeLessThan(seen.findLastIndex(({ data }) => data === told.at(-1)!.data))
  })

  it('comes from inside a thought with tools as well, and whoever comes in the middle is told all of it', async () => {
    const { id } = await studio.post('/runs', { society: 'slow' })
    // the question and the end of the draft come by themselves, in either order
    const isAsked = (events: readonly ReceivedEvent[]) => isWaiting(events) && pieces(events).at(-1)?.isOver === true
    const first = listenTo(eventsOf(id, '?tokens=1'), isAsked)
    gate.open(5)
    const some = await listenTo(eventsOf(id, '?tokens=1'), (events) =>
      pieces(events).some(({ text }) => text.includes('at ')),
    )
    const late = await listenTo(eventsOf(id, '?tokens=1'), (events) => pieces(events).length > 0)
    expect(pieces(some)[0]).toMatchObject({ run: `${id}/1.clerk`, agent: 'model', step: 1, slot: 0, call: 0, at: 0 })
    expect(pieces(late)[0]!.text).toMatch(/^Let me look at /)
    gate.open(100)
    const whole = pieces(await first)
    const told = whole.map(({ text }) => text).join('')
    expect(told).toMatch(/^Let me look at the /)
    expect('Let me look at the sky first.'.startsWith(told)).toBe(true)
    expect(whole.at(-1)).toMatchObject({ isOver: true, step: 1 })
  })

  it('is asked of models as a stream only while somebody wants to see it', async () => {
    await studio.remove()
    studio = await startServer({ modelServers: [model.url], expectMs: 0 })
    const minds = { speaker: `${model.url}#m` }
    const talk = { society: 'talk', minds, pace: 250, input: { rounds: 4 } }
    const { id } = await studio.post('/runs', talk)
    await studio.until(id, ({ step }) => step >= 2)
    await listenTo(eventsOf(id, '?tokens=1'), hasEnded)
    const streams = model.requests.map(({ body }) => body['stream'] ?? false)
    expect([streams.slice(0, 2), streams.at(-1)]).toEqual([[false, false], true])
  })

  it('is refused with another word than 1', async () => {
    const { id } = await studio.post('/runs', { society: 'quiet' })
    const refused = await studio.request(`/api/runs/${id}/events?tokens=yes`)
    expect(refused.status).toBe(400)
  })
})

describe('drafts', () => {
  const token = (text: string, more: object = {}) => ({
    kind: 'token' as const,
    run: 'r/1.a',
    step: 1,
    slot: 0,
    agent: 'model',
    attempt: 1,
    call: 0,
    at: 0,
    text,
    ...more,
  })

  it('hold whole words without keys, however they were cut', () => {
    const drafts = createDrafts(() => {})
    for (const text of ['My key is s', 'k-abcdef', 'ghijkl', 'mnop, keep', ' it']) drafts.push(token(text))
    expect(drafts.of('r').map(({ text }) => text)).toEqual(['My key is [key], keep '])
    expect(drafts.of('r/1.a')).toHaveLength(1)
    expect(drafts.of('r/2.b')).toEqual([])
  })

  it('go with their call, their step or their run, and another try begins anew', () => {
    const drafts = createDrafts(() => {})
    const v = 1 as const
    drafts.push(token('one two '))
    drafts.push(token('again ', { attempt: 2 }))
    expect(drafts.of('r').map(({ text }) => text)).toEqual(['again '])
    drafts.written('r/1.a', [{ v, kind: 'call', step: 1, slot: 0, attempt: 1, call: 0, name: 'model', value: 1 }])
    expect(drafts.of('r')).toHaveLength(1)
    drafts.written('r/1.a', [{ v, kind: 'call', step: 1, slot: 0, attempt: 2, call: 0, name: 'model', value: 1 }])
    expect(drafts.of('r')).toEqual([])
    drafts.push(token('more '))
    drafts.stopped('r')
    expect(drafts.of('r')).toEqual([])
  })

  it('are told to a slow viewer with more at once, and not at all when they were journaled meanwhile', async () => {
    const drafts = createDrafts(() => {})
    const listener = createDraftListener(() => drafts.of('r'), {})
    const next = async () => (await listener.news())?.toString()
    drafts.push(token('one '))
    expect(await next()).toContain('"at":0,"text":"one "')
    for (let turn = 0; turn < 100; turn++) drafts.push(token('more '))
    expect(listener.hasNews()).toBe(true)
    expect((await next())?.match(/event: token/g)).toHaveLength(1)
    expect(listener.hasNews()).toBe(false)
    drafts.push(token('lost '))
    drafts.stopped('r')
    expect(await next()).toMatch(/^event: token\ndata: .*"text":"","isOver":true/)
    expect(await next()).toBeUndefined()
  })

  it('are bounded: of an endless reply only the beginning is kept', () => {
    const drafts = createDrafts(() => {})
    for (let turn = 0; turn < 2_000; turn++) drafts.push(token('word '.repeat(200)))
    expect(drafts.of('r')[0]!.text.length).toBeLessThan(300_000)
  })
})
