/** A model call as the journal keeps it: who answered whom, to what, with what, and what it took. */
import type { Awaitable } from '../base/awaitable.ts'
import { isNamedInside } from '../base/inside-ids.ts'
import { MODEL_CALL } from '../base/model-call-name.ts'
import type { ToolCall } from '../models/message.ts'
import type { ModelUsage } from '../models/model.ts'

export interface ModelCall {
  /** the model that answered */
  readonly mind: string
  readonly agent: string
  /** left out when prompts are not kept */
  readonly prompt?: string
  readonly system?: string
  /** what the images were, without their bytes */
  readonly images?: readonly { readonly mediaType: string; readonly bytes: number }[]
  readonly reply: string
  /** what the model wanted done */
  readonly calls?: readonly ToolCall[]
  /** the provider's own messages, which it is given back */
  readonly own?: unknown
  /** how many messages of the chat it was sent, in a thought with tools; they are on the board there */
  readonly messages?: number
  readonly usage: ModelUsage
  /** in US dollars, when the price is known */
  readonly cost?: number
  /** how often the provider was tried, when more than once */
  readonly tries?: number
  /** how long it took with all its tries, by the clock of the machine; calls of earlier versions do not say */
  readonly ms?: number
}

/** As much of a store as it takes to read journals. */
export interface Journals {
  runs(inside?: string): Awaitable<readonly string[]>
  head(run: string): Awaitable<number>
  read(run: string, from: number, limit: number): Awaitable<readonly { readonly record: unknown }[]>
}

const PAGE = 256

/** Every model call of a run and of the societies inside it, also those of thoughts that failed: they were paid. */
export async function readCalls(store: Journals, run: string): Promise<ModelCall[]> {
  const calls: ModelCall[] = []
  const inside = (await store.runs(run)).filter((id) => isNamedInside(id, run))
  for (const id of [run, ...inside]) {
    const head = await store.head(id)
    for (let from = 1; from <= head; from += PAGE) {
      for (const { record } of await store.read(id, from, PAGE)) {
        const { kind, name, value } = record as { kind?: unknown; name?: unknown; value?: unknown }
        if (kind === 'call' && name === MODEL_CALL && isModelCall(value)) calls.push(value)
      }
    }
  }
  return calls
}

/** A journal may come from elsewhere: what was spent is never less than nothing, or a cap would be raised by it. */
export function isModelCall(value: unknown): value is ModelCall {
  const { mind, agent, usage, cost = 0 } = (value ?? {}) as Partial<ModelCall>
  const { inputTokens, outputTokens, cacheReadTokens = 0, cacheWriteTokens = 0 } = (usage ?? {}) as Partial<ModelUsage>
  const spent = [inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, cost]
  return typeof mind === 'string' && typeof agent === 'string' && spent.every(isSpent)
}

const isSpent = (amount: unknown) => typeof amount === 'number' && Number.isFinite(amount) && amount >= 0
