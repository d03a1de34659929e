/** A meter that also asks a budget which runs share, wherever they are driven. */
import { outermostOf } from '../base/inside-ids.ts'
import type { Meter } from './meter.ts'
import type { ModelCall } from './model-call.ts'

export interface SharedBudget {
  /** refuses a call when a budget is spent (RUN_BUDGET_SPENT) */
  admit(run: string, model: string, hasPrice: boolean): Promise<void>
  /** counts a call that was paid */
  count(run: string, call: ModelCall): void
}

export function withBudget(meter: Meter, budget: SharedBudget): Meter {
  return {
    ...meter,
    async admit(run, model) {
      await meter.admit(run, model)
      const hasPrice = meter.price(model, { inputTokens: 0, outputTokens: 0 }) !== undefined
      await budget.admit(outermostOf(run), model, hasPrice)
    },
    count(run, call) {
      meter.count(run, call)
      budget.count(outermostOf(run), call)
    },
  }
}
