/** A model that says what it was told to, in order, and remembers what it was asked. For tests without a network. */
import type { LanguageModel, ModelReply, ModelRequest } from '../models/model.ts'

/** A reply: text, a value (told as JSON), an error to throw, or what a function of the request makes of it. */
export type ScriptedReply = string | object | Error

export interface ScriptedModel extends LanguageModel {
  /** everything it was asked */
  readonly requests: readonly ModelRequest[]
}

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
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply)
    return { text, usage: { inputTokens: tokensIn(request.prompt), outputTokens: tokensIn(text) } }
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

// near enough to what tokenizers make of English, and the same everywhere
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 4)
}
