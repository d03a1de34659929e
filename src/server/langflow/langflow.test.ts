/** Langflow's API over real HTTP, with the clients people use: its own, and OpenAI's. */
import { LangflowClient } from '@datastax/langflow-client'
import OpenAI from 'openai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startServer, type TestServer } from '../../../test/studio-server.ts'
import { adventurersGraph } from '../../flows/langflow/adventurers/adventurers-graph.ts'
import { newNode } from '../../flows/langflow/new-node.ts'
import { writeLangflow } from '../../flows/langflow/write.ts'
import type { ComponentGraph } from '../../flows/graph.ts'
import { createMinds } from '../../minds/mind.ts'
import { createAdventurers } from '../../societies/adventurers/adventurers.ts'
import { openSource, storySource } from '../../societies/adventurers/story-source.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { startModelServer, type ModelServer } from '../../testing/index.ts'
import { createAdventure } from '../../worlds/adventure/adventure.ts'
import { adventurersFile } from './served-flow.ts'

const STEPS = 100
const KEY = 'a-key-that-is-long-enough-for-a-server'
const STORY = new URL('../../../stories/fog-bell.z5', import.meta.url).pathname

/** A chat that remembers: what a person says, what was said before, a model, and its answer. */
function chatGraph(): ComponentGraph {
  const at = { x: 0, y: 0 }
  const wire = (node: string, output: string, to: string, setting: string) => ({
    from: { node, output },
    to: { node: to, setting },
  })
  return {
    id: '0b9a7b1e-0000-4000-8000-000000000001',
    name: 'Chat',
    description: 'A chat that remembers.',
    endpoint: 'chat',
    nodes: [
      newNode({ id: 'ChatInput-1', component: 'ChatInput', title: 'Chat Input', position: at }),
      newNode({ id: 'Memory-1', component: 'Memory', title: 'Message History', position: at }),
      newNode({
        id: 'Prompt-1',
        component: 'Prompt',
        title: 'Prompt',
        values: { template: 'Before: {history}\nNow: {question}' },
        position: at,
      }),
      newNode({ id: 'LanguageModelComponent-1', component: 'LanguageModelComponent', title: 'Model', position: at }),
      newNode({ id: 'ChatOutput-1', component: 'ChatOutput', title: 'Chat Output', position: at }),
    ],
    wires: [
      wire('ChatInput-1', 'message', 'Prompt-1', 'question'),
      wire('Memory-1', 'messages_text', 'Prompt-1', 'history'),
      wire('Prompt-1', 'prompt', 'LanguageModelComponent-1', 'input_value'),
      wire('LanguageModelComponent-1', 'text_output', 'ChatOutput-1', 'input_value'),
    ],
    notes: [],
  }
}

let model: ModelServer
let studio: TestServer
const minds = createMinds({})

beforeEach(async () => {
  model = await startModelServer({ reply: ({ text }) => ({ text: `You said: ${text.slice(-60)}` }) })
  studio = await startServer({
    token: KEY,
    flows: [writeLangflow(chatGraph()).flow, adventurersFile()],
    flowSurroundings: { minds, model: `${model.url}#tiny` },
    adventure: { story: STORY, seed: 1 },
  })
})
afterEach(async () => {
  await studio.remove()
  await model.close()
})

