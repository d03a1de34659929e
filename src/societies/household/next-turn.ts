/** Whose turn is next: everybody in their order, round after round. Who sleeps or is busy is passed over. */
import type { Desk } from '../../mail/chat/chat.ts'
import type { PersonState } from '../../worlds/house/state.ts'
import type { GoalState } from './person.ts'

export interface Turns {
  readonly names: readonly string[]
  readonly minutesPerTurn: number
  readonly firstMinute: number
  /** nobody has a turn from here on */
  readonly lastMinute: number
  readonly state: (name: string) => PersonState | undefined
  readonly desk: (name: string) => Desk | undefined
  readonly goals: (name: string) => readonly GoalState[]
  readonly isAsleep: (state: PersonState, minute: number) => boolean
}

// early enough to walk there, and to say goodbye
const MINUTES_BEFORE_APPOINTMENT = 30

/** After the turn at this place in the list, in this round; nothing when the days are over. */
export function nextTurn(
  turns: Turns,
  after: { readonly place: number; readonly round: number },
): { readonly name: string; readonly round: number } | undefined {
  const { names, minutesPerTurn, firstMinute, lastMinute } = turns
  let { place, round } = after
  while (firstMinute + round * minutesPerTurn < lastMinute) {
    const minute = firstMinute + round * minutesPerTurn
    for (place++; place < names.length; place++)
      if (hasTurn(turns, names[place]!, minute)) return { name: names[place]!, round }
    place = -1
    round++
  }
  return undefined
}

function hasTurn({ state: stateOf, desk: deskOf, goals, isAsleep }: Turns, name: string, minute: number): boolean {
  const state = stateOf(name)
  if (state === undefined || !state.isActive) return false
  if (state.using === undefined || state.using.until <= minute) return true
  if (isAsleep(state, minute)) return false
  const desk = deskOf(name)
  if (desk !== undefined && desk.incoming.length + desk.news.length + desk.conversations.length > 0) return true
  return goals(name).some(
    ({ status, goal }) =>
      status === 'open' && goal.from !== undefined && goal.from - MINUTES_BEFORE_APPOINTMENT <= minute,
  )
}
