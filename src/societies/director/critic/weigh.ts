/** How bad a version of a scene is, to tell which of two is handed over: what it weighs that is wrong with it. */
import type { ValidationIssue } from '../issue.ts'

// things in each other or in the air are worse than a thing that is missing,
// and that is worse than one in a wrong place
const weights: ReadonlyMap<string, number> = new Map([
  ['collision', 5],
  ['out_of_bounds', 5],
  ['support', 5],
  ['blocked_door', 4],
  ['count', 3],
  ['bare', 3],
  ['attribute', 2],
])

/** Of the errors of one look; remarks weigh nothing. */
export function weightOf(
  issues: readonly Pick<ValidationIssue, 'severity' | 'check' | 'round'>[],
  look: number,
): number {
  let sum = 0
  for (const { severity, check, round } of issues)
    if (round === look && severity === 'error') sum += weights.get(check) ?? 1
  return sum
}
