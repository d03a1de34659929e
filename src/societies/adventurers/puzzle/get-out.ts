/** Gets out of anything that does not carry us along. */
import { isHeldFast } from '../knowledge/model/load.ts'
import type { Proposal } from '../protocol.ts'
import type { PuzzleKnowledge } from '../views.ts'

const WAYS_OUT = ['out', 'exit', 'stand', 'disembark']

export function* getOut(knowledge: PuzzleKnowledge): Generator<Proposal> {
  if (!isHeldFast(knowledge)) return
  const command = WAYS_OUT.find((word) => knowledge.vocabulary.knows(word))
  if (command !== undefined)
    yield { command, at: knowledge.here, gain: 4, probability: 0.9, reason: 'it does not take us along', urgent: true }
}
