/** An attack on `/mcp`: what an assistant asks for, mutated, in batches, in foreign sessions, and what is no JSON. */
import type { Random } from '../../src/base/random.ts'
import type { RunList } from '../../src/server/api.ts'
import type { TestServer } from '../studio-server.ts'
import { post, type Ask } from './ask.ts'
import { hostileValue, mutateJson, mutateText, written } from './mutate.ts'

const HELLO = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } }

const tool = (name: string, given: object) => ({ method: 'tools/call', params: { name, arguments: given } })
const resource = (uri: string) => ({ method: 'resources/read', params: { uri } })

const questions = (run: string): readonly object[] => [
  { method: 'initialize', params: HELLO },
  { method: 'notifications/initialized' },
  { method: 'ping' },
  { method: 'tools/list', params: {} },
  { method: 'tools/list', params: { cursor: 'x' } },
  { method: 'resources/list' },
  { method: 'resources/templates/list' },
  { method: 'prompts/list' },
  { method: 'prompts/get', params: { name: 'explain-run', arguments: { run } } },
  {
    method: 'completion/complete',
    params: { ref: { type: 'ref/prompt', name: 'x' }, argument: { name: 'run', value: '' } },
  },
  { method: 'logging/setLevel', params: { level: 'debug' } },
  { method: 'no/such/method' },
  tool('list_runs', { limit: 3 }),
  tool('show_run', { run }),
  tool('read_board', { run, step: 1 }),
  tool('watch_run', { run, waitSeconds: 0 }),
  tool('compare_runs', { run, with: run }),
  tool('ask_member', { run, member: 'navigator', question: 'Where are we?' }),
  tool('list_files', { run }),
  tool('read_file', { run, name: 'scene.json' }),
  tool('read_file', { run, name: 'preview.png' }),
  tool('answer_run', { run, answer: 'approve', waitSeconds: 0 }),
  tool('fork_run', { run, at: 1, isPaused: true, waitSeconds: 0 }),
  tool('pause_run', { run }),
  tool('step_run', { run }),
  tool('resume_run', { run, waitSeconds: 0 }),
  tool('cancel_run', { run }),
  tool('run_counter', { goal: 2, waitSeconds: 0 }),
  tool('run_director', { userPrompt: 'a room with a chair', waitSeconds: 0 }),
  resource('troupe://societies'),
  resource('troupe://runs'),
  resource(`troupe://runs/${run}`),
  resource(`troupe://runs/${run}/board`),
  resource(`troupe://runs/${run}/journal`),
  resource(`troupe://runs/${run}/files/preview.png`),
  resource(`troupe://runs/${run}/../../x`),
  resource('file:///etc/passwd'),
]

const TIMES = 4

export async function attackMcp(random: Random, studio: TestServer, ask: Ask): Promise<void> {
  const { runs } = await studio.get<RunList>('/runs?limit=5')
  const run = runs.length > 0 ? random.pick(runs).id : 'none'
  for (let time = 0; time < TIMES; time++) {
    const { body, ...rest } = post(bodyOf(run, random))
    await ask('/mcp', { ...rest, body: body as string, headers: headersOf(random) })
  }
  if (random.next() < 0.6) await ask('/mcp', { method: random.pick(['GET', 'DELETE']), headers: headersOf(random) })
  await cancelAll(studio, ask)
}

function bodyOf(run: string, random: Random): string {
  const message = () => ({ jsonrpc: '2.0', id: random.integer(1_000), ...random.pick(questions(run)) })
  switch (random.integer(6)) {
    case 0:
      return written(message())
    case 1:
      return written(Array.from({ length: random.integer(30) }, message))
    case 2:
      return mutateText(JSON.stringify(message()), random)
    case 3:
      return written({ ...message(), params: hostileValue(random) })
    default:
      return written(mutateJson(message(), random))
  }
}

const ODD = ['', 'x', '-1', 'x'.repeat(2_000), 'text/plain', '2099-01-01', '{}', 'application/json; charset=utf-16']

function headersOf(random: Random): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  if (random.next() < 0.3)
    headers[random.pick(['mcp-session-id', 'mcp-protocol-version', 'accept', 'content-type', 'last-event-id'])] =
      random.pick(ODD)
  return headers
}

/** Runs that were started on the way do not work beside what comes next. */
async function cancelAll(studio: TestServer, ask: Ask): Promise<void> {
  const { runs } = await studio.get<RunList>('/runs?status=live&limit=20')
  for (const { id } of runs) await ask(`/api/runs/${encodeURIComponent(id)}/cancel`, post('{}'))
}
