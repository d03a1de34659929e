/** What is refused here because it belongs elsewhere is done there: `Not here. You promised it to the park.` */
import { wording } from '../../../../worlds/adventure/wording.ts'
import type { Location, ObjectSeen, Trial } from '../../board.ts'
import { parseCommand } from '../../knowledge/command.ts'
import { isSameName } from '../../knowledge/names.ts'
import { trialKey } from '../../knowledge/trial-key.ts'
import { pathsIn } from '../../strategy/bid.ts'
import { partsOf } from '../../variants/doubts/doubt.ts'
import type { Idea } from './idea.ts'

const GAIN = 6
const TOLD = 0.6
const ELSEWHERE = wording(String.raw`
  \bnot (?:in )?here\b|\bnot (?:this|the) place\b|\bonly (?:in|at|on)\b
  \b(?:is|are|was|be) (?:done|kept|wanted|needed|expected|used) (?:in|at|on)\b
  \bbelongs? (?:in|at|on|to)\b|\bought to\b|\bpromised\b
  \btake (?:it|them|her|him) (?:back )?to\b|\bback (?:in|to|at)\b|\bwaits? (?:in|at|on)\b`)
const SHORTEST_TITLE = 4

export const thereNotHere: Idea = function* (knowledge) {
  const reached = pathsIn(knowledge)
  const { tried, places, objects } = knowledge
  for (const { command, there } of refusedHere(tried.entries(), [...places.values()], [...objects.values()])) {
    if (!reached.has(there) || tried.get(trialKey(there, command)) !== undefined) continue
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

/** What was refused in words that name another place we know, and can be done there: with nothing, or what we carry. */
export function* refusedHere(
  trials: Iterable<readonly [string, Pick<Trial, 'kind' | 'told' | 'step'>]>,
  places: readonly Pick<Location, 'id' | 'title'>[],
  things: readonly ObjectSeen[],
): Generator<ToldWhere> {
  const carried = things.filter(({ location }) => location === 'inventory')
  const isWithUs = (noun: string) => carried.some(({ name }) => isSameName(name, noun))
  for (const [key, { kind, told, step }] of trials) {
    const { place: from, command } = partsOf(key)
    if (from === 'inventory' || kind === 'score' || kind === 'moved' || !ELSEWHERE.test(told)) continue
    if (!parseCommand(command).nouns.every(isWithUs)) continue
    for (const { id, title } of places)
      if (id !== from && title.length >= SHORTEST_TITLE && told.toLowerCase().includes(title.toLowerCase()))
        yield { command, there: id, step }
  }
}
