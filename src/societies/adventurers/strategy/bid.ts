/** What a proposal is worth from where we are: likely gain, less the way there. */
import type { Knowledge } from '../knowledge/knowledge.ts'
import { canSee, isBright } from '../knowledge/learn-light.ts'
import { trialKey } from '../knowledge/learn-trials.ts'
import { pathsFrom, type Path } from '../knowledge/paths.ts'
import { weaponOf } from '../knowledge/enemies.ts'
import type { Proposal } from '../protocol.ts'

export const COST_PER_STEP = 0.12
const IMPATIENCE = 0.1

export function bid({ probability, gain }: Pick<Proposal, 'probability' | 'gain'>, distance: number): number {
  return (probability * gain - COST_PER_STEP * distance) / (1 + IMPATIENCE * distance)
}

const pathsOf = new WeakMap<Knowledge, Map<string, Path>>()

export function pathsIn(knowledge: Knowledge): Map<string, Path> {
  let paths = pathsOf.get(knowledge)
  if (paths === undefined)
    pathsOf.set(knowledge, (paths = pathsFrom(knowledge.here, knowledge.ways, isPassable(knowledge))))
  return paths
}

/** The best first, without those whose place cannot be reached. */
export function bestFirst(proposals: Iterable<Proposal>, knowledge: Knowledge, atMost: number): Proposal[] {
  const paths = pathsIn(knowledge)
  const hostile = hostilePlaces(knowledge)
  const hasLight = canSee(knowledge)
  const bids: { proposal: Proposal; worth: number }[] = []
  for (const proposal of proposals) {
    const path = paths.get(proposal.at)
    if (path === undefined || (hostile.has(proposal.at) && !proposal.urgent)) continue
    if (!hasLight && proposal.at !== knowledge.here && !isBright(knowledge, proposal.at)) continue
    bids.push({ proposal, worth: worthOf(proposal, path.distance, knowledge) })
  }
  return bids
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, atMost)
    .map(({ proposal }) => ({ ...proposal, probability: rounded(proposal.probability), gain: rounded(proposal.gain) }))
}

/** A way that failed the last time is no way now. */
function isPassable({ tried, places }: Knowledge): (from: string, way: string) => boolean {
  return (from, way) => {
    const trial = tried.get(trialKey(from, way))
    return (
      !trial || trial.kind === 'moved' || trial.kind === 'score' || trial.version < (places.get(from)?.version ?? 0)
    )
  }
}

// what has taken so many steps already loses its charm
const PATIENCE = 8
const FATIGUE = 0.75

/** Urgent first; less for what we have been after in vain. */
export function worthOf(proposal: Proposal, distance: number, { view }: Knowledge): number {
  if (proposal.urgent) return URGENT + proposal.probability
  const spent = view.pursuits[trialKey(proposal.at, proposal.command)] ?? 0
  return bid(proposal, distance) * FATIGUE ** Math.max(0, spent - PATIENCE)
}

const URGENT = 1000

/** Where somebody is against us, and we have nothing to fight with. */
function hostilePlaces(knowledge: Knowledge): Set<string> {
  const places = new Set<string>()
  if (weaponOf(knowledge)) return places
  for (const [key, name] of knowledge.beliefs.entries())
    if (name !== '' && key.startsWith('enemy ')) places.add(key.slice('enemy '.length))
  return places
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
