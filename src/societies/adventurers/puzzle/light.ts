/** Light against the dark, and none where it is not needed. */
import type { Knowledge } from '../knowledge/knowledge.ts'
import { isKind } from '../knowledge/kinds.ts'
import { find, isInside } from '../knowledge/holding.ts'
import { isBright, isDarkHere, isLit, lampOf } from '../knowledge/learn-light.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'

export function* keepLight(knowledge: Knowledge): Generator<Proposal> {
  const { here, situation, tried, objects } = knowledge
  const lamp = lampOf(knowledge)
  if (lamp === undefined) return
  const held = find(objects.values(), lamp, 'inventory')
  if (isDarkHere(knowledge) && !isLit(knowledge)) {
    if (held && isInside(held.properties)) {
      yield { command: `take ${lamp}`, at: here, gain: 5, probability: 0.9, reason: 'it is dark, and our light is packed away', urgent: true } // prettier-ignore
      return
    }
    const verb = sayable(knowledge, 'turn on', 'switch on', 'light')
    if (verb !== undefined)
      yield { command: `${verb} ${lamp}`, at: here, gain: 5, probability: 0.9, reason: 'it is dark, and we have a light', urgent: true } // prettier-ignore
  } else if (isLit(knowledge) && isBright(knowledge, here) && isBright(knowledge, situation.cameFrom ?? '')) {
    const verb = sayable(knowledge, 'turn off', 'switch off', 'extinguish')
    const lit = knowledge.beliefs.get('lit')!
    // what is lit by fire is not lit again so easily
    if (
      verb !== undefined &&
      !isKind(lit, 'fire') &&
      !tried.get(trialKey('inventory', `${verb} ${lit}`))?.told.includes('not')
    )
      yield { command: `${verb} ${lit}`, at: here, gain: 3, probability: 0.9, reason: 'to save the light' }
  }
}
