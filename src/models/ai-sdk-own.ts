/** The provider's own assistant messages as JSON: what is kept of them, and which may be given back. */
import type { ModelMessage } from 'ai'
import type { AssistantMessage } from './message.ts'

type Own = Extract<ModelMessage, { role: 'assistant' }>
interface OwnPart {
  readonly type?: unknown
  readonly toolCallId?: unknown
  readonly providerOptions?: unknown
}

// no files and no results: the SDK would load what their addresses name
const KEPT = new Set<unknown>(['text', 'reasoning', 'tool-call', 'custom'])
const REBUILT = new Set<unknown>(['text', 'tool-call'])

/** Messages of which our own words would lose something: signed reasoning, the provider's marks. */
export function keepOwn(messages: readonly ModelMessage[]): readonly Own[] | undefined {
  const said = messages.filter((message) => message.role === 'assistant')
  const kept = said.map((message) => ({ ...message, content: partsOf(message).filter(({ type }) => KEPT.has(type)) }))
  const isMore = ({ type, providerOptions }: OwnPart) => !REBUILT.has(type) || providerOptions !== undefined
  if (!kept.some(({ content }) => content.some(isMore))) return undefined
  return JSON.parse(JSON.stringify(kept)) as Own[]
}

/** A journal may come from elsewhere: only what a model says, and only with the calls that the message itself tells. */
export function readOwn({ own, calls = [] }: AssistantMessage): Own[] | undefined {
  if (!Array.isArray(own) || own.length === 0 || !own.every(isSaid)) return undefined
  const parts = own.flatMap(partsOf)
  const called = parts.filter(({ type }) => type === 'tool-call').map(({ toolCallId }) => toolCallId)
  const isSame = called.length === calls.length && calls.every(({ id }, place) => called[place] === id)
  return isSame && parts.every(({ type }) => KEPT.has(type)) ? own : undefined
}

function isSaid(message: unknown): message is Own {
  const { role, content } = (message ?? {}) as Partial<Own>
  return role === 'assistant' && Array.isArray(content) && content.every((part) => typeof part === 'object' && !!part)
}

function partsOf({ content }: Own): readonly OwnPart[] {
  return typeof content === 'string' ? [{ type: 'text' }] : content
}
