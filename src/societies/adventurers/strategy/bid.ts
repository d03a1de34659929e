/** A bid: what a proposal is worth from where we are, which is the likely gain less the way there. */
import type { Knowledge } from '../knowledge/knowledge.ts'
import { changedAt, seatedAt } from '../knowledge/model/changes.ts'
import { isPerilous, placesOfEnemies } from '../knowledge/model/dangers.ts'
import { canSee, isBright } from '../knowledge/model/light.ts'
import { heldIn } from '../knowledge/model/load.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { pathsFrom, type Path, type StepsOf } from '../knowledge/paths.ts'
import { tooManyFor, widthOf } from '../knowledge/narrow.ts'
import { leastWorthy, type Worthy } from '../knowledge/worth.ts'
import { weaponOf } from '../knowledge/enemies.ts'
import { hopeOf, type Remembering } from '../memory/recollect.ts'
import type { Proposal } from '../protocol.ts'
import { doubtIn, type Doubting } from '../variants/switches.ts'

/** What it takes to weigh a proposal: the way there, what we are like now, and what came of the like. */
export type Weighing = Walking &
  Remembering &
  Doubting &
  Pick<Knowledge, 'enemies' | 'light' | 'pursuits' | 'unknownWords'>
/** What it takes to find a way. */
export type Walking = Pick<Knowledge, 'here' | 'step' | 'places' | 'ways' | 'tried' | 'objects' | 'changes'>

/** What it takes to know what to type first. */
export type Stepping = Worthy & Pick<Knowledge, 'here' | 'places' | 'objects'>

export const COST_PER_STEP = 0.12
const IMPATIENCE = 0.1

/** What a step is worth: what it usually brings, or the best rate there is when nothing brings that much. */
export function bid(
  { probability, gain }: Pick<Proposal, 'probability' | 'gain'>,
  distance: number,
  cost = COST_PER_STEP,
): number {
  return (probability * gain - cost * distance) / (1 + IMPATIENCE * distance)
}

const rateOf = ({ probability, gain, urgent }: Proposal, distance: number): number =>
  urgent ? COST_PER_STEP : (probability * gain) / (1 + distance)

/** What a step is worth now: when all that is left is little, it may be far. */
export function costAmong(proposals: Iterable<Proposal>, knowledge: Weighing): number {
  const paths = pathsIn(knowledge)
  let best = 0
  for (const proposal of proposals) {
    const path = paths.get(proposal.at || knowledge.here)
    if (path)
      best = Math.max(best, rateOf(remembered(proposal, knowledge), path.distance) * fatigueOf(proposal, knowledge))
    if (best >= COST_PER_STEP) return COST_PER_STEP
  }
  return best
}

const pathsOf = new WeakMap<Walking, Map<string, Path>>()

export function pathsIn(knowledge: Walking): Map<string, Path> {
  let paths = pathsOf.get(knowledge)
  if (paths === undefined)
    pathsOf.set(knowledge, (paths = pathsFrom(knowledge.here, knowledge.ways, stepsIn(knowledge))))
  return paths
}

/** The best first, without those whose place cannot be reached. */
export function bestFirst(proposals: Iterable<Proposal>, knowledge: Weighing, atMost: number): Proposal[] {
  const paths = pathsIn(knowledge)
  const hostile = hostilePlaces(knowledge)
  const hasLight = canSee(knowledge)
  const { unknownWords } = knowledge
  const all = [...proposals].filter(({ at, command, urgent }) => {
    if (!paths.has(at) || (hostile.has(at) && !urgent)) return false
    // nobody walks to where it will not be understood
    if (command.split(' ').some((word) => unknownWords.has(word))) return false
    return hasLight || at === knowledge.here || isBright(knowledge, at)
  })
  const cost = costAmong(all, knowledge)
  const bids = all.map((proposal) => ({
    proposal,
    worth: worthOf(proposal, paths.get(proposal.at)!.distance, knowledge, cost),
  }))
  return bids
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, atMost)
    .map(({ proposal }) => ({ ...proposal, probability: rounded(proposal.probability), gain: rounded(proposal.gain) }))
}

const SQUEEZES = 2
const SHUT_STEPS = 60

/** A way that failed the last time is no way now, unless it is only too narrow for all we have. */
function stepsIn(knowledge: Walking): StepsOf {
  const { tried, changes, ways } = knowledge
  return (from, way) => {
    const to = ways.get(from)?.[way]
    if (to !== undefined && isPerilous(knowledge, to)) return Infinity
    const trial = tried.get(trialKey(from, way))
    // what did not take us along may have been what we sat in
    const changed = Math.max(changedAt(changes, from), seatedAt(changes, from))
    const isOpen = !trial || trial.kind === 'moved' || trial.kind === 'score' || trial.step < changed
    if (isOpen) return 1 + tooManyFor(knowledge, from, way)
    // too narrow even for the little we have: something else is the matter
    const isShut =
      tooManyFor(knowledge, from, way) === 0 && trial.times > SQUEEZES && knowledge.step - trial.step < SHUT_STEPS
    return widthOf(knowledge, from, way) === undefined || isShut ? Infinity : 1 + tooManyFor(knowledge, from, way)
  }
}

/** What to type now to get there: the way, or what must be put down before it. */
export function stepAlong(way: string, knowledge: Stepping): string {
  if (tooManyFor(knowledge, knowledge.here, way) === 0) return way
  const least = leastWorthy(knowledge, heldIn(knowledge))
  return least ? `drop ${least.name}` : way
}

// what has taken so many steps in vain already loses its charm
const PATIENCE = 8
const FATIGUE = 0.75

/** Urgent first; less for what we have been after in vain. */
export function worthOf(
  proposal: Proposal,
  distance: number,
  knowledge: Remembering & Doubting & Pick<Knowledge, 'pursuits'>,
  cost = COST_PER_STEP,
): number {
  if (proposal.urgent) return URGENT + proposal.probability
  return bid(remembered(proposal, knowledge), distance, cost) * fatigueOf(proposal, knowledge)
}

/** As likely as Memory holds it to be, and as rules that a variant has on; what cannot wait is not weighed. */
function remembered(proposal: Proposal, knowledge: Remembering & Doubting): Proposal {
  if (proposal.urgent) return proposal
  const hope = hopeOf(knowledge, proposal.command) * doubtIn(knowledge)(proposal)
  return hope === 1 ? proposal : { ...proposal, probability: proposal.probability * hope }
}

function fatigueOf({ at, command }: Proposal, { pursuits }: Pick<Knowledge, 'pursuits'>): number {
  const spent = pursuits.get(trialKey(at, command)) ?? 0
  return FATIGUE ** Math.max(0, spent - PATIENCE)
}

const URGENT = 1000

/** Where somebody is against us, and we have nothing to fight with. */
const hostilePlaces = (knowledge: Weighing): Set<string> =>
  weaponOf(knowledge) ? new Set() : placesOfEnemies(knowledge)

const rounded = (value: number) => Math.round(value * 1000) / 1000
