/** What we are after, told from what was decided; behind it what waits. */
import type { Goal } from '../board.ts'
import { parseCommand } from '../knowledge/command.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Member } from '../protocol.ts'

export interface Chosen {
  readonly winner: Member
  readonly action: string
  readonly pursuit?: string
}

export function goalsAfter({ winner, action, pursuit }: Chosen, knowledge: Knowledge): readonly Goal[] {
  const goals: Goal[] = [{ goal: currentGoal(winner, action, pursuit), priority: 'high' }]
  const obstacle = obstacleIn(knowledge)
  if (obstacle !== undefined) goals.push({ goal: `solve ${obstacle}`, priority: 'medium' })
  if (knowledge.deposit !== '') goals.push({ goal: `bring treasures to ${knowledge.deposit}`, priority: 'medium' })
  goals.push({ goal: 'explore', priority: 'low' })
  return goals.filter(({ goal }, place) => goals.findIndex((other) => other.goal === goal) === place)
}

const COLLECTS = /^(?:take|drop|inventory)\b/
const FIGHTS = /^(?:attack|kill|fight|hit)\b/

function currentGoal(winner: Member, action: string, pursuit: string | undefined): string {
  const command = pursuit === undefined ? action : pursuit.slice(pursuit.indexOf('|') + 1)
  if (parseCommand(command).way !== undefined) return 'explore'
  if (FIGHTS.test(command)) return 'survive'
  if (COLLECTS.test(command)) return 'collect things'
  return winner === 'strategy' ? 'find something new' : 'solve puzzles'
}

function obstacleIn({ objects }: Knowledge): string | undefined {
  let latest: string | undefined
  for (const { name, location, properties } of objects.values())
    if (location !== 'gone' && (properties.includes('locked') || properties.includes('obstacle'))) latest = name
  return latest
}
