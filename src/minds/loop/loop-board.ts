/** The board of a tool-using mind: the chat, the answer, and the counts that its limits go by. */
import { append } from '../../board/list-fields.ts'
import { merge } from '../../board/merge-field.ts'
import { sum, value } from '../../board/scalar-fields.ts'
import { board } from '../../define/board.ts'
import type { ToolAsks } from '../../tools/ask-first.ts'
import type { ChatMessage, ToolCall, ToolOutcome } from '../../models/message.ts'

/** How a thought with tools ended: with words of the model, or with the input of a tool that is the answer. */
export type LoopAnswer = { readonly text: string } | { readonly tool: string; readonly input: unknown }

export const loopBoard = board({
  /** what the model was told beside the chat; left out when prompts are not kept */
  system: value(''),
  messages: append<ChatMessage>(),
  answer: value<LoopAnswer | null>(null),
  /** model calls so far */
  turns: sum(),
  /** calls so far, by tool */
  calls: merge<number>(),
  /** what was denied, by the call's fingerprint: the same is not asked again */
  denied: merge<string>(),
  /** the last call and how often it was made in a row */
  repeated: value<{ readonly call: string; readonly times: number }>({ call: '', times: 0 }),
  /** replies that did not fit, and were explained */
  explained: sum(),
  /** fingerprints of tools that come from elsewhere, as the run found them first */
  tools: value<Readonly<Record<string, string>> | null>(null),
})

/** One call on its way to the agent that does it; one that is refused already comes with what to say. */
export interface SentCall {
  readonly call: ToolCall
  readonly refused?: { readonly outcome: ToolOutcome; readonly output: string }
  /** it was begun, and asks something before it does anything */
  readonly asked?: AskedCall
}

export interface AskedCall {
  readonly asks: ToolAsks
  /** as it was approved */
  readonly input: unknown
  readonly edited?: true
  /** how often it has asked */
  readonly round: number
}

/** Steps of the inside flow are named by these agents in journals, traces and the studio. */
export const LOOP_FLOW = 'tools'
