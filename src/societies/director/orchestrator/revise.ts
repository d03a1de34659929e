/** Who mends what the last look found: several issues go to their members in one round, each member once. */
import { mendedBy, type ValidationIssue } from '../issue.ts'
import type { MasterPlan, WorkerName } from '../plan.ts'
import { executionOrder } from './execution-order.ts'

export interface Assignment {
  readonly member: WorkerName
  readonly issues: readonly ValidationIssue[]
}

/**
 * By the table of `issue.ts`, in the plan's order. Errors of the last look decide who works; warnings go along to
 * whoever works anyway, and what is only told stays with the report.
 */
export function reviseWith(
  issues: readonly ValidationIssue[],
  plan: Pick<MasterPlan, 'executionOrder'>,
): readonly Assignment[] {
  const round = issues.reduce((latest, issue) => Math.max(latest, issue.round), 0)
  const open = issues.filter((issue) => issue.round === round && issue.severity !== 'info')
  const working = new Set(open.filter(({ severity }) => severity === 'error').map(({ category }) => mendedBy[category]))
  // whoever the plan left out is asked last: nobody else can mend it
  const order = [...new Set([...plan.executionOrder, ...executionOrder])]
  return order
    .filter((member) => working.has(member))
    .map((member) => ({ member, issues: open.filter(({ category }) => mendedBy[category] === member) }))
}
