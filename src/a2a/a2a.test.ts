/** A2A, both ways: a flow as an agent for the protocol's own client, and an agent of the protocol as a flow here. */
import { ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory } from '@a2a-js/sdk/client'
import type { ListTasksRequest, Task } from '@a2a-js/sdk'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { board, end, flow, memoryStore, value, type Store } from '../index.ts'
import { assistant } from '../assistant/index.ts'
import { callTools, scriptedModel } from '../testing/index.ts'
import { faultOf } from '../../test/rules/support.ts'
import { remoteAgent } from './remote-agent.ts'
import { a2aServer } from './server.ts'
import { textIn, textPart } from './task-of-run.ts'

const kitchen = { busy: Promise.resolve() }
const desk = board({ order: value<string>(), size: value(''), answer: value('') })
const waiter = desk.agent({
  reads: ['order'],
  writes: ['size', 'answer'],
  think: async ({ order }, { ask }) => {
    if (order === 'soup') await kitchen.busy
    if (order === 'fire') throw new Error('the kitchen is on fire')
    const size = order === 'tea' ? await ask<string>('Small or large?', { schema: z.enum(['small', 'large']) }) : 'any'
    return { size, answer: `${order}, ${size}` }
  },
})
const cafe = flow(desk, { name: 'cafe', start: 'waiter', agents: { waiter }, routes: { waiter: end('served') } })

const URL_HERE = 'http://agents.test/cafe'

async function open(store: Store = memoryStore(), result: (answer: string) => string = (answer) => answer) {
  const server = await a2aServer(cafe, {
    store,
    url: URL_HERE,
    description: 'Serves drinks.',
    start: ({ text }) => ({ order: text }),
    result: ({ answer }) => result(answer),
  })
  const fetchImpl: typeof fetch = (input, init) => server.fetch(new Request(input, init))
  const client = await new ClientFactory({
    transports: [new JsonRpcTransportFactory({ fetchImpl })],
    cardResolver: new DefaultAgentCardResolver({ fetchImpl }),
  }).createFromUrl(`${URL_HERE}/`)
  return { server, client, store, fetchImpl }
}

const say = (text: string, taskId = '') => ({
  tenant: '',
  message: {
    messageId: crypto.randomUUID(),
    contextId: '',
    taskId,
    role: 1,
    parts: [textPart(text)],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  },
  configuration: undefined,
  metadata: undefined,
})
const resultOf = ({ artifacts }: Task) => textIn(artifacts[0]?.parts ?? [])

