/** Checks of a `think` before it thinks: of its prompt when the flow is made, of its minds before a run is driven. */

export interface ThinkChecks {
  /** refuses what this agent cannot do, with FLOW_INVALID */
  readonly atFlow: (agent: { readonly name: string; readonly reads: readonly string[] }) => void
  /** refuses what cannot think for this agent, before the first step; `choose` is what the run says */
  readonly atRun: (agent: string, choose: Readonly<Record<string, unknown>>) => void
}

// a society may have brought its own copy of troupe
const CHECKS = Symbol.for('troupe.thinkChecks')

export function withChecks<Think extends object>(think: Think, checks: ThinkChecks): Think {
  return Object.assign(think, { [CHECKS]: checks })
}

export function checksOf(think: object): ThinkChecks | undefined {
  return (think as { readonly [CHECKS]?: ThinkChecks })[CHECKS]
}
