/** Takes hold of a thing: it is in our inventory from now on, with all that is in it. */
import type { ObjectSeen } from '../board.ts'
import { find, isInside } from './holding.ts'
import type { Knowledge } from './knowledge.ts'

export function hold({ objects, here, step }: Pick<Knowledge, 'objects' | 'here' | 'step'>, name: string): void {
  const held = find(objects.values(), name, 'inventory')
  if (held && !isInside(held.properties)) return
  const known = held ?? find(objects.values(), name, here) ?? find(objects.values(), name, 'gone')
  const fresh: ObjectSeen = {
    id: `${name}@${here}`,
    name,
    location: here,
    interactionsTried: [],
    properties: [],
    lastSeen: step,
  }
  const object = known ?? fresh
  const kept = object.properties.filter(
    (each) => each !== 'portable' && each !== 'dropped' && each !== 'packed' && !each.startsWith('inside '),
  )
  objects.put({ ...object, properties: [...kept, 'portable'], location: 'inventory', lastSeen: step })
  // what is in it comes along
  for (const each of objects.values())
    if (each.location === here && each.properties.includes(`inside ${object.name}`))
      objects.put({ ...each, location: 'inventory' })
}
