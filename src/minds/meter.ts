/** A meter: counts tokens and cost by run and agent, and refuses the next call once a limit is reached. */
import { TroupeError } from '../base/errors.ts'
import { isFinal } from '../base/final-errors.ts'
import { outermostOf } from '../base/inside-ids.ts'
import type { ModelUsage } from '../models/model.ts'
import { costOf, priceOf, type Price } from '../models/prices.ts'
import { readCalls, type Journals, type ModelCall } from './model-call.ts'

export interface MeterOptions {
  /** in US dollars, for a run with all societies inside it */
  readonly maxCost?: number
  /** input and output together */
  readonly maxTokens?: number
  /** prices that ours do not know, or yours, in dollars per million tokens */
  readonly prices?: Readonly<Record<string, Price>>
  /** the store of the runs: a resumed run continues counting where it was */
  readonly store?: Journals
}

export interface Spending extends ModelUsage {
  readonly calls: number
  /** in US dollars, of the models whose price is known */
  readonly cost: number
}

export interface RunSpending extends Spending {
  readonly agents: Readonly<Record<string, Spending>>
}

export interface Meter {
  /** refuses a call when a limit is reached (RUN_LIMIT_REACHED) */
  admit(run: string, model: string): Promise<void>
  /** counts a call that was paid, and says what it cost when that is known */
  price(model: string, usage: ModelUsage): number | undefined
  count(run: string, call: ModelCall): void
  /** lets the calls under way be journaled before one that gets no answer fails the step */
  during<T>(run: string, work: () => Promise<T>): Promise<T>
  spent(run: string): RunSpending
}

export function createMeter({ maxCost, maxTokens, prices, store }: MeterOptions = {}): Meter {
  const totals = new Map<string, RunSpending>()
  const known = new Map<string, Promise<void>>()
  const underWay = new Map<string, Set<Promise<unknown>>>()
  const spent = (run: string) => totals.get(outermostOf(run)) ?? NOTHING
  const count = (run: string, call: ModelCall) => void totals.set(outermostOf(run), add(spent(run), call))
  const recall = async (root: string) => {
    if (store) for (const call of await readCalls(store, root)) count(root, call)
  }
  const refuse = (limit: string, value: string, limitValue: string) =>
    new TroupeError(
      'RUN_LIMIT_REACHED',
      `${limit} is reached: this run has used ${value} of ${limitValue}. Raise it and resume the run.`,
    )
  return {
    spent,
    count,
    price: (model, usage) => {
      const price = priceOf(model, prices)
      return price && costOf(usage, price)
    },
    async admit(run, model) {
      const root = outermostOf(run)
      if (!known.has(root)) known.set(root, recall(root))
      await known.get(root)
      const { cost, inputTokens, outputTokens } = spent(run)
      const tokens = inputTokens + outputTokens
      if (maxTokens !== undefined && tokens >= maxTokens) throw refuse('maxTokens', `${tokens}`, `${maxTokens} tokens`)
      if (maxCost === undefined) return
      if (!priceOf(model, prices)) {
        throw new TroupeError(
          'MODEL_NO_PRICE',
          `The price of ${model} is not known, so maxCost cannot be enforced. Give its price, or maxTokens instead.`,
        )
      }
      if (cost >= maxCost) throw refuse('maxCost', `$${cost.toFixed(4)}`, `$${maxCost}`)
    },
    async during(run, work) {
      const calls = underWay.get(outermostOf(run)) ?? new Set()
      underWay.set(outermostOf(run), calls)
      const call = work()
      calls.add(call)
      try {
        return await call
      } catch (error) {
        calls.delete(call)
        // failing a step abandons what others think in it, and they would pay again
        if (failsStep(error)) await Promise.allSettled(calls)
        throw error
      } finally {
        calls.delete(call)
      }
    },
  }
}

/** What a run has spent on models, read from its journal, societies inside it included. */
export async function spendingOf(store: Journals, run: string): Promise<RunSpending> {
  return (await readCalls(store, run)).reduce(add, NOTHING)
}

/** A provider that is down may be back for the agent's next try, but most agents have only one. */
function failsStep(error: unknown): boolean {
  return isFinal(error) || (error instanceof TroupeError && error.code === 'MODEL_FAILED')
}

const ZERO: Spending = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 }
const NOTHING: RunSpending = { ...ZERO, agents: {} }

function add(total: RunSpending, call: ModelCall): RunSpending {
  const { agents, ...sum } = total
  return { ...plus(sum, call), agents: { ...agents, [call.agent]: plus(agents[call.agent] ?? ZERO, call) } }
}

function plus({ calls, inputTokens, outputTokens, cost }: Spending, { usage, cost: more = 0 }: ModelCall): Spending {
  return {
    calls: calls + 1,
    inputTokens: inputTokens + usage.inputTokens,
    outputTokens: outputTokens + usage.outputTokens,
    cost: cost + more,
  }
}
