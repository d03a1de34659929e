/**
 * Votes: what a member wants done now. What it wants elsewhere begins with a walk, and then the vote says the first
 * step, and where to and what for.
 */
import type { Proposal } from '../protocol.ts'
import { pathsIn, stepAlong, type Stepping, type Walking } from './bid.ts'

/** What to type now: the proposal itself, or the first step on the way to it; nothing when no way is known. */
export function firstStepOf(
  { command, at }: Pick<Proposal, 'command' | 'at'>,
  knowledge: Walking & Stepping,
): string | undefined {
  const path = pathsIn(knowledge).get(at || knowledge.here)
  if (path === undefined) return undefined
  return path.first === undefined ? command : stepAlong(path.first, knowledge)
}

/** `take lamp (0.80)`, or `north, to take lamp at kitchen (0.80)`. */
export function voteFor(proposal: Proposal | undefined, confidence: number, knowledge: Walking & Stepping): string {
  const sure = `(${confidence.toFixed(2)})`
  const now = proposal && firstStepOf(proposal, knowledge)
  if (proposal === undefined || now === undefined) return `nothing ${sure}`
  const isHere = proposal.at === '' || proposal.at === knowledge.here
  return isHere ? `${proposal.command} ${sure}` : `${now}, to ${proposal.command} at ${proposal.at} ${sure}`
}
