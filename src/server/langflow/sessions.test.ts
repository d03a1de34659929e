/** Many sessions of a served flow at once: none sees another's, and a server that is stopped goes on with all. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../test/studio-server.ts'
import type { FlowFile } from '../../flows/file/schema/flow-file.ts'
import type { ComponentGraph } from '../../flows/graph.ts'
import { writeFlowFile } from '../../flows/langflow/agents/write-flow-file.ts'
import { newNode } from '../../flows/langflow/new-node.ts'
import { writeLangflow } from '../../flows/langflow/write.ts'
import { createMinds } from '../../minds/mind.ts'
import { adventurersFile } from './served-flow.ts'

const SESSIONS = 100
const STEPS = 4

const at = { x: 0, y: 0 }
const wire = (node: string, output: string, to: string, setting: string) => ({
  from: { node, output },
  to: { node: to, setting },
})

/** A flow file of ours, which counts calls for the session, and words for each call. */
const counter: FlowFile = {
  format: 'troupe-flow/1',
  name: 'counter',
  parameters: { said: { type: 'text', default: '' } },
  fields: { turns: { rule: 'sum' }, words: { rule: 'sum', keep: false } },
  start: 'count',
  agents: { count: { kind: 'compute', writes: { turns: '1', words: "length(split(said, ' '))" } } },
  routes: { count: { end: 'counted' } },
  output: "said + ', call ' + turns + ', ' + words + ' words'",
}

/** Says what it was told so far: nothing but memory. */
const parrot: ComponentGraph = {
  id: '0b9a7b1e-0000-4000-8000-0000000000aa',
  name: 'Parrot',
  description: '',
  endpoint: 'parrot',
  nodes: [
    newNode({ id: 'ChatInput-1', component: 'ChatInput', title: 'In', position: at }),
    newNode({ id: 'Memory-1', component: 'Memory', title: 'Before', position: at }),
    newNode({
      id: 'Prompt-1',
      component: 'Prompt',
      title: 'Prompt',
      values: { template: '{before}\n{now}' },
      position: at,
    }),
    newNode({ id: 'ChatOutput-1', component: 'ChatOutput', title: 'Out', position: at }),
  ],
  wires: [
    wire('ChatInput-1', 'message', 'Prompt-1', 'now'),
    wire('Memory-1', 'messages_text', 'Prompt-1', 'before'),
    wire('Prompt-1', 'prompt', 'ChatOutput-1', 'input_value'),
  ],
  notes: [],
}

let folder: string
let studio: TestServer
const open = () =>
  startServer({
    folder,
    flows: [
      writeLangflow(parrot).flow,
      adventurersFile(),
      writeFlowFile({ ...counter, name: 'drawn' }).flow,
      writeFlowFile({ ...counter, name: 'whole' }, { isWhole: true }).flow,
    ],
    flowSurroundings: { minds: createMinds({}) },
  })
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-sessions-'))
  studio = await open()
})
afterEach(async () => {
  await studio.close()
  rmSync(folder, { recursive: true })
})

async function say(flow: string, session: string, input: string): Promise<string> {
  const response = await fetch(`${studio.address}/api/v1/run/${flow}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input_value: input, session_id: session }),
  })
  const { outputs } = (await response.json()) as {
    outputs: { outputs: { results: { message: { text: string } } }[] }[]
  }
  return outputs[0]!.outputs[0]!.results.message.text
}

describe('sessions of served flows', () => {
  it('are a hundred at once, and none hears what another was told', async () => {
    const told = Array.from({ length: SESSIONS }, async (_, session) => {
      let last = ''
      for (let step = 0; step < STEPS; step++) last = await say('parrot', `s${session}`, `word-${session}-${step};`)
      return last
    })
    for (const [session, text] of (await Promise.all(told)).entries()) {
      const heard = new Set([...text.matchAll(/word-(\d+)-(\d+);/g)].map(([word]) => word))
      expect([...heard].every((word) => word.startsWith(`word-${session}-`))).toBe(true)
      expect(heard.size).toBe(STEPS)
    }
  })

  it.each(['drawn', 'whole'])('are those of a flow file of ours as well, board and all: %s', async (flow) => {
    expect(await say(flow, 'one', 'hello there')).toBe('hello there, call 1, 2 words')
    expect(await say(flow, 'two', 'hm')).toBe('hm, call 1, 1 words')
    expect(await say(flow, 'one', 'again')).toBe('again, call 2, 1 words')
    await studio.close()
    studio = await open()
    expect(await say(flow, 'one', 'and again')).toBe('and again, call 3, 2 words')
  })

  it('go on after the server was stopped in the middle, games as well', async () => {
    const rooms = (session: string) => [
      `Hall ${session.toUpperCase()}\nA hall. A door leads north.`,
      `Kitchen ${session.toUpperCase()}\nA kitchen.`,
    ]
    for (const session of ['a', 'b']) {
      await say('parrot', session, `first of ${session}.`)
      await say('adventurers', session, rooms(session)[0]!)
    }
    await studio.close()
    studio = await open()
    for (const session of ['a', 'b']) {
      const text = await say('parrot', session, 'second.')
      expect(text).toContain(`first of ${session}.`)
      expect(text).not.toContain(`first of ${session === 'a' ? 'b' : 'a'}.`)
      const decided = JSON.parse(await say('adventurers', session, rooms(session)[1]!)) as unknown
      expect(decided).toMatchObject({ action: expect.any(String) })
      const state = await fetch(`${studio.address}/api/v1/sessions/${session}/state?flow=adventurers`)
      const { map_state: map } = (await state.json()) as { map_state: { locations: object } }
      expect(Object.keys(map.locations)).toEqual([`hall_${session}`, `kitchen_${session}`])
    }
  })
})
