/** The source of a grid, a generated building or a layout, becomes its map; made once, because it never changes. */
import { TroupeError } from '../../base/errors.ts'
import { generateMap, type GeneratedGrid } from './generate.ts'
import { readLayout, type GridLayout } from './layout.ts'
import type { GridMap, Sight } from './map.ts'
import { FARTHEST_SIGHT, isSight } from './sight.ts'

/** A seed and a size, or a layout. Plain JSON, small enough for a board. */
export type GridSource = GeneratedGrid | GridLayout

// small enough to be forgotten, large enough for an evaluation
const MAPS_KEPT = 64
const SMALLEST_GRID = 5
const LARGEST_GRID = 1024

const maps = new Map<string, GridMap>()
// a description on a board is one and the same object in every thought
const known = new WeakMap<object, GridMap>()

export function mapOf(source: GridSource): GridMap {
  let map = known.get(source)
  if (map !== undefined) return map
  const key = JSON.stringify(source)
  map =
    maps.get(key) ??
    ('levels' in source && Array.isArray(source.levels)
      ? readLayout(source as GridLayout)
      : generate(source as GeneratedGrid))
  maps.delete(key)
  maps.set(key, map)
  if (maps.size > MAPS_KEPT) maps.delete(maps.keys().next().value!)
  // an object that can still change is no key
  if (Object.isFrozen(source)) known.set(source, map)
  return map
}

function generate(source: GeneratedGrid): GridMap {
  const { size, levels = 1, objects = 0, seed, sight } = source
  const isFine = isBetween(SMALLEST_GRID, size, LARGEST_GRID) && isBetween(1, levels, 16) && isBetween(0, objects, 1e6)
  if (sight !== undefined && !isSight(Object(sight) as Partial<Sight>))
    throw new TroupeError(
      'WORLD_BAD_MAP',
      `The sight in a generated grid has a whole range up to ${FARTHEST_SIGHT}, and is wide and high between 0 and ` +
        `180 degrees, not ${JSON.stringify(sight)}.`,
    )
  if (isFine && (typeof seed === 'number' || typeof seed === 'string')) return generateMap(source)
  throw new TroupeError(
    'WORLD_BAD_MAP',
    `A generated grid needs a seed, a size from ${SMALLEST_GRID} to ${LARGEST_GRID} and 1 to 16 levels, ` +
      `not ${JSON.stringify(source)}.`,
  )
}

function isBetween(low: number, value: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high
}
