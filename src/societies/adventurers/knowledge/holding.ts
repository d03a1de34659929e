/** Finds a thing by its name and where it is: at a place, in our hands, or inside something. */
import type { ObjectSeen } from '../board.ts'
import { isSameName } from './names.ts'

export const isInside = (properties: readonly string[]): boolean =>
  properties.some((property) => property.startsWith('inside '))

/** The thing of that name at a location; the exact name before one that only fits. */
export function find(objects: Iterable<ObjectSeen>, name: string, location: string): ObjectSeen | undefined {
  let found: ObjectSeen | undefined
  for (const object of objects) {
    if (object.location !== location) continue
    if (object.name === name) return object
    if (found === undefined && isSameName(object.name, name)) found = object
  }
  return found
}
