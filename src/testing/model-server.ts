/** A local server that speaks OpenAI's protocol (chat completions, responses, embeddings), with faults on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Awaitable } from '../base/awaitable.ts'
import { messageOf } from '../base/errors.ts'
import { answerChat, streamChat } from './model-server-chat.ts'
import { answerEmbeddings } from './model-server-embeddings.ts'
import { replyTo } from './model-server-reply.ts'
import { readRequest, type ServerRequest } from './model-server-request.ts'
import { answerResponses, streamResponses } from './model-server-responses.ts'

/** What goes wrong with the next request. */
export type ServerFault =
  /** a status with a message, and after how many seconds to come back */
  | {
      readonly kind: 'status'
      readonly status: number
      readonly message?: string
      readonly retryAfter?: number | string
    }
  /** the answer comes after so long */
  | { readonly kind: 'slow'; readonly ms: number }
  /** the model's reply breaks off in the middle: of its last tool call, where it has any */
  | { readonly kind: 'truncated' }
  /** the arguments of the model's tool calls are cut JSON */
  | { readonly kind: 'bad-arguments' }
  /** the answer itself is no JSON */
  | { readonly kind: 'broken-body' }
  /** the model replies something else than was asked for */
  | { readonly kind: 'wrong-schema'; readonly reply?: unknown }
  /** the connection ends before the answer, or in the middle of a stream */
  | { readonly kind: 'dropped' }

export interface ModelServerOptions {
  /** what the model replies: text, tool calls (`callTools`), or a value that is sent as JSON; it may take its time */
  readonly reply: (request: ServerRequest, place: number) => Awaitable<string | object>
  /** the length of embeddings */
  readonly dimensions?: number
}

export interface ModelServer {
  /** where it listens; ends in /v1, so that a model of it is `${url}#name` */
  readonly url: string
  /** everything it was asked, in order */
  readonly requests: readonly ServerRequest[]
  /** the next requests meet these faults, one each */
  fail(...faults: readonly ServerFault[]): void
  /** stops listening and drops open connections: a process with an open server does not end */
  close(): Promise<void>
}

/** The two ways to ask for text, each whole or streamed. */
const protocols = [
  { path: '/chat/completions', answer: answerChat, stream: streamChat },
  { path: '/responses', answer: answerResponses, stream: streamResponses },
] as const

export async function startModelServer({ reply, dimensions = 8 }: ModelServerOptions): Promise<ModelServer> {
  const requests: ServerRequest[] = []
  const faults: ServerFault[] = []
  let answers = 0
  let completions = 0

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await readRequest(incoming)
    requests.push(request)
    const fault = faults.shift()
    if (fault?.kind === 'status') return refuse(outgoing, fault)
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms))
    if (fault?.kind === 'dropped' && request.body['stream'] !== true) return void outgoing.socket?.destroy()
    if (fault?.kind === 'broken-body') return send(outgoing, '{"id": "broken", "choices": [{"mess')
    if (request.path.endsWith('/embeddings')) return sendJson(outgoing, answerEmbeddings(request.body, dimensions))
    const isWrong = fault?.kind === 'wrong-schema'
    const said = isWrong ? (fault.reply ?? { unexpected: true }) : await reply(request, answers++)
    const isCut = fault?.kind === 'truncated' || fault?.kind === 'bad-arguments'
    const result = replyTo(request, said, ++completions, isCut ? fault.kind : undefined)
    const protocol = protocols.find(({ path }) => request.path.endsWith(path))
    if (!protocol) return refuse(outgoing, { kind: 'status', status: 404 })
    if (request.body['stream'] !== true) return sendJson(outgoing, protocol.answer(result))
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    let sent = 0
    for (const piece of protocol.stream(result)) {
      if (fault?.kind === 'dropped' && sent++ > 2) return void outgoing.socket?.destroy()
      outgoing.write(`data: ${piece}\n\n`)
      await new Promise((resolve) => setImmediate(resolve))
    }
    outgoing.end()
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      // a reply that throws is a mistake in a test: it is said, where a dropped connection would only be tried again
      if (outgoing.headersSent) outgoing.destroy()
      else refuse(outgoing, { kind: 'status', status: 422, message: `reply() threw: ${messageOf(error)}` })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    fail: (...more) => void faults.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function refuse(outgoing: ServerResponse, fault: Extract<ServerFault, { kind: 'status' }>): void {
  const { status, message = `fault ${status} on demand`, retryAfter } = fault
  if (retryAfter !== undefined) outgoing.setHeader('retry-after', String(retryAfter))
  sendJson(outgoing, { error: { message, type: 'fault', code: null, param: null } }, status)
}

function sendJson(outgoing: ServerResponse, body: object, status = 200): void {
  send(outgoing, JSON.stringify(body), status)
}

function send(outgoing: ServerResponse, body: string, status = 200): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body)
}
