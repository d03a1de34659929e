/** An A2A server: a flow as an agent that others find by its card, send messages to, watch and answer. */
import { createRunId } from '../base/ids.ts'
import type { Fields, View } from '../board/field.ts'
import type { Input } from '../board/input.ts'
import type { Flow, ResumeOptions } from '../engine/flow.ts'
import type { Run } from '../engine/run.ts'
import type { Store } from '../store/store.ts'
import { createAgentEndpoint } from './agent-endpoint.ts'
import type { TaskRunner } from './request-handler.ts'
import type { ResultOf } from './task-of-run.ts'

export interface A2aServerOptions<F extends Fields> {
  readonly store: Store
  /** where the server is reached; the card is at `/.well-known/agent-card.json` below it */
  readonly url: string
  readonly description: string
  readonly name?: string
  readonly version?: string
  /** from a message to the start of a run; `data` is what a client sent as structured data */
  readonly start: (message: { readonly text: string; readonly data: unknown }) => Input<F>
  /** from the board at the end to what the client is given: text, or data */
  readonly result: (board: View<F>, reason: string) => unknown
  /** for every run that is started or resumed: minds, handlers */
  readonly run?: Omit<ResumeOptions, 'store' | 'answer' | 'question'>
  /** says no by an error, before anything is read or run: a check of a key, for instance */
  readonly authorize?: (request: Request) => Promise<void> | void
}

export interface A2aServer {
  /** for Hono, Bun, Deno, a worker, or `@hono/node-server` */
  readonly fetch: (request: Request) => Promise<Response>
  /** stops driving; runs can be resumed by the next server */
  close(): Promise<void>
}

const CANCELED_BY_CLIENT = 'canceled over A2A'

export async function a2aServer<F extends Fields>(flow: Flow<F>, options: A2aServerOptions<F>): Promise<A2aServer> {
  const { store, url, authorize, description, name = flow.name, version } = options
  const driven = new Map<string, Run<F>>()
  const closing = new AbortController()
  const drive = (id: string, run: Run<F>) => {
    driven.set(id, run)
    // what went wrong is in the journal, where the task is read from
    run.finished.catch(() => {}).finally(() => driven.get(id) === run && driven.delete(id))
  }
  const runner: TaskRunner = {
    owns: (start) => start.flow === flow.name,
    store,
    canceledAs: CANCELED_BY_CLIENT,
    result: options.result as ResultOf,
    closing: closing.signal,
    isDriven: (run) => driven.has(run),
    start: async (message) => {
      const id = createRunId()
      const run = flow.run(options.start(message), { ...options.run, store, id })
      drive(id, run)
      // known to the store before anybody asks for it; a run that cannot start fails here
      await Promise.race([store.changed(id, 0, new AbortController().signal), run.finished])
      return id
    },
    resume: (run, answer) => {
      const given = answer && { answer: answer.value, question: answer.question }
      drive(run, flow.resume(run, { ...options.run, store, ...given }))
    },
    cancel: async (run) => {
      const going = driven.get(run) ?? flow.resume(run, { ...options.run, store, steps: 0 })
      await going.cancel(CANCELED_BY_CLIENT)
    },
  }
  const about = { id: flow.name, name, description, url, ...(version !== undefined && { version }) }
  const { answer } = await createAgentEndpoint(runner, about)
  const base = new URL(url).pathname.replace(/\/$/, '')
  return {
    fetch: async (request) => {
      try {
        const path = new URL(request.url).pathname
        if (request.method === 'POST') await authorize?.(request)
        return await answer(request, path.startsWith(base) ? path.slice(base.length) : path)
      } catch (error) {
        return Response.json({ error: error instanceof Error ? error.message : 'refused' }, { status: 403 })
      }
    },
    close: async () => {
      closing.abort()
      for (const run of driven.values()) run.stop()
      await Promise.allSettled([...driven.values()].map(({ finished }) => finished))
    },
  }
}
