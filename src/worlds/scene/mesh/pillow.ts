/** A pillow: thick in the middle, thin at its seam, with corners that stand out a little. It lies on the floor. */
import type { Mesh } from './mesh.ts'
import { solid, type Face } from './solid.ts'
import type { Vector } from './vector.ts'

const FIELDS = 8

export function pillow(width: number, height: number, depth: number): Mesh {
  const points: Vector[] = []
  const known = new Map<string, number>()
  const at = (column: number, row: number, side: 1 | -1): number => {
    const isSeam = column === 0 || row === 0 || column === FIELDS || row === FIELDS
    const key = `${column},${row},${isSeam ? 0 : side}`
    const found = known.get(key)
    if (found !== undefined) return found
    const [u, v] = [(2 * column) / FIELDS - 1, (2 * row) / FIELDS - 1]
    const thickness = isSeam ? 0 : ((1 - u ** 4) * (1 - v ** 4)) ** 0.5
    // between its corners the seam is drawn in
    const [x, z] = [u * (1 - 0.07 * (1 - v * v) * u * u), v * (1 - 0.07 * (1 - u * u) * v * v)]
    points.push([(x * width) / 2, (height / 2) * (1 + side * thickness), (z * depth) / 2])
    known.set(key, points.length - 1)
    return points.length - 1
  }
  const faces: Face[] = []
  for (let column = 0; column < FIELDS; column++)
    for (let row = 0; row < FIELDS; row++)
      for (const side of [1, -1] as const) {
        const [a, b] = [at(column, row, side), at(column, row + 1, side)]
        const [c, d] = [at(column + 1, row + 1, side), at(column + 1, row, side)]
        faces.push(side > 0 ? [a, b, c, d] : [d, c, b, a])
      }
  return solid(points, faces)
}
