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
  readonly suggestedFix: string
}
