/** The frontier of the known: the nearest place an explorer can walk to that touches what it does not know. */
import { BLOCKED, type Chart } from '../../worlds/explorable.ts'
import type { Knowledge } from './knowledge.ts'

export interface Goal {
  readonly place: number
  readonly distance: number
  /** the first place of the way there; the unknown ones beside it when one already stands at the goal */
  readonly next: readonly number[]
}

/** `detour`: by how many steps a place is made to look farther away, because somebody else is on it. */
export function nearestUnknown(
  { neighboursOf }: Pick<Chart<unknown, unknown>, 'neighboursOf'>,
  knowledge: Knowledge,
  from: number,
  detour: (place: number, distance: number) => number,
): Goal | undefined {
  const cameFrom = new Map([[from, from]])
  let best: { place: number; distance: number; score: number } | undefined
  let ring = [from]
  for (let distance = 0; ring.length > 0 && distance < (best?.score ?? Infinity); distance++) {
    const outer: number[] = []
    for (const place of ring) {
      let isFrontier = false
      for (const near of neighboursOf(place)) {
        const kind = knowledge.kind(near)
        if (kind === undefined) isFrontier = true
        else if (kind !== BLOCKED && !cameFrom.has(near)) {
          cameFrom.set(near, place)
          outer.push(near)
        }
      }
      if (!isFrontier) continue
      const score = distance + detour(place, distance)
      if (best === undefined || score < best.score) best = { place, distance, score }
    }
    ring = outer
  }
  if (best === undefined) return undefined
  const { place, distance } = best
  if (place === from)
    return { place, distance, next: neighboursOf(place).filter((near) => knowledge.kind(near) === undefined) }
  let next = place
  while (cameFrom.get(next) !== from) next = cameFrom.get(next)!
  return { place, distance, next: [next] }
}
