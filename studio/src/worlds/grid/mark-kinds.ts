/** The kinds of marks an expedition has besides errors and questions. */
import type { MarkKind } from '../../mark-kind.ts'

export const FOUND: MarkKind = {
  name: 'found',
  shape: 'M0-4.8 4.8 0 0 4.8-4.8 0z',
  colour: 'good',
  isFilled: true,
  weight: 3,
}

/** Something is wrong with a window. */
export const TROUBLE: MarkKind = {
  name: 'trouble',
  shape: 'M0-4.8 4.8 4H-4.8z',
  colour: 'bad',
  isFilled: true,
  weight: 4,
}

export const LETTER: MarkKind = {
  name: 'letter',
  shape: 'M-4-3.4h8v5H0L-2.6 4V1.6H-4z',
  colour: 'hue-0',
  weight: 1,
}
