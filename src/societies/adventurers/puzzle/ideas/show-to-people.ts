/** `Show him the list.`: a thing is shown or given to somebody, and not somebody to a thing. */
import { isAlive } from '../../knowledge/kinds.ts'
import { carriedIn } from '../../knowledge/model/load.ts'
import { openAdvice } from '../../knowledge/model/advice.ts'
import { isSameName } from '../../knowledge/names.ts'
import { sayable } from '../../knowledge/wording.ts'
import { nounOf } from '../combine.ts'
import { offer } from '../offer.ts'
import type { Idea } from './idea.ts'

const GAIN = 6
const ADVISED = 0.5
const GIVES = /^(?:show|give|offer|hand|feed)$/

export const showToPeople: Idea = function* (knowledge) {
  const carried = carriedIn(knowledge)
  for (const { verb, first, second } of openAdvice(knowledge)) {
    if (!GIVES.test(verb) || second === undefined || sayable(knowledge, verb) === undefined) continue
    const things = carried.filter(({ name }) => isSameName(name, second) || nounOf(name) === nounOf(second))
    for (const someone of knowledge.objects.values()) {
      const { name, location } = someone
      if (location === 'gone' || location === 'inventory' || !isAlive(someone) || !isSameName(name, first)) continue
      for (const thing of things) {
        const deed = { verb, rest: `${thing.name} to ${name}`, at: location, probability: ADVISED, gain: GAIN }
        const proposal = offer(knowledge, { ...deed, reason: `it was said that one could ${verb} it to ${name}` })
        if (proposal) yield proposal
      }
    }
  }
}
