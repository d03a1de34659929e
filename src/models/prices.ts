/** What models cost, as far as we know it. A model that is not listed counts tokens only. */
import { isAddress, parseModelName } from './model-name.ts'
import type { ModelUsage } from './model.ts'

/** US dollars per million tokens. */
export interface Price {
  readonly input: number
  readonly output: number
  /** of input that is read from the provider's cache; that of other input where it is not given */
  readonly cacheRead?: number
  /** of input that is written to the provider's cache; that of other input where it is not given */
  readonly cacheWrite?: number
}

/** About the list prices of this day, written down from memory and not checked: give your own where it matters. */
export const PRICES_OF = '2025-11-01'

export const PRICES: Readonly<Record<string, Price>> = {
  'anthropic/claude-opus-4-1': { input: 15, output: 75, cacheRead: 1.5, cacheWrite: 18.75 },
  'anthropic/claude-sonnet-4-5': { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 },
  'anthropic/claude-haiku-4-5': { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 },
  'anthropic/claude-3-5-haiku': { input: 0.8, output: 4, cacheRead: 0.08, cacheWrite: 1 },
  'openai/gpt-5': { input: 1.25, output: 10, cacheRead: 0.125 },
  'openai/gpt-5-mini': { input: 0.25, output: 2, cacheRead: 0.025 },
  'openai/gpt-5-nano': { input: 0.05, output: 0.4, cacheRead: 0.005 },
  'openai/gpt-4.1': { input: 2, output: 8, cacheRead: 0.5 },
  'openai/gpt-4.1-mini': { input: 0.4, output: 1.6, cacheRead: 0.1 },
  'openai/gpt-4o': { input: 2.5, output: 10, cacheRead: 1.25 },
  'openai/gpt-4o-mini': { input: 0.15, output: 0.6, cacheRead: 0.075 },
  'google/gemini-2.5-pro': { input: 1.25, output: 10, cacheRead: 0.125 },
  'google/gemini-2.5-flash': { input: 0.3, output: 2.5, cacheRead: 0.03 },
  'google/gemini-2.5-flash-lite': { input: 0.1, output: 0.4, cacheRead: 0.01 },
}

/** The price of a model, also of a dated version of it. What runs on your own machine is free. */
export function priceOf(name: string, own: Readonly<Record<string, Price>> = {}): Price | undefined {
  const undated = name.replace(/-(?:latest|\d{8}|\d{4}-\d{2}-\d{2})$/, '')
  return own[name] ?? own[undated] ?? PRICES[name] ?? PRICES[undated] ?? (isLocal(name) ? FREE : undefined)
}

/** Cached tokens are some of the input tokens, and never more than all of them: a cost is never less than nothing. */
export function costOf(usage: ModelUsage, { input, output, cacheRead = input, cacheWrite = input }: Price): number {
  const { inputTokens, outputTokens, cacheReadTokens = 0, cacheWriteTokens = 0 } = usage
  const all = Math.max(0, inputTokens)
  const read = within(cacheReadTokens, all)
  const written = within(cacheWriteTokens, all - read)
  const ofInput = (all - read - written) * input + read * cacheRead + written * cacheWrite
  return (ofInput + Math.max(0, outputTokens) * output) / 1_000_000
}

const within = (tokens: number, most: number) => Math.min(Math.max(0, tokens), most)

const FREE: Price = { input: 0, output: 0 }

function isLocal(name: string): boolean {
  if (!name.startsWith('ollama/') && !isAddress(name)) return false
  const { url = '' } = parseModelName(name)
  // the whole host: http://localhost.example.com is somebody else's
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return host === 'localhost' || host === '[::1]' || host === '0.0.0.0' || /^127(?:\.\d+){3}$/.test(host)
}
