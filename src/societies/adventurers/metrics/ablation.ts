/** Ablation, to see who helped: games with everybody against games on the same seeds with one member muted. */
import { estimatePaired, meanOf } from '../../../evaluate/trials/statistics.ts'
import type { Member } from '../protocol.ts'

/** The score of one game; `muted` is missing when everybody played. */
export interface AblationGame {
  readonly seed: number
  readonly muted?: Member
  readonly score: number
}

export interface Spread {
  readonly mean: number
  readonly min: number
  readonly max: number
  readonly scores: readonly number[]
}

export interface MemberEffect extends Spread {
  readonly member: Member
  /** what having it brings, seed by seed */
  readonly differences: readonly number[]
  readonly difference: number
  /** of the mean difference; nothing for a single seed */
  readonly standardError: number | null
  /** in which the mean difference is with 95 %; nothing for a single seed */
  readonly interval: { readonly low: number; readonly high: number } | null
  readonly verdict: 'helped' | 'hurt' | 'no clear effect'
}

export interface Ablation {
  readonly all: Spread
  readonly members: readonly MemberEffect[]
}

// two standard errors: chance alone rarely goes further
const CLEAR = 2

/** Only seeds that were played both with a member and without it are compared. */
export function ablationOf(games: readonly AblationGame[], members: readonly Member[]): Ablation {
  const together = new Map(games.filter(({ muted }) => muted === undefined).map(({ seed, score }) => [seed, score]))
  const effects = members.flatMap((member): MemberEffect[] => {
    const without = games.filter(({ seed, muted }) => muted === member && together.has(seed))
    if (without.length === 0) return []
    const differences = without.map(({ seed, score }) => together.get(seed)! - score)
    const difference = meanOf(differences)
    const standardError = standardErrorOf(differences)
    const { low, high } = estimatePaired([differences])!
    const interval = low === null || high === null ? null : { low, high }
    const verdict = verdictOn(difference, standardError)
    const spread = spreadOf(without.map(({ score }) => score))
    return [{ member, ...spread, differences, difference, standardError, interval, verdict }]
  })
  return { all: spreadOf([...together.values()]), members: effects }
}

function verdictOn(difference: number, standardError: number | null): MemberEffect['verdict'] {
  const isClear = standardError !== null && Math.abs(difference) > CLEAR * standardError
  if (!isClear) return 'no clear effect'
  return difference > 0 ? 'helped' : 'hurt'
}

function spreadOf(scores: readonly number[]): Spread {
  return { mean: meanOf(scores), min: Math.min(...scores), max: Math.max(...scores), scores }
}

function standardErrorOf(numbers: readonly number[]): number | null {
  const { length } = numbers
  if (length < 2) return null
  const mean = meanOf(numbers)
  const variance = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / (length - 1)
  return Math.sqrt(variance / length)
}
