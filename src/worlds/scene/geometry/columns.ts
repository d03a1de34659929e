/** A piece whose box is mostly air, cut into columns: where no surface is above a spot of floor, nothing is. */
import type { Piece, Solid } from './solid.ts'

const MAX_CUTS = 9
const LEAST_AREA_M2 = 1e-9

/** One box for each column that is not empty, from its lowest to its highest point, like neighbours joined. */
export function columnsOf({ triangles, box }: Piece): readonly Solid[] {
  const xs = cutsOf(triangles, 0, box.minX, box.maxX)
  const zs = cutsOf(triangles, 2, box.minZ, box.maxZ)
  const low = xs.slice(1).map(() => zs.slice(1).map(() => Infinity))
  const high = xs.slice(1).map(() => zs.slice(1).map(() => -Infinity))
  for (let place = 0; place < triangles.length; place += 9) {
    const corners = [0, 3, 6].map((corner) => triangles.slice(place + corner, place + corner + 3))
    // walls have no area from above; the floors and tops between them tell all of a closed mesh
    if (areaOf(corners) < LEAST_AREA_M2) continue
    for (let column = 0; column + 1 < xs.length; column++) {
      if (isBeside(corners, 0, xs[column]!, xs[column + 1]!)) continue
      const strip = cut(cut(corners, 0, xs[column]!, 1), 0, xs[column + 1]!, -1)
      for (let row = 0; row + 1 < zs.length; row++) {
        if (isBeside(strip, 2, zs[row]!, zs[row + 1]!)) continue
        const inside = cut(cut(strip, 2, zs[row]!, 1), 2, zs[row + 1]!, -1)
        if (areaOf(inside) < LEAST_AREA_M2) continue
        for (const corner of inside) {
          low[column]![row] = Math.min(low[column]![row]!, corner[1]!)
          high[column]![row] = Math.max(high[column]![row]!, corner[1]!)
        }
      }
    }
  }
  return joined(xs, zs, low, high)
}

/** At the corners of the piece where there are few, evenly where there are many. */
function cutsOf(triangles: readonly number[], axis: number, from: number, to: number): readonly number[] {
  const cuts = [from]
  const values: number[] = []
  for (let place = axis; place < triangles.length; place += 3) values.push(triangles[place]!)
  for (const value of values.toSorted((a, b) => a - b)) if (value > cuts.at(-1)! + 0.01) cuts.push(value)
  if (cuts.length <= MAX_CUTS) return [...cuts.filter((value) => value < to - 1e-6), to]
  return Array.from({ length: MAX_CUTS }, (_, place) => from + ((to - from) * place) / (MAX_CUTS - 1))
}

type Corner = readonly number[]

function isBeside(corners: readonly Corner[], axis: number, from: number, to: number): boolean {
  let [isBefore, isBehind] = [true, true]
  for (const corner of corners) {
    if (corner[axis]! > from) isBefore = false
    if (corner[axis]! < to) isBehind = false
  }
  return isBefore || isBehind
}

/** The part of a polygon on one side of a plane. */
function cut(corners: readonly Corner[], axis: number, at: number, side: 1 | -1): readonly Corner[] {
  // most are wholly on it
  if (corners.every((corner) => (corner[axis]! - at) * side >= 0)) return corners
  const kept: Corner[] = []
  for (let place = 0; place < corners.length; place++) {
    const here = corners[place]!
    const next = corners[(place + 1) % corners.length]!
    const [a, b] = [(here[axis]! - at) * side, (next[axis]! - at) * side]
    if (a >= 0) kept.push(here)
    if (a >= 0 !== b >= 0) kept.push(here.map((value, number) => value + ((next[number]! - value) * a) / (a - b)))
  }
  return kept
}

function areaOf(corners: readonly Corner[]): number {
  let twice = 0
  for (let place = 0; place < corners.length; place++) {
    const [here, next] = [corners[place]!, corners[(place + 1) % corners.length]!]
    twice += here[0]! * next[2]! - next[0]! * here[2]!
  }
  return Math.abs(twice / 2)
}

// columns whose ends differ by less than this are one
const SAME_M = 0.005

function joined(
  xs: readonly number[],
  zs: readonly number[],
  low: readonly (readonly number[])[],
  high: readonly (readonly number[])[],
): readonly Solid[] {
  const solids: Solid[] = []
  low.forEach((rows, column) => {
    rows.forEach((minY, row) => {
      const maxY = high[column]![row]!
      if (minY > maxY) return
      const last = solids.at(-1)
      const like = (solid: Solid) => Math.abs(solid.minY - minY) < SAME_M && Math.abs(solid.maxY - maxY) < SAME_M
      const [minX, maxX, minZ, maxZ] = [xs[column]!, xs[column + 1]!, zs[row]!, zs[row + 1]!]
      const widened = { minX, maxX, minY, maxY, minZ, maxZ, filled: 0 }
      if (last && last.minX === minX && last.maxZ === minZ && like(last)) {
        solids[solids.length - 1] = {
          ...widened,
          minZ: last.minZ,
          minY: Math.min(minY, last.minY),
          maxY: Math.max(maxY, last.maxY),
        }
      } else solids.push(widened)
    })
  })
  return solids
}