const ask = (path: string, body?: unknown, headers: Record<string, string> = { 'x-api-key': KEY }) =>
  fetch(`${studio.address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const json = async (response: Response) => (await response.json()) as Record<string, unknown>

describe('a served flow', () => {
  it('is called by the client of Langflow, and remembers the session', async () => {
    const client = new LangflowClient({ baseUrl: studio.address, apiKey: KEY })
    const flow = client.flow('chat')
    const first = await flow.run('My name is Ana.', { session_id: 's1' })
    expect(first.chatOutputText()).toContain('My name is Ana.')
    const second = await flow.run('Who am I?', { session_id: 's1' })
    expect(second.chatOutputText()).toContain('Who am I?')
    const other = await flow.run('And I?', { session_id: 's2' })
    const prompts = model.requests.map(({ text }) => text)
    expect(prompts[1]).toMatch(/Before: [^]*My name is Ana\.[^]*Now: Who am I\?/)
    expect(prompts[2]).not.toContain('Ana')
    expect(other.chatOutputText()).toContain('And I?')
  })

  it('is streamed to the client of Langflow, event by event, with the whole at the end', async () => {
    const client = new LangflowClient({ baseUrl: studio.address, apiKey: KEY })
    const events: string[] = []
    let text = ''
    for await (const event of await client.flow('chat').stream('Hello.', { session_id: 's' })) {
      events.push(event.event)
      if (event.event === 'end') text = JSON.stringify(event.data.result)
    }
    expect(events[0]).toBe('add_message')
    expect(events.at(-1)).toBe('end')
    expect(events).toContain('token')
    expect(text).toContain('You said')
  })

  it('is a model of OpenAI’s Responses, whose id is the session', async () => {
    const openai = new OpenAI({ baseURL: `${studio.address}/api/v1`, apiKey: KEY })
    const first = await openai.responses.create({ model: 'chat', input: 'My name is Bo.' })
    expect(first.output_text).toContain('My name is Bo.')
    await openai.responses.create({ model: 'chat', input: 'Who?', previous_response_id: first.id })
    expect(model.requests[1]!.text).toContain('My name is Bo.')
    const stream = await openai.responses.create({ model: 'chat', input: 'Again.', stream: true })
    const types: string[] = []
    for await (const event of stream) types.push(event.type ?? 'chunk')
    expect(types.at(-1)).toBe('response.completed')
  })

  it('answers faults in the shapes of Langflow', async () => {
    expect((await ask('/health', undefined, {})).status).toBe(200)
    const without = await ask('/api/v1/run/chat', { input_value: 'x' }, {})
    expect([without.status, await json(without)]).toEqual([
      403,
      { detail: 'An API key must be passed as query or header' },
    ])
    const wrong = await ask('/api/v1/run/chat?x-api-key=no', { input_value: 'x' }, {})
    expect([wrong.status, await json(wrong)]).toEqual([403, { detail: 'Invalid or missing API key' }])
    const unknown = await ask('/api/v1/run/nothing', { input_value: 'x' })
    expect([unknown.status, await json(unknown)]).toEqual([404, { detail: 'Flow identifier nothing not found' }])
    expect((await ask('/api/v1/run/chat', { input_value: 7 })).status).toBe(422)
    const tweaks = { 'ChatInput-1': { input_value: 'other' } }
    expect((await ask('/api/v1/run/chat', { input_value: 'x', tweaks })).status).toBe(400)
    const missing = await ask('/api/v1/responses', { model: 'nothing', input: 'x' })
    expect([missing.status, await json(missing)]).toMatchObject([200, { error: { code: 'flow_not_found' } }])
  })

  it('takes tweaks and global variables for one call', async () => {
    const tweaks = { 'Prompt-1': { template: 'Tweaked: {question}' } }
    await ask('/api/v1/run/chat', { input_value: 'x', tweaks })
    expect(model.requests[0]!.text).toContain('Tweaked: x')
    await ask('/api/v1/run/chat', { input_value: 'y' })
    expect(model.requests[1]!.text).not.toContain('Tweaked')
  })

  it('tells the events of a build to whoever fetches them, however many do and however late', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    const slow = await startModelServer({ reply: () => asked.then(() => ({ text: 'At last.' })) })
    const graph = { ...chatGraph(), id: '0b9a7b1e-0000-4000-8000-000000000002', name: 'Slow', endpoint: 'slow' }
    const server = await startServer({
      flows: [writeLangflow(graph).flow],
      flowSurroundings: { minds, model: `${slow.url}#tiny` },
    })
    try {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
      const { job_id: job } = await json(await server.request('/api/v1/build/slow/flow', post))
      const events = async () => (await server.request(`/api/v1/build/${String(job)}/events`)).text()
      const both = [events(), events()]
      await vi.waitFor(() => expect(slow.requests).toHaveLength(1))
      answer()
      const [one, other] = await Promise.all(both)
      expect(one).toContain('At last.')
      expect(other).toBe(one)
      expect(await events()).toBe(one)
    } finally {
      await server.remove()
      await slow.close()
    }
  })

  it('is built as the playground does: a job, and its events', async () => {
    const { job_id: job } = await json(await ask('/api/v1/build/chat/flow', { inputs: { input_value: 'Hi.' } }))
    const events = await (await ask(`/api/v1/build/${String(job)}/events`)).text()
    const kinds = events
      .trim()
      .split('\n\n')
      .map((line) => (JSON.parse(line) as { event: string }).event)
    expect(kinds[0]).toBe('vertices_sorted')
    expect(kinds).toContain('end_vertex')
    expect(kinds.at(-1)).toBe('end')
  })
})

