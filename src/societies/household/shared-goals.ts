/** Goals that people agree on by chat, and reach together. */
import type { ChatOptions } from '../../mail/chat/chat.ts'
import type { Goal, GoalCheck, GoalState } from './person.ts'

type Goals = Readonly<Record<string, readonly GoalState[]>>

export interface Agreement {
  /** everybody who agreed, whoever proposed it first */
  readonly people: readonly string[]
  readonly goal: Goal
  /** the chat in which they did */
  readonly chat: string
}

// one who fetches the key has fetched it for all, but nobody is at a party, or knows a thing, for somebody else
const needsEverybody: Readonly<Record<GoalCheck['kind'], boolean>> = {
  be: true,
  know: true,
  talk: false,
  hold: false,
  use: false,
  bring: false,
}

/**
 * Gives the goal to everybody who agreed, in place of the same goal that one of them had alone. `goals` are those of
 * these people; what comes back is what changed.
 */
export function agreeOnGoal(
  { sharedGoals }: ChatOptions,
  goals: Goals,
  { people, goal, chat }: Agreement,
): { readonly ok: true; readonly goals: Goals } | { readonly ok: false; readonly reason: string } {
  if (sharedGoals !== true) {
    return { ok: false, reason: 'Goals are not shared here. Ask for a favour, or switch shared goals on.' }
  }
  if (new Set(people).size < 2) return { ok: false, reason: 'Nobody agrees with themselves. Ask somebody to join.' }
  const busy = people.find((person) => openGoal(goals, person, goal.id) !== undefined)
  if (busy !== undefined) return { ok: false, reason: `${busy} shares this goal already. Choose another one.` }
  const added = people.map((person): [string, readonly GoalState[]] => {
    const others = people.filter((name) => name !== person)
    const kept = goalsOf(goals, person).filter((state) => !isTheSameAlone(state, goal))
    return [person, [...kept, { goal, status: 'open', askedBy: chat, with: others }]]
  })
  return { ok: true, goals: Object.fromEntries(added) }
}

/** Somebody's own goal to get the same thing, which nobody else waits for. */
export function isTheSameAlone({ goal: own, status, with: others, promisedTo }: GoalState, goal: Goal): boolean {
  if (status !== 'open' || others !== undefined || promisedTo !== undefined) return false
  return own.kind === 'hold' && goal.kind === 'hold' && own.thing === goal.thing
}

/** After somebody did something: if a goal they share is reached now, it is met for all of them. */
export function settleSharedGoal(
  goals: Goals,
  person: string,
  id: string,
  isMet: (person: string, goal: Goal) => boolean,
  minute: number,
): Goals {
  const shared = openGoal(goals, person, id)
  if (shared?.with === undefined) return {}
  const { goal } = shared
  const people = [person, ...shared.with]
  const isReached = needsEverybody[goal.kind]
    ? people.every((name) => isMet(name, goal))
    : people.some((name) => isMet(name, goal))
  if (!isReached) return {}
  const met = (state: GoalState): GoalState =>
    state.goal.id === id && state.status === 'open' ? { ...state, status: 'met', minute } : state
  return Object.fromEntries(people.map((name) => [name, goalsOf(goals, name).map(met)]))
}

const goalsOf = (goals: Goals, person: string) => (Object.hasOwn(goals, person) ? goals[person]! : [])

const openGoal = (goals: Goals, person: string, id: string) =>
  goalsOf(goals, person).find(({ goal, status }) => goal.id === id && status === 'open')
