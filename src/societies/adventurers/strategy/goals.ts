/** Goals: the current one is kept until something came of it or it has taken too long; the others wait behind it. */
import type { Goal } from '../board.ts'
import { parseCommand } from '../knowledge/command.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Member } from '../protocol.ts'

export interface Chosen {
  readonly winner: Member
  readonly action: string
  readonly pursuit?: string
}

// without anything to show for it, a goal is given up; seed 1 reconsiders after as many steps without progress
const PATIENCE = 10
const EXPLORE = 'explore'
const SURVIVE = 'survive'

/** `before`: the goals so far, the one we were after first. The same array when nothing changes. */
export function goalsAfter(chosen: Chosen, before: readonly Goal[], knowledge: Knowledge): readonly Goal[] {
  const { step } = knowledge
  const [now = { goal: EXPLORE, priority: 'high' }, ...behind] = before
  const isServed = now.isServed === true || serves(now.goal, knowledge)
  const wanted = currentGoal(chosen)
  const isKept = wanted === now.goal || (wanted !== SURVIVE && !isServed && step - (now.since ?? 0) < PATIENCE)
  const served = { ...now, ...(isServed && { isServed }) }
  if (isKept) return isServed === (now.isServed === true) ? before : [served, ...behind]
  return [{ goal: wanted, priority: 'high', since: step }, ...waiting(wanted, knowledge)]
}

function waiting(current: string, knowledge: Knowledge): Goal[] {
  const goals: Goal[] = []
  const obstacle = obstacleIn(knowledge)
  if (obstacle !== undefined) goals.push({ goal: `solve ${obstacle}`, priority: 'medium' })
  if (knowledge.deposit !== '') goals.push({ goal: `bring treasures to ${knowledge.deposit}`, priority: 'medium' })
  goals.push({ goal: EXPLORE, priority: 'low' })
  return goals.filter(({ goal }) => goal !== current)
}

const COLLECTS = /^(?:take|drop|inventory)\b/
const FIGHTS = /^(?:attack|kill|fight|hit)\b/

/** What doing this would be good for. */
export function goalOf(command: string): string {
  if (parseCommand(command).way !== undefined) return EXPLORE
  if (FIGHTS.test(command)) return SURVIVE
  return COLLECTS.test(command) ? 'collect things' : 'solve puzzles'
}

function currentGoal({ winner, action, pursuit }: Chosen): string {
  const goal = goalOf(pursuit === undefined ? action : pursuit.slice(pursuit.indexOf('|') + 1))
  return goal === 'solve puzzles' && winner === 'strategy' ? 'find something new' : goal
}

/** What the last command brought: points serve every goal, a new place exploring, a change whatever else. */
function serves(goal: string, { situation, places, here }: Knowledge): boolean {
  if (situation.progressChange > 0) return true
  const hasMoved = situation.cameFrom !== undefined
  if (goal === EXPLORE) return hasMoved && places.get(here)?.visitCount === 1
  return !hasMoved && situation.kind === 'change'
}

function obstacleIn({ objects }: Knowledge): string | undefined {
  let latest: string | undefined
  for (const { name, location, properties } of objects.values())
    if (location !== 'gone' && (properties.includes('locked') || properties.includes('obstacle'))) latest = name
  return latest
}
