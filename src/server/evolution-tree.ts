/** Families of variants for the API, from the boards of evolutions. */
import { familyOf, wealthOver, type EvolutionRun, type Kin } from '../evolve/family.ts'
import type { Pair } from '../evolve/model.ts'
import type { Finding } from '../societies/evolution.ts'
import { BASE } from '../societies/variant.ts'
import type {
  EvolvedSociety,
  FoundPattern,
  PlayedPair,
  PromptChange,
  VariantCard,
  VariantDetail,
  VariantTrial,
} from './api-evolution.ts'

// what is worth looking at on one page
const MOST_FINDINGS = 60

export function evolvedOf(
  society: string,
  evolutions: readonly EvolutionRun[],
): Omit<EvolvedSociety, 'title' | 'isOpen'> {
  const { kin, certified } = familyOf(society, evolutions)
  const boards = evolutions.map(({ board }) => board)
  return {
    society,
    evolutions: boards.length,
    variants: kin.length,
    certified,
    certifications: kin.filter(({ verdict }) => verdict?.standing === 'accepted').length,
    pairs: boards.reduce((sum, { course }) => sum + course.pairs, 0),
  }
}

export function cardOf(kin: Kin): VariantCard {
  const { variant: _, answers: __, verdict, ...card } = kin
  if (verdict === undefined) return card
  const { standing, W, threshold, pairs, mean, low, high } = verdict
  return { ...card, verdict: { standing, W, threshold, pairs, mean, low, high } }
}

/** The dearest first; of the latest games where a pattern was found again in the same variant. */
export function foundIn(evolutions: readonly EvolutionRun[]): readonly FoundPattern[] {
  const found = new Map(evolutions.flatMap(({ board }) => Object.entries(board.findings).map(patternOf)))
  return [...found.values()].toSorted((one, other) => other.cost - one.cost).slice(0, MOST_FINDINGS)
}

/** Findings are kept under the name of the variant that they were found in. */
function patternOf([key, { pattern, says, count, cost, cause, runs, steps }]: [string, Finding]): [
  string,
  FoundPattern,
] {
  const [variant = ''] = key.split(': ', 1)
  return [key, { pattern, says, count, cost, cause, variant, runs: runs.length, steps }]
}

/** What boards alone say of a variant. */
export type DetailInBoards = Omit<VariantDetail, 'graph' | 'joined' | 'bornAt' | 'input'>

export function detailOf(kin: Kin, family: readonly Kin[], evolutions: readonly EvolutionRun[]): DetailInBoards {
  const { board } = evolutions.find(({ run }) => run === kin.evolution)!
  const answers = evolutions.flatMap(({ board: { findings } }) =>
    Object.entries(findings)
      .filter(([key]) => kin.answers.includes(key))
      .map(patternOf),
  )
  const parent = family.find(({ name }) => name === kin.parent)
  return {
    ...cardOf(kin),
    variant: kin.variant,
    prompts: promptsOf(parent, kin),
    answers: [...new Map(answers).values()],
    trial: trialOf(kin, board),
    raced: board.pairs.filter(({ child, stage }) => child === kin.name && stage === 'race').map(playedOf),
  }
}

const playedOf = ({ task, seed, d, runs: [child, parent] }: Pair): PlayedPair => ({ task, seed, d, child, parent })

function trialOf({ name, verdict }: Kin, { pairs, course }: EvolutionRun['board']): VariantTrial | null {
  const isOpen = course.tip === name && course.standing === 'open'
  if (verdict === undefined && !isOpen) return null
  const { number, threshold, spreads, parent, standing } = isOpen
    ? { ...course, number: course.tested, parent: course.ancestor, standing: 'open' }
    : verdict!
  const points = wealthOver(
    pairs.filter(({ child }) => child === name),
    spreads,
    number,
  )
  return { parent, threshold, standing, points: points.map(({ pair, W }) => ({ ...playedOf(pair), W })) }
}

/** Those of its parent are known from what it is told in their place; those that come with the society are not here. */
function promptsOf(parent: Kin | undefined, { variant }: Kin): readonly PromptChange[] {
  const before = parent?.variant ?? BASE
  const changed = Object.entries(variant.prompts ?? {}).flatMap(([member, after]) => {
    const old = ownIn(before.prompts, member) ?? ''
    return old === after ? [] : [{ member, before: old, after }]
  })
  const known = new Map((before.agents ?? []).map(({ name, prompt = '' }) => [name, prompt]))
  const born = (variant.agents ?? []).flatMap(({ name, prompt = '' }) => {
    const old = known.get(name) ?? ''
    return old === prompt ? [] : [{ member: name, before: old, after: prompt }]
  })
  return [...changed, ...born]
}

const ownIn = (all: Readonly<Record<string, string>> = {}, name: string) =>
  Object.hasOwn(all, name) ? all[name] : undefined
