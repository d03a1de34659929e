/** The rules that hold, each with how much of it is used, for people who look. */
import type { PostgresStore } from '../postgres/index.ts'
import type { RuleInUse } from '../server/api-workers.ts'
import { spentOf } from './budget.ts'
import { createRuleTable } from './rules.ts'

export async function readRulesInUse(store: Pick<PostgresStore, 'database' | 'schema'>): Promise<RuleInUse[]> {
  const { database, schema } = store
  const table = createRuleTable(store)
  const [rules, budgets, asking] = await Promise.all([
    table.all(),
    database.patiently(() => spentOf(database.ask, schema)),
    table.queued(),
  ])
  const spent = new Map(budgets.map((each) => [each.name, each.spent]))
  const queued = new Map(asking.map(({ provider, calls }) => [provider, calls]))
  return rules.map(({ kind, name, amount, unit, period }) => ({
    kind,
    name,
    amount,
    ...(unit !== null && { unit }),
    ...(period !== null && { period }),
    ...(kind === 'budget' && { spent: spent.get(name) ?? 0 }),
    ...(kind === 'rate' && { queued: queued.get(name) ?? 0 }),
  }))
}
