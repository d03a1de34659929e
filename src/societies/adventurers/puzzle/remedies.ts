/** Remedies: what was missing somewhere and is in our hands now is brought there and tried on what is there. */
import type { ObjectSeen } from '../board.ts'
import { isAlive, isAround, isKind, isPlace } from '../knowledge/kinds.ts'
import { carriedIn, type Knowledge } from '../knowledge/knowledge.ts'
import { whereNeeded } from '../knowledge/needs.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { offer } from './offer.ts'

const GAIN = 6
const LIKELY = 0.4

export function* remedy(knowledge: Knowledge): Generator<Proposal> {
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
        probability: LIKELY,
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
