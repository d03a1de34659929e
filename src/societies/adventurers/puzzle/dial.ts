/** Dials numbers: whatever can be set to a number is set to those we have read somewhere. */
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { offer } from './offer.ts'
import type { PuzzleKnowledge } from '../views.ts'

const NUMBERED = /\b(?:dial|combination|keypad|lock|safe|timer|knob|counter|thermostat)$/

export function* dial(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { numbers } = knowledge
  const verb = sayable(knowledge, 'set', 'turn', 'dial')
  if (numbers.length === 0 || verb === undefined) return
  for (const { name, location, properties } of knowledge.objects.values()) {
    if (location === 'gone' || location === 'inventory' || properties.includes('unreal') || !NUMBERED.test(name))
      continue
    for (const number of numbers) {
      const deed = {
        verb,
        rest: `${name} to ${number}`,
        at: location,
        gain: 6,
        reason: `${number} was written somewhere`,
      }
      const proposal = offer(knowledge, { ...deed, probability: 0.3, lesson: 'dial' })
      if (proposal) yield proposal
    }
  }
}
