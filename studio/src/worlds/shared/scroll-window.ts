/** Which parts of a long story are drawn. Pure: the end of it, unless somebody reads further up. */
export interface Window {
  readonly first: number
  readonly count: number
  readonly isAtEnd: boolean
  /** pixels in place of parts that were drawn and are not any more: what is read does not move when they go */
  readonly pad: number
}

export const SHOWN = 24
// more at once is no growth but a jump to another moment
const JUMP = 8
// so many are drawn while the story goes on, until the first of them are let go
const MOST_AT_END = 60

export const atEndOf = (count: number): Window => ({ first: Math.max(0, count - SHOWN), count, isAtEnd: true, pad: 0 })

/** The same window when nothing changed. */
export function windowAfter(before: Window, count: number): Window {
  if (count === before.count) return before
  const isJump = count < before.count || count > before.count + JUMP
  return isJump ? atEndOf(count) : { ...before, count }
}

/** How many of the first parts can be let go, as nobody looks at them. */
export const spareIn = ({ first, count, isAtEnd }: Window): number =>
  isAtEnd && count - first > MOST_AT_END ? count - first - SHOWN : 0
