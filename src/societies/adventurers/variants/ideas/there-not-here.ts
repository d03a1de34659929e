/** What is refused here because it belongs elsewhere is done there: `Not here. You promised it to the park.` */
import type { Location, Trial } from '../../board.ts'
import { trialKey } from '../../knowledge/trial-key.ts'
import { pathsIn } from '../../strategy/bid.ts'
import { partsOf } from '../doubts/doubt.ts'
import type { Idea } from './idea.ts'

const GAIN = 6
const TOLD = 0.6
const ELSEWHERE =
  /\b(?:not (?:in )?here|not (?:this|the) place|only (?:in|at|on)|(?:is|are|was|be) (?:done|kept|wanted|needed|expected|used) (?:in|at|on)|belongs? (?:in|at|on|to)|ought to|promised|take (?:it|them|her|him) (?:back )?to|back (?:in|to|at)|waits? (?:in|at|on))\b/i
const SHORTEST_TITLE = 4

export const thereNotHere: Idea = function* (knowledge) {
  const reached = pathsIn(knowledge)
  for (const { command, there } of refusedHere(knowledge.tried.entries(), [...knowledge.places.values()])) {
    if (!reached.has(there) || knowledge.tried.get(trialKey(there, command)) !== undefined) continue
    const reason = `we were told that it is for ${there}`
    yield { command, at: there, gain: GAIN, probability: TOLD, reason, lesson: 'told where' }
  }
}

interface ToldWhere {
  readonly command: string
  /** by its id, the place that the refusal named */
  readonly there: string
  /** when it was last refused */
  readonly step: number
}

/** What was refused in words that name another place we know. */
export function* refusedHere(
  trials: Iterable<readonly [string, Pick<Trial, 'kind' | 'told' | 'step'>]>,
  places: readonly Pick<Location, 'id' | 'title'>[],
): Generator<ToldWhere> {
  for (const [key, { kind, told, step }] of trials) {
    const { place: from, command } = partsOf(key)
    if (from === 'inventory' || kind === 'score' || kind === 'moved' || !ELSEWHERE.test(told)) continue
    for (const { id, title } of places)
      if (id !== from && title.length >= SHORTEST_TITLE && told.toLowerCase().includes(title.toLowerCase()))
        yield { command, there: id, step }
  }
}
