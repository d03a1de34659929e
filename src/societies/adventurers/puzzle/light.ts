/** Keeps a light against the dark, and none where it is not needed. */
import { carriedIn } from '../knowledge/model/load.ts'
import { isKind } from '../knowledge/kinds.ts'
import { find, isInside } from '../knowledge/holding.ts'
import { isBright, isDarkHere, isLit, lampOf, needsFire, otherLight } from '../knowledge/model/light.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { offer } from './offer.ts'
import type { PuzzleKnowledge } from '../views.ts'

export function* keepLight(knowledge: PuzzleKnowledge): Generator<Proposal> {
  yield* kindle(knowledge)
  const { here, tried, objects } = knowledge
  const lamp = lampOf(knowledge)
  if (lamp === undefined) return
  const held = find(objects.values(), lamp, 'inventory')
  if (isDarkHere(knowledge) && !isLit(knowledge)) {
    if (held && isInside(held)) {
      yield {
        command: `take ${lamp}`,
        at: here,
        gain: 5,
        probability: 0.9,
        reason: 'it is dark, and our light is packed away',
        urgent: true,
      }
      return
    }
    const verb = sayable(knowledge, 'turn on', 'switch on', 'light')
    if (verb !== undefined)
      yield {
        command: `${verb} ${lamp}`,
        at: here,
        gain: 5,
        probability: 0.9,
        reason: 'it is dark, and we have a light',
        urgent: true,
      }
  } else if (isLit(knowledge) && (isSpared(knowledge) || isBrightAround(knowledge))) {
    const verb = sayable(knowledge, 'turn off', 'switch off', 'extinguish')
    const { lit } = knowledge.light
    if (
      verb !== undefined &&
      !needsFire(knowledge, lit) &&
      !tried.get(trialKey('inventory', `${verb} ${lit}`))?.told.includes('not')
    )
      yield { command: `${verb} ${lit}`, at: here, gain: 3, probability: 0.9, reason: 'to save the light' }
  }
}

const isBrightAround = (knowledge: PuzzleKnowledge): boolean =>
  isBright(knowledge, knowledge.here) && isBright(knowledge, knowledge.situation.cameFrom ?? '')

/** Another burns, that is not put out and lit again so easily. */
function isSpared(knowledge: PuzzleKnowledge): boolean {
  const other = otherLight(knowledge, knowledge.light.lit)
  return other !== undefined && needsFire(knowledge, other)
}

const KINDLING = 0.6
const LIGHT_GAIN = 5

/** A lamp that could not be lit, and now there is fire in our hands. */
function* kindle(knowledge: PuzzleKnowledge): Generator<Proposal> {
  if (isLit(knowledge)) return
  const held = carriedIn(knowledge)
  const cold = held.filter(({ name }) => isKind(name, 'light') && knowledge.light.dead.includes(name))
  const fire = held.filter(({ name, of = name }) => isKind(name, 'fire') || isKind(of, 'fire'))
  const verb = sayable(knowledge, 'light', 'burn', 'turn on')
  if (verb === undefined || cold.length === 0) return
  for (const { name, of: tinder = name } of fire) {
    for (const { name: lamp } of cold)
      for (const rest of [`${lamp} with ${tinder}`, lamp, tinder]) {
        const probability = rest === tinder ? KINDLING / 2 : KINDLING
        const proposal = offer(knowledge, {
          verb,
          rest,
          at: 'inventory',
          probability,
          gain: LIGHT_GAIN,
          reason: `${tinder} may light ${lamp}`,
          lesson: 'kindle',
          once: true,
        })
        if (proposal && lamp !== name) yield proposal
      }
  }
}
