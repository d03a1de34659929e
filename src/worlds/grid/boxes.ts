/**
 * Boxes that cover many cells, so that these can be said briefly: as few as a greedy search finds, each by two
 * corners.
 */
import { positionOf, type GridMap } from './map.ts'

type Extent = Pick<GridMap, 'width' | 'height' | 'depth'>

/** Boxes that hold these cells and no others, each cell once. A box lies on one floor. */
export function boxesOf(extent: Extent, cells: readonly number[]): (readonly [from: number, to: number])[] {
  const left = new Set(cells)
  const boxes: (readonly [number, number])[] = []
  for (const from of cells.toSorted((a, b) => a - b)) {
    if (!left.has(from)) continue
    const { x, z } = positionOf(extent, from)
    let long = 1
    while (x + long < extent.width && left.has(from + long)) long++
    let deep = 1
    while (z + deep < extent.depth && isFree(left, from + deep * extent.width, long)) deep++
    for (let row = 0; row < deep; row++)
      for (let step = 0; step < long; step++) left.delete(from + row * extent.width + step)
    boxes.push([from, from + (deep - 1) * extent.width + long - 1])
  }
  return boxes
}

function isFree(left: ReadonlySet<number>, from: number, long: number): boolean {
  for (let step = 0; step < long; step++) if (!left.has(from + step)) return false
  return true
}
