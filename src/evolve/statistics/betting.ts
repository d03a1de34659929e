/**
 * The betting test: is a change better, in pairs of games on the same task and seed? Against the claim that it is not,
 * five gamblers bet on every pair; their mean wealth W can grow large only where the claim is false (Ville), however
 * often one looks. Its whole state is six numbers, so that it goes on after any interruption.
 */

/** The shares of its wealth that each gambler stakes. */
export const STAKES = [0.2, 0.4, 0.6, 0.8, 0.95] as const

// a pair counts at most as much as a difference of three standard deviations: one lucky game proves nothing
const FARTHEST = 3
/** The least spread of a task that is believed in, as a share of its full score: of games that always end alike. */
export const LEAST_SPREAD = 0.02

export interface Wager {
  readonly pairs: number
  /** the sum of the differences in standard deviations */
  readonly sum: number
  /** by stake */
  readonly wealth: readonly number[]
}

export const NO_BETS: Wager = { pairs: 0, sum: 0, wealth: STAKES.map(() => 1) }

/** `difference` of one pair, and the standard deviation of such differences on that task, fixed beforehand. */
export function bet({ pairs, sum, wealth }: Wager, difference: number, spread: number): Wager {
  const deviations = difference / Math.max(spread, LEAST_SPREAD)
  const share = shareOf(difference, spread)
  return {
    pairs: pairs + 1,
    sum: sum + deviations,
    wealth: wealth.map((each, place) => each * (1 + STAKES[place]! * share)),
  }
}

/** What a pair counts for, -1 to 1. */
export const shareOf = (difference: number, spread: number): number =>
  Math.max(-1, Math.min(1, difference / Math.max(spread, LEAST_SPREAD) / FARTHEST))

/** W: what the five have now for each 1 they began with. */
export const wealthOf = ({ wealth }: Wager): number => wealth.reduce((all, each) => all + each, 0) / wealth.length

/** In standard deviations of a pair. */
export const meanOfWager = ({ pairs, sum }: Wager): number => (pairs === 0 ? 0 : sum / pairs)
