/** A core question of a member: how it is worded, and how the answer is computed from the board. */
import type { Answered } from '../../asking.ts'
import type { Asked } from './read-asked.ts'

/** What the wording named: a place, a thing, an action. */
export type Named = Readonly<Record<string, string | undefined>>

export interface CoreQuestion {
  /** as the specification asks it, with X or Y for what can be put there */
  readonly asks: string
  /** ways to ask it, without the question mark; groups name a place, a thing or an action */
  readonly wordings: readonly RegExp[]
  readonly answer: (board: Asked, named: Named) => Answered
}

const MOST_LISTED = 12

/** `a, b and c`, or the first dozen of them. */
export function enumerate(items: readonly string[], nothing = 'nothing'): string {
  if (items.length === 0) return nothing
  if (items.length > MOST_LISTED)
    return `${items.slice(0, MOST_LISTED).join(', ')} and ${items.length - MOST_LISTED} more`
  return items.length === 1 ? items[0]! : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** `1 step`, `2 steps` */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

export const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
