/** Remedies: what was missing somewhere and is in our hands now is brought there and tried on what is there. */
import type { ObjectSeen } from '../board.ts'
import { isAlive, isAround, isKind, isPlace } from '../knowledge/kinds.ts'
import { carriedIn } from '../knowledge/model/load.ts'
import { whereNeeded } from '../knowledge/model/needs.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { offer } from './offer.ts'
import type { PuzzleKnowledge } from '../views.ts'

const GAIN = 6
const TIED = 0.4

export function* remedy(knowledge: PuzzleKnowledge): Generator<Proposal> {
  for (const tool of carriedIn(knowledge)) {
    const place = whereNeeded(knowledge, tool.name)
    if (place === undefined) continue
    const verb = isKind(tool.name, 'rope') ? sayable(knowledge, 'tie', 'fasten', 'attach') : undefined
    if (verb === undefined) continue
    for (const target of knowledge.objects.values()) {
      if (target.location !== place || !canHold(target)) continue
      const tie = offer(knowledge, {
        verb,
        rest: `${tool.name} to ${target.name}`,
        at: place,
        probability: TIED,
        gain: GAIN,
        reason: `${tool.name} may help us on`,
        lesson: 'remedy',
      })
      if (tie) yield tie
    }
  }
}

/** Fixed, and something one could tie a rope to. */
function canHold(object: ObjectSeen): boolean {
  const { name, properties } = object
  if (
    properties.includes('mentioned') ||
    properties.includes('portable') ||
    properties.includes('dropped') ||
    properties.includes('unreal')
  )
    return false
  return !isAlive(object) && !isAround(name) && !isPlace(name)
}
