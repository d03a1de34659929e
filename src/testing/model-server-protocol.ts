/** The bodies of OpenAI's protocol, with everything in them that clients look for. */
import { createHash } from 'node:crypto'
import type { ServerRequest } from './model-server.ts'

export interface ServerReply {
  /** counts the answers of a server from 1, so that each has an id of its own */
  readonly place: number
  readonly model: string
  readonly text: string
  /** broke off at its limit */
  readonly cut: boolean
  readonly usage: { readonly input: number; readonly output: number }
}

/** The two ways to ask for text, each whole or streamed. */
export const protocols = [
  { path: '/chat/completions', answer: answerChat, stream: streamChat },
  { path: '/responses', answer: answerResponses, stream: streamResponses },
] as const

function answerChat({ place, model, text, cut, usage }: ServerReply): object {
  const message = { role: 'assistant', content: text }
  return {
    id: `chatcmpl-${place}`,
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message, finish_reason: cut ? 'length' : 'stop' }],
    usage: chatUsage(usage),
  }
}

/** The pieces of a stream, each the data of one server-sent event. */
function* streamChat({ place, model, text, cut, usage }: ServerReply): Generator<string> {
  const chunk = (choices: readonly object[], more: object = {}) =>
    JSON.stringify({ id: `chatcmpl-${place}`, object: 'chat.completion.chunk', created: 0, model, choices, ...more })
  for (const word of wordsOf(text)) {
    yield chunk([{ index: 0, delta: { role: 'assistant', content: word }, finish_reason: null }])
  }
  yield chunk([{ index: 0, delta: {}, finish_reason: cut ? 'length' : 'stop' }])
  yield chunk([], { usage: chatUsage(usage) })
  yield '[DONE]'
}

function answerResponses({ place, model, text, cut, usage: { input, output } }: ServerReply): object {
  const content = [{ type: 'output_text', text, annotations: [] }]
  return {
    id: `resp_${place}`,
    object: 'response',
    created_at: 0,
    model,
    status: cut ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: cut ? { reason: 'max_output_tokens' } : null,
    output: [{ type: 'message', id: `msg_${place}`, role: 'assistant', status: 'completed', content }],
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  }
}

function* streamResponses(reply: ServerReply): Generator<string> {
  const whole = answerResponses(reply) as { output: readonly [object] }
  const item = { item_id: `msg_${reply.place}`, output_index: 0, content_index: 0 }
  yield JSON.stringify({ type: 'response.created', response: { ...whole, status: 'in_progress', output: [] } })
  yield JSON.stringify({ type: 'response.output_item.added', output_index: 0, item: whole.output[0] })
  for (const word of wordsOf(reply.text))
    yield JSON.stringify({ type: 'response.output_text.delta', ...item, delta: word })
  yield JSON.stringify({ type: 'response.output_item.done', output_index: 0, item: whole.output[0] })
  yield JSON.stringify({ type: reply.cut ? 'response.incomplete' : 'response.completed', response: whole })
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

/** Vectors that follow from the text alone. */
export function answerEmbeddings({ body }: ServerRequest, dimensions: number): object {
  const texts = Array.isArray(body['input']) ? (body['input'] as string[]) : [String(body['input'])]
  const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text, dimensions) }))
  return {
    object: 'list',
    model: body['model'],
    data,
    usage: { prompt_tokens: texts.length, total_tokens: texts.length },
  }
}

function vectorOf(text: string, dimensions: number): number[] {
  return Array.from({ length: dimensions }, (_, place) => {
    const [first = 0] = createHash('sha256').update(`${place}:${text}`).digest()
    return first / 127.5 - 1
  })
}

function chatUsage({ input, output }: ServerReply['usage']): object {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
}
