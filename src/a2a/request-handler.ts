/** What an A2A server is asked, answered from journals: a task is a run, and nothing else is kept of it. */
import type {
  AgentCard,
  CancelTaskRequest,
  GetTaskRequest,
  ListTasksRequest,
  ListTasksResponse,
  Part,
  SendMessageRequest,
  StreamResponse,
  SubscribeToTaskRequest,
  Task,
} from '@a2a-js/sdk'
import type { A2ARequestHandler } from '@a2a-js/sdk/server'
import { TroupeError } from '../base/errors.ts'
import type { Awaitable } from '../base/awaitable.ts'
import { readStart } from '../store/fold.ts'
import type { StartRecord } from '../store/record.ts'
import { openQuestions } from '../store/questions.ts'
import type { Store } from '../store/store.ts'
import { tailRun } from '../store/tail.ts'
import { listTasks } from './list-tasks.ts'
import { isAsking, isSettled, taskOf, textIn, type ResultOf } from './task-of-run.ts'

/** Who drives the runs that tasks are. */
export interface TaskRunner {
  /** whether a run is one of this agent's, by how it began */
  readonly owns: (start: StartRecord) => boolean
  readonly store: Store
  /** starts a run and gives its id at once */
  start(message: { readonly text: string; readonly data: unknown }): Promise<string>
  /** goes on with one that waits or was left open; done when the answer is taken, or refused */
  resume(run: string, answer?: { readonly question: string; readonly value: unknown }): Awaitable<void>
  cancel(run: string): Promise<void>
  readonly isDriven: (run: string) => boolean
  /** the reason that a cancelled run ends with */
  readonly canceledAs: string
  /** what a task gives back */
  readonly result: ResultOf
  /** whoever still follows is let go */
  readonly closing: AbortSignal
}

/** A message that cannot be taken as it is: what is wrong with it, for whoever sent it. */
export class TaskRefusal extends Error {
  override readonly name = 'TaskRefusal'
}

export interface A2aErrors {
  readonly notFound: (id: string) => Error
  readonly malformed: (why: string) => Error
  readonly unsupported: () => Error
}

export function createRequestHandler(runner: TaskRunner, card: AgentCard, errors: A2aErrors): A2ARequestHandler {
  const { store, result, canceledAs } = runner
  const read = (run: string) => taskOf(store, run, { result, canceledAs })

  const isOwn = (start: StartRecord): boolean => runner.owns(start) && start.within === undefined

  /** Only runs of this society, and of nobody inside: an id is all that a client has to say. */
  const known = async (run: string): Promise<string> => {
    const start = await readStart(store, run).catch((error: unknown) => {
      if (error instanceof TroupeError) throw errors.notFound(run)
      throw error
    })
    if (!isOwn(start)) throw errors.notFound(run)
    return run
  }

  const wake = async (task: Task): Promise<Task> => {
    if (!isSettled(task) && !runner.isDriven(task.id)) await runner.resume(task.id)
    return task
  }

  const taken = async <T>(work: () => Awaitable<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw error instanceof TaskRefusal ? errors.malformed(error.message) : error
    }
  }

  const send = async ({ message }: SendMessageRequest): Promise<string> => {
    const text = textIn(message?.parts ?? [])
    const data = dataIn(message?.parts ?? [])
    if (text === '') throw errors.malformed('The message has no text and no data.')
    if (!message?.taskId) return taken(() => runner.start({ text, data }))
    const run = await known(message.taskId)
    const [question] = await openQuestions(store, run)
    if (!question) throw errors.malformed(`Task ${run} asks nothing now.`)
    await taken(() => runner.resume(run, { question: question.id, value: data ?? text }))
    return run
  }

  /** Until it rests: ended, failed, or with a question. */
  async function* follow(run: string): AsyncGenerator<StreamResponse, void, undefined> {
    // before it is read: what is written in between is then seen in the tail
    const head = await store.head(run)
    const first = await wake(await read(run))
    yield { payload: { $case: 'task', value: first } }
    // whose answer is on its way still asks; what is over stays so
    if (isSettled(first) && !(isAsking(first) && runner.isDriven(run))) return
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, runner.closing])
    try {
      for await (const { record } of tailRun(store, run, { from: head + 1, signal })) {
        const task = await read(run)
        const { status, artifacts } = task
        for (const artifact of artifacts) {
          const value = { taskId: run, contextId: run, artifact, append: false, lastChunk: true, metadata: undefined }
          yield { payload: { $case: 'artifactUpdate', value } }
        }
        yield {
          payload: { $case: 'statusUpdate', value: { taskId: run, contextId: run, status, metadata: undefined } },
        }
        // a question that is answered in the same breath was never a rest
        if (isSettled(task) && record.kind !== 'answer') return
      }
    } finally {
      over.abort()
    }
  }

  const settle = async (run: string): Promise<Task> => {
    for await (const { payload } of follow(run)) if (payload?.$case === 'statusUpdate') continue
    return read(run)
  }

  const unsupported = async () => {
    throw errors.unsupported()
  }

  return {
    getAgentCard: async () => card,
    getAuthenticatedExtendedAgentCard: unsupported,
    sendMessage: async (request) => {
      const run = await send(request)
      return request.configuration?.returnImmediately === true ? read(run) : settle(run)
    },
    async *sendMessageStream(request) {
      yield* follow(await send(request))
    },
    getTask: async ({ id }: GetTaskRequest) => wake(await read(await known(id))),
    cancelTask: async ({ id }: CancelTaskRequest) => {
      await runner.cancel(await known(id))
      return read(id)
    },
    async *resubscribe({ id }: SubscribeToTaskRequest) {
      yield* follow(await known(id))
    },
    listTasks: async (request: ListTasksRequest): Promise<ListTasksResponse> =>
      listTasks(request, {
        runs: await store.runs(),
        read: async (run) => {
          const start = await readStart(store, run).catch(() => undefined)
          return start && isOwn(start) ? read(run) : undefined
        },
        malformed: errors.malformed,
      }),
    createTaskPushNotificationConfig: unsupported,
    getTaskPushNotificationConfig: unsupported,
    listTaskPushNotificationConfigs: unsupported,
    deleteTaskPushNotificationConfig: unsupported,
  }
}

function dataIn(parts: readonly Part[]): unknown {
  const found = parts.find(({ content }) => content?.$case === 'data')
  return found?.content?.$case === 'data' ? (found.content.value as unknown) : undefined
}
