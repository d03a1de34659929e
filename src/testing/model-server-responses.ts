/** The responses protocol, whole and streamed, with everything in it that clients look for. */
import { piecesOf, wordsOf, type ServerReply } from './model-server-reply.ts'

export function answerResponses(reply: ServerReply): object {
  const { place, model, cut, usage } = reply
  const { inputTokens, outputTokens, cacheReadTokens = 0, cacheWriteTokens } = usage
  return {
    id: `resp_${place}`,
    object: 'response',
    created_at: 0,
    model,
    status: cut ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: cut ? { reason: 'max_output_tokens' } : null,
    output: itemsOf(reply),
    usage: {
      input_tokens: inputTokens,
      input_tokens_details: {
        cached_tokens: cacheReadTokens,
        ...(cacheWriteTokens !== undefined && { cache_write_tokens: cacheWriteTokens }),
      },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: inputTokens + outputTokens,
    },
  }
}

type Item =
  | { type: 'reasoning'; id: string; encrypted_content: string; summary: readonly object[] }
  | { type: 'message'; id: string; role: string; status: string; content: readonly TextPart[] }
  | { type: 'function_call'; id: string; call_id: string; name: string; arguments: string; status: string }

interface TextPart {
  readonly type: 'output_text'
  readonly text: string
  readonly annotations: readonly never[]
}

function itemsOf({ place, text, reasoning, calls, cut }: ServerReply): Item[] {
  const status = cut ? 'incomplete' : 'completed'
  const items: Item[] = []
  if (reasoning !== undefined) {
    // what only the provider can read: it wants it back as it was
    const sealed = Buffer.from(reasoning).toString('base64')
    items.push({ type: 'reasoning', id: `rs_${place}`, encrypted_content: sealed, summary: [] })
  }
  if (text !== '' || calls.length === 0) {
    const content = [{ type: 'output_text' as const, text, annotations: [] }]
    items.push({ type: 'message', id: `msg_${place}`, role: 'assistant', status, content })
  }
  for (const [index, call] of calls.entries()) {
    const { id, name, arguments: json } = call
    items.push({ type: 'function_call', id: `fc_${place}_${index}`, call_id: id, name, arguments: json, status })
  }
  return items
}

/** The pieces of a stream, each the data of one server-sent event. */
export function* streamResponses(reply: ServerReply): Generator<string> {
  const whole = answerResponses(reply)
  const started = { ...whole, status: 'in_progress', incomplete_details: null, output: [], usage: null }
  let sent = 0
  for (const event of [
    { type: 'response.created', response: started },
    ...itemsOf(reply).flatMap(eventsOf),
    { type: reply.cut ? 'response.incomplete' : 'response.completed', response: whole },
  ])
    yield JSON.stringify({ ...event, sequence_number: sent++ })
}

function eventsOf(item: Item, place: number): object[] {
  const at = { output_index: place }
  return [
    { type: 'response.output_item.added', ...at, item: { ...item, ...unfilled(item) } },
    ...filling(item, { item_id: item.id, ...at }),
    { type: 'response.output_item.done', ...at, item },
  ]
}

/** An item before its pieces came. */
function unfilled({ type }: Item): object {
  if (type === 'message') return { status: 'in_progress', content: [] }
  return type === 'function_call' ? { status: 'in_progress', arguments: '' } : {}
}

function filling(item: Item, at: object): object[] {
  if (item.type === 'function_call') {
    const pieces = piecesOf(item.arguments)
    return [
      ...pieces.map((delta) => ({ type: 'response.function_call_arguments.delta', ...at, delta })),
      { type: 'response.function_call_arguments.done', ...at, name: item.name, arguments: item.arguments },
    ]
  }
  if (item.type !== 'message') return []
  const part = item.content[0]!
  const inPart = { ...at, content_index: 0 }
  return [
    { type: 'response.content_part.added', ...inPart, part: { ...part, text: '' } },
    ...wordsOf(part.text).map((delta) => ({ type: 'response.output_text.delta', ...inPart, delta })),
    { type: 'response.output_text.done', ...inPart, text: part.text },
    { type: 'response.content_part.done', ...inPart, part },
  ]
}
