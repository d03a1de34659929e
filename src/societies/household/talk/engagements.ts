/** What somebody has promised their time to, and whether they are free. */
import type { GoalState } from '../person.ts'
import type { Situation } from '../situation.ts'

/** What must be done at a certain time, at a certain place. */
const engagementsOf = (goals: readonly GoalState[]): readonly GoalState[] =>
  goals.filter(({ status, goal }) => status === 'open' && goal.kind === 'be' && goal.from !== undefined)

const DAY = 1440
const WAKES = 420
const SLEEPS = 1380

const isAwakeAt = ({ wakes = WAKES, sleeps = SLEEPS }: Situation['self'], minute: number): boolean => {
  const clock = minute % DAY
  return sleeps > wakes ? clock >= wakes && clock < sleeps : clock >= wakes || clock < sleeps
}

/** Free for all of that time, as far as they have promised anything. */
export function isFree(
  { goals, self }: Pick<Situation, 'goals' | 'self'>,
  from: number,
  until: number,
  place: string,
): boolean {
  if (!isAwakeAt(self, from)) return false
  return engagementsOf(goals).every(({ goal }) => {
    const isElsewhere = goal.kind === 'be' && goal.place !== place
    return !isElsewhere || goal.from! >= until || (goal.until ?? goal.from! + 30) <= from
  })
}

const SOON_MINUTES = 20

/** What one has to leave for now, if anything. */
export function soonest({ goals, minute, perception }: Situation): GoalState | undefined {
  return engagementsOf(goals).find(
    ({ goal }) =>
      goal.kind === 'be' &&
      goal.place !== perception.room &&
      goal.from! - SOON_MINUTES <= minute &&
      minute < (goal.until ?? goal.from! + 30),
  )
}
