/** Things that clip each other, by the exact volume their meshes share. */
import type { Pieces } from '../../../base/pieces.ts'
import { mayTouch, type Bodies, type Body } from './bodies.ts'

// less is contact: a cubic centimetre, and two millimetres deep
const LEAST_M3 = 1e-6
const LEAST_DEPTH_M = 0.002
// of a heap of things nobody needs to know every pair, and coincident meshes take long to compare
const MOST_EACH = 3
const MOST_FOUND = 60

export interface Collision {
  readonly one: string
  readonly other: string
  readonly cubicCentimetres: number
  /** how far the first would have to move to be free, along the axis on which that is least */
  readonly wayOut: { readonly axis: 'x' | 'y' | 'z'; readonly metres: number }
}

// bodies intersected in one piece of the work
const PAIRS_OF_A_PIECE = 6

export function* collisionsIn({ all }: Bodies): Pieces<readonly Collision[]> {
  const found: Collision[] = []
  const counts = new Map<string, number>()
  const isKnown = ({ object }: Body) => (counts.get(object.id) ?? 0) >= MOST_EACH
  let compared = 0
  for (const [place, one] of all.entries()) {
    if (place % 50 === 0) yield
    for (const other of all.slice(place + 1)) {
      if (!mayTouch(one, other, LEAST_DEPTH_M) || (isKnown(one) && isKnown(other))) continue
      if (found.length >= MOST_FOUND) return found
      if (++compared % PAIRS_OF_A_PIECE === 0) yield
      const shared = one.solid.intersect(other.solid)
      const volume = shared.volume()
      const { min, max } = shared.boundingBox()
      shared.delete()
      if (!(volume > LEAST_M3)) continue
      const deep = ([0, 1, 2] as const).map((axis) => max[axis] - min[axis])
      if (Math.min(...deep) <= LEAST_DEPTH_M) continue
      for (const { object } of [one, other]) counts.set(object.id, (counts.get(object.id) ?? 0) + 1)
      // out along the floor, where there is a way; never up
      const axis = deep[0]! <= deep[2]! ? 0 : 2
      const isBefore = one.min[axis] + one.max[axis] < other.min[axis] + other.max[axis]
      found.push({
        one: one.object.id,
        other: other.object.id,
        cubicCentimetres: Math.round(volume * 1e6),
        wayOut: { axis: axis === 0 ? 'x' : 'z', metres: (isBefore ? -1 : 1) * Math.ceil(deep[axis]! * 1000) * 0.001 },
      })
    }
  }
  return found
}
