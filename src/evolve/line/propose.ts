/**
 * The Proposer: answers findings with changes from the society's catalogue. In every race there are five that answer
 * findings, one that combines two of them, one step of a parameter, and one that changes nothing but chance.
 */
import { createRandom, type Random } from '../../base/random.ts'
import type { Change, Evolution, Finding } from '../../societies/evolution.ts'
import { combined, type Variant } from '../../societies/variant.ts'
import { nameOfVariant } from '../../societies/variant-name.ts'
import type { Findings, Member, Race } from '../model.ts'

/** Begins the name of a switch that no rule knows: the same society, thrown other dice. */
const NULL = 'null-'
export const isControl = ({ switches = [] }: Variant): boolean => switches.some((name) => name.startsWith(NULL))

export interface Proposing {
  readonly evolution: Pick<Evolution, 'changes' | 'params'>
  readonly tip: Member
  readonly ancestor: Member
  readonly findings: Findings
  readonly members: Readonly<Record<string, Member>>
  readonly races: readonly Race[]
  readonly race: number
  readonly entrants: number
  readonly seed: number
  /** what a model proposed, in the same form */
  readonly said?: readonly Proposal[]
}

/** A change to the tip, and what it answers. */
export interface Proposal {
  readonly adds: Variant
  readonly answers: readonly string[]
  readonly says: string
  readonly by: Member['by']
}

/** The last places are for the combination, the parameter and the control. */
const CONTROLS = 3

export function propose(proposing: Proposing): readonly Member[] {
  const { tip, race, seed, entrants, evolution, said = [] } = proposing
  const random = createRandom(`propose ${seed} ${race}`)
  const answers = [...said, ...answersIn(proposing)]
  const single = answers.slice(0, Math.max(1, entrants - CONTROLS))
  const all: Proposal[] = [...single, ...pairOf(answers), ...parameterStep(evolution, tip, random), controlOf(race)]
  const known = new Set<string>([tip.name])
  return all.flatMap((proposal): Member[] => {
    const variant = combined(tip.variant, proposal.adds)
    const name = nameOfVariant(variant)
    if (known.has(name)) return []
    known.add(name)
    const { answers: meant, says, by } = proposal
    return [{ name, variant, parent: tip.name, by, answers: meant, says, race }]
  })
}

/** What was raced less comes first; then what answers the dearer finding; then what did better before. */
function answersIn(proposing: Proposing): readonly Proposal[] {
  const { evolution, tip, ancestor, findings } = proposing
  const open = evolution.changes.filter(
    (change) => !isIn(change.adds, tip.variant) && (change.needs === undefined || hasAgent(ancestor, change.needs)),
  )
  const ranked = open.map((change, place) => {
    const answered = Object.entries(findings).filter(([, finding]) => change.answers.includes(finding.pattern))
    const cost = Math.max(0, ...answered.map(([, finding]) => finding.cost))
    return { change, place, cost, answered, ...recordOf(change, proposing) }
  })
  ranked.sort((a, b) => a.entered - b.entered || b.mean - a.mean || b.cost - a.cost || a.place - b.place)
  return ranked.map(({ change, answered }) => ({
    adds: change.adds,
    says: change.says,
    answers: answered.map(([key]) => key),
    by: 'catalogue',
  }))
}

/** How often a change was in a race, and what it was worth there in the mean. */
function recordOf(
  { adds }: Change,
  { members, races }: Proposing,
): { readonly entered: number; readonly mean: number } {
  const means: number[] = []
  for (const { entrants, means: worth, parent } of races)
    for (const name of entrants) {
      const [own, before] = [members[name], members[parent]]
      if (own === undefined || before === undefined || isIn(adds, before.variant) || !isIn(adds, own.variant)) continue
      means.push(worth[name] ?? 0)
    }
  const sum = means.reduce((all, each) => all + each, 0)
  // what was raced twice and did well is worth a third time before what did badly once
  return {
    entered: sum > 0 ? Math.min(1, means.length) : means.length,
    mean: means.length === 0 ? 0 : sum / means.length,
  }
}

/** All that it adds is there already. */
function isIn(adds: Variant, variant: Variant): boolean {
  return nameOfVariant(combined(variant, adds)) === nameOfVariant(variant)
}

const hasAgent = ({ variant }: Member, name: string): boolean =>
  variant.agents?.some((born) => born.name === name) === true

/** The first two together: what helps alone may hinder beside another. */
function pairOf([first, second]: readonly Proposal[]): readonly Proposal[] {
  if (first === undefined || second === undefined) return []
  return [
    {
      adds: combined(first.adds, second.adds),
      answers: [...new Set([...first.answers, ...second.answers])],
      says: `${first.says}; ${second.says}`,
      by: first.by,
    },
  ]
}

function parameterStep({ params }: Pick<Evolution, 'params'>, tip: Member, random: Random): readonly Proposal[] {
  const names = Object.keys(params)
  if (names.length === 0) return []
  const name = random.pick(names)
  const { usual, steps } = params[name]!
  const now = tip.variant.params?.[name] ?? usual
  const others = steps.filter((step) => step !== now)
  if (others.length === 0) return []
  const value = random.pick(others)
  return [{ adds: { params: { [name]: value } }, answers: [], says: `${name} = ${value}`, by: 'catalogue' }]
}

const controlOf = (race: number): Proposal => ({
  adds: { switches: [`${NULL}${race}`] },
  answers: [],
  says: 'nothing but other dice',
  by: 'control',
})

/** The dearest first. */
export const dearest = (findings: Findings): readonly (readonly [string, Finding])[] =>
  Object.entries(findings).toSorted(([, one], [, other]) => other.cost - one.cost)