describe('flows on the shelf', () => {
  it('are created, read, changed, deleted, uploaded and downloaded', async () => {
    const raw = { ...writeLangflow(chatGraph()).flow, id: undefined, name: 'Mine', endpoint_name: 'mine' }
    const made = await ask('/api/v1/flows/', raw)
    expect(made.status).toBe(201)
    const { id } = (await json(made)) as { id: string }
    const client = new LangflowClient({ baseUrl: studio.address, apiKey: KEY })
    expect((await client.flow(id).run('Hey.')).chatOutputText()).toContain('Hey.')
    const change = { method: 'PATCH', headers: { 'x-api-key': KEY, 'content-type': 'application/json' } }
    const changed = await fetch(`${studio.address}/api/v1/flows/${id}`, { ...change, body: '{"name":"Ours"}' })
    expect(await json(changed)).toMatchObject({ id, name: 'Ours' })
    const form = new FormData()
    form.set('file', new File([JSON.stringify({ flows: [raw, { ...raw, name: 'Two' }] })], 'flows.json'))
    const headers = { 'x-api-key': KEY }
    const upload = await fetch(`${studio.address}/api/v1/flows/upload/`, { method: 'POST', headers, body: form })
    expect(upload.status).toBe(201)
    expect(await upload.json()).toHaveLength(2)
    const down = await json(await ask('/api/v1/flows/download/', { flows: [id] }))
    expect(down).toMatchObject({ name: 'Ours', data: { nodes: expect.any(Array) } })
    const gone = await fetch(`${studio.address}/api/v1/flows/${id}`, { method: 'DELETE', headers })
    expect(await json(gone)).toEqual({ message: 'Flow deleted successfully' })
    expect((await ask(`/api/v1/flows/${id}`)).status).toBe(404)
    expect((await ask('/api/v1/flows/', { name: 'Bad', data: { nodes: 7 } })).status).toBeLessThan(500)
  })
})

describe('the adventurers as a service', () => {
  it('play over a session as the society itself does on the same seed, and their state can be read', async () => {
    const own = createAdventurers({ minds })
    const { board } = await own.run({ story: storySource(STORY), maxSteps: STEPS }, { seed: 1, store: memoryStore() })
      .finished
    const world = createAdventure({ story: openSource(storySource(STORY)), seed: 1 })
    let session = ''
    const typed: string[] = []
    for (let step = 0; step < STEPS; step++) {
      const { text, room, score, moves } = world.observe('player')
      const input = JSON.stringify({ text, room, score, moves })
      const body = { model: 'adventurers', input, ...(session !== '' && { previous_response_id: session }) }
      const answer = (await json(await ask('/api/v1/responses', body))) as {
        id: string
        output: { content: { text: string }[] }[]
      }
      session = answer.id
      const { action, reasoning } = JSON.parse(answer.output[0]!.content[0]!.text) as Record<string, string>
      expect(reasoning).not.toBe('')
      typed.push(action!)
      world.perform('player', action!)
    }
    expect(typed).toEqual(board.commands)
    const state = await json(await ask(`/api/v1/sessions/${session}/state?flow=adventurers`))
    expect(state).toMatchObject({ step: STEPS - 1, map_state: { current_location: expect.any(String) } })
    expect((state['action_history'] as unknown[]).length).toBe(50)
  })

  it('is told apart from a flow that somebody changed', async () => {
    const graph = adventurersGraph()
    const nodes = graph.nodes.map((node) =>
      node.id === 'Prompt-memory'
        ? { ...node, settings: { ...node.settings, template: { ...node.settings['template']!, value: 'Hm {score}' } } }
        : node,
    )
    const changed = { ...writeLangflow({ ...graph, nodes }).flow, endpoint_name: 'mine', id: undefined }
    await ask('/api/v1/flows/', changed)
    await ask('/api/v1/run/mine', { input_value: 'Hall\nA hall.' })
    expect(model.requests.length).toBe(4)
  })
})
