/**
 * The budget of an evaluation: what all its trials and judges may cost together, what was paid before included. It
 * fails closed: a price that is not known ends it, and so does a mind that was paid past it.
 */
import { TroupeError } from '../../base/errors.ts'
import { outermostOf } from '../../base/inside-ids.ts'
import { createMeter, type Meter, type MeterOptions, type Spending } from '../../minds/meter.ts'
import { readCalls, type ModelCall } from '../../minds/model-call.ts'
import { createMinds, type MakeMind } from '../../minds/mind.ts'
import { configureMinds, processSettings } from '../../minds/settings.ts'
import type { Store } from '../../store/store.ts'

export type Limits = Pick<MeterOptions, 'maxCost' | 'maxTokens' | 'prices'>

export interface Budget {
  /** minds that ask this budget before every call */
  readonly minds: MakeMind
  /** why nothing more may be paid; it stays so */
  readonly reached: string | undefined
  reach(why: string): void
  /** paid before, by a run that is not looked at again */
  know(run: string, spent: Spending): void
  /** what a run has spent, with all that is inside it. Minds with a meter of their own are found out here */
  settle(run: string): Promise<Spending>
  /** minds of the process ask this budget from here on, in runs of the evaluation alone */
  hold(evaluation: string): () => void
}

export function createBudget(store: Store, limits: Limits = {}): Budget {
  const own = createMeter({ ...limits, store })
  const settled = new Map<string, Spending>()
  let reached: string | undefined
  const meterFor = (evaluation: string, usual: Meter): Meter => {
    const of = (run: string) => (outermostOf(run) === evaluation ? own : usual)
    return {
      admit: (run, model) => of(run).admit(run, model),
      price: (model, usage) => own.price(model, usage) ?? usual.price(model, usage),
      count: (run, call) => of(run).count(run, call),
      during: (run, work) => of(run).during(run, work),
      spent: (run) => of(run).spent(run),
    }
  }
  const isLimited = limits.maxCost !== undefined || limits.maxTokens !== undefined
  return {
    // without limits here, those of the process hold
    minds: createMinds(() => ({ meter: own, ...processSettings(), ...(isLimited && { meter: own }) })),
    get reached() {
      return reached
    },
    reach: (why) => void (reached ??= why),
    know: (run, spent) => void settled.set(run, spent),
    async settle(run) {
      const calls = await readCalls(store, run)
      const spent = calls.reduce(plus, NOTHING)
      settled.set(run, spent)
      const unpriced = limits.maxCost !== undefined && calls.find(({ cost }) => cost === undefined)
      if (unpriced)
        throw new TroupeError(
          'MODEL_NO_PRICE',
          `The price of ${unpriced.mind} is not known, so maxCost cannot be enforced. Give its price in prices, ` +
            'or maxTokens instead.',
        )
      const all = [...settled.values()].reduce(together, NOTHING)
      const { maxCost = Infinity, maxTokens = Infinity } = limits
      const tokens = all.inputTokens + all.outputTokens
      if (all.cost >= maxCost) reached ??= `maxCost is reached: $${all.cost.toFixed(4)} of $${maxCost}`
      if (tokens >= maxTokens) reached ??= `maxTokens is reached: ${tokens} of ${maxTokens}`
      return spent
    },
    hold(evaluation) {
      if (!isLimited) return () => {}
      const before = processSettings()
      const during = { ...before, meter: meterFor(evaluation, before.meter ?? createMeter()) }
      configureMinds(during)
      // whoever configured minds meanwhile meant it
      return () => void (processSettings() === during && configureMinds(before))
    },
  }
}

const NOTHING: Spending = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 }

const together = (one: Spending, other: Spending): Spending => ({
  calls: one.calls + other.calls,
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cost: one.cost + other.cost,
})

const plus = (all: Spending, { usage: { inputTokens, outputTokens }, cost = 0 }: ModelCall) =>
  together(all, { calls: 1, inputTokens, outputTokens, cost })

/** What several runs spent together. */
export const spendingOfAll = (all: readonly Spending[]) => all.reduce(together, NOTHING)
