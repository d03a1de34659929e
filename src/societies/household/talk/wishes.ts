/** What somebody needs to know for what they are after. */
import { isKnown } from '../fact.ts'
import type { Goal } from '../person.ts'
import { knowledgeOf } from '../planner/knowledge.ts'
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
  const { minute } = situation
  const wished = new Set<string>()
  for (const { status, goal } of situation.goals) {
    if (status !== 'open' || (goal.from ?? 0) > minute + AHEAD_MINUTES) continue
    const topic = topicFor(goal)
    if (topic !== undefined && !isKnown(topic, situation)) wished.add(topic)
  }
  if (wished.size === 0) return []
  // nobody asks for what is in sight, nor where the sofa of their own house is
  const { placeOf, personAt } = knowledgeOf(situation)
  const isInPlace = (topic: string) =>
    (topic.startsWith('thing:') && placeOf(topic.slice('thing:'.length)) !== undefined) ||
    (topic.startsWith('person:') && personAt(topic.slice('person:'.length)) !== undefined)
  return [...wished].filter((topic) => !isInPlace(topic))
}
