/** The kinds of marks a director's run has besides errors and questions. */
import type { MarkKind } from '../../mark-kind.ts'

export const ISSUE: MarkKind = {
  name: 'issue',
  shape: 'M0-4.6 4.6 3.8h-9.2zM0-1.2v1.8',
  colour: 'warn',
  weight: 2,
}

export const PASSED: MarkKind = {
  name: 'passed',
  shape: 'M-4 .2l2.8 2.8L4-3.4',
  colour: 'good',
  weight: 3,
}
