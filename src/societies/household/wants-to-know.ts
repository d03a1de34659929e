/** The topics somebody wants to know about for what they are after: what talk may ask for. */
import type { GoalState } from './person.ts'
import { knowledgeOf, type KnowledgeSource } from './planner/knowledge.ts'
import { makePlan } from './planner/make-plan.ts'

export function wantsToKnow(situation: KnowledgeSource & { readonly goals: readonly GoalState[] }): readonly string[] {
  const knowledge = knowledgeOf(situation)
  const topics = situation.goals.flatMap(({ goal, status }) => {
    if (status !== 'open') return []
    if (goal.kind === 'know') return situation.belief(goal.topic) ? [] : [goal.topic]
    const planned = makePlan(goal.kind === 'talk' ? { kind: 'meet', person: goal.person } : goal, knowledge)
    return planned.ok ? [] : planned.missing.flatMap((fault) => ('unknown' in fault ? [fault.unknown] : []))
  })
  return [...new Set(topics)]
}
