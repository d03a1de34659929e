/** Finds a thing by its name and where it is: at a place, in our hands, or inside something. */
import type { Mark, ObjectSeen } from './model/things.ts'
import { isSameName } from './names.ts'

export const isInside = ({ inside = '' }: Pick<ObjectSeen, 'inside'>): boolean => inside !== ''

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

/** A thing as it is when nothing is known of it but its name and where it is. */
export const freshThing = (name: string, location: string, step: number): ObjectSeen => ({
  id: `${name}@${location}`,
  name,
  location,
  interactionsTried: [],
  properties: [],
  lastSeen: step,
})

/** With these marks, too. */
export const marked = (object: ObjectSeen, ...marks: readonly Mark[]): ObjectSeen => ({
  ...object,
  properties: [...object.properties, ...marks],
})

export const unmarked = (object: ObjectSeen, ...marks: readonly Mark[]): ObjectSeen => ({
  ...object,
  properties: object.properties.filter((each) => !marks.includes(each)),
})
