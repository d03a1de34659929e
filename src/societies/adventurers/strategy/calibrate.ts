/**
 * Calibration: confidence is what somebody says, and what came of it is what it is held against. A member whose advice
 * fails more often than it says weighs less, one whose advice does better weighs more.
 */
import type { Standing } from '../board.ts'
import type { Proposal } from '../protocol.ts'

// as much as so many expected successes of which we know nothing; a model has to prove itself sooner
const RULES = { doubt: 40, least: 0.9, most: 1.1 }
const MODELS = { doubt: 1, least: 0, most: 1 }
// nobody knows of something so good that all else must wait
const MOST_SAID = 4

export function calibrated(proposal: Proposal, standing: Standing | undefined): Proposal {
  const { isSaid, gain, urgent, ...rest } = proposal
  const { doubt, least, most } = isSaid ? MODELS : RULES
  const { expected = 0, successes = 0 } = standing ?? {}
  const factor = Math.min(most, Math.max(least, (doubt + successes) / (doubt + Math.max(expected, 0))))
  if (!isSaid) return factor === 1 || urgent ? proposal : { ...proposal, probability: proposal.probability * factor }
  const { tries = 0 } = standing ?? {}
  const power = successes === 0 && tries >= FEW ? NEVER_RIGHT : WRONG
  // what a model says cannot wait is weighed like the rest, or one that shouts would decide
  return { ...rest, isSaid, gain: Math.min(gain, MOST_SAID), probability: proposal.probability * factor ** power }
}

// what boasts lose weight twice as fast as their advice fails; who was never right is soon not heard at all
const WRONG = 2
const NEVER_RIGHT = 4
// once may be bad luck
const FEW = 2

/** After a piece of its advice was taken that it said it was so sure of. */
export function standingAfter(before: Standing | undefined, confidence: number, hasHelped: boolean): Standing {
  const { tries = 0, successes = 0, expected = 0 } = before ?? {}
  return {
    tries: tries + 1,
    successes: successes + (hasHelped ? 1 : 0),
    expected: Math.round((expected + confidence) * 1000) / 1000,
  }
}
