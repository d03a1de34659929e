/** Which things somebody can walk to from the doors: a flood over the floor in cells of 5 cm, for a body of 0.2 m. */
import type { Pieces } from '../../../base/pieces.ts'
import { assetOf } from '../library/index.ts'
import { pointAlong, wallsOf, type Point, type RoomShell } from '../room.ts'
import type { PlacedObject, Scene } from '../scene.ts'
import type { Bodies, Body } from './bodies.ts'
import type { Kernel, Manifold } from './kernel.ts'
import { fillInside, fillNear, type FloorCells } from './floor-cells.ts'

const CELL_M = 0.05
const RADIUS_M = 0.2
// what is higher is walked under, what is lower is stepped over
const HEAD_M = 1.8
const STEP_M = 0.04
// so near to a thing one can use it
const ARM_M = 0.55
const MOST_CELLS = 400_000

export interface Reach {
  readonly reached: readonly string[]
  readonly unreached: readonly string[]
}

/** Of what stands on the floor and is used: whatever needs room to be used, or has a place to sit or put things. */
export function* reachIn(scene: Pick<Scene, 'rooms'>, { all, kernel }: Bodies): Pieces<Reach> {
  const reached: string[] = []
  const unreached: string[] = []
  for (const room of scene.rooms) {
    const own = all.filter(({ object }) => object.room === room.id)
    const used: Body[] = []
    for (const [place, body] of own.entries()) {
      if (place % THINGS_OF_A_PIECE === 0) yield
      if (body.object.placement === 'floor' && isUsed(body.object)) used.push(body)
    }
    if (used.length === 0) continue
    const floor = yield* floodOf(room, own, kernel)
    for (const body of used) (floor === undefined || floor.isNear(body) ? reached : unreached).push(body.object.id)
  }
  return { reached, unreached }
}

function isUsed({ assetPath }: PlacedObject): boolean {
  const { clearance, supports } = assetOf(assetPath)
  return clearance.front + clearance.left + clearance.right + clearance.back > 0 || supports.length > 0
}

interface Floor {
  readonly isNear: (body: Body) => boolean
}

const THINGS_OF_A_PIECE = 8

function* floodOf(room: RoomShell, bodies: readonly Body[], kernel: Kernel): Pieces<Floor | undefined> {
  const [xs, zs] = [room.outline.map(([x]) => x), room.outline.map(([, z]) => z)]
  const [left, top] = [Math.min(...xs), Math.min(...zs)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...zs) - top].map((side) => Math.ceil(side / CELL_M))
  if (!(wide! * high! <= MOST_CELLS)) return undefined
  const [columns, rows] = [wide!, high!]
  const isFree = new Uint8Array(columns * rows)
  const cells: FloorCells = { left, top, columns, rows, side: CELL_M }
  yield
  fillInside(room.outline, cells, isFree, 1)
  fillNear(room.outline, RADIUS_M, cells, isFree, 0)
  for (const [place, body] of bodies.entries()) {
    if (place % THINGS_OF_A_PIECE === 0) yield
    blockUnder(body, kernel, cells, isFree)
  }
  const seen = new Uint8Array(columns * rows)
  const queue: number[] = []
  const enter = (cell: number) => {
    if (isFree[cell] === 1 && seen[cell] === 0) {
      seen[cell] = 1
      queue.push(cell)
    }
  }
  const near = RADIUS_M + 0.2
  const cellsFrom = (metres: number, count: number) => Math.max(0, Math.min(count, Math.floor(metres / CELL_M)))
  for (const [x, z] of entrancesOf(room))
    for (let row = cellsFrom(z - near - top, rows); row < cellsFrom(z + near - top + 2 * CELL_M, rows); row++)
      for (
        let column = cellsFrom(x - near - left, columns);
        column < cellsFrom(x + near - left + 2 * CELL_M, columns);
        column++
      )
        if (Math.hypot(left + (column + 0.5) * CELL_M - x, top + (row + 0.5) * CELL_M - z) < near)
          enter(row * columns + column)
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next]!
    const column = cell % columns
    if (column > 0) enter(cell - 1)
    if (column < columns - 1) enter(cell + 1)
    if (cell >= columns) enter(cell - columns)
    if (cell < columns * (rows - 1)) enter(cell + columns)
  }
  return {
    isNear({ min, max }) {
      const [from, to] = [Math.floor((min[0] - ARM_M - left) / CELL_M), Math.ceil((max[0] + ARM_M - left) / CELL_M)]
      const [first, last] = [Math.floor((min[2] - ARM_M - top) / CELL_M), Math.ceil((max[2] + ARM_M - top) / CELL_M)]
      for (let row = Math.max(0, first); row < Math.min(rows, last); row++)
        for (let column = Math.max(0, from); column < Math.min(columns, to); column++)
          if (seen[row * columns + column] === 1) return true
      return false
    },
  }
}

/** A place just inside of each door. */
const entrancesOf = (room: RoomShell): readonly (readonly [number, number])[] => {
  const walls = wallsOf(room)
  return room.doors.flatMap((door) => {
    const wall = walls[door.wall]
    if (wall === undefined) return []
    const [x, z] = pointAlong(wall, door.at)
    return [[x + wall.inward[0] * 0.3, z + wall.inward[1] * 0.3] as const]
  })
}

// outlines of what things have between step and head, seen from above, over the origin
const shadows = new Map<string, readonly (readonly Point[])[]>()

function shadowOf(solid: Manifold, kernel: Kernel): readonly (readonly Point[])[] {
  const { min, max } = solid.boundingBox()
  const slab = kernel.box([min[0] - 1, STEP_M, min[2] - 1], [max[0] + 1, HEAD_M, max[2] + 1])
  const between = solid.intersect(slab)
  // the kernel looks along z: turned, its y is our z backwards
  const turned = between.rotate([90, 0, 0])
  const shadow = turned.project()
  const outlines = shadow.toPolygons().map((outline) => outline.map(([x, z]): Point => [x, -z]))
  for (const made of [shadow, turned, between, slab]) made.delete()
  return outlines
}

/** Cells nearer than a body's radius to what a thing has between step and head. */
function blockUnder({ object, min, max }: Body, kernel: Kernel, cells: FloorCells, isFree: Uint8Array): void {
  if (min[1] >= HEAD_M || max[1] <= STEP_M) return
  const { found, place } = kernel.keep(shadows, object, (solid) => shadowOf(solid, kernel))
  for (const outline of found.map((points) => points.map(place))) {
    fillInside(outline, cells, isFree, 0)
    fillNear(outline, RADIUS_M, cells, isFree, 0)
  }
}
