/** Learns our inventory, as the story lists it, packs it, or takes it away. */
import { knowHands, type ThingsDraft } from '../draft.ts'
import { hold } from '../hold.ts'
import { find, isInside, marked } from '../holding.ts'
import { isSameName } from '../names.ts'

/** `You have the one you came for.` is no list of what we carry. */
export const isAsked = ({ last, reply }: ThingsDraft): boolean =>
  last === undefined || /^(?:inventory|inv|i)$/.test(last.verb) || (reply.inventory?.length ?? 0) > 1

export function learnInventory(draft: ThingsDraft): void {
  const { reply, objects, names } = draft
  const carried = reply.inventory!
  knowHands(draft)
  for (const object of objects.values()) {
    if (object.location === 'inventory' && !carried.some(({ name }) => isSameName(name, object.name)))
      objects.put({ ...object, location: 'gone' })
  }
  for (const { name, inside } of carried) {
    hold(draft, name)
    const held = find(objects.values(), name, 'inventory')
    // the story's own word for it is understood, unless we were told that it is not
    if (held && held.name !== name && names.get(name)?.isUncalled !== true) {
      objects.put({ ...held, name })
      callOtherwise(draft, held.name, name)
    }
    const object = inside === undefined ? undefined : find(objects.values(), name, 'inventory')
    if (object) objects.put({ ...object, inside: inside! })
  }
}

/** What it has brought, and that it burns, is known of it by whichever name. */
function callOtherwise(draft: ThingsDraft, from: string, to: string): void {
  const { worth, light } = draft
  const brought = worth.get(from)
  if (brought !== undefined && worth.get(to) === undefined) worth.set(to, brought)
  if (light.lit === from) draft.light = { ...light, lit: to }
}

/** After a death nothing is in our hands for certain. */
export function loseAll({ objects }: ThingsDraft): void {
  for (const object of objects.values())
    if (object.location === 'inventory') objects.put({ ...object, location: 'gone' })
}

const PACKED =
  /\((?:first )?putting (?:the |an? |your |some )?([\w' -]{2,40}?) (?:in|into) (?:the |your )?([\w' -]{2,40}?)(?: to make room)?\)/gi

/** `(putting the lamp into the bag to make room)` */
export function learnPacking({ objects, reply }: ThingsDraft): void {
  for (const [, name, bag] of reply.before.matchAll(PACKED)) {
    const object = find(objects.values(), name!.toLowerCase(), 'inventory')
    if (object && !isInside(object)) objects.put({ ...marked(object, 'packed'), inside: bag!.toLowerCase() })
  }
}
