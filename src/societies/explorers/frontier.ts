/** Where the unknown begins: the nearest place an explorer can walk to that touches what it does not know. */
import { neighboursOf, positionOf, WALL, type GridMap } from '../../worlds/grid/map.ts'
import type { Position } from '../../worlds/grid/pose.ts'
import type { Knowledge } from './knowledge.ts'

export interface Goal {
  readonly cell: number
  readonly distance: number
  /** the first cell of the way there; the unknown cell beside it when one already stands at the goal */
  readonly next: number
}

/** `detour`: by how many steps a place is made to look farther away, because somebody else is on it. */
export function nearestUnknown(
  map: GridMap,
  knowledge: Knowledge,
  from: number,
  detour: (place: Position, distance: number) => number,
): Goal | undefined {
  const cameFrom = new Map([[from, from]])
  let best: { cell: number; distance: number; score: number } | undefined
  let ring = [from]
  for (let distance = 0; ring.length > 0 && distance < (best?.score ?? Infinity); distance++) {
    const outer: number[] = []
    for (const cell of ring) {
      let isFrontier = false
      for (const near of neighboursOf(map, cell)) {
        const kind = knowledge.kind(near)
        if (kind === undefined) isFrontier = true
        else if (kind !== WALL && !cameFrom.has(near)) {
          cameFrom.set(near, cell)
          outer.push(near)
        }
      }
      if (!isFrontier) continue
      const score = distance + detour(positionOf(map, cell), distance)
      if (best === undefined || score < best.score) best = { cell, distance, score }
    }
    ring = outer
  }
  if (best === undefined) return undefined
  const { cell, distance } = best
  if (cell === from)
    return { cell, distance, next: neighboursOf(map, cell).find((near) => knowledge.kind(near) === undefined)! }
  let next = cell
  while (cameFrom.get(next) !== from) next = cameFrom.get(next)!
  return { cell, distance, next }
}
