/** Unlocks what is locked: each key is tried once. */
import { isKind } from '../knowledge/kinds.ts'
import { carriedIn } from '../knowledge/model/load.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { offer } from './offer.ts'
import type { PuzzleKnowledge } from '../views.ts'

export function* unlock(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const verb = sayable(knowledge, 'unlock', 'open')
  const keys = carriedIn(knowledge).filter(({ name }) => isKind(name, 'key'))
  if (verb === undefined || keys.length === 0) return
  for (const { name, location, properties } of knowledge.objects.values()) {
    if (location === 'gone' || properties.includes('unlocked') || properties.includes('open')) continue
    const isLocked = properties.includes('locked')
    if (!isLocked && !isKind(name, 'lock') && !(properties.includes('closed') && isKind(name, 'door'))) continue
    for (const key of keys) {
      const deed = { verb, rest: `${name} with ${key.name}`, at: location, gain: 4, reason: `${key.name} may fit` }
      const proposal = offer(knowledge, { ...deed, probability: isLocked ? 0.5 : 0.15 })
      if (proposal) yield proposal
    }
  }
}
