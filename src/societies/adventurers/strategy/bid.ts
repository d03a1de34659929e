/** A bid: what a proposal is worth from where we are, which is the likely gain less the way there. */
import { heldIn, type Knowledge } from '../knowledge/knowledge.ts'
import { canSee, isBright } from '../knowledge/learn-light.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { pathsFrom, type Path, type StepsOf } from '../knowledge/paths.ts'
import { isPerilous } from '../knowledge/learn-danger.ts'
import { tooManyFor, widthOf } from '../knowledge/narrow.ts'
import { leastWorthy } from '../knowledge/worth.ts'
import { weaponOf } from '../knowledge/enemies.ts'
import type { Proposal } from '../protocol.ts'

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
export function costAmong(proposals: Iterable<Proposal>, knowledge: Knowledge): number {
  const paths = pathsIn(knowledge)
  let best = 0
  for (const proposal of proposals) {
    const path = paths.get(proposal.at || knowledge.here)
    if (path) best = Math.max(best, rateOf(proposal, path.distance) * fatigueOf(proposal, knowledge))
    if (best >= COST_PER_STEP) return COST_PER_STEP
  }
  return best
}

const pathsOf = new WeakMap<Knowledge, Map<string, Path>>()

export function pathsIn(knowledge: Knowledge): Map<string, Path> {
  let paths = pathsOf.get(knowledge)
  if (paths === undefined)
    pathsOf.set(knowledge, (paths = pathsFrom(knowledge.here, knowledge.ways, stepsIn(knowledge))))
  return paths
}

/** The best first, without those whose place cannot be reached. */
export function bestFirst(proposals: Iterable<Proposal>, knowledge: Knowledge, atMost: number): Proposal[] {
  const paths = pathsIn(knowledge)
  const hostile = hostilePlaces(knowledge)
  const hasLight = canSee(knowledge)
  const all = [...proposals].filter(({ at, urgent }) => {
    if (!paths.has(at) || (hostile.has(at) && !urgent)) return false
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
const LONG_AGO = 60

/** A way that failed the last time is no way now, unless it is only too narrow for all we have. */
function stepsIn(knowledge: Knowledge): StepsOf {
  const { tried, places, ways } = knowledge
  return (from, way) => {
    const to = ways.get(from)?.[way]
    if (to !== undefined && isPerilous(knowledge, to)) return Infinity
    const trial = tried.get(trialKey(from, way))
    const isOpen =
      !trial || trial.kind === 'moved' || trial.kind === 'score' || trial.version < (places.get(from)?.version ?? 0)
    if (isOpen) return 1 + tooManyFor(knowledge, from, way)
    // too narrow even for the little we have: something else is the matter
    const isShut =
      tooManyFor(knowledge, from, way) === 0 && trial.times > SQUEEZES && knowledge.step - trial.step < LONG_AGO
    return widthOf(knowledge, from, way) === undefined || isShut ? Infinity : 1 + tooManyFor(knowledge, from, way)
  }
}

/** What to type now to get there: the way, or what must be put down before it. */
export function stepAlong(way: string, knowledge: Knowledge): string {
  if (tooManyFor(knowledge, knowledge.here, way) === 0) return way
  const least = leastWorthy(knowledge, heldIn(knowledge))
  return least ? `drop ${least.name}` : way
}

// what has taken so many steps already loses its charm
const PATIENCE = 8
const FATIGUE = 0.75

/** Urgent first; less for what we have been after in vain. */
export function worthOf(proposal: Proposal, distance: number, knowledge: Knowledge, cost = COST_PER_STEP): number {
  if (proposal.urgent) return URGENT + proposal.probability
  return bid(proposal, distance, cost) * fatigueOf(proposal, knowledge)
}

function fatigueOf({ at, command }: Proposal, { view }: Knowledge): number {
  const spent = view.pursuits[trialKey(at, command)] ?? 0
  return FATIGUE ** Math.max(0, spent - PATIENCE)
}

const URGENT = 1000

/** Where somebody is against us, and we have nothing to fight with. */
function hostilePlaces(knowledge: Knowledge): Set<string> {
  const places = new Set<string>()
  if (weaponOf(knowledge)) return places
  for (const [key, name] of knowledge.beliefs.startingWith('enemy '))
    if (name !== '') places.add(key.slice('enemy '.length))
  return places
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
