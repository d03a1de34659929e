/**
 * The family tree of a society, from the boards of its evolutions: every variant with its parent, what it changed and
 * why, how it raced, and how W grew while it was certified. Pure, so that the studio draws the same tree.
 */
import { differencesOf } from '../societies/variant.ts'
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

export function familyOf(society: string, evolutions: readonly EvolutionRun[]): Family {
  const kin = new Map<string, Kin>()
  for (const { run, board } of evolutions)
    for (const member of Object.values(board.members)) {
      const before = kin.get(member.name)
      const fate = fateOf(member, board)
      // the first of a later evolution was certified in an earlier one
      if (before !== undefined && fate === 'first') continue
      kin.set(member.name, kinOf(member, fate, run, board))
    }
  const last = evolutions.at(-1)?.board
  return { society, kin: [...kin.values()], certified: last?.course.ancestor ?? 'base' }
}

function kinOf(member: Member, fate: Fate, evolution: string, board: EvolutionBoard): Kin {
  const parent = member.parent === undefined ? {} : (board.members[member.parent]?.variant ?? {})
  const race = board.races.findLast(({ entrants }) => entrants.includes(member.name))
  const raceMean = race?.means[member.name]
  const verdict = board.verdicts.findLast(({ child }) => child === member.name)
  return {
    ...member,
    fate,
    differences: differencesOf(parent, member.variant),
    ...(raceMean !== undefined && { raceMean }),
    ...(verdict !== undefined && { verdict }),
    evolution,
  }
}

function fateOf({ name, parent }: Member, { verdicts, races, course }: EvolutionBoard): Fate {
  if (parent === undefined) return 'first'
  const verdict = verdicts.findLast(({ child }) => child === name)
  if (verdict !== undefined) return verdict.standing === 'accepted' ? 'certified' : 'refused'
  if (course.tip === name && course.standing === 'open') return 'under test'
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
    .filter((pair) => pair.stage === 'certify' && pair.number === number)
    .map((pair) => {
      wager = bet(wager, pair.d, spreads[pair.task]!)
      return { pair, W: wealthOf(wager) }
    })
}
