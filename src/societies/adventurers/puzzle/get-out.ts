/** Gets out of anything that does not carry us along. */
import type { Knowledge } from '../knowledge/knowledge.ts'
import { isHeldFast } from '../knowledge/learn-aboard.ts'
import type { Proposal } from '../protocol.ts'

const WAYS_OUT = ['out', 'exit', 'stand', 'disembark']

export function* getOut(knowledge: Knowledge): Generator<Proposal> {
  if (!isHeldFast(knowledge)) return
  const command = WAYS_OUT.find((word) => knowledge.vocabulary.knows(word))
  if (command !== undefined)
    yield { command, at: knowledge.here, gain: 4, probability: 0.9, reason: 'it does not take us along', urgent: true }
}
