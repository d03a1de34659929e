/**
 * A race by halving: all entrants play a few tasks beside their parent, the better half goes on to more. It finds what
 * is worth certifying; it proves nothing, because the best of eight always looks good.
 */
import { meanOf } from '../../evaluate/trials/statistics.ts'

/** Pairs of each round, on tasks and seeds that no round before had. */
export const ROUNDS = [6, 9, 14] as const

/** By entrant, its differences to the parent in standard deviations, in the order they were played. */
export type Results = Readonly<Record<string, readonly number[]>>

/** Who goes on after a round: the better half, at least one. Whoever was named first wins a tie. */
export function survivorsOf(entrants: readonly string[], results: Results): readonly string[] {
  const mean = (entrant: string) => meanOf(results[entrant]?.length ? results[entrant] : [Number.NEGATIVE_INFINITY])
  const ranked = entrants.toSorted((one, other) => mean(other) - mean(one))
  const kept = new Set(ranked.slice(0, Math.max(1, Math.ceil(entrants.length / 2))))
  return entrants.filter((entrant) => kept.has(entrant))
}

// what leads by less would need more pairs to be certified than there are
const LEAST_LEAD = 0.01

/** Who has won: the best of the last, if it was better than the parent by what can be seen. */
export function winnerOf(entrants: readonly string[], results: Results): string | undefined {
  let best: { readonly entrant: string; readonly mean: number } | undefined
  for (const entrant of entrants) {
    const differences = results[entrant] ?? []
    const mean = differences.length === 0 ? 0 : meanOf(differences)
    if (mean > (best?.mean ?? LEAST_LEAD)) best = { entrant, mean }
  }
  return best?.entrant
}
