/** A language model, as small as the rest of Troupe needs it. Providers sit beside it. */
import type { Schema } from '../base/schema.ts'
import type { ChatMessage, ToolCall } from './message.ts'

export interface ModelImage {
  /** such as image/png */
  readonly mediaType: string
  readonly data: Uint8Array
}

export interface ModelRequest<T = unknown> {
  readonly system?: string
  readonly prompt: string
  readonly images?: readonly ModelImage[]
  /** asks for structured output: the reply's `value` fits it. Who knows none is asked in words, and gives its text */
  readonly schema?: Schema<T>
  readonly temperature?: number
  readonly maxOutputTokens?: number
  readonly signal?: AbortSignal
  /** the chat so far, in place of the prompt, which is then the last thing a person said in it */
  readonly messages?: readonly ChatMessage[]
  /** what the model may call. It is told of calls in the reply and does nothing itself */
  readonly tools?: readonly ToolOffer[]
  /** `none`: tools are known, and none may be called now. `auto` by default */
  readonly toolChoice?: 'auto' | 'none' | 'required'
}

/** A tool as a model is told of it. */
export interface ToolOffer {
  readonly name: string
  readonly description: string
  /** JSON Schema of an object */
  readonly inputSchema: Readonly<Record<string, unknown>>
}

export interface ModelUsage {
  /** all of them, cached ones included */
  readonly inputTokens: number
  readonly outputTokens: number
  /** of the input tokens, those read from the provider's cache: most cost less */
  readonly cacheReadTokens?: number
  /** of the input tokens, those written to the provider's cache: some cost more */
  readonly cacheWriteTokens?: number
}

export interface ModelReply<T = unknown> {
  readonly text: string
  /** the parsed value, when a schema was given and the provider could hold to it */
  readonly value?: T
  readonly usage: ModelUsage
  /** what the model wants done before it answers */
  readonly calls?: readonly ToolCall[]
  /** the provider's own messages as JSON, to be given back to the same model with what came of the calls */
  readonly own?: unknown
  /** what was asked, where a schema had to be put into words */
  readonly prompt?: string
  /** how often it was tried, when more than once */
  readonly tries?: number
}

export interface LanguageModel {
  /** `provider/model`, as people name it and as the journal says who answered */
  readonly name: string
  generate<T>(request: ModelRequest<T>): Promise<ModelReply<T>>
  /** the text as it comes, and the whole reply at the end */
  stream(request: ModelRequest): AsyncGenerator<string, ModelReply>
}
