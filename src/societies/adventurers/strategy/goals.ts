/**
 * Goals: one is chosen before the action, and leads: what serves it is preferred. It is kept until it is met, or given
 * up with a reason; the others wait behind it.
 */
import type { Deposit, Goal } from '../board.ts'
import { parseCommand } from '../knowledge/command.ts'
import type { StrategyKnowledge } from '../views.ts'
import { isSameName } from '../knowledge/names.ts'
import { has, type ObjectSeen } from '../knowledge/model/things.ts'
import type { Proposal } from '../protocol.ts'

// without anything to show for it, a goal is given up; seed 1 reconsiders after as many steps without progress
const PATIENCE = 10
const EXPLORE = 'explore'
const SURVIVE = 'survive'
const MOST_WAITING = 4

/** Something that could be done, and what it is worth. */
export interface Want {
  readonly proposal: Proposal
  readonly worth: number
}

export interface Course {
  /** the one that leads first; the same array when nothing changes */
  readonly goals: readonly Goal[]
  /** what became of the goal before: `explore met`, `solve door given up: …` */
  readonly change?: string
}

/** `wants`: the best first. `before`: the goals so far, the one that leads first. */
export function goalsFor(wants: readonly Want[], before: readonly Goal[], knowledge: StrategyKnowledge): Course {
  const { step } = knowledge
  const [now = { goal: EXPLORE, priority: 'high' }, ...behind] = before
  const [best] = wants
  const wanted = best === undefined ? EXPLORE : goalOf(best.proposal, knowledge)
  // life comes first; what we were after waits, and is taken up again
  if (wanted === SURVIVE && best?.proposal.urgent === true)
    return now.goal === SURVIVE
      ? { goals: before }
      : {
          goals: [{ goal: SURVIVE, priority: 'high' as const, since: step }, ...before].slice(0, MOST_WAITING),
          change: `${now.goal} waits: life is at stake`,
        }
  const end = endOf(now, wants, knowledge)
  if (end === undefined) return { goals: before }
  const change = `${now.goal} ${end}`
  const [next] = behind
  if (now.goal === SURVIVE && next !== undefined)
    return { goals: [{ ...next, since: step }, ...behind.slice(1)], change }
  return { goals: [{ goal: wanted, priority: 'high', since: step }, ...waiting(wanted, wants, knowledge)], change }
}

/** Of a model that decides it is believed what it says it is after. */
export function goalsSaid(
  said: string,
  before: readonly Goal[],
  { step }: Pick<StrategyKnowledge, 'step'>,
): readonly Goal[] {
  if (before[0]?.goal === said) return before
  const behind = before.filter(({ goal }) => goal !== said).map((each) => ({ ...each, priority: 'medium' as const }))
  return [{ goal: said, priority: 'high', since: step }, ...behind.slice(0, MOST_WAITING - 1)]
}

/** Why a goal ends: it is met, has taken too long, or there is nothing left to do for it. */
function endOf({ goal, since = 0 }: Goal, wants: readonly Want[], knowledge: StrategyKnowledge): string | undefined {
  if (goal === SURVIVE) return 'met: the danger is past'
  if (serves(goal, knowledge)) return 'met'
  if (knowledge.step - since >= PATIENCE) return `given up: nothing came of it in ${PATIENCE} steps`
  const isOpen = wants.some(({ proposal, worth }) => worth > 0 && goalOf(proposal, knowledge) === goal)
  return isOpen ? undefined : 'given up: nothing is left to do for it'
}

/** What else could be done, the most worthwhile first. */
function waiting(current: string, wants: readonly Want[], knowledge: StrategyKnowledge): Goal[] {
  const names = new Set<string>()
  for (const { proposal } of wants) names.add(goalOf(proposal, knowledge))
  const obstacle = obstacleIn(knowledge)
  if (obstacle !== undefined) names.add(`solve ${obstacle}`)
  if (knowledge.deposit !== null) names.add(bringing(knowledge.deposit))
  names.delete(current)
  names.delete(SURVIVE)
  const [first, ...others] = names
  if (first === undefined) return []
  const low = others.slice(0, MOST_WAITING - 2).map((goal): Goal => ({ goal, priority: 'low' }))
  return [{ goal: first, priority: 'medium' }, ...low]
}

const bringing = ({ holder, at }: Deposit) => `bring treasures to ${holder}@${at}`

const COLLECTS = /^(?:take|drop|inventory)\b/
const FIGHTS = /^(?:attack|kill|fight|hit)\b/

/** What doing this would be good for. */
export function goalOf({ command, at }: Pick<Proposal, 'command' | 'at'>, knowledge: StrategyKnowledge): string {
  const { way, verb, nouns } = parseCommand(command)
  if (way !== undefined) return EXPLORE
  if (FIGHTS.test(command)) return SURVIVE
  const { deposit } = knowledge
  if (deposit !== null && verb === 'put' && deposit.at === at) return bringing(deposit)
  if (COLLECTS.test(command)) return 'collect things'
  for (const noun of nouns) {
    const id = `${noun}@${at}`
    const object = knowledge.objects.get(id)
    if (object && isObstacle(object) && isSameName(object.name, noun)) return `solve ${noun}`
  }
  return 'solve puzzles'
}

/** What the last command brought: points serve every goal, a new place exploring, a change whatever else. */
function serves(goal: string, { situation, places, here, last }: StrategyKnowledge): boolean {
  if (situation.progressChange > 0) return true
  const hasMoved = situation.cameFrom !== undefined
  if (goal === EXPLORE) return hasMoved && places.get(here)?.visitCount === 1
  if (hasMoved || situation.kind !== 'change') return false
  const of = goal.startsWith('solve ') ? goal.slice('solve '.length) : undefined
  return of === undefined || of === 'puzzles' || last?.nouns.includes(of) === true
}

const isObstacle = (object: ObjectSeen) => has(object, 'locked') || has(object, 'obstacle')

function obstacleIn({ objects }: StrategyKnowledge): string | undefined {
  let latest: string | undefined
  for (const object of objects.values()) if (object.location !== 'gone' && isObstacle(object)) latest = object.name
  return latest
}
