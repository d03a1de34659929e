/** What the model test server replies, before a protocol: the test's words, and what faults make of them. */
import type { ModelUsage } from '../models/model.ts'
import { plainReply, usageOf, withIds } from './model-reply.ts'
import type { ServerRequest } from './model-server-request.ts'

export interface ServerReply {
  /** counts the answers of a server from 1, so that each has an id of its own */
  readonly place: number
  readonly model: string
  readonly text: string
  readonly reasoning: string | undefined
  readonly calls: readonly ServerCall[]
  /** broke off at its limit */
  readonly cut: boolean
  readonly usage: ModelUsage
}

export interface ServerCall {
  readonly id: string
  readonly name: string
  /** JSON, as far as it goes */
  readonly arguments: string
}

export function replyTo(
  request: ServerRequest,
  said: string | object,
  place: number,
  fault?: 'truncated' | 'bad-arguments',
): ServerReply {
  const { text, reasoning, calls: given = [], usage } = plainReply(said)
  // counted within the chat as well, so that a server which was started again gives other ids
  const calls = withIds(given, request.calls, `call_${place}`).map(({ id, name, input }) => ({
    id,
    name,
    arguments: JSON.stringify(input),
  }))
  if (fault === 'bad-arguments' && calls.length === 0) throw new Error('bad-arguments needs a reply that calls a tool')
  const cut = fault === 'truncated'
  const told = {
    text: cut && calls.length === 0 ? half(text) : text,
    calls: calls.map((call, index) =>
      fault === 'bad-arguments' || (cut && index === calls.length - 1)
        ? { ...call, arguments: half(call.arguments) }
        : call,
    ),
  }
  const model = String(request.body['model'])
  return { place, model, reasoning, cut, ...told, usage: countUsage(request, told, usage) }
}

function countUsage({ text: asked }: ServerRequest, { text, calls }: Pick<ServerReply, 'text' | 'calls'>, usage = {}) {
  const input = (call: ServerCall) => ({ name: call.name, input: call.arguments })
  return usageOf(asked, { text, calls: calls.map(input), usage })
}

function half(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2))
}

export function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

/** Arguments come in pieces that end anywhere. */
export function piecesOf(json: string): readonly string[] {
  return json.match(/[^]{1,6}/g) ?? []
}
