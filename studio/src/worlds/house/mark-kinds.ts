/** The kinds of marks a household has besides errors and questions. */
import type { MarkKind } from '../../mark-kind.ts'

export const CHAT: MarkKind = {
  name: 'chat',
  shape: 'M-4-3.4h8v5H0L-2.6 4V1.6H-4z',
  colour: 'hue-0',
  weight: 1,
}

export const GOAL: MarkKind = {
  name: 'goal',
  shape: 'M-4 .2l2.8 2.8L4-3.4',
  colour: 'good',
  weight: 3,
}

export const QUARREL: MarkKind = {
  name: 'quarrel',
  shape: 'M1.2-4.8-2.4.4h4.6L-1.4 4.8',
  colour: 'bad',
  weight: 2,
}
