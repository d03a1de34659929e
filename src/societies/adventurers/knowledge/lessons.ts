/** Lessons group deeds of one kind, so that experience with some counts for others like them. */
import { find } from './holding.ts'
import { isKind } from './kinds.ts'
import type { ObjectSeen } from '../board.ts'
import type { Knowledge } from './knowledge.ts'
import { has } from './model/things.ts'

/** What this was an example of: the verb, and with doors and boxes whether they were known to be closed. */
export function lessonOf(
  { last, places, objects }: Pick<Knowledge, 'last' | 'places' | 'objects'>,
  from: string,
): string {
  const { way, verb, nouns } = last!
  if (way !== undefined) return places.get(from)?.exits.includes(way) ? lessonOfWay(way) : 'go unsaid'
  if (verb === 'examine' && nouns[0] !== undefined) {
    const object = find(objects.values(), nouns[0], from)
    return object && has(object, 'mentioned') ? 'examine mentioned' : 'examine'
  }
  if (verb === 'take' && nouns[0] !== undefined) {
    const object = find(objects.values(), nouns[0], 'inventory') ?? find(objects.values(), nouns[0], from)
    return object && has(object, 'portable') ? 'take listed' : 'take'
  }
  if (verb === 'put' && nouns.length === 2) return `put ${/\s(on|in)\s/.exec(last!.text)?.[1] ?? 'in'}`
  if (verb !== 'open' || nouns[0] === undefined) return verb
  const object = find(objects.values(), nouns[0], from) ?? find(objects.values(), nouns[0], 'inventory')
  return lessonOfOpening(object?.properties ?? [], nouns[0])
}

/** What sounds like a way in or out is often none. */
export const lessonOfWay = (way: string): string => (way === 'in' || way === 'out' ? 'go in or out' : 'go')

export function lessonOfOpening(properties: ObjectSeen['properties'], name: string): string {
  if (properties.includes('unlocked')) return 'open unlocked'
  if (properties.includes('closed') || properties.includes('open')) return 'open closed'
  return isKind(name, 'container') ? 'open container' : isKind(name, 'door') ? 'open door' : 'open'
}
