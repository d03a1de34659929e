/** What somebody needs to know for what they are after. */
import type { Goal } from '../person.ts'
import type { Situation } from '../situation.ts'

/** The topic that stands between somebody and a goal, if they do not know it. */
function topicFor(goal: Goal): string | undefined {
  switch (goal.kind) {
    case 'know':
      return goal.topic
    case 'hold':
    case 'use':
    case 'bring':
      return `thing:${goal.thing}`
    case 'talk':
      return `person:${goal.person}`
    case 'be':
      return undefined
  }
}

/** Open goals only, and not those that are still far away. */
const AHEAD_MINUTES = 240

export function wantsToKnow(situation: Situation): readonly string[] {
  const { perception, minute } = situation
  const here = new Set([...perception.things, ...perception.holding].map(({ id }) => `thing:${id}`))
  for (const { name } of perception.people) here.add(`person:${name}`)
  const wished = situation.goals
    .filter(({ status, goal }) => status === 'open' && (goal.from ?? 0) <= minute + AHEAD_MINUTES)
    .map(({ goal }) => topicFor(goal))
    .filter((topic) => topic !== undefined && !here.has(topic) && situation.belief(topic) === undefined)
  return [...new Set(wished as string[])]
}
