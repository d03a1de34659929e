/** A language model, as small as the rest of Troupe needs it. Providers sit beside it. */
import type { Schema } from '../base/schema.ts'

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
}

export interface ModelUsage {
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface ModelReply<T = unknown> {
  readonly text: string
  /** the parsed value, when a schema was given and the provider could hold to it */
  readonly value?: T
  readonly usage: ModelUsage
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
