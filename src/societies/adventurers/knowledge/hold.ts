/** Takes hold of a thing: it is in our inventory from now on, with all that is in it. */
import type { ThingsDraft } from './draft.ts'
import { find, freshThing, isInside, marked, unmarked } from './holding.ts'

export function hold({ objects, here, step }: Pick<ThingsDraft, 'objects' | 'here' | 'step'>, name: string): void {
  const held = find(objects.values(), name, 'inventory')
  if (held && !isInside(held)) return
  const known = held ?? find(objects.values(), name, here) ?? find(objects.values(), name, 'gone')
  const object = known ?? freshThing(name, here, step)
  const ours = marked(unmarked(object, 'portable', 'dropped', 'packed'), 'portable')
  objects.put({ ...ours, inside: '', location: 'inventory', lastSeen: step })
  // what is in it comes along
  for (const each of objects.values())
    if (each.location === here && each.inside === object.name) objects.put({ ...each, location: 'inventory' })
}
