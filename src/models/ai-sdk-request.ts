/** A request to a model in the AI SDK's words: the chat so far, images, and the tools on offer. */
import { jsonSchema, tool, wrapLanguageModel } from 'ai'
import type { LanguageModel as SdkLanguageModel, ModelMessage, ToolSet } from 'ai'
import { readOwn } from './ai-sdk-own.ts'
import type { AssistantMessage, ChatMessage, ToolResult } from './message.ts'
import type { ModelRequest, ToolOffer } from './model.ts'
import type { AiSdkModel } from './sdk-object.ts'

type Part<Role extends ModelMessage['role']> = Exclude<Extract<ModelMessage, { role: Role }>['content'], string>[number]
type ToolOutput = Extract<Part<'tool'>, { type: 'tool-result' }>['output']

/**
 * A chat is to be continued from what was journaled alone, however much later: OpenAI would otherwise keep a part of
 * it on its side, for a month, and be given references to that. Other providers do not read this.
 */
const SELF_CONTAINED = { openai: { store: false } }

/**
 * Tries once: trying again is `patience.ts`'s, for all providers alike. `name` is that of the model that is asked.
 * Tools have nothing to execute, so that the SDK calls the model once and gives back what the model wants done.
 */
export function asked(request: ModelRequest, name: string) {
  const { system, temperature, maxOutputTokens, signal, tools = [] } = request
  return {
    messages: messagesOf(request, name),
    maxRetries: 0,
    ...(system !== undefined && { instructions: system }),
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(signal && { abortSignal: signal }),
    ...(tools.length > 0 && { tools: offered(tools) }),
    ...(isChat(request) && { providerOptions: SELF_CONTAINED }),
  }
}

/**
 * The model that is asked. Whether it may or must call a tool is told to it and not to the SDK, which throws away a
 * reply that does otherwise, though it is paid: whoever asked decides what to make of it.
 */
export function asking(given: AiSdkModel, { tools = [], toolChoice: type = 'auto' }: ModelRequest): SdkLanguageModel {
  const model = given as Exclude<SdkLanguageModel, string>
  if (tools.length === 0 || type === 'auto') return model
  const middleware = {
    specificationVersion: 'v4' as const,
    transformParams: async <P>({ params }: { params: P }) => ({ ...params, toolChoice: { type } }),
  }
  return wrapLanguageModel({ model, middleware })
}

/** Whether more is to come than one reply, so that the provider's own message has to be kept. */
export function isChat({ messages = [], tools = [] }: ModelRequest): boolean {
  return messages.length > 0 || tools.length > 0
}

/** A request with more words at the end of what a person said last. */
export function withWords<T>(request: ModelRequest<T>, words: string): ModelRequest<T> {
  const { prompt, messages } = request
  if (words === '') return request
  const last = messages?.findLastIndex(({ role }) => role === 'user') ?? -1
  const chat = messages?.map((message, place) =>
    message.role === 'user' && place === last ? { ...message, text: `${message.text}${words}` } : message,
  )
  return { ...request, prompt: `${prompt}${words}`, ...(chat && { messages: chat }) }
}

function messagesOf({ prompt, messages = [], images = [] }: ModelRequest, name: string): ModelMessage[] {
  const chat: readonly ChatMessage[] = messages.length > 0 ? messages : [{ role: 'user', text: prompt }]
  const files = images.map(({ mediaType, data }) => ({ type: 'file' as const, mediaType, data }))
  const last = chat.findLastIndex(({ role }) => role === 'user')
  return chat.flatMap((message, place): ModelMessage[] => {
    if (message.role === 'assistant') return assistantMessages(message, name)
    if (message.role === 'tool') return [{ role: 'tool', content: message.results.map(resultPart) }]
    const text = { type: 'text' as const, text: message.text }
    return [{ role: 'user', content: [text, ...(place === last ? files : [])] }]
  })
}

/** What a model said goes back to it as its provider wrote it; another model is told what was said and called. */
function assistantMessages(message: AssistantMessage, name: string): ModelMessage[] {
  const own = message.by === name ? readOwn(message) : undefined
  if (own) return own
  const { text, calls = [] } = message
  const content: Part<'assistant'>[] = text === '' ? [] : [{ type: 'text', text }]
  for (const { id, name: toolName, input } of calls) {
    // providers take objects only: what could not be read stays with them as nothing
    const given = typeof input === 'object' && input !== null ? input : {}
    content.push({ type: 'tool-call', toolCallId: id, toolName, input: given })
  }
  return content.length === 0 ? [] : [{ role: 'assistant', content }]
}

function resultPart({ call, name, outcome, output }: ToolResult): Part<'tool'> {
  return { type: 'tool-result', toolCallId: call, toolName: name, output: outputOf(outcome, output) }
}

function outputOf(outcome: ToolResult['outcome'], output: unknown): ToolOutput {
  const words = typeof output === 'string' ? output : JSON.stringify(output ?? null)
  if (outcome === 'denied') return { type: 'execution-denied', reason: words }
  if (outcome !== 'done') return { type: 'error-text', value: words }
  return typeof output === 'string'
    ? { type: 'text', value: output }
    : { type: 'json', value: (output ?? null) as never }
}

function offered(tools: readonly ToolOffer[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, inputSchema }) => [
      name,
      tool({ description, inputSchema: jsonSchema(inputSchema as never) }),
    ]),
  )
}
