/** Which parts of a long story are drawn. Pure: the end of it, unless somebody reads further up. */
export interface Window {
  readonly first: number
  readonly count: number
  readonly isAtEnd: boolean
}

const SHOWN = 24
// more at once is no growth but a jump to another moment
const JUMP = 8

/** The same window when nothing changed. */
export function windowAfter(before: Window, count: number): Window {
  if (count === before.count) return before
  const isJump = count < before.count || count > before.count + JUMP
  if (before.isAtEnd || isJump) return { first: Math.max(0, count - SHOWN), count, isAtEnd: true }
  return { ...before, count }
}
