/** The reach of a try: whether it is worth the way, as thousands of things could be tried, most of them far away. */
import { COST_PER_STEP, pathsIn } from '../strategy/bid.ts'
import type { PuzzleKnowledge } from '../views.ts'

/** Whether doing something at a place, for what it may bring, is worth going there. */
export type Reach = (location: string, worth: number) => boolean

export function reachOf(knowledge: PuzzleKnowledge, isThorough: boolean): Reach {
  const paths = pathsIn(knowledge)
  return (location, worth) => {
    if (location === 'inventory') return true
    const path = paths.get(location)
    return path !== undefined && (isThorough || worth > COST_PER_STEP * path.distance)
  }
}
