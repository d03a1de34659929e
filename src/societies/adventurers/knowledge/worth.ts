/** The worth of a thing: how much we would miss it. */
import type { ObjectSeen } from '../board.ts'
import { appeal, isKind, isValuable } from './kinds.ts'
import { weaponOf } from './enemies.ts'
import type { Knowledge } from './knowledge.ts'
import { whereNeeded } from './needs.ts'

// it would get us past something
const NEEDED = 3

type Named = Pick<ObjectSeen, 'name' | 'properties'>

export function valueOf({ worth, beliefs }: Pick<Knowledge, 'worth' | 'beliefs'>, object: Named): number {
  const { name, properties } = object
  const useful = appeal(object) + (isKind(name, 'light') ? 5 : 0) + (beliefs.get('lit') === name ? 10 : 0)
  const needed = whereNeeded({ beliefs }, name) === undefined ? 0 : NEEDED
  return (worth.get(name) ?? 0) + useful + needed + (properties.includes('worn') ? 3 : 0)
}

// points for less than that are for finding, not for having
const SURELY = 4

/** Worth keeping for its own sake: by what it is, or by the points it brought. */
export const isTreasure = ({ worth }: Pick<Knowledge, 'worth'>, object: Named): boolean =>
  isValuable(object) || (worth.get(object.name) ?? 0) >= SURELY

// what is in our hands had its chance
const NOVELTY = 0.5

/** What we do not hold yet; a second weapon is hardly better than none. */
export function newValueOf(knowledge: Knowledge, object: ObjectSeen): number {
  const isSecond = isKind(object.name, 'weapon') && weaponOf(knowledge) !== undefined && !isTreasure(knowledge, object)
  return (isSecond ? 0 : valueOf(knowledge, object)) + NOVELTY
}

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
