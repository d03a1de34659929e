/** Limits of a thought with tools, and when it stops: the words are those of the AI SDK. */
import type { AssistantMessage, ChatMessage } from '../../models/message.ts'

export interface LoopLimits {
  /** model calls in one thought; the last one may call no tool, so that it answers. 32 by default */
  readonly turns?: number
  /** tool calls in one thought, of all tools; further ones are skipped, and the model is told. 128 by default */
  readonly calls?: number
  /** milliseconds of one tool call, where the tool says nothing. A minute by default */
  readonly timeoutMs?: number
  /** bytes of one result, where the tool says nothing. 64 KiB by default */
  readonly bytes?: number
  /** the newest messages of the chat that are sent, and how many characters of them; the rest is left out */
  readonly history?: { readonly messages?: number; readonly characters?: number }
}

export const DEFAULT_LIMITS = {
  turns: 32,
  calls: 128,
  // a window that small models have as well, with room for a page of instructions
  history: { messages: 200, characters: 400_000 },
} as const

// a call made as often in a row, with the same input, brings nothing new
export const MOST_REPEATS = 4

/** One model call of a thought. */
export type LoopStep = Pick<AssistantMessage, 'text' | 'calls'>

/** Where a thought stands, between a model call with what came of it and the next one. */
export interface LoopState {
  /** model calls so far */
  readonly turns: number
  readonly last: LoopStep
  /** all of them, oldest first */
  readonly steps: readonly LoopStep[]
}

/** Ends the thought in place of the next model call. */
export type StopCondition = (state: LoopState) => boolean

export function stepCountIs(count: number): StopCondition {
  return ({ turns }) => turns >= count
}

/** True once the last model call has called this tool. */
export function hasToolCall(name: string): StopCondition {
  return ({ last }) => last.calls?.some((call) => call.name === name) ?? false
}

/** `steps` is made when asked for: most conditions go by the last one. */
export function stateOf(messages: readonly ChatMessage[], turns: number): LoopState {
  return {
    turns,
    last: messages.findLast((message) => message.role === 'assistant') ?? { text: '' },
    get steps() {
      return messages.filter((message) => message.role === 'assistant')
    },
  }
}
