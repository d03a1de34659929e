/** Certification: when a betting test has shown enough, when it is futile to go on, and when it has had its chance. */
import { meanOfWager, wealthOf, type Wager } from './betting.ts'

/** Pairs that one certification may take. */
export const MOST_PAIRS = 200
// before so many pairs nobody gives up; afterwards whenever so many more were played
const FIRST_DOUBT = 48
const DOUBT_EVERY = 12
// in standard deviations: what is worth less would take more pairs than there are
const LEAST_GAIN = 0.05

export type Standing = 'open' | 'accepted' | 'futile' | 'exhausted'

/**
 * After a whole block, which has one seed of every task: what helps in some tasks and harms in others must not be
 * judged by those that came first. `block`: how many tasks there are.
 */
export function standingOf(wager: Wager, threshold: number, block: number, mostPairs = MOST_PAIRS): Standing {
  const { pairs } = wager
  if (pairs === 0) return 'open'
  const isWhole = pairs % block === 0
  if (isWhole && wealthOf(wager) >= threshold) return 'accepted'
  if (pairs + (isWhole ? block : 0) > mostPairs) return 'exhausted'
  const isDoubted = pairs >= FIRST_DOUBT && (pairs - FIRST_DOUBT) % DOUBT_EVERY === 0
  return isDoubted && meanOfWager(wager) < LEAST_GAIN ? 'futile' : 'open'
}
