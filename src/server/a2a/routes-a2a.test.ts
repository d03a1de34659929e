/** Societies of the studio as A2A agents, over real HTTP with the protocol's own client. */
import { ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory } from '@a2a-js/sdk/client'
import type { Message, Task } from '@a2a-js/sdk'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { board, end, flow, value } from 'troupe'
import { startServer, testSocieties, type TestOptions, type TestServer } from '../../../test/studio-server.ts'
import { remoteAgent } from '../../a2a/remote-agent.ts'
import { textIn, textPart } from '../../a2a/task-of-run.ts'
import { society } from '../../societies/define-society.ts'
import { text } from '../../societies/option.ts'
import type { A2aAgents } from '../api.ts'

const desk = board({ order: value('coffee'), answer: value('') })
const cafe = flow(desk, {
  name: 'cafe',
  start: 'waiter',
  agents: {
    waiter: desk.agent({
      reads: ['order'],
      writes: ['answer'],
      think: async ({ order }, { ask }) => {
        const size =
          order === 'tea' ? await ask<string>('Small or large?', { schema: z.enum(['small', 'large']) }) : 'any'
        return { answer: `${order}, ${size}` }
      },
    }),
  },
  routes: { waiter: end('served') },
})
const cafeSociety = society({
  name: 'cafe',
  title: 'Café',
  says: 'Serves drinks.',
  flow: cafe,
  options: [text({ path: 'order', label: 'Order', default: 'coffee', isArgument: true })],
  result: ({ answer }) => answer,
})

const open: TestServer[] = []
afterEach(async () => {
  vi.doUnmock('@a2a-js/sdk')
  for (const studio of open.splice(0)) await studio.remove()
})

async function start(options: TestOptions = {}) {
  const studio = await startServer({ societies: { ...testSocieties, cafe: async () => cafeSociety }, ...options })
  open.push(studio)
  return studio
}

async function clientOf({ address }: TestServer, name: string, headers: Record<string, string> = {}) {
  const fetchImpl: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers } })
  return new ClientFactory({
    transports: [new JsonRpcTransportFactory({ fetchImpl })],
    cardResolver: new DefaultAgentCardResolver({ fetchImpl }),
  }).createFromUrl(`${address}/a2a/${name}/`)
}

const say = (said: string | object, taskId = '') => ({
  tenant: '',
  message: {
    messageId: crypto.randomUUID(),
    contextId: '',
    taskId,
    role: 1,
    parts: [typeof said === 'string' ? textPart(said) : dataPart(said)],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  } satisfies Message,
  configuration: undefined,
  metadata: undefined,
})
const dataPart = (data: object) => ({
  content: { $case: 'data' as const, value: data },
  mediaType: 'application/json',
  metadata: undefined,
  filename: '',
})
const resultOf = ({ artifacts }: Task) => textIn(artifacts[0]?.parts ?? [])

it('lists every society as an agent, and gives each a card', async () => {
  const studio = await start()
  const { agents } = (await (await studio.request('/a2a')).json()) as A2aAgents
  expect(agents.map(({ name }) => name)).toEqual(['counter', 'talk', 'cafe'])
  expect(agents[2]).toMatchObject({ title: 'Café', says: 'Serves drinks.', url: `${studio.address}/a2a/cafe` })
  const client = await clientOf(studio, 'cafe')
  expect(await client.getAgentCard()).toMatchObject({
    name: 'Café',
    description: 'Serves drinks.',
    skills: [{ id: 'cafe' }],
    supportedInterfaces: [{ url: `${studio.address}/a2a/cafe`, protocolBinding: 'JSONRPC' }],
  })
})

it('takes a text as the argument of the society, data as its input, and gives back what came of the run', async () => {
  const studio = await start()
  const client = await clientOf(studio, 'cafe')
  const task = (await client.sendMessage(say('milk'))) as Task
  expect(resultOf(task)).toBe('milk, any')
  // the run is one of the studio's, with its society
  expect(await studio.get(`/runs/${task.id}`)).toMatchObject({ society: 'cafe', status: 'ended', reason: 'served' })
  expect(resultOf((await client.sendMessage(say({ order: 'water' }))) as Task)).toBe('water, any')
  const counter = await clientOf(studio, 'counter')
  const counted = JSON.parse(resultOf((await counter.sendMessage(say({ goal: 3 }))) as Task)) as object
  expect(counted).toMatchObject({ status: 'ended', reason: 'counted', step: 3 })
  await expect(counter.sendMessage(say('count, please'))).rejects.toThrow('does not begin with a text')
  await expect(client.sendMessage(say({ nonsense: 1 }))).rejects.toThrow('nonsense')
  // a task of one agent is nobody else's
  await expect(counter.getTask({ tenant: '', id: task.id })).rejects.toThrow('There is no task')
})

