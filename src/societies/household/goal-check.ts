/** Whether a goal is met, by what a person does, has and knows; goals whose time is over are missed. */
import type { PersonState } from '../../worlds/house/state.ts'
import type { GoalCheck, GoalState } from './person.ts'

/** What happened in a turn, as far as goals ask for it. */
export interface Happened {
  readonly minute: number
  readonly state: PersonState
  readonly consumed?: string
  /** a thing that was handed to somebody, or laid down in a room */
  readonly brought?: { readonly thing: string; readonly to: string }
  /** with whom a message was exchanged */
  readonly talkedWith?: readonly string[]
  readonly knows: (topic: string) => boolean
}

/** The same list where nothing changed. */
export function checkGoals(goals: readonly GoalState[], happened: Happened): readonly GoalState[] {
  let changed = false
  const next = goals.map((state): GoalState => {
    const { goal, status } = state
    const { minute } = happened
    if (status !== 'open' || minute < (goal.from ?? -Infinity)) return state
    const isOver = minute > (goal.until ?? Infinity)
    // what is to be reached together is not met by one alone: see `settleSharedGoals`
    if (!isOver && (state.with !== undefined || !isGoalMet(goal, happened))) return state
    changed = true
    return { ...state, status: isOver ? 'missed' : 'met', minute }
  })
  return changed ? next : goals
}

export function isGoalMet(goal: GoalCheck, { state, consumed, brought, talkedWith, knows }: Happened): boolean {
  switch (goal.kind) {
    case 'be':
      return state.room === goal.place
    case 'hold':
      return state.holding.includes(goal.thing)
    case 'use':
      if (consumed === goal.thing) return goal.use === undefined
      return state.using?.thing === goal.thing && (goal.use === undefined || state.using.use === goal.use)
    case 'talk':
      return talkedWith?.includes(goal.person) ?? false
    case 'know':
      return knows(goal.topic)
    case 'bring':
      return brought?.thing === goal.thing && brought.to === goal.to
  }
}
