/** An attack on A2A: messages, tasks and streams, mutated, of societies that there are and of some there are not. */
import type { Random } from '../../src/base/random.ts'
import type { RunList } from '../../src/server/api.ts'
import type { TestServer } from '../studio-server.ts'
import { post, type Ask } from './ask.ts'
import { hostileValue, mutateJson, mutateText, written } from './mutate.ts'

const TIMES = 4

const said = (parts: readonly object[], taskId?: string) => ({
  message: { messageId: 'm', role: 'ROLE_USER', parts, ...(taskId !== undefined && { taskId }) },
})
const text = (words: string) => ({ text: words })
const data = (value: unknown) => ({ data: value, mediaType: 'application/json' })

const questions = (task: string): readonly (readonly [method: string, params: object])[] => [
  ['SendMessage', said([data({ goal: 3 })])],
  ['SendMessage', { ...said([data({ goal: 3 })]), configuration: { returnImmediately: true } }],
  ['SendMessage', said([text('count'), { url: 'file:///etc/passwd' }, { raw: 'AAAA' }])],
  ['SendMessage', said([text('yes')], task)],
  ['SendStreamingMessage', said([data({ goal: 3 })])],
  ['SendStreamingMessage', said([text('{"goal":3}')], task)],
  ['SubscribeToTask', { id: task }],
  ['GetTask', { id: task, historyLength: 3 }],
  ['CancelTask', { id: task }],
  ['ListTasks', { pageSize: 3, pageToken: task, status: 'TASK_STATE_COMPLETED', includeArtifacts: true }],
  ['GetExtendedAgentCard', {}],
  ['CreateTaskPushNotificationConfig', { taskId: task, url: 'http://169.254.169.254/' }],
  ['tasks/get', { id: task }],
]

export async function attackA2a(random: Random, studio: TestServer, ask: Ask): Promise<void> {
  await ask('/a2a')
  const society = random.next() < 0.9 ? random.pick(['counter', 'talk', 'desk']) : mutateText('counter', random)
  const agent = `/a2a/${encodeURIComponent(society)}`.slice(0, 4_000)
  await ask(`${agent}/.well-known/agent-card.json`)
  const { runs } = await studio.get<RunList>('/runs?limit=5')
  const task = runs.length > 0 && random.next() < 0.8 ? random.pick(runs).id : 'none'
  for (let time = 0; time < TIMES; time++) {
    const { headers, ...rest } = post(bodyOf(task, random))
    const version = random.next() < 0.9 ? '1.0' : random.pick(['', '0.3', '9'.repeat(2_000), '1.0\t'])
    await ask(agent, { ...rest, headers: { ...(headers as Record<string, string>), 'a2a-version': version } })
  }
}

function bodyOf(task: string, random: Random): string {
  const [method, params] = random.pick(questions(task))
  const message = { jsonrpc: '2.0', id: random.integer(1_000), method, params }
  switch (random.integer(6)) {
    case 0:
    case 1:
      return written(message)
    case 2:
      return mutateText(JSON.stringify(message), random)
    case 3:
      return written({ ...message, params: hostileValue(random) })
    default:
      return written(mutateJson(message, random))
  }
}