it('asks what the run asks, and goes on with the answer, once', async () => {
  const studio = await start()
  const client = await clientOf(studio, 'cafe')
  const asked = (await client.sendMessage(say('tea'))) as Task
  expect(asked.status?.state).toBe(6)
  expect(textIn(asked.status?.message?.parts ?? [])).toBe('Small or large?')
  const again = (await client.sendMessage(say('huge', asked.id))) as Task
  expect(again.status?.state).toBe(6)
  expect(resultOf((await client.sendMessage(say('large', asked.id))) as Task)).toBe('tea, large')
  await expect(client.sendMessage(say('small', asked.id))).rejects.toThrow('asks nothing now')
})

it('streams a task until it rests, and cancels one', async () => {
  const studio = await start()
  const kinds: (string | undefined)[] = []
  for await (const { payload } of (await clientOf(studio, 'cafe')).sendMessageStream(say('milk')))
    kinds.push(payload?.$case)
  expect(kinds[0]).toBe('task')
  const client = await clientOf(studio, 'counter')
  const running = client.sendMessageStream(say({ goal: 1e6, waitMs: 5 }))
  const states: number[] = []
  let id = ''
  for await (const { payload } of running) {
    if (payload?.$case === 'task') id = payload.value.id
    if (payload?.$case !== 'statusUpdate') continue
    states.push(payload.value.status?.state ?? 0)
    if (states.length === 2) await client.cancelTask({ tenant: '', id, metadata: undefined })
  }
  expect([...new Set(states)]).toEqual([2, 5])
  expect(await studio.get(`/runs/${id}`)).toMatchObject({ status: 'ended' })
})

it('says what is wrong also where a stream was asked for, as it does otherwise', async () => {
  const studio = await start()
  const client = await clientOf(studio, 'cafe')
  const read = async (stream: AsyncIterable<unknown>) => {
    for await (const each of stream) void each
  }
  await expect(read(client.resubscribeTask({ tenant: '', id: 'nobody' }))).rejects.toThrow('There is no task nobody')
  await expect(read(client.sendMessageStream(say('milk', 'nobody')))).rejects.toThrow('There is no task nobody')
  await expect(read(client.sendMessageStream(say({ nonsense: 1 })))).rejects.toThrow('nonsense')
  const response = await studio.request('/a2a/cafe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'a2a-version': '1.0' },
    body: '{"jsonrpc":"2.0","id":7,"method":"SubscribeToTask","params":{"id":"nobody"}}',
  })
  expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: 7, error: { code: -32_001 } })
})

it('is an agent of a flow elsewhere', async () => {
  const studio = await start()
  const far = remoteAgent({ url: `${studio.address}/a2a/cafe` })
  expect((await far.run({ prompt: 'milk' }).finished).board.answer).toBe('milk, any')
})

it('stands behind the door of the studio: token, origin, body and rate', async () => {
  const studio = await start({ token: 'secret', rate: { burst: 3, perSecond: 0.1 } })
  const asked = (path: string, init: RequestInit = {}) =>
    fetch(`${studio.address}${path}`, init).then(({ status }) => status)
  expect(await asked('/a2a')).toBe(401)
  expect(await asked('/a2a/cafe', { method: 'POST', body: '{}' })).toBe(401)
  const headers = { authorization: 'Bearer secret' }
  const client = await clientOf(studio, 'cafe', headers)
  expect(await client.getAgentCard()).toMatchObject({
    securitySchemes: { token: { scheme: { $case: 'httpAuthSecurityScheme', value: { scheme: 'bearer' } } } },
  })
  expect(resultOf((await client.sendMessage(say('milk'))) as Task)).toBe('milk, any')
  const from = { ...headers, origin: 'http://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect(await asked('/a2a/cafe', { method: 'POST', body: '{}', headers: from })).toBe(403)
  expect(await asked('/a2a/cafe', { method: 'POST', body: 'x'.repeat(1_100_000), headers })).toBe(413)
  expect(await asked('/a2a/nobody', { method: 'POST', body: '{}', headers })).toBe(404)
  expect(await asked('/a2a/cafe', { method: 'POST', body: '{}', headers })).toBe(429)
})

it('says which package is missing, and serves everything else', async () => {
  vi.doMock('@a2a-js/sdk', () => {
    throw new Error('Cannot find package')
  })
  const studio = await start()
  const response = await studio.request('/a2a/cafe/.well-known/agent-card.json')
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({
    error: { code: 'A2A_NO_PACKAGE', message: 'A2A needs a package: npm install @a2a-js/sdk' },
  })
  expect((await studio.request('/api/societies')).status).toBe(200)
})
