/** A ray through the cells of a scene: what light it meets, and how much of it goes on. */
import type { Voxels } from './voxels.ts'

export interface Ray {
  red: number
  green: number
  blue: number
  /** how much of it went on without meeting anything, 0 to 1 */
  left: number
}

export const newRay = (): Ray => ({ red: 0, green: 0, blue: 0, left: 1 })

/** Follows a ray for some metres. The cell it begins in does not count. */
export function follow(
  voxels: Voxels,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  metres: number,
  ray: Ray,
): void {
  const { cell, columns, rows, layers, filled, light } = voxels
  ray.red = ray.green = ray.blue = 0
  ray.left = 1
  const px = (x - voxels.x) / cell
  const py = (y - voxels.y) / cell
  const pz = (z - voxels.z) / cell
  let column = Math.floor(px)
  let row = Math.floor(py)
  let layer = Math.floor(pz)
  if (column < 0 || row < 0 || layer < 0 || column >= columns || row >= rows || layer >= layers) return
  const stepX = dx > 0 ? 1 : -1
  const stepY = dy > 0 ? 1 : -1
  const stepZ = dz > 0 ? 1 : -1
  const perX = Math.abs(dx) > 1e-9 ? 1 / Math.abs(dx) : 1e9
  const perY = Math.abs(dy) > 1e-9 ? 1 / Math.abs(dy) : 1e9
  const perZ = Math.abs(dz) > 1e-9 ? 1 / Math.abs(dz) : 1e9
  let toX = (dx > 0 ? column + 1 - px : px - column) * perX
  let toY = (dy > 0 ? row + 1 - py : py - row) * perY
  let toZ = (dz > 0 ? layer + 1 - pz : pz - layer) * perZ
  const end = metres / cell
  let left = 1
  for (;;) {
    let gone = 0
    if (toX < toY && toX < toZ) {
      gone = toX
      toX += perX
      column += stepX
      if (column < 0 || column >= columns) break
    } else if (toY < toZ) {
      gone = toY
      toY += perY
      row += stepY
      if (row < 0 || row >= rows) break
    } else {
      gone = toZ
      toZ += perZ
      layer += stepZ
      if (layer < 0 || layer >= layers) break
    }
    if (gone > end) break
    const place = (layer * rows + row) * columns + column
    const stop = filled[place]!
    if (stop === 0) continue
    const share = left * stop
    ray.red += share * light[place * 3]!
    ray.green += share * light[place * 3 + 1]!
    ray.blue += share * light[place * 3 + 2]!
    left -= share
    if (left < 0.04) {
      left = 0
      break
    }
  }
  ray.left = left
}

/** One in how many is followed so that there are no more than `most`. */
export const sharesOf = (count: number, most: number): number => Math.max(1, Math.ceil(count / most))
