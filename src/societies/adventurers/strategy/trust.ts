/** Trust of Strategy in the others: in the Navigator when exploring, in the Puzzle Solver when stuck on a puzzle. */
import type { Member } from '../protocol.ts'

export interface Approach {
  readonly strategy: 'exploration' | 'puzzle-solving'
  readonly stepsSinceProgress: number
  /** something here refused us for a reason of its own */
  readonly isAtPuzzle: boolean
}

const MORE = 1.2
const STUCK_ON_PUZZLE = 5
// without progress for so long, the other approach is tried
const SWITCH_AFTER = 10

export function trustIn(member: Member, { strategy, stepsSinceProgress, isAtPuzzle }: Approach): number {
  if (member === 'puzzle' && isAtPuzzle && stepsSinceProgress >= STUCK_ON_PUZZLE) return MORE
  if (member === 'navigator' && strategy === 'exploration') return MORE
  return member === 'puzzle' && strategy === 'puzzle-solving' ? MORE : 1
}

/** Each time progress has been missing for ten steps, the approach changes; with progress, exploring goes on. */
export function nextStrategy(now: Approach['strategy'], stepsSinceProgress: number): Approach['strategy'] {
  if (stepsSinceProgress === 0) return 'exploration'
  if (stepsSinceProgress % SWITCH_AFTER !== 0) return now
  return now === 'exploration' ? 'puzzle-solving' : 'exploration'
}