describe('a flow as an A2A agent', () => {
  it('shows a card, takes a message and gives back what came of it', async () => {
    const { client, store } = await open()
    expect(await client.getAgentCard()).toMatchObject({ name: 'cafe', skills: [{ id: 'cafe' }] })
    const task = (await client.sendMessage(say('coffee'))) as Task
    expect(resultOf(task)).toBe('coffee, any')
    expect(await store.runs()).toEqual([task.id])
    expect(resultOf(await client.getTask({ tenant: '', id: task.id }))).toBe('coffee, any')
    expect(
      (await client.listTasks({ tenant: '', contextId: '', status: 0, pageToken: '', statusTimestampAfter: undefined }))
        .tasks,
    ).toHaveLength(1)
  })

  it('asks, also again where the answer does not fit, and goes on with the task in another process', async () => {
    const { client, server, store } = await open()
    const asked = (await client.sendMessage(say('tea'))) as Task
    expect(asked.status?.state).toBe(6)
    expect(textIn(asked.status?.message?.parts ?? [])).toBe('Small or large?')
    await server.close()
    const next = await open(store)
    const again = (await next.client.sendMessage(say('huge', asked.id))) as Task
    expect(again.status?.state).toBe(6)
    const served = (await next.client.sendMessage(say('large', asked.id))) as Task
    expect(resultOf(served)).toBe('tea, large')
  })

  it('streams what becomes of a task', async () => {
    const { client } = await open()
    const kinds: (string | undefined)[] = []
    for await (const { payload } of client.sendMessageStream(say('coffee'))) kinds.push(payload?.$case)
    expect(kinds[0]).toBe('task')
    expect(kinds.slice(-2)).toEqual(['artifactUpdate', 'statusUpdate'])
  })

  it('follows a task no longer when whoever wanted it has gone', async () => {
    const memory = memoryStore()
    const followed: AbortSignal[] = []
    const store: Store = {
      ...memory,
      changed: (run, seq, signal) => {
        followed.push(signal)
        return memory.changed(run, seq, signal)
      },
    }
    let serve = () => {}
    kitchen.busy = new Promise<void>((resolve) => (serve = resolve))
    const { server } = await open(store)
    const params = { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'soup' }] } }
    const response = await server.fetch(
      new Request(URL_HERE, {
        method: 'POST',
        headers: { 'a2a-version': '1.0' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 4, method: 'SendStreamingMessage', params }),
      }),
    )
    const reader = response.body!.getReader()
    await reader.read()
    const next = reader.read()
    await vi.waitFor(() => expect(followed.some(({ aborted }) => !aborted)).toBe(true))
    await reader.cancel()
    await next
    expect(followed.at(-1)!.aborted).toBe(true)
    serve()
    await server.close()
  })

  it('says what broke in the middle of a stream, and ends it', async () => {
    const { server } = await open(memoryStore(), (answer) => {
      if (answer !== '') throw new Error('the tray fell')
      return answer
    })
    const params = { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'coffee' }] } }
    const response = await server.fetch(
      new Request(URL_HERE, {
        method: 'POST',
        headers: { 'a2a-version': '1.0' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 3, method: 'SendStreamingMessage', params }),
      }),
    )
    // a connection that is cut would say nothing
    const events = (await response.text()).split('\n\n').filter((event) => event !== '')
    expect(events[0]).toContain('"task"')
    expect(events.at(-1)).toMatch(/^data: {"jsonrpc":"2.0","id":3,"error":.*the tray fell/)
  })

  it('says what failed, what is not there, and what was cancelled', async () => {
    const { client } = await open()
    const failed = (await client.sendMessage(say('fire'))) as Task
    expect(failed.status?.state).toBe(4)
    expect(textIn(failed.status?.message?.parts ?? [])).toContain('the kitchen is on fire')
    await expect(client.getTask({ tenant: '', id: 'nobody' })).rejects.toThrow('There is no task nobody')
    const { id } = (await client.sendMessage(say('tea'))) as Task
    expect((await client.cancelTask({ tenant: '', id, metadata: undefined })).status?.state).toBe(5)
    await expect(client.sendMessage(say('large', id))).rejects.toThrow('asks nothing now')
  })

  it('lists tasks by pages, of one context or state, and with what came of them where that is asked for', async () => {
    const { client } = await open()
    for (const order of ['coffee', 'milk', 'tea']) await client.sendMessage(say(order))
    const list = (more: Partial<ListTasksRequest> = {}) =>
      client.listTasks({
        tenant: '',
        contextId: '',
        status: 0,
        pageToken: '',
        statusTimestampAfter: undefined,
        ...more,
      })
    const first = await list({ pageSize: 2 })
    expect(first.tasks.map(({ artifacts }) => artifacts)).toEqual([[], []])
    const second = await list({ pageSize: 2, pageToken: first.nextPageToken })
    expect([second.tasks.length, second.nextPageToken]).toEqual([1, ''])
    expect(new Set([...first.tasks, ...second.tasks].map(({ id }) => id)).size).toBe(3)
    const [asking] = (await list({ status: 6 })).tasks
    expect((await list({ status: 6 })).tasks).toHaveLength(1)
    expect((await list({ contextId: asking!.contextId })).tasks.map(({ id }) => id)).toEqual([asking!.id])
    const completed = await list({ status: 3, includeArtifacts: true })
    expect(completed.tasks.map(resultOf).toSorted()).toEqual(['coffee, any', 'milk, any'])
    expect((await list({ statusTimestampAfter: '2999-01-01T00:00:00Z' })).tasks).toEqual([])
    await expect(list({ pageSize: -4 })).rejects.toThrow('1 to 100')
    await expect(list({ pageToken: 'nobody' })).rejects.toThrow('no such page')
  })

  it('shows no runs but its own', async () => {
    const store = memoryStore()
    await flow(desk, { name: 'other', start: 'waiter', agents: { waiter }, routes: { waiter: end('x') } }).run(
      { order: 'milk' },
      { store, id: 'secret' },
    ).finished
    const { client } = await open(store)
    await expect(client.getTask({ tenant: '', id: 'secret' })).rejects.toThrow('There is no task secret')
  })
})

describe('an A2A agent as a flow', () => {
  it('is sent the prompt once, and its answer is the answer', async () => {
    const { fetchImpl, store } = await open()
    const far = remoteAgent({ url: URL_HERE, fetch: fetchImpl })
    const { board: last } = await far.run({ prompt: 'coffee' }).finished
    expect(last.answer).toBe('coffee, any')
    expect(await store.runs()).toEqual([last.task])
  })

  it('asks here what it is asked there, and goes on with the same task', async () => {
    const { fetchImpl, store } = await open()
    const own = memoryStore()
    const far = remoteAgent({ url: URL_HERE, fetch: fetchImpl })
    const waiting = await far.run({ prompt: 'tea' }, { store: own, id: 'r' }).finished
    expect(waiting.questions[0]?.question).toBe('Small or large?')
    const { board: last } = await far.resume('r', { store: own, answer: 'small' }).finished
    expect(last.answer).toBe('tea, small')
    expect(await store.runs()).toHaveLength(1)
  })

  it('works as a tool of an assistant', async () => {
    const { fetchImpl } = await open()
    const far = remoteAgent({ url: URL_HERE, name: 'cafe', description: 'Serves drinks.', fetch: fetchImpl })
    const model = scriptedModel([callTools({ name: 'cafe', input: { task: 'coffee' } }), 'Here you are.'])
    await assistant({ tools: [far.asTool()], by: model }).run({ prompt: 'A coffee, please.' }).finished
    expect(model.requests[1]?.messages?.at(-1)).toMatchObject({ results: [{ outcome: 'done', output: 'coffee, any' }] })
  })

  it('fails with the reason given there, or that nobody answers', async () => {
    const { fetchImpl } = await open()
    const far = remoteAgent({ url: URL_HERE, fetch: fetchImpl })
    expect((await faultOf(far.run({ prompt: 'fire' }).finished)).message).toContain('the kitchen is on fire')
    const nobody = remoteAgent({ url: URL_HERE, fetch: async () => new Response('', { status: 503 }) })
    expect((await faultOf(nobody.run({ prompt: 'tea' }).finished)).message).toContain('No A2A agent answers')
  })
})
