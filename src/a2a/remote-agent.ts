/**
 * An A2A agent elsewhere as a flow here: a message is sent as an effect, announced and never sent twice, and what it
 * asks is asked here. As a flow it can be run, nested in a society, or be a tool.
 */
import type { Task } from '@a2a-js/sdk'
import type { Client } from '@a2a-js/sdk/client'
import { systemClock } from '../base/clock.ts'
import { TroupeError } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import { schemaFromJson } from '../base/json-schema.ts'
import { value } from '../board/scalar-fields.ts'
import { board } from '../define/board.ts'
import type { EffectInfo } from '../define/effects.ts'
import { chosen, end } from '../define/route.ts'
import { flow, type Flow } from '../engine/flow.ts'
import { societyTool } from '../tools/society-tool.ts'
import type { ReadingTool } from '../tools/tool.ts'
import { loadSdk } from './load-sdk.ts'
import { isSettled, textIn, textPart } from './task-of-run.ts'

const fields = {
  prompt: value<string>(),
  /** what is to be sent next: the prompt, then answers to what the agent asks */
  reply: value(''),
  /** the task over there */
  task: value(''),
  answer: value(''),
}
const line = board(fields)

export interface RemoteAgentOptions {
  /** where its card is found */
  readonly url: string
  readonly name?: string
  readonly description?: string
  /** sent with every request: a key, for instance. It is not journaled */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
  /** how long it may work before it is given up. Ten minutes by default */
  readonly timeoutMs?: number
}

export type RemoteAgent = Flow<typeof fields> & {
  /** the agent as a tool that takes a task and gives back the answer */
  asTool(): ReadingTool<{ task: string }, string>
}

interface SendEffect {
  readonly type: 'a2a'
  readonly text: string
  readonly task: string
}

interface Sent {
  readonly task: string
  readonly answer?: string
}

const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 5_000
const DEFAULT_TIMEOUT_MS = 600_000

export function remoteAgent(options: RemoteAgentOptions): RemoteAgent {
  const { name = 'remote', description = `An agent at ${options.url}.`, timeoutMs = DEFAULT_TIMEOUT_MS } = options
  const connect = connector(options)
  const sender = line.agent({
    reads: ['prompt', 'reply', 'task'],
    writes: [],
    think: ({ prompt, reply, task }) => ({ effects: [{ type: 'a2a', text: reply || prompt, task } as SendEffect] }),
  })
  const receiver = line.agent({
    reads: ['task'],
    writes: ['task', 'answer', 'reply'],
    think: async ({ task: before }, context) => {
      const sent = readSent(context.effects[0]?.result)
      if (!sent) throw unknownIfSent(name, before)
      if (sent.answer !== undefined) return { update: { answer: sent.answer }, next: end('answered') }
      const client = await connect()
      const task = await settled(client, sent.task, timeoutMs, context.signal)
      const said = textIn(task.status?.message?.parts ?? [])
      const { TaskState } = (await loadSdk()).sdk
      switch (task.status?.state) {
        case TaskState.TASK_STATE_COMPLETED:
          return { update: { task: task.id, answer: resultOf(task) || said }, next: end('answered') }
        case TaskState.TASK_STATE_INPUT_REQUIRED: {
          const given = await context.ask(said || 'It asks for more.')
          const reply = typeof given === 'string' ? given : JSON.stringify(given)
          return { update: { task: task.id, reply }, next: 'send' }
        }
        default:
          throw new TroupeError(
            'A2A_FAILED',
            `${name} did not do it: ${said || 'it gave no reason'}. Its task: ${task.id}.`,
          )
      }
    },
  })
  const made = flow(line, {
    name,
    start: 'send',
    agents: { send: sender, receive: receiver },
    routes: { send: 'receive', receive: chosen('send') },
    handlers: {
      a2a: async ({ text, task }: SendEffect, { id }: EffectInfo): Promise<Sent> => {
        const client = await connect()
        const message = {
          // the same however often it is tried: a server that knows its repeats can tell
          messageId: id,
          contextId: '',
          taskId: task,
          role: 1,
          parts: [textPart(text)],
          metadata: undefined,
          extensions: [],
          referenceTaskIds: [],
        }
        const configuration = {
          acceptedOutputModes: ['text/plain', 'application/json'],
          taskPushNotificationConfig: undefined,
          returnImmediately: true,
        }
        const reply = await client.sendMessage({ tenant: '', message, configuration, metadata: undefined })
        return 'status' in reply ? { task: reply.id } : { task: '', answer: textIn(reply.parts) }
      },
    },
  })
  return Object.assign(made, {
    asTool: () =>
      societyTool(made, {
        name,
        description,
        input: schemaFromJson<{ task: string }>({
          type: 'object',
          properties: { task: { type: 'string', description: 'What is to be done, with everything needed to do it.' } },
          required: ['task'],
          additionalProperties: false,
        }),
        start: ({ task }) => ({ prompt: task }),
        result: ({ answer }) => answer,
      }),
  })
}

function connector({ url, headers = {}, fetch: given = fetch }: RemoteAgentOptions): () => Promise<Client> {
  let client: Promise<Client> | undefined
  const own: typeof fetch = (input, init) => {
    const all = new Headers(init?.headers)
    for (const [header, content] of Object.entries(headers)) all.set(header, content)
    return given(input, { ...init, headers: all, redirect: 'error' })
  }
  const open = async () => {
    const { client: sdk } = await loadSdk()
    const transports = [
      new sdk.JsonRpcTransportFactory({ fetchImpl: own }),
      new sdk.RestTransportFactory({ fetchImpl: own }),
    ]
    const cardResolver = new sdk.DefaultAgentCardResolver({ fetchImpl: own })
    try {
      return await new sdk.ClientFactory({ transports, cardResolver }).createFromUrl(
        url.endsWith('/') ? url : `${url}/`,
      )
    } catch (cause) {
      client = undefined
      throw new TroupeError('A2A_FAILED', `No A2A agent answers at ${url}: ${String(cause)}`, { cause })
    }
  }
  return () => (client ??= open())
}

/** Asked again and again, with growing pauses, until the task rests. */
async function settled(client: Client, id: string, timeoutMs: number, signal: AbortSignal): Promise<Task> {
  const until = Date.now() + timeoutMs
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const task = await client.getTask({ tenant: '', id }, { signal })
    if (isSettled(task)) return task
    if (Date.now() > until) throw new TroupeError('A2A_FAILED', `Task ${id} was not done within ${timeoutMs} ms.`)
    await systemClock.sleep(wait, signal)
  }
}

function resultOf({ artifacts }: Task): string {
  return artifacts.map(({ parts }) => textIn(parts)).join('\n')
}

function readSent(result: unknown): Sent | undefined {
  if (!isRecord(result) || typeof result['task'] !== 'string') return undefined
  const { task, answer } = result
  return { task, ...(typeof answer === 'string' && { answer }) }
}

function unknownIfSent(name: string, task: string): TroupeError {
  const where = task === '' ? '' : ` Look at its task ${task}.`
  return new TroupeError('A2A_FAILED', `Unknown whether the message reached ${name}: it was interrupted.${where}`)
}
