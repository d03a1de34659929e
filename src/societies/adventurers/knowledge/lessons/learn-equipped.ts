/**
 * Learns that we are otherwise equipped than before: something in our hands was put on, opened or lit. What was refused
 * in words of its own is worth another try, a way above all: an umbrella is good for rain wherever it rains.
 */
import { DIRECTION_OF } from '../../../../worlds/adventure/english.ts'
import type { ReplyKind } from '../../../../worlds/adventure/read-kind.ts'
import type { ThingsDraft } from '../draft.ts'
import { find } from '../holding.ts'
import { noteChange } from '../model/changes.ts'
import { trialKey } from '../trial-key.ts'

const EQUIPS = /^(?:wear|put on|don|open|unfold|raise|turn on|switch on|light)$/
const REFUSED: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['refusal', 'nothing', 'change'])
// said no oftener, it was meant for that way
const OWN = 2
// on and off again tells nothing new
const OFTEN = 2

export function learnEquipped({ last, reply, objects, tried, answers, changes, step }: ThingsDraft): void {
  if (last === undefined || !EQUIPS.test(last.verb) || last.nouns.length !== 1 || reply.kind !== 'change') return
  if (find(objects.values(), last.nouns[0]!, 'inventory') === undefined) return
  if ((tried.get(trialKey('inventory', last.text))?.times ?? 0) >= OFTEN) return
  for (const [key, { kind, told }] of tried.entries()) {
    const bar = key.lastIndexOf('|')
    if (!DIRECTION_OF.has(key.slice(bar + 1)) || !REFUSED.has(kind)) continue
    if ((answers.get(told) ?? 0) <= OWN) noteChange(changes, key.slice(0, bar), { equipped: step })
  }
}
