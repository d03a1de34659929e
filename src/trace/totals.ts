/** What the spans of a trace took together: calls, tokens and cost of each and of everything under it. */
import type { Span } from './span.ts'

export interface Totals {
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** in US dollars, of the models whose price is known */
  readonly cost: number
  readonly tools: number
}

type Sum = { -readonly [K in keyof Totals]: Totals[K] }

/** By the key of a span; parents come before their children, as in every trace. */
export function totalsOf(spans: readonly Span[]): ReadonlyMap<string, Totals> {
  const sums = new Map<string, Sum>()
  for (const span of spans) sums.set(span.key, ownOf(span))
  for (const { key, parent } of spans.toReversed()) {
    const around = parent === undefined ? undefined : sums.get(parent)
    if (around) add(around, sums.get(key)!)
  }
  return sums
}

function ownOf(span: Span): Sum {
  const sum = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0, tools: span.kind === 'tool' ? 1 : 0 }
  if (span.kind !== 'model') return sum
  const { usage, cost = 0 } = span.call
  return { ...sum, calls: 1, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens, cost }
}

function add(sum: Sum, more: Totals): void {
  sum.calls += more.calls
  sum.inputTokens += more.inputTokens
  sum.outputTokens += more.outputTokens
  sum.cost += more.cost
  sum.tools += more.tools
}
