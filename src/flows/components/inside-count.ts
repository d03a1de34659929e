/**
 * How many flows ran inside a run. Flows that run each other multiply: seven small files, each of which runs the next
 * one six times, are forty thousand runs. The count is this process's, as a limit on its work; what was refused is in
 * the journal.
 */
import { outermostOf } from '../../base/inside-ids.ts'

const MOST_INSIDE = 2_000
// runs that are long over are forgotten
const RUNS_KEPT = 1_000

export interface InsideCount {
  /** one more flow inside this run, or inside one that is inside it; false where there were enough */
  take(run: string): boolean
}

export function createInsideCount(most: number = MOST_INSIDE): InsideCount {
  const counts = new Map<string, number>()
  return {
    take(run) {
      const outermost = outermostOf(run)
      const count = counts.get(outermost) ?? 0
      if (count >= most) return false
      counts.delete(outermost)
      counts.set(outermost, count + 1)
      if (counts.size > RUNS_KEPT) counts.delete(counts.keys().next().value!)
      return true
    },
  }
}

export const tooManyInside = (name: string): string =>
  `The flow "${name}" is not run: more than ${MOST_INSIDE.toLocaleString('en-US')} flows ran inside this one.`
