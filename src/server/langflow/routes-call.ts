/** Calling a served flow: `/run/FLOW`, `/webhook/FLOW` and `/responses`, whole or streamed. */
import { Hono, type Context } from 'hono'
import { isRecord } from '../../base/json-kinds.ts'
import type { Places } from '../limits.ts'
import type { FlowCalls } from './calls.ts'
import { detailOf, DetailFault, reasonOf, unfit } from './detail.ts'
import type { FlowShelf } from './flow-shelf.ts'
import { readCall, readJson, sessionIn, textIn as textOf, type JsonObject, type ReadCall } from './read-call.ts'
import { messageOf, responseObject, runResponse, textIn } from './results.ts'
import { streamed } from './stream.ts'
import type { ServedFlow } from './served-flow.ts'

export interface CallRoutes {
  readonly shelf: FlowShelf
  readonly calls: FlowCalls
  /** what one client may have open at once */
  readonly streams: Places
  readonly report: (error: unknown) => void
  readonly now: () => number
}

export function callRoutes({ shelf, calls, streams, report, now }: CallRoutes): Hono {
  const app = new Hono()
  const stamp = () => new Date(now()).toISOString()

  app.post('/run/:flow', async (c) => {
    const flow = shelf.get(c.req.param('flow'))
    const given = readCall(c, await readJson(c), flow)
    const said = { session: given.session, input: given.input, at: stamp() }
    if (c.req.query('stream') !== 'true') {
      return c.json(runResponse(await calls.call(flow, given), flow, given, said))
    }
    return streamRun(flow, given, said.at, streams.take(c))
  })

  // each event is bare JSON and a blank line, as Langflow sends it
  const streamRun = (flow: ServedFlow, given: ReadCall, at: string, leave: () => void): Response =>
    streamed(leave, async ({ send }) => {
      const said = { session: given.session, input: given.input, at }
      const tell = (event: string, data: unknown) => send(`${JSON.stringify({ event, data })}\n\n`)
      const chat = flow.graph.nodes.find(({ component }) => component === 'ChatInput')
      if (chat !== undefined) tell('add_message', messageOf({ text: given.input, node: chat.id, ...chat }, flow, said))
      try {
        const onToken = (chunk: string) => tell('token', { chunk, id: given.session, timestamp: at })
        const result = await calls.call(flow, { ...given, onToken })
        const response = runResponse(result, flow, given, said)
        for (const { results } of response.outputs[0]!.outputs) tell('add_message', results.message)
        tell('end', { result: response })
      } catch (error) {
        const { body } = detailOf(error, report)
        tell('error', { error: typeof body.detail === 'string' ? body.detail : JSON.stringify(body.detail) })
      }
    })

  app.post('/webhook/:flow', async (c) => {
    const flow = shelf.get(c.req.param('flow'))
    const body = await readJson(c)
    const session = sessionIn(body, 'session_id')
    await calls.call(flow, { input: JSON.stringify(body), session })
    return c.json({ message: 'Task started in the background', status: 'in progress' }, 202)
  })

  /** Whatever goes wrong is told with 200, as Langflow does; only a missing key is not. */
  app.post('/responses', async (c) => {
    let body: JsonObject = {}
    try {
      body = await readJson(c)
      return await respond(c, body)
    } catch (error) {
      if (error instanceof DetailFault && error.status === 422) throw error
      const { model } = body
      const isMissing = error instanceof DetailFault && error.status === 404 && typeof model === 'string'
      const { body: told } = detailOf(error, report)
      const message = isMissing ? `Flow with id '${model}' not found` : textOfDetail(told.detail)
      const [type, code] = isMissing ? ['invalid_request_error', 'flow_not_found'] : ['processing_error', null]
      return c.json({ error: { message, type, code } })
    }
  })

  const respond = async (c: Context, body: JsonObject): Promise<Response> => {
    const model = textOf(body, 'model')
    if (model === undefined) throw unfit('model', 'Field required')
    const flow = shelf.get(model)
    const previous = textOf(body, 'previous_response_id') ?? null
    const given = readCall(c, { ...body, input_value: inputIn(body), session_id: previous ?? '' }, flow)
    const at = now()
    const finish = async (onToken?: (chunk: string) => void) => {
      const result = await calls.call(flow, { ...given, ...(onToken && { onToken }) })
      return responseObject(textIn(result, flow, given), model, given.session, previous, at)
    }
    if (body['stream'] !== true) return c.json(await finish())
    return streamed(streams.take(c), async ({ send }) => {
      let isSaid = false
      const say = (content: string) => {
        isSaid = true
        const chunk = { id: given.session, object: 'response.chunk', created: Math.floor(at / 1000), model }
        send(`data: ${JSON.stringify({ ...chunk, delta: { content }, status: 'in_progress' })}\n\n`)
      }
      try {
        const response = await finish(say)
        if (!isSaid) say(response.output[0]!.content[0]!.text)
        send(`event: response.completed\ndata: ${JSON.stringify({ type: 'response.completed', response })}\n\n`)
      } catch (error) {
        report(error)
        const message = textOfDetail(detailOf(error, () => {}).body.detail) || reasonOf(error)
        send(`data: ${JSON.stringify({ error: { message, type: 'processing_error', code: null } })}\n\n`)
      }
      send('data: [DONE]\n\n')
    })
  }

  app.get('/sessions/:session/state', async (c) => {
    const flow = shelf.get(c.req.query('flow') ?? '')
    const state = await calls.stateOf(flow, c.req.param('session'))
    if (state === undefined) throw new DetailFault(404, `Session ${c.req.param('session').slice(0, 100)} not found`)
    return c.json(state as object)
  })
  return app
}

function textOfDetail(detail: unknown): string {
  if (typeof detail !== 'string') return JSON.stringify(detail)
  try {
    const { message } = JSON.parse(detail) as { message?: unknown }
    return typeof message === 'string' ? message : detail
  } catch {
    return detail
  }
}

/** A text, or OpenAI's list of messages: the last that a person said. */
function inputIn({ input }: JsonObject): string {
  if (typeof input === 'string') return input
  if (!Array.isArray(input)) throw unfit('input', 'Field required')
  const last: unknown = input.findLast((each) => isRecord(each) && (each['role'] ?? 'user') === 'user')
  const content = isRecord(last) ? last['content'] : undefined
  if (typeof content === 'string') return content
  const parts = (Array.isArray(content) ? content : []) as readonly unknown[]
  return parts.map((part) => (isRecord(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('\n')
}
