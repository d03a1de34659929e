/** Who knows whom at first: mostly neighbours, a few from farther away, as in a place where one has just moved in. */
import type { Random } from '../../../base/random.ts'

// of all pairs of 25 people, as many as Generative Agents began with
const DENSITY = 0.17
// in a large village nobody knows more people for that
const PAIRS_PER_PERSON_AT_MOST = 2.04
const PAIRS_PER_PERSON_AT_LEAST = 0.5
const NEIGHBOURS = 3
const FROM_FARTHER_AWAY = 0.3
const COLD_AT_FIRST = 0.1

/** By person, how warmly they feel for those they know. People who live near each other have indexes that are near. */
export function acquaint(count: number, random: Random): readonly ReadonlyMap<number, number>[] {
  const known = Array.from({ length: count }, () => new Map<number, number>())
  const pairs = (count * (count - 1)) / 2
  const wanted = Math.max(DENSITY * pairs, PAIRS_PER_PERSON_AT_LEAST * count)
  const most = Math.round(Math.min(wanted, PAIRS_PER_PERSON_AT_MOST * count, pairs))
  const warmth = () => Math.round(100 * (random.next() < COLD_AT_FIRST ? -0.3 : 0.1 + 0.6 * random.next())) / 100
  // chance finds the last pairs of a small village slowly
  for (let found = 0, tries = 0; found < most && tries < 40 * most; tries++) {
    const one = random.integer(count)
    const isFar = random.next() < FROM_FARTHER_AWAY
    const other = isFar ? random.integer(count) : (one + 1 + random.integer(NEIGHBOURS)) % count
    if (one === other || known[one]!.has(other)) continue
    known[one]!.set(other, warmth())
    known[other]!.set(one, warmth())
    found++
  }
  return known
}
