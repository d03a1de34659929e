/** A model that is asked once and then replayed from a file: tests with real replies, without a network and a bill. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { redactDeep } from '../models/keys.ts'
import type { LanguageModel, ModelReply, ModelRequest } from '../models/model.ts'

export interface RecordedOptions {
  /** where the replies are kept, as JSON that can be committed */
  readonly file: string
  /** who is asked for what the file does not hold; without it that is an error */
  readonly model?: LanguageModel
  readonly name?: string
}

interface Tape {
  readonly model: string
  /** by a digest of the request; the same request asked again gets the next of its replies */
  readonly replies: Record<string, { readonly prompt: string; readonly replies: ModelReply[] }>
}

export function recordedModel({ file, model, name }: RecordedOptions): LanguageModel {
  const tape: Tape = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Tape)
    : { model: name ?? model?.name ?? 'recorded/model', replies: {} }
  const heard = new Map<string, number>()

  async function generate<T>(request: ModelRequest<T>): Promise<ModelReply<T>> {
    const key = digest(request)
    const place = heard.get(key) ?? 0
    heard.set(key, place + 1)
    const known = tape.replies[key]?.replies[place]
    if (known) return known as ModelReply<T>
    if (!model) {
      throw new Error(`${file} holds no reply to this request (${key}): ${request.prompt.slice(0, 200)}`)
    }
    const { text, usage, calls, own } = await model.generate(request)
    const reply = redactDeep({ text, usage, ...(calls && { calls }), ...(own !== undefined && { own }) })
    ;(tape.replies[key] ??= { prompt: redactDeep(request.prompt), replies: [] }).replies[place] = reply
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(tape, null, 2)}\n`)
    return reply
  }

  return {
    name: name ?? tape.model,
    generate,
    async *stream(request) {
      const reply = await generate(request)
      yield reply.text
      return reply
    },
  }
}

function digest(request: ModelRequest): string {
  const { system, prompt, images = [], temperature, maxOutputTokens, schema, messages, tools, toolChoice } = request
  const asked: unknown[] = [system, prompt, temperature, maxOutputTokens, schema !== undefined]
  // only where there is a chat: files from before there were any keep their replies
  if (messages || tools) asked.push(messages, tools, toolChoice)
  const hash = createHash('sha256').update(JSON.stringify(asked))
  for (const { mediaType, data } of images) hash.update(mediaType).update(data)
  return hash.digest('hex').slice(0, 16)
}
