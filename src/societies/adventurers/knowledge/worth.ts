/** The worth of a thing: how much we would miss it. */
import type { ObjectSeen } from '../board.ts'
import { appeal, isKind, isValuable } from './kinds.ts'
import { isSecondWeapon } from './enemies.ts'
import type { Knowledge } from './knowledge.ts'
import { whereNeeded } from './model/needs.ts'

// it would get us past something
const NEEDED = 3

type Named = Pick<ObjectSeen, 'name' | 'properties' | 'of'>

/** What the worth of a thing is reckoned from. */
export type Worthy = Pick<Knowledge, 'worth' | 'light' | 'needs'>

export function valueOf({ worth, light, needs }: Worthy, object: Named): number {
  const { name } = object
  const useful = appeal(object) + (isKind(name, 'light') ? 5 : 0) + (light.lit === name ? 10 : 0)
  const needed = whereNeeded({ needs }, name) === undefined ? 0 : NEEDED
  return (worth.get(name) ?? 0) + useful + needed
}

// points for less than that are for finding, not for having
const POINTS_OF_TREASURE = 4

/** Worth keeping for its own sake: by what it is, or by the points it brought. */
export const isTreasure = ({ worth }: Pick<Knowledge, 'worth'>, object: Named): boolean =>
  isValuable(object) || (worth.get(object.name) ?? 0) >= POINTS_OF_TREASURE

// what is in our hands had its chance
const NOVELTY = 0.5

/** What we do not hold yet; a second weapon is hardly better than none. */
export function newValueOf(knowledge: Worthy & Pick<Knowledge, 'objects'>, object: ObjectSeen): number {
  const isSecond = !isTreasure(knowledge, object) && isSecondWeapon(knowledge, object)
  return (isSecond ? 0 : valueOf(knowledge, object)) + NOVELTY
}

/** What would be missed least. */
export function leastWorthy(knowledge: Worthy, held: readonly ObjectSeen[]): ObjectSeen | undefined {
  let least: ObjectSeen | undefined
  let lowest = Infinity
  for (const object of held) {
    const value = valueOf(knowledge, object)
    if (value < lowest) [least, lowest] = [object, value]
  }
  return least
}
