/** An A2A endpoint: the card of one agent and its JSON-RPC, as a function from a request to a response. */
import { isRecord } from '../base/json-kinds.ts'
import type { AgentCard } from '@a2a-js/sdk'
import { loadSdk } from './load-sdk.ts'
import { createRequestHandler, type TaskRunner } from './request-handler.ts'

/** Where the card is, below the address of the agent. */
export const CARD = '/.well-known/agent-card.json'
// a message is a text and some data; files come by address
const MOST_BYTES = 1_048_576

/** What the card says of an agent. */
export interface AboutAgent {
  readonly id: string
  readonly name: string
  readonly description: string
  /** where it is reached */
  readonly url: string
  readonly version?: string
  /** whoever asks has to send a bearer token */
  readonly needsToken?: boolean
}

export interface AgentEndpoint {
  /** `path`: what comes after the address of the agent */
  readonly answer: (request: Request, path: string) => Promise<Response>
}

export async function createAgentEndpoint(runner: TaskRunner, about: AboutAgent): Promise<AgentEndpoint> {
  const { server: sdk, errors, sdk: types } = await loadSdk()
  const card = cardOf(about)
  /** Whoever goes away is let go: otherwise each would follow a task that rests for as long as that rests. */
  const answering = (left: AbortSignal) => {
    const following = { ...runner, closing: AbortSignal.any([runner.closing, left]) }
    const handler = createRequestHandler(following, card, {
      notFound: (id) => new errors.TaskNotFoundError({ message: `There is no task ${id}.` }),
      malformed: (why) => new errors.RequestMalformedError({ message: why }),
      unsupported: () => new errors.UnsupportedOperationError({ message: 'This agent does not do that.' }),
    })
    return new sdk.JsonRpcTransportHandler(handler)
  }
  return {
    async answer(request, path) {
      if (request.method === 'GET' && path === CARD) return Response.json(types.AgentCard.toJSON(card))
      if (request.method !== 'POST') return new Response('Not found', { status: 404 })
      const body = await textOf(request)
      if (body === undefined) return new Response('Too large', { status: 413 })
      const version = request.headers.get('a2a-version') ?? ''
      const message = readMessage(body)
      if (message === undefined) return Response.json(MALFORMED, { status: 400 })
      const left = new AbortController()
      const context = new sdk.ServerCallContext({ requestedVersion: version })
      const reply = await answering(left.signal).handle(message, context)
      if (!(Symbol.asyncIterator in reply)) return Response.json(reply)
      const faultOf = (error: unknown) => ({
        jsonrpc: '2.0',
        id: idOf(message),
        error: sdk.JsonRpcTransportHandler.mapToJSONRPCError(error),
      })
      return streamed(reply, faultOf, () => left.abort())
    },
  }
}

const MALFORMED = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'The body must be one message of JSON-RPC, as an object.' },
}

/** The official package takes whatever is JSON for an object. What is none it answers for itself. */
function readMessage(body: string): string | undefined {
  try {
    return isRecord(JSON.parse(body)) ? body : undefined
  } catch {
    return body
  }
}

/** Nothing when it is longer than a message may be; no more than that is read. */
async function textOf({ body }: Request): Promise<string | undefined> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > MOST_BYTES) return undefined
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

const idOf = (message: string): unknown => (JSON.parse(message) as { id?: unknown }).id ?? null

/** The official package leaves what fails in a stream to whoever reads it: that is told as any other fault is. */
async function streamed(
  replies: AsyncGenerator<unknown, void, undefined>,
  faultOf: (error: unknown) => object,
  leave: () => void,
): Promise<Response> {
  const encoder = new TextEncoder()
  const eventOf = (value: unknown) => encoder.encode(`data: ${JSON.stringify(value)}\n\n`)
  let next: Promise<IteratorResult<unknown, void>> | undefined = replies.next()
  try {
    // a task that there is not is known before anything is streamed
    await next
  } catch (error) {
    return Response.json(faultOf(error))
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await (next ?? replies.next())
        next = undefined
        if (!done) return controller.enqueue(eventOf(value))
      } catch (error) {
        controller.enqueue(eventOf(faultOf(error)))
      }
      controller.close()
    },
    async cancel() {
      // it may be waiting for what comes next, and would not hear that nobody wants it
      leave()
      await replies.return()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' } })
}

function cardOf({ id, name, description, url, version = '1.0.0', needsToken = false }: AboutAgent): AgentCard {
  const modes = ['text/plain', 'application/json']
  const plain = { tags: [], examples: [], inputModes: modes, outputModes: modes, securityRequirements: [] }
  return {
    name,
    description,
    version,
    supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', tenant: '', protocolVersion: '1.0' }],
    provider: undefined,
    capabilities: { streaming: true, pushNotifications: false, extensions: [] },
    securitySchemes: needsToken ? { token: BEARER } : {},
    securityRequirements: needsToken ? [{ schemes: { token: { list: [] } } }] : [],
    defaultInputModes: modes,
    defaultOutputModes: modes,
    skills: [{ id, name, description, ...plain }],
    signatures: [],
  }
}

const BEARER: AgentCard['securitySchemes'][string] = {
  scheme: { $case: 'httpAuthSecurityScheme', value: { description: '', scheme: 'bearer', bearerFormat: '' } },
}
