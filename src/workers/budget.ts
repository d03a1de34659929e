/**
 * Budgets across runs: what models cost is counted by hour, society and tenant in the database, and asked before each
 * call. The runs that a spent budget is about wait until there is more; nobody else is stopped.
 */
import { TroupeError } from '../base/errors.ts'
import type { SharedBudget } from '../minds/shared-budget.ts'
import type { PostgresStore } from '../postgres/index.ts'
import type { Ask } from '../postgres/ask.ts'
import { amountOf, isAbout, TENANT, whoIs, type HeldBy, type Rule, type Scope } from './rules.ts'

export interface Spent extends Rule {
  /** since the period began, in the unit of the budget */
  readonly spent: number
}

export interface Budgets extends SharedBudget {
  /** resolves when all that was paid is counted */
  settled(): Promise<void>
}

/** `scopeOf`: whose a run is, as far as it is driven here. */
export function createBudgets(
  { database, schema }: Pick<PostgresStore, 'database' | 'schema'>,
  scopeOf: (run: string) => Scope | undefined,
  report: (error: unknown) => void,
): Budgets {
  const counting = new Set<Promise<unknown>>()
  const count = ({ society, tenant }: Scope, tokens: number, dollars: number) =>
    database.patiently(() =>
      database.ask(
        `INSERT INTO ${schema}.spending AS sum (hour, society, tenant, calls, tokens, dollars)
         VALUES (date_trunc('hour', now()), $1, $2, 1, $3, $4)
         ON CONFLICT (hour, society, tenant) DO UPDATE
         SET calls = sum.calls + 1, tokens = sum.tokens + $3, dollars = sum.dollars + $4`,
        [society, tenant ?? '', tokens, dollars],
      ),
    )
  const settled = async () => void (await Promise.allSettled(counting))
  return {
    settled,
    count(run, { usage, cost = 0 }) {
      const scope = scopeOf(run)
      if (scope === undefined) return
      const counted = count(scope, usage.inputTokens + usage.outputTokens, cost).catch(report)
      counting.add(counted)
      void counted.finally(() => counting.delete(counted))
    },
    async admit(run, model, hasPrice) {
      const scope = scopeOf(run)
      if (scope === undefined) return
      // what was paid here just now counts
      await settled()
      const rules = await database.patiently(() => spentOf(database.ask, schema, scope))
      const spent = rules.find(isSpent)
      if (spent !== undefined) throw new TroupeError('RUN_BUDGET_SPENT', whySpent(spent))
      if (!hasPrice && rules.some(({ unit }) => unit === 'dollars'))
        throw new TroupeError(
          'MODEL_NO_PRICE',
          `The price of ${model} is not known, so a budget in dollars cannot be kept. Set one in tokens: ` +
            'troupe rules --budget NAME=200000tokens/day',
        )
    },
  }
}

export function isSpent({ amount, spent }: Spent): boolean {
  return spent >= amount
}

/** The budgets that a run counts in, with what is spent of them; all budgets without a run. */
export async function spentOf(ask: Ask, schema: string, scope?: Scope): Promise<Spent[]> {
  const rules = await ask<Spent>(
    `SELECT kind, name, amount, unit, period, (
       SELECT COALESCE(sum(CASE rules.unit WHEN 'tokens' THEN tokens ELSE dollars END), 0)::float8
       FROM ${schema}.spending
       WHERE hour >= CASE WHEN period IS NULL THEN '-infinity' ELSE date_trunc(period, now(), 'UTC') END
         AND (rules.name = 'all' OR rules.name = society OR (tenant <> '' AND rules.name = '${TENANT}' || tenant))
     ) AS spent FROM ${schema}.rules WHERE kind = 'budget' ORDER BY name`,
  )
  return scope === undefined ? rules : rules.filter(({ name }) => isAbout(name, scope))
}

export function whySpent(rule: Spent): string {
  const { name, period, unit, spent } = rule
  const each = period === null ? '' : ` a ${period}`
  const next = period === null ? '' : `when the next ${period} begins (UTC), or `
  return (
    `The budget of ${whoIs(name)} is spent: ${amountOf({ unit, amount: spent })} of ${amountOf(rule)}${each}. ` +
    `It goes on by itself ${next}when the budget is raised: troupe rules --budget`
  )
}

/** Which budget stopped a run, by the error that it ended with. */
export function isBudgetSpent(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof TroupeError && each.code === 'RUN_BUDGET_SPENT') return true
  return false
}

export const heldByBudget = (name: string): HeldBy => `budget ${name}`
