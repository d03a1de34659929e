/** The kinds of marks a game has besides errors, questions and notes. */
import type { MarkKind } from '../../mark-kind.ts'

export const SCORE: MarkKind = {
  name: 'score',
  shape: 'M0-4.6 4.6 3.4h-9.2z',
  colour: 'good',
  isFilled: true,
  weight: 3,
}

export const DEATH: MarkKind = {
  name: 'death',
  shape: 'M-3.6-3.6 3.6 3.6M3.6-3.6-3.6 3.6',
  colour: 'bad',
  weight: 6,
}
