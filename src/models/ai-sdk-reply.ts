/** A model's reply as the AI SDK tells it, in ours: text, the tool calls it wants done, and what it took. */
import { InvalidToolInputError } from 'ai'
import type { LanguageModelUsage, ModelMessage, ToolSet, TypedToolCall } from 'ai'
import { messageOf } from '../base/errors.ts'
import { briefly } from './ai-sdk-fault.ts'
import { keepOwn } from './ai-sdk-own.ts'
import { isChat } from './ai-sdk-request.ts'
import type { ToolCall } from './message.ts'
import type { ModelReply, ModelRequest, ModelUsage } from './model.ts'

interface Told {
  readonly text: string
  readonly usage: LanguageModelUsage
  readonly toolCalls: readonly TypedToolCall<ToolSet>[]
  readonly responseMessages: readonly ModelMessage[]
}

export function replyOf(request: ModelRequest, { text, usage, toolCalls, responseMessages }: Told): ModelReply<never> {
  const given = toolCalls.filter(({ providerExecuted }) => !providerExecuted).map(callOf)
  const calls = withOwnIds(given, idsIn(request))
  // under other ids than the provider's, the message is told in our words
  const own = isChat(request) && calls === given ? keepOwn(responseMessages) : undefined
  return { text, usage: usageOf(usage), ...(calls.length > 0 && { calls }), ...(own && { own }) }
}

/** A server may say anything: a call that took less than nothing would not be counted. */
export function usageOf(usage: LanguageModelUsage | undefined): ModelUsage {
  const { cacheReadTokens, cacheWriteTokens } = usage?.inputTokenDetails ?? {}
  const [read, written] = [counted(cacheReadTokens), counted(cacheWriteTokens)]
  return {
    inputTokens: counted(usage?.inputTokens),
    outputTokens: counted(usage?.outputTokens),
    ...(read > 0 && { cacheReadTokens: read }),
    ...(written > 0 && { cacheWriteTokens: written }),
  }
}

const counted = (tokens = 0) => (Number.isFinite(tokens) ? Math.max(0, tokens) : 0)

/** A tool that there is not is no fault of the words: whoever knows the tools says so. */
function callOf({ toolCallId, toolName, input, error }: TypedToolCall<ToolSet>): ToolCall {
  const call = { id: toolCallId, name: toolName, input: input as unknown }
  if (!InvalidToolInputError.isInstance(error)) return call
  return { ...call, fault: briefly(`The input could not be read: ${messageOf(error.cause ?? error)}`) }
}

function idsIn({ messages = [] }: ModelRequest): Set<string> {
  return new Set(messages.flatMap((message) => (message.role === 'assistant' ? (message.calls ?? []) : [])).map(idOf))
}

/** Some servers count the calls of each reply anew. Every call has one result, which is found by its id. */
function withOwnIds(calls: readonly ToolCall[], taken: Set<string>): readonly ToolCall[] {
  if (new Set([...taken, ...calls.map(idOf)]).size === taken.size + calls.length) return calls
  return calls.map((call) => {
    let id = call.id
    for (let count = 2; taken.has(id); count++) id = `${call.id}-${count}`
    taken.add(id)
    return { ...call, id }
  })
}

const idOf = ({ id }: ToolCall) => id
