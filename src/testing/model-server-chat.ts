/** Chat completions, whole and streamed, with everything in them that clients look for. */
import { piecesOf, wordsOf, type ServerCall, type ServerReply } from './model-server-reply.ts'

export function answerChat(reply: ServerReply): object {
  const { place, model, text, reasoning, calls, usage } = reply
  const message = {
    role: 'assistant',
    content: text === '' && calls.length > 0 ? null : text,
    ...(reasoning !== undefined && { reasoning_content: reasoning }),
    ...(calls.length > 0 && { tool_calls: calls.map((call) => callOf(call, call.arguments)) }),
  }
  return {
    id: `chatcmpl-${place}`,
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message, finish_reason: finishOf(reply) }],
    usage: chatUsage(usage),
  }
}

/** The pieces of a stream, each the data of one server-sent event. */
export function* streamChat(reply: ServerReply): Generator<string> {
  const { place, model, text, reasoning = '', calls, usage } = reply
  const chunk = (choices: readonly object[], more: object = {}) =>
    JSON.stringify({ id: `chatcmpl-${place}`, object: 'chat.completion.chunk', created: 0, model, choices, ...more })
  const piece = (delta: object, finish: string | null = null) => chunk([{ index: 0, delta, finish_reason: finish }])
  for (const word of wordsOf(reasoning)) yield piece({ role: 'assistant', reasoning_content: word })
  for (const word of wordsOf(text)) yield piece({ role: 'assistant', content: word })
  for (const [index, call] of calls.entries()) {
    yield piece({ role: 'assistant', tool_calls: [{ index, ...callOf(call, '') }] })
    for (const part of piecesOf(call.arguments)) yield piece({ tool_calls: [{ index, function: { arguments: part } }] })
  }
  yield piece({}, finishOf(reply))
  yield chunk([], { usage: chatUsage(usage) })
  yield '[DONE]'
}

function callOf({ id, name }: ServerCall, json: string): object {
  return { id, type: 'function', function: { name, arguments: json } }
}

function finishOf({ cut, calls }: ServerReply): string {
  if (cut) return 'length'
  return calls.length > 0 ? 'tool_calls' : 'stop'
}

function chatUsage({ inputTokens, outputTokens, cacheReadTokens = 0, cacheWriteTokens }: ServerReply['usage']): object {
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    prompt_tokens_details: {
      cached_tokens: cacheReadTokens,
      ...(cacheWriteTokens !== undefined && { cache_write_tokens: cacheWriteTokens }),
    },
  }
}
