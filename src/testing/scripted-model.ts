/** A model that says what it was told to, in order, and remembers what it was asked. For tests without a network. */
import type { LanguageModel, ModelReply, ModelRequest } from '../models/model.ts'
import { plainReply, usageOf, withIds } from './model-reply.ts'

/** A reply: text, tool calls (`callTools`), a value (told as JSON), or an error to throw. */
export type ScriptedReply = string | object | Error

export interface ScriptedModel extends LanguageModel {
  /** everything it was asked */
  readonly requests: readonly ModelRequest[]
}

/** A function makes its replies of the requests: of their `messages` and `tools`, for instance. */
export function scriptedModel(
  replies: readonly ScriptedReply[] | ((request: ModelRequest, place: number) => ScriptedReply),
  name = 'scripted/model',
): ScriptedModel {
  const requests: ModelRequest[] = []
  const next = (request: ModelRequest): ModelReply => {
    const place = requests.push(request) - 1
    const reply = typeof replies === 'function' ? replies(request, place) : replies[place]
    if (reply === undefined) throw new Error(`${name} has no reply left: it was asked ${place + 1} times.`)
    if (reply instanceof Error) throw reply
    return toldBy(request, reply)
  }
  return {
    name,
    requests,
    generate: async <T>(request: ModelRequest<T>) => next(request) as ModelReply<T>,
    async *stream(request) {
      const reply = next(request)
      yield* reply.text.match(/\S+\s*|\s+/g) ?? []
      return reply
    },
  }
}

function toldBy({ prompt, messages }: ModelRequest, given: string | object): ModelReply {
  const reply = plainReply(given)
  const asked = messages ? JSON.stringify(messages) : prompt
  const said = (messages ?? []).map((message) => (message.role === 'assistant' ? (message.calls ?? []) : []))
  const calls = withIds(reply.calls ?? [], said.flat().length)
  return {
    text: reply.text,
    usage: usageOf(asked, reply),
    ...(calls.length > 0 && { calls }),
    ...(reply.reasoning !== undefined && { own: [{ reasoning: reply.reasoning }] }),
  }
}
