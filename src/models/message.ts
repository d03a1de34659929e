/** Messages of a chat with a language model: what people say, what the model says and calls, and what came of it. */

/** What a model wants done. */
export interface ToolCall {
  /** the provider's, unique within a chat */
  readonly id: string
  readonly name: string
  readonly input: unknown
  /** why the provider's own words for the call could not be read */
  readonly fault?: string
}

/**
 * What came of a call; every call has exactly one.
 * - `done`: what the tool gave back
 * - `faulty`: the input did not fit, there is no such tool, or it failed
 * - `denied`: somebody said no, and perhaps why
 * - `skipped`: a limit was reached before it
 * - `unknown`: a crash came in between; nobody knows whether it happened
 */
export type ToolOutcome = 'done' | 'faulty' | 'denied' | 'skipped' | 'unknown'

export interface ToolResult {
  /** the id of the call */
  readonly call: string
  readonly name: string
  readonly outcome: ToolOutcome
  /** plain JSON: what the tool gave back, or words for what happened instead */
  readonly output: unknown
}

export interface UserMessage {
  readonly role: 'user'
  readonly text: string
}

export interface AssistantMessage {
  readonly role: 'assistant'
  readonly text: string
  readonly calls?: readonly ToolCall[]
  /** the model that said it */
  readonly by?: string
  /** the provider's own messages as JSON, for the same model to be given back: they hold its signed reasoning */
  readonly own?: unknown
}

export interface ToolMessage {
  readonly role: 'tool'
  readonly results: readonly ToolResult[]
}

export type ChatMessage = UserMessage | AssistantMessage | ToolMessage
