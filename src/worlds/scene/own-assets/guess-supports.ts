/** Where things can be put on a thing nobody knows: its large flat faces that look up. */
import type { Part, Support } from '../asset.ts'
import type { BoundingBox } from '../scene.ts'

// a table is flat to a hair, and a seat may be a little hollow
const UPRIGHT = 0.985
const LEVEL_METRES = 0.012
// of the rectangle around such faces, what they must cover: less is a rim, or four feet
const COVERED = 0.6
const LEAST_SQUARE_METRES = 0.01
const LEAST_SHARE = 0.12
const MOST_SUPPORTS = 12
// of a rectangle, what is used: edges are often round
const INSET = 0.94

interface Level {
  y: number
  area: number
  minX: number
  maxX: number
  minZ: number
  maxZ: number
}

export function guessSupports(parts: readonly Part[], size: BoundingBox): readonly Support[] {
  const levels = new Map<number, Level>()
  for (const { mesh } of parts) addLevels(mesh.positions, mesh.indices, levels)
  const least = Math.max(LEAST_SQUARE_METRES, size.width * size.depth * LEAST_SHARE)
  const flat = [...levels.values()]
    .filter(({ y, area }) => y > LEVEL_METRES && area >= least)
    .filter((level) => level.area >= COVERED * (level.maxX - level.minX) * (level.maxZ - level.minZ))
    .toSorted((a, b) => b.y - a.y)
    .slice(0, MOST_SUPPORTS)
  return flat.map((level, place): Support => {
    const above = flat[place - 1]
    return {
      name: place === 0 ? 'top' : `shelf ${place}`,
      kind: place === 0 ? 'top' : 'shelf',
      at: { x: (level.minX + level.maxX) / 2, y: level.y, z: (level.minZ + level.maxZ) / 2 },
      width: (level.maxX - level.minX) * INSET,
      depth: (level.maxZ - level.minZ) * INSET,
      clearHeight: above === undefined ? Infinity : Math.max(LEVEL_METRES, (above.y - level.y) * 0.9),
    }
  })
}

function addLevels(positions: Float32Array, indices: Uint32Array, levels: Map<number, Level>) {
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at]! * 3, indices[at + 1]! * 3, indices[at + 2]! * 3]
    const [ux, uy, uz] = [0, 1, 2].map((axis) => positions[b + axis]! - positions[a + axis]!) as [
      number,
      number,
      number,
    ]
    const [vx, vy, vz] = [0, 1, 2].map((axis) => positions[c + axis]! - positions[a + axis]!) as [
      number,
      number,
      number,
    ]
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const length = Math.hypot(nx, ny, nz)
    if (length <= 0 || ny / length < UPRIGHT) continue
    const y = (positions[a + 1]! + positions[b + 1]! + positions[c + 1]!) / 3
    const key = Math.round(y / LEVEL_METRES)
    const level = levels.get(key) ?? { y, area: 0, minX: Infinity, maxX: -Infinity, minZ: Infinity, maxZ: -Infinity }
    levels.set(key, level)
    level.area += length / 2
    level.y = Math.max(level.y, y)
    for (const corner of [a, b, c]) {
      level.minX = Math.min(level.minX, positions[corner]!)
      level.maxX = Math.max(level.maxX, positions[corner]!)
      level.minZ = Math.min(level.minZ, positions[corner + 2]!)
      level.maxZ = Math.max(level.maxZ, positions[corner + 2]!)
    }
  }
}
