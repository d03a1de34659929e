/** The map of a grid, which never changes: floor, walls and doors, what lies where, and where people come in. */
import type { Seed } from '../../base/random.ts'
import type { Pose, Position } from './pose.ts'

export const FLOOR = 0
export const WALL = 1
/** is walked through, but hides what is behind it from whoever does not stand in it */
export const DOOR = 2
export type CellKind = typeof FLOOR | typeof WALL | typeof DOOR

export interface GridObject {
  readonly name: string
  readonly position: Position
}

export interface Sight {
  /** in cells, straight ahead */
  readonly range: number
  /** the field of view in degrees, from its left edge to its right one, and from top to bottom */
  readonly wide: number
  readonly high: number
}

export interface GridMap {
  readonly seed: Seed
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly cells: Uint8Array
  readonly objects: readonly GridObject[]
  /** objects by cell */
  readonly contents: ReadonlyMap<number, readonly GridObject[]>
  /** where agents come in, in order; taken again from the front when there are more agents */
  readonly starts: readonly Pose[]
  readonly sight: Sight
}

export const DEFAULT_SIGHT: Sight = { range: 8, wide: 90, high: 60 }

type Extent = Pick<GridMap, 'width' | 'height' | 'depth'>

/** The number of a cell, or -1 outside. */
export function cellAt({ width, height, depth }: Extent, x: number, y: number, z: number): number {
  if (x < 0 || y < 0 || z < 0 || x >= width || y >= height || z >= depth) return -1
  return x + width * (z + depth * y)
}

export function positionOf({ width, depth }: Extent, cell: number): Position {
  return { x: cell % width, y: Math.floor(cell / (width * depth)), z: Math.floor(cell / width) % depth }
}

/** Outside is solid. */
export function kindAt({ cells }: GridMap, cell: number): CellKind {
  return cell < 0 ? WALL : (cells[cell] as CellKind)
}

/** The up to six cells that touch this one. */
export function neighboursOf(extent: Extent, cell: number): number[] {
  const { width, height, depth } = extent
  const x = cell % width
  const layer = width * depth
  const z = Math.floor(cell / width) % depth
  const y = Math.floor(cell / layer)
  const near: number[] = []
  if (z > 0) near.push(cell - width)
  if (x < width - 1) near.push(cell + 1)
  if (z < depth - 1) near.push(cell + width)
  if (x > 0) near.push(cell - 1)
  if (y < height - 1) near.push(cell + layer)
  if (y > 0) near.push(cell - layer)
  return near
}

/** Every cell that can be walked to from these. */
export function reachableFrom(map: GridMap, from: readonly number[]): ReadonlySet<number> {
  const reached = new Set(from)
  for (const cell of reached)
    for (const next of neighboursOf(map, cell)) if (map.cells[next] !== WALL) reached.add(next)
  return reached
}

export function contentsOf(extent: Extent, objects: readonly GridObject[]): Map<number, GridObject[]> {
  return Map.groupBy(objects, ({ position: { x, y, z } }) => cellAt(extent, x, y, z))
}
