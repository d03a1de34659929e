/** An A2A server: a flow as an agent that others find by its card, send messages to, watch and answer. */
import type { AgentCard } from '@a2a-js/sdk'
import { createRunId } from '../base/ids.ts'
import type { Fields, View } from '../board/field.ts'
import type { Input } from '../board/input.ts'
import type { Flow, ResumeOptions } from '../engine/flow.ts'
import type { Run } from '../engine/run.ts'
import type { Store } from '../store/store.ts'
import { loadSdk } from './load-sdk.ts'
import { createRequestHandler, type TaskRunner } from './request-handler.ts'
import { CANCELED_BY_CLIENT, type ResultOf } from './task-of-run.ts'

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

const CARD = '/.well-known/agent-card.json'
// a message is a text and some data; files come by address
const MOST_BYTES = 1_048_576

export async function a2aServer<F extends Fields>(flow: Flow<F>, options: A2aServerOptions<F>): Promise<A2aServer> {
  const { store, url, authorize } = options
  const { server: sdk, errors } = await loadSdk()
  const card = cardOf(flow.name, options)
  const driven = new Map<string, Run<F>>()
  const drive = (id: string, run: Run<F>) => {
    driven.set(id, run)
    // what went wrong is in the journal, where the task is read from
    run.finished.catch(() => {}).finally(() => driven.get(id) === run && driven.delete(id))
  }
  const runner: TaskRunner = {
    flow: flow.name,
    store,
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
  const handler = createRequestHandler(runner, card, options.result as ResultOf, {
    notFound: (id) => new errors.TaskNotFoundError({ message: `There is no task ${id}.` }),
    malformed: (why) => new errors.RequestMalformedError({ message: why }),
    unsupported: () => new errors.UnsupportedOperationError({ message: 'This agent does not do that.' }),
  })
  const rpc = new sdk.JsonRpcTransportHandler(handler)
  const base = new URL(url).pathname.replace(/\/$/, '')

  const answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname
    if (request.method === 'GET' && path === `${base}${CARD}`) return Response.json(card)
    if (request.method !== 'POST') return new Response('Not found', { status: 404 })
    await authorize?.(request)
    const body = await request.text()
    if (body.length > MOST_BYTES) return new Response('Too large', { status: 413 })
    const version = request.headers.get('a2a-version') ?? ''
    const reply = await rpc.handle(body, new sdk.ServerCallContext({ requestedVersion: version }))
    return Symbol.asyncIterator in reply ? streamed(reply) : Response.json(reply)
  }
  return {
    fetch: (request) =>
      answer(request).catch((error: unknown) =>
        Response.json({ error: error instanceof Error ? error.message : 'refused' }, { status: 403 }),
      ),
    close: async () => {
      for (const run of driven.values()) run.stop()
      await Promise.allSettled([...driven.values()].map(({ finished }) => finished))
    },
  }
}

function streamed(replies: AsyncGenerator<unknown, void, undefined>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await replies.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`))
    },
    async cancel() {
      await replies.return()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' } })
}

function cardOf<F extends Fields>(flow: string, options: A2aServerOptions<F>): AgentCard {
  const { url, description, name = flow, version = '1.0.0' } = options
  const modes = ['text/plain', 'application/json']
  const plain = { tags: [], examples: [], inputModes: modes, outputModes: modes, securityRequirements: [] }
  return {
    name,
    description,
    version,
    supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', tenant: '', protocolVersion: '1.0' }],
    provider: undefined,
    capabilities: { streaming: true, pushNotifications: false, extensions: [] },
    securitySchemes: {},
    securityRequirements: [],
    defaultInputModes: modes,
    defaultOutputModes: modes,
    skills: [{ id: flow, name, description, ...plain }],
    signatures: [],
  }
}
