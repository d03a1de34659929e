/** How much we would miss a thing. */
import type { ObjectSeen } from '../board.ts'
import { appeal, isKind } from './kinds.ts'
import type { Knowledge } from './knowledge.ts'

type Named = Pick<ObjectSeen, 'name' | 'properties'>

export function valueOf({ worth, beliefs }: Pick<Knowledge, 'worth' | 'beliefs'>, object: Named): number {
  const { name, properties } = object
  const useful = appeal(object) + (isKind(name, 'light') ? 5 : 0) + (beliefs.get('lit') === name ? 10 : 0)
  return (worth.get(name) ?? 0) + useful + (properties.includes('worn') ? 3 : 0)
}

// what is in our hands had its chance
export const NOVELTY = 0.5

/** What would be missed least. */
export function leastWorthy(
  knowledge: Pick<Knowledge, 'worth' | 'beliefs'>,
  held: readonly ObjectSeen[],
): ObjectSeen | undefined {
  let least: ObjectSeen | undefined
  let lowest = Infinity
  for (const object of held) {
    const value = valueOf(knowledge, object)
    if (value < lowest) [least, lowest] = [object, value]
  }
  return least
}
