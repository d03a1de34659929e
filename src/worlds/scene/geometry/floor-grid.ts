/** The floor as squares, to see where somebody can walk: a flood from the doors between what stands in the way. */
import type { Point } from '../room.ts'
import { distanceToWall, extentOf, isInside } from './floor-plan.ts'
import { distanceToPoint, type TurnedBox } from './turned-box.ts'
import { wallsOf } from '../room.ts'

/** Half the width of whoever walks. */
const WALKER_RADIUS_M = 0.2

export interface Walkable {
  /** whether somebody who came in by a door can stand within so many metres of it */
  reaches(box: TurnedBox, within: number): boolean
  /** of the floor where somebody could stand */
  readonly reachedShare: number
}

// halls are measured in larger steps, so that the count of squares stays bounded
const [CELL_M, MAX_CELLS] = [0.05, 40_000]

/** Without a start, from the largest free piece of floor. */
export function walkable(
  outline: readonly Point[],
  obstacles: readonly TurnedBox[],
  starts: readonly Point[],
): Walkable {
  const { minX, maxX, minZ, maxZ } = extentOf(outline)
  const cell = Math.max(CELL_M, Math.sqrt(((maxX - minX) * (maxZ - minZ)) / MAX_CELLS))
  const [columns, rows] = [Math.ceil((maxX - minX) / cell), Math.ceil((maxZ - minZ) / cell)]
  const isFree = new Uint8Array(columns * rows)
  const walls = wallsOf({ outline })
  const isBox = outline.length === 4 && walls.every(({ along }) => Math.abs(along[0] * along[1]) < 1e-9)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, z] = [minX + (column + 0.5) * cell, minZ + (row + 0.5) * cell]
      const edge = Math.min(x - minX, maxX - x, z - minZ, maxZ - z)
      const isClear =
        edge >= WALKER_RADIUS_M &&
        (isBox || (isInside(outline, x, z) && walls.every((wall) => distanceToWall(wall, x, z) >= WALKER_RADIUS_M)))
      if (isClear) isFree[row * columns + column] = 1
    }
  }
  const around = (box: TurnedBox, reach: number, each: (place: number, distance: number) => void) => {
    const firstColumn = Math.max(0, Math.floor((box.x - box.radius - reach - minX) / cell))
    const lastColumn = Math.min(columns - 1, Math.ceil((box.x + box.radius + reach - minX) / cell))
    const firstRow = Math.max(0, Math.floor((box.z - box.radius - reach - minZ) / cell))
    const lastRow = Math.min(rows - 1, Math.ceil((box.z + box.radius + reach - minZ) / cell))
    for (let row = firstRow; row <= lastRow; row++)
      for (let column = firstColumn; column <= lastColumn; column++)
        each(row * columns + column, distanceToPoint(box, minX + (column + 0.5) * cell, minZ + (row + 0.5) * cell))
  }
  for (const box of obstacles)
    around(box, WALKER_RADIUS_M, (place, distance) => {
      if (distance < WALKER_RADIUS_M) isFree[place] = 0
    })
  const reached = flood(isFree, columns, rows, startsOf(starts, isFree, columns, rows, minX, minZ, cell))
  let [free, walked] = [0, 0]
  for (let place = 0; place < isFree.length; place++) {
    free += isFree[place]!
    walked += reached[place]!
  }
  return {
    reachedShare: free === 0 ? 0 : walked / free,
    reaches(box, within) {
      let isReached = false
      around(box, within, (place, distance) => {
        if (reached[place] && distance <= within) isReached = true
      })
      return isReached
    },
  }
}

/** The free squares nearest to each start, within a metre. */
function startsOf(
  starts: readonly Point[],
  isFree: Uint8Array,
  columns: number,
  rows: number,
  minX: number,
  minZ: number,
  cell: number,
): readonly number[] {
  if (starts.length === 0) {
    const first = isFree.indexOf(1)
    return first === -1 ? [] : [first]
  }
  return starts.flatMap(([x, z]) => {
    const [column, row] = [Math.floor((x - minX) / cell), Math.floor((z - minZ) / cell)]
    const reach = Math.ceil(1 / cell)
    let [best, nearest] = [-1, Infinity]
    for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++) {
      for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
        const distance = (r - row) ** 2 + (c - column) ** 2
        if (isFree[r * columns + c] && distance < nearest) [best, nearest] = [r * columns + c, distance]
      }
    }
    return best === -1 ? [] : [best]
  })
}

function flood(isFree: Uint8Array, columns: number, rows: number, starts: readonly number[]): Uint8Array {
  const reached = new Uint8Array(isFree.length)
  const queue = new Uint32Array(isFree.length)
  let length = 0
  const visit = (place: number) => {
    if (!isFree[place] || reached[place]) return
    reached[place] = 1
    queue[length++] = place
  }
  for (const start of starts) visit(start)
  for (let head = 0; head < length; head++) {
    const place = queue[head]!
    const column = place % columns
    if (column > 0) visit(place - 1)
    if (column + 1 < columns) visit(place + 1)
    if (place >= columns) visit(place - columns)
    if (place + columns < columns * rows) visit(place + columns)
  }
  return reached
}
