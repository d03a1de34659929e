/** Gets out of anything that does not carry us along, and into what took us where we cannot walk. */
import { sayable } from '../knowledge/wording.ts'
import { has } from '../knowledge/model/things.ts'
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

/** A way that we have gone does not lead away any more: that was with what stands here. */
export function* getIn(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { aboard, last, situation, ways, here, objects } = knowledge
  if (aboard !== null || last?.way === undefined || situation.cameFrom !== undefined) return
  if (ways.get(here)?.[last.way] === undefined) return
  const verb = sayable(knowledge, 'enter', 'board', 'get in')
  for (const object of objects.values())
    if (verb !== undefined && object.location === here && has(object, 'ridden'))
      return yield {
        command: `${verb} ${object.name}`,
        at: here,
        gain: 4,
        probability: 0.9,
        reason: `that way we went with the ${object.name}`,
        urgent: true,
      }
}
