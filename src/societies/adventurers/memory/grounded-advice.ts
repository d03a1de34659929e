/**
 * Advice with a ground: what a mind that thinks for Memory says should be done, held against the record of the game.
 * Memory knows what was done, so it may be as sure as that bears out: of what failed here not at all, of what worked
 * with such things as often as it did. What nobody has done is a guess, whoever is sure of it.
 */
import { parseCommand } from '../knowledge/command.ts'
import { changedAt } from '../knowledge/model/changes.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import type { Proposal } from '../protocol.ts'
import type { Advice } from '../response-schema.ts'
import type { MemoryKnowledge } from '../views.ts'
import { patternsOf } from './patterns.ts'
import { VAIN } from './vain.ts'

/** As likely as what Memory's own rules think of that nobody has touched. */
const GUESS = 0.05
// putting down what we have works every time, and brings nothing by itself
const PUTS_DOWN = /^(?:drop|discard|throw|put down)\b/

type Record = Pick<MemoryKnowledge, 'tried' | 'changes' | 'here' | 'successful' | 'failed'>

/** What rules propose is grounded already. */
export function groundedAdvice(advice: Advice, record: Record): Advice {
  if (!advice.proposals.some(({ isSaid }) => isSaid)) return advice
  const proposals = advice.proposals.flatMap((proposal) => {
    if (!proposal.isSaid) return [proposal]
    const most = mostLikely(proposal, record)
    return most === 0 ? [] : [{ ...proposal, probability: Math.min(proposal.probability, most) }]
  })
  return { ...advice, proposals }
}

function mostLikely({ command, at }: Proposal, { tried, changes, here, successful, failed }: Record): number {
  const place = at || here
  const trial = tried.get(trialKey(place, command))
  if (trial && VAIN.has(trial.kind) && trial.step >= changedAt(changes, place)) return 0
  if (PUTS_DOWN.test(command)) return GUESS
  const [kind] = patternsOf(parseCommand(command))
  const successes = successful.get(kind) ?? 0
  const tries = successes + (failed.get(kind) ?? 0)
  return Math.max(GUESS, tries === 0 ? 0 : successes / (tries + 1))
}
