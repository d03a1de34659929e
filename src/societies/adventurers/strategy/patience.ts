/**
 * Patience: how much of what we spent on the way to something was in vain. A walk that goes on costs none, however far
 * it is; setting out once more does, and so does being refused on the way.
 */
import type { StrategyKnowledge } from '../views.ts'

const SETTING_OUT = 2
const REFUSED = 1

/** `before`: what the last command was on the way to. Both as `location|command`. */
export function spentOn(
  pursuit: string,
  before: string | undefined,
  { situation }: Pick<StrategyKnowledge, 'situation'>,
): number {
  if (pursuit !== before) return SETTING_OUT
  // what is put down to get through is on the way, too
  const isGettingOn = situation.cameFrom !== undefined || situation.kind === 'change' || situation.kind === 'score'
  return isGettingOn ? 0 : REFUSED
}
