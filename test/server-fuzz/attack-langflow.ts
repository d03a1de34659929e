/** An attack on Langflow's API: calls, flows and builds, mutated; and flows that nobody should have made. */
import type { Random } from '../../src/base/random.ts'
import { adventurersGraph } from '../../src/flows/langflow/adventurers/adventurers-graph.ts'
import { newNode } from '../../src/flows/langflow/new-node.ts'
import { writeLangflow } from '../../src/flows/langflow/write.ts'
import { post, type Ask } from './ask.ts'
import { hostileValue, mutateJson, mutateText, written } from './mutate.ts'

const at = { x: 0, y: 0 }
const ECHO = '0b9a7b1e-0000-4000-8000-00000000000e'
const echo = {
  id: ECHO,
  name: 'Echo',
  description: '',
  endpoint: 'echo',
  nodes: [
    newNode({ id: 'ChatInput-1', component: 'ChatInput', title: 'In', position: at }),
    newNode({ id: 'Prompt-1', component: 'Prompt', title: 'Prompt', values: { template: 'Hm {q}' }, position: at }),
    newNode({ id: 'ChatOutput-1', component: 'ChatOutput', title: 'Out', position: at }),
  ],
  wires: [
    { from: { node: 'ChatInput-1', output: 'message' }, to: { node: 'Prompt-1', setting: 'q' } },
    { from: { node: 'Prompt-1', output: 'prompt' }, to: { node: 'ChatOutput-1', setting: 'input_value' } },
  ],
  notes: [],
}

/** Served by every server that is attacked. */
export const fuzzedFlows: readonly object[] = [writeLangflow(echo).flow, writeLangflow(adventurersGraph()).flow]

const calls = (random: Random): readonly (readonly [path: string, body: object])[] => {
  const session = `s${random.integer(20)}`
  return [
    ['/api/v1/run/echo', { input_value: 'hello', session_id: session }],
    ['/api/v1/run/echo?stream=true', { input_value: 'hello', session_id: session }],
    ['/api/v1/run/echo', { input_value: 'x', tweaks: { 'Prompt-1': { template: '{q} {q}' } } }],
    ['/api/v1/run/adventurers', { input_value: 'Hall\nA hall. A door leads north.', session_id: session }],
    ['/api/v1/responses', { model: 'adventurers', input: 'Hall\nA hall.', previous_response_id: session }],
    ['/api/v1/responses', { model: 'echo', input: [{ role: 'user', content: 'hello' }], stream: true }],
    ['/api/v1/webhook/echo', { any: 'thing' }],
    ['/api/v1/build/echo/flow', { inputs: { input_value: 'x', session } }],
    ['/api/v1/flows/', random.pick(fuzzedFlows)],
    ['/api/v1/flows/upload/', { flows: fuzzedFlows }],
    ['/api/v1/flows/download/', { flows: ['echo'] }],
    ['/api/flows', { file: random.pick(fuzzedFlows) }],
    ['/api/flows/new', { from: random.pick(['empty', 'adventurers']) }],
    ['/api/flows/check', { flow: random.pick(fuzzedFlows) }],
    [`/api/flows/${ECHO}/save`, { flow: fuzzedFlows[0]!, over: 'x' }],
    [`/api/flows/${ECHO}/run`, { input: 'x', session }],
    [`/api/flows/${ECHO}/restore`, { version: '0123456789abcdef' }],
  ]
}

const READ = [
  '/health',
  '/api/v1/version',
  '/api/v1/flows/',
  '/api/v1/flows/echo',
  '/api/v1/sessions/s1/state?flow=echo',
  '/api/v1/sessions/s1/state?flow=adventurers',
  '/api/v1/build/x/events',
  '/api/flows',
  '/api/flows/beginnings',
  `/api/flows/${ECHO}`,
  `/api/flows/${ECHO}/export`,
  `/api/flows/${ECHO}/versions`,
  `/api/flows/${ECHO}/versions/0123456789abcdef`,
]

/** Each route once: there are many, and attacks of this kind are few. */
export async function attackLangflow(random: Random, ask: Ask): Promise<void> {
  for (const [path, body] of calls(random)) {
    const { status, body: answer } = await ask(path, post(bodyOf(body, random)))
    if (status === 201 && /^\/api\/(?:v1\/)?flows/.test(path)) await useMade(answer, random, ask)
  }
  for (const path of READ) await ask(path)
  await ask('/api/v1/build/x/cancel', post('{}'))
  await ask('/api/flows/nothing/delete', post('{}'))
}

/** What was taken is called, changed and taken away again, so that the shelf does not fill. */
async function useMade(answer: string, random: Random, ask: Ask): Promise<void> {
  const made = JSON.parse(answer) as { id?: string; flows?: { id: string }[] } | { id: string }[]
  const flows = Array.isArray(made) ? made : (made.flows ?? [made])
  for (const { id = '' } of flows) {
    const flow = encodeURIComponent(id)
    await ask(`/api/v1/run/${flow}`, post('{"input_value":"x"}'))
    const change = { ...post(written({ name: 'x', data: hostileValue(random) })), method: 'PATCH' }
    await ask(`/api/v1/flows/${flow}`, change)
    await ask(`/api/v1/flows/${flow}`, { method: 'DELETE' })
  }
}

function bodyOf(body: object, random: Random): string {
  switch (random.integer(5)) {
    case 0:
      return written(body)
    case 1:
      return mutateText(JSON.stringify(body), random)
    default:
      return written(mutateJson(body, random))
  }
}
