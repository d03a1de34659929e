/** Learns who will want to hear of it: what they stressed has turned up elsewhere, and brought points. */
import { wordsOf } from '../../../../worlds/adventure/text-parts.ts'
import { isOn } from '../../../variant.ts'
import type { ThingsDraft } from '../draft.ts'
import { isAlive } from '../kinds.ts'

const nounOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

export function learnFinds({ view, situation, reply, objects, people, here, step }: ThingsDraft): void {
  if (situation.scoreChange <= 0 || !isOn(view.variant, 'tell-of-finds')) return
  const present = new Set<string>()
  // what we have with us can be given to them
  const carried = new Set<string>()
  for (const thing of objects.values())
    if (thing.location === 'inventory') carried.add(nounOf(thing.name))
    else if (thing.location === here && isAlive(thing)) present.add(nounOf(thing.name))
  const told = new Set(wordsOf(reply.before).map(({ lower }) => lower))
  for (const [someone, person] of people.entries()) {
    if (present.has(someone)) continue
    const { stressed = [], news } = person
    // of one thing they hear once
    const found = stressed.find(
      (noun) => noun !== someone && told.has(noun) && !carried.has(noun) && news?.[noun] === undefined,
    )
    if (found !== undefined) people.set(someone, { ...person, news: { ...news, [found]: step } })
  }
}
