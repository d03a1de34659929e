/** What we are after, told from what was decided; behind it what waits. */
import type { Goal } from '../board.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Member } from '../protocol.ts'

export interface Chosen {
  readonly winner: Member
  readonly reasoning: string
  readonly pursuit?: string
}

export function goalsAfter({ winner, reasoning, pursuit }: Chosen, knowledge: Knowledge): readonly Goal[] {
  const goals: Goal[] = [{ goal: currentGoal(winner, reasoning, pursuit), priority: 'high' }]
  const obstacle = obstacleIn(knowledge)
  if (obstacle !== undefined) goals.push({ goal: `solve ${obstacle}`, priority: 'medium' })
  if (knowledge.deposit !== '') goals.push({ goal: `bring treasures to ${knowledge.deposit}`, priority: 'medium' })
  goals.push({ goal: 'explore', priority: 'low' })
  return goals.filter(({ goal }, place) => goals.findIndex((other) => other.goal === goal) === place)
}

function currentGoal(winner: Member, reasoning: string, pursuit: string | undefined): string {
  if (pursuit !== undefined) return `reach ${pursuit.slice(0, pursuit.indexOf('|'))}`
  if (winner === 'navigator') return 'explore'
  return winner === 'puzzle' ? `try: ${reasoning}`.slice(0, 60) : 'find something new'
}

function obstacleIn({ objects }: Knowledge): string | undefined {
  let latest: string | undefined
  for (const { name, location, properties } of objects.values())
    if (location !== 'gone' && (properties.includes('locked') || properties.includes('obstacle'))) latest = name
  return latest
}
