/** A model's reply in a test that is more than text: tool calls, reasoning, and what it took. */
import type { ToolCall } from '../models/message.ts'
import type { ModelUsage } from '../models/model.ts'

/** A call as a test writes it down; an id that differs from all others of its chat is given where none is. */
export interface TestCall {
  readonly name: string
  readonly input: unknown
  readonly id?: string
}

export interface TestReply {
  /** what the model says before its calls, or instead of any */
  readonly text?: string
  readonly calls?: readonly TestCall[]
  /** what the model thought before it spoke, which it is given back with its calls */
  readonly reasoning?: string
  /** what it took, in place of what is counted */
  readonly usage?: Partial<ModelUsage>
}

// a class, so that a plain object with the same fields is still a value that is told as JSON
class MarkedReply {
  readonly #reply: TestReply

  constructor(reply: TestReply) {
    this.#reply = reply
  }

  read(): TestReply {
    return this.#reply
  }
}

/** For `scriptedModel` and `startModelServer`: a reply with its usage, its reasoning or its calls. */
export function replyWith(reply: TestReply): object {
  return new MarkedReply(reply)
}

/**
 * A reply that calls tools, all at once:
 * `callTools({ name: 'weather', input: { city: 'Paris' } }, { name: 'time', input: {} }, { text: 'Let me see.' })`
 */
export function callTools(...given: readonly (TestCall | Omit<TestReply, 'calls'>)[]): object {
  const calls = given.filter((part) => 'name' in part)
  const more = given.filter((part) => !('name' in part))
  if (calls.length === 0) throw new Error('callTools needs a call: callTools({ name, input }).')
  return replyWith({ ...Object.assign({}, ...more), calls })
}

/** A test's reply as it is told: text as it is, any other value as JSON. */
export function plainReply(reply: string | object): TestReply & { readonly text: string } {
  if (reply instanceof MarkedReply) return { text: '', ...reply.read() }
  return { text: typeof reply === 'string' ? reply : JSON.stringify(reply) }
}

/** Calls with their ids, when so many came before them in their chat. */
export function withIds(calls: readonly TestCall[], before: number, prefix = 'call'): ToolCall[] {
  return calls.map(({ id, name, input }, index) => ({ id: id ?? `${prefix}-${before + index + 1}`, name, input }))
}

// near enough to what tokenizers make of English, and the same everywhere
function tokensIn(text: string): number {
  return Math.ceil(text.length / 4)
}

/** What a reply took: what the test says, and otherwise what is counted. */
export function usageOf(asked: string, { text = '', calls = [], usage }: TestReply): ModelUsage {
  const output = calls.length === 0 ? text : `${text}${JSON.stringify(calls)}`
  return { inputTokens: tokensIn(asked), outputTokens: tokensIn(output), ...usage }
}
