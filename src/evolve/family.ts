/**
 * The family tree of a society, from the boards of its evolutions: every variant with its parent, what it changed and
 * why, how it raced, and how W grew while it was certified. Pure, so that the studio draws the same tree.
 */
import { differencesOf } from '../societies/variant.ts'
import { BASE_NAME } from '../societies/variant-name.ts'
import type { EvolutionBoard } from './evolution-board.ts'
import { bet, NO_BETS, wealthOf } from './statistics/betting.ts'
import type { Course, Member, Pair, Verdict } from './model.ts'

export type Fate =
  | 'first'
  | 'certified'
  | 'refused'
  | 'under test'
  | 'won its race'
  | 'lost its race'
  | 'broken'
  | 'racing'
  | 'begun from'

export interface Kin extends Member {
  readonly fate: Fate
  /** what it has that its parent has not */
  readonly differences: readonly string[]
  /** in its race, -1 to 1: a third is a standard deviation of a pair */
  readonly raceMean?: number
  readonly verdict?: Verdict
  /** the run of the evolution that it is from */
  readonly evolution: string
}

export interface Family {
  readonly society: string
  /** the oldest first; a parent stands before its children */
  readonly kin: readonly Kin[]
  /** the last that was certified */
  readonly certified: string
}

export interface EvolutionRun {
  readonly run: string
  readonly board: EvolutionBoard
}

/** Of several evolutions, oldest first. Nobody is told twice. */
export function familyOf(society: string, evolutions: readonly EvolutionRun[]): Family {
  const kin = new Map<string, Kin>()
  for (const { run, board } of evolutions)
    for (const member of Object.values(board.members)) {
      const before = kin.get(member.name)
      const fate = fateOf(member, board)
      if (before === undefined) kin.set(member.name, kinOf(member, fate, run, board))
      else kin.set(member.name, again(before, kinOf(member, fate, run, board)))
    }
  return { society, kin: [...kin.values()], certified: certifiedIn(evolutions)?.name ?? BASE_NAME }
}

/** The last that was certified. */
export function certifiedIn(evolutions: readonly EvolutionRun[]): Member | undefined {
  for (const { board } of evolutions.toReversed()) {
    const accepted = board.verdicts.findLast(({ standing }) => standing === 'accepted')
    const member = accepted && memberOf(board, accepted.child)
    if (member !== undefined) return member
  }
  return undefined
}

/** A name from a journal may be that of something every object has. */
const memberOf = ({ members }: EvolutionBoard, name: string): Member | undefined =>
  Object.hasOwn(members, name) ? members[name] : undefined

/** Whoever comes up again keeps its place in the tree, and its verdict unless there is a new one. */
function again(before: Kin, now: Kin): Kin {
  // an evolution begins with those who were there before: that alone says nothing new
  if (now.race === 0 && now.verdict === undefined && now.fate !== 'under test') return before
  const { parent, by, says, answers, race, differences } = before
  const isJudged = now.verdict !== undefined || now.fate === 'under test' || before.verdict === undefined
  const born = { by, says, answers, race, differences, ...(parent !== undefined && { parent }) }
  return { ...before, ...now, ...born, fate: isJudged && before.fate !== 'first' ? now.fate : before.fate }
}

const triedIn = (name: string, { verdicts }: EvolutionBoard) => {
  const verdict = verdicts.findLast(({ child }) => child === name)
  return verdict === undefined ? {} : { verdict }
}

function kinOf(member: Member, fate: Fate, evolution: string, board: EvolutionBoard): Kin {
  const parent = member.parent === undefined ? {} : (memberOf(board, member.parent)?.variant ?? {})
  const means = board.races.findLast(({ entrants }) => entrants.includes(member.name))?.means ?? {}
  const raceMean = Object.hasOwn(means, member.name) ? means[member.name] : undefined
  return {
    ...member,
    fate,
    differences: differencesOf(parent, member.variant),
    ...(raceMean !== undefined && { raceMean }),
    ...triedIn(member.name, board),
    evolution,
  }
}

function fateOf({ name, parent, race: entered }: Member, { verdicts, races, course }: EvolutionBoard): Fate {
  if (parent === undefined) return 'first'
  const verdict = verdicts.findLast(({ child }) => child === name)
  if (verdict !== undefined) return verdict.standing === 'accepted' ? 'certified' : 'refused'
  if (course.tip === name && course.standing === 'open') return 'under test'
  if (entered === 0) return 'begun from'
  const race = races.findLast(({ entrants }) => entrants.includes(name))
  if (race?.broken.includes(name) || course.broken.includes(name)) return 'broken'
  if (race === undefined) return 'racing'
  return race.winner === name ? 'won its race' : 'lost its race'
}

export interface Point {
  readonly pair: Pair
  readonly W: number
}

/**
 * W over the pairs of one certification, computed again from the pairs alone. Spreads are those that the certification
 * was begun with.
 */
export function wealthOver(pairs: readonly Pair[], spreads: Course['spreads'], number: number): readonly Point[] {
  let wager = NO_BETS
  return pairs
    .filter(({ stage, number: own, task }) => stage === 'certify' && own === number && Object.hasOwn(spreads, task))
    .map((pair) => {
      wager = bet(wager, pair.d, spreads[pair.task]!)
      return { pair, W: wealthOf(wager) }
    })
}
