/** The interface of a mind, which gives the answer for an agent: what it is asked, and what it returns. */
import type { Awaitable } from '../base/awaitable.ts'
import type { Schema } from '../base/schema.ts'
import type { Context } from '../define/agent.ts'
import type { ChatMessage } from '../models/message.ts'
import type { ModelImage } from '../models/model.ts'
import type { ToolUse } from './loop/options.ts'
import type { Meter } from './meter.ts'

export interface Prompt {
  readonly system?: string
  readonly prompt: string
  readonly images?: readonly ModelImage[]
  readonly temperature?: number
  readonly maxOutputTokens?: number
}

export type ReplyFormat = 'json' | 'yaml'

/** What an agent wants to know. */
export interface Matter<V, T, P = unknown> {
  readonly view: V
  readonly context: Context<P>
  /** made when first asked for: rules never need it */
  readonly prompt: () => Promise<Prompt>
  readonly reply: Schema<T>
  /** what the agent itself would say, when it has rules */
  readonly rules?: (() => Awaitable<T>) | undefined
  readonly format: ReplyFormat
  /** tools and a chat, where the agent has them */
  readonly use?: ToolUse | undefined
  readonly meter: Meter
  readonly keepPrompts: boolean
}

export interface Answer<T> {
  readonly reply: T
  /** which mind answered: a model's name, `rules`, `person` or `script` */
  readonly by: string
  /** what the reply itself says in a field of this name, otherwise 1; 0 when a fallback had to answer */
  readonly confidence: number
  /** what was said in this thought, from the prompt on, where the agent has tools or a chat */
  readonly messages?: readonly ChatMessage[]
  /** why a fallback had to answer */
  readonly error?: 'parse_failed' | 'model_failed' | 'guard_refused'
}

export interface Mind<V, T, P = unknown> {
  readonly name: string
  answer(matter: Matter<V, T, P>): Awaitable<Answer<T>>
}

/** A mind that goes by prompt and schema alone, and so can think for any agent. */
export interface AnyMind {
  readonly name: string
  answer<T>(matter: Matter<unknown, T>): Promise<Answer<T>>
}

export function answered<T>(by: string, reply: T): Answer<T> {
  const { confidence } = (reply ?? {}) as { confidence?: unknown }
  return { reply, by, confidence: typeof confidence === 'number' ? confidence : 1 }
}
