/** A finding of the Critic: an issue before it has its number. */
import type { ValidationIssue } from '../issue.ts'

export type Finding = Pick<ValidationIssue, 'severity' | 'category' | 'check' | 'description' | 'suggestedFix'> &
  Partial<Pick<ValidationIssue, 'affectedObjectId' | 'otherObjectId' | 'requirement' | 'wanted'>>
