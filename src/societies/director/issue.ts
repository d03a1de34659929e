/** What the Critic finds wrong, and who mends it. */
import type { WorkerName } from './plan.ts'

export const issueCategories = [
  'clipping',
  'floating',
  'placement',
  'material',
  'texture',
  'color',
  'lighting',
  'exposure',
  'camera',
  'missing_asset',
] as const
export type IssueCategory = (typeof issueCategories)[number]

/** Whoever can do something about it. */
export const mendedBy: Readonly<Record<IssueCategory, WorkerName>> = {
  clipping: 'architect',
  floating: 'architect',
  placement: 'architect',
  material: 'materialScientist',
  texture: 'materialScientist',
  color: 'materialScientist',
  lighting: 'cinematographer',
  exposure: 'cinematographer',
  camera: 'cinematographer',
  missing_asset: 'librarian',
}

/** Errors fail a scene; warnings are told. */
export type Severity = 'error' | 'warning' | 'info'

export interface ValidationIssue {
  /** `2/3`: the third of the second look */
  readonly id: string
  /** the look it was found in, from 0 */
  readonly round: number
  readonly severity: Severity
  readonly category: IssueCategory
  /** which check found it: `collision`, `out_of_bounds`, `relation` … */
  readonly check: string
  readonly description: string
  /** null: the scene as a whole */
  readonly affectedObjectId: string | null
  readonly otherObjectId: string | null
  /** the relation or request of the plan that is not met */
  readonly requirement: string | null
  /** the colour, material or other word it should be, where one is meant */
  readonly wanted?: string | null
  readonly suggestedFix: string
}

/** What the last look found for a member to mend. */
export function issuesFor(
  member: WorkerName,
  {
    validationIssues,
    iterationCount,
  }: { readonly validationIssues: readonly ValidationIssue[]; readonly iterationCount: number },
): readonly ValidationIssue[] {
  // a scene that is made or edited has not been looked at yet
  if (iterationCount === 0) return []
  const last = validationIssues.at(-1)?.round
  return validationIssues.filter(
    ({ round, category, severity }) => round === last && severity !== 'info' && mendedBy[category] === member,
  )
}
