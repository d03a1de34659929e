/** What fills the holes of walls: window frames with glass, door frames with leaves and handles, skirting boards. */
import type { Mesh } from '../mesh/mesh.ts'
import type { Door } from '../room.ts'
import type { Hole, PlannedWall } from './wall-plan.ts'
import { createQuads, type Quads, type Vector } from './quads.ts'

const FRAME_WIDTH = 0.06
const FRAME_DEPTH = 0.07
const BAR_WIDTH = 0.04
// windows wider or higher than that have a bar between two panes
const WIDEST_PANE = 0.9
const HIGHEST_PANE = 1.5
const MOST_PANES = 8
const GLASS_THICKNESS = 0.006
const TRIM_THICKNESS = 0.012
const LEAF_THICKNESS = 0.04
const SKIRTING_HEIGHT = 0.08
// a leaf that stands open leaves room for whoever walks in
const OPEN_DEGREES = 82

/** Boxes in the frame of a wall: along it, up, and into the room. */
interface WallBoxes extends Quads {
  bar(along: readonly [number, number], up: readonly [number, number], inward: readonly [number, number]): void
}

function boxesOf(wall: PlannedWall): WallBoxes {
  const quads = createQuads()
  const bar: WallBoxes['bar'] = ([left, right], [low, high], [back, front]) => {
    if (!(right - left > 1e-6 && high - low > 1e-6 && front - back > 1e-6)) return
    const [along, inward] = [(left + right) / 2, (back + front) / 2]
    const middle: Vector = [
      wall.from[0] + wall.along[0] * along + wall.inward[0] * inward,
      (low + high) / 2,
      wall.from[1] + wall.along[1] * along + wall.inward[1] * inward,
    ]
    const [halfAlong, halfUp, halfInward] = [(right - left) / 2, (high - low) / 2, (front - back) / 2]
    quads.box(
      middle,
      [wall.along[0] * halfAlong, 0, wall.along[1] * halfAlong],
      [0, halfUp, 0],
      [wall.inward[0] * halfInward, 0, wall.inward[1] * halfInward],
    )
  }
  return { ...quads, bar }
}

const panesOf = (length: number, longest: number): number =>
  Math.max(1, Math.min(MOST_PANES, Math.round(length / longest)))

/** The frame of a window, with bars between its panes, near the outer side of the wall; and its glass. */
export function windowMeshes(wall: PlannedWall, { from, to, low, high }: Hole): { frame: Mesh; glass: Mesh } {
  const frame = boxesOf(wall)
  const glass = boxesOf(wall)
  const depth = Math.min(FRAME_DEPTH, Math.max(0.01, wall.thickness * 0.6))
  const back = -Math.max(wall.thickness * 0.9, depth)
  const inward = [back, back + depth] as const
  frame.bar([from, to], [low, low + FRAME_WIDTH], inward)
  frame.bar([from, to], [high - FRAME_WIDTH, high], inward)
  const upright = [low + FRAME_WIDTH, high - FRAME_WIDTH] as const
  frame.bar([from, from + FRAME_WIDTH], upright, inward)
  frame.bar([to - FRAME_WIDTH, to], upright, inward)
  const columns = panesOf(to - from, WIDEST_PANE)
  for (let column = 1; column < columns; column++) {
    const at = from + ((to - from) * column) / columns
    frame.bar([at - BAR_WIDTH / 2, at + BAR_WIDTH / 2], upright, inward)
  }
  const rows = panesOf(high - low, HIGHEST_PANE)
  for (let row = 1; row < rows; row++) {
    const at = low + ((high - low) * row) / rows
    frame.bar([from + FRAME_WIDTH, to - FRAME_WIDTH], [at - BAR_WIDTH / 2, at + BAR_WIDTH / 2], inward)
  }
  const middle = back + depth / 2
  glass.bar(
    [from + FRAME_WIDTH / 2, to - FRAME_WIDTH / 2],
    [low + FRAME_WIDTH / 2, high - FRAME_WIDTH / 2],
    [middle - GLASS_THICKNESS / 2, middle + GLASS_THICKNESS / 2],
  )
  return { frame: frame.build(), glass: glass.build() }
}

/** The frame of a door, its leaf and the handle; the leaf stands open where the door leads to another room. */
export function doorMeshes(wall: PlannedWall, hole: Hole, door: Door): { frame: Mesh; leaf: Mesh; handle: Mesh } {
  const { from, to, low, high } = hole
  const frame = boxesOf(wall)
  const trim = [0, TRIM_THICKNESS] as const
  frame.bar([from - FRAME_WIDTH, from], [low, high], trim)
  frame.bar([to, to + FRAME_WIDTH], [low, high], trim)
  frame.bar([from - FRAME_WIDTH, to + FRAME_WIDTH], [high, Math.min(wall.height, high + FRAME_WIDTH)], trim)
  const leaf = boxesOf(wall)
  const handle = boxesOf(wall)
  const isOpen = door.leadsTo !== null
  const hinge = from < wall.length - to ? 'from' : 'to'
  // an open leaf needs the floor that is kept free for it
  if (!isOpen || door.swing >= (to - from) * 0.9) {
    addLeaf(leaf, handle, hole, hinge)
  }
  const turn = isOpen ? (hinge === 'from' ? OPEN_DEGREES : -OPEN_DEGREES) : 0
  const pivot = hinge === 'from' ? from : to
  return {
    frame: frame.build(),
    leaf: turned(leaf.build(), wall, pivot, turn),
    handle: turned(handle.build(), wall, pivot, turn),
  }
}

function addLeaf(leaf: WallBoxes, handle: WallBoxes, { from, to, low, high }: Hole, hinge: 'from' | 'to'): void {
  const front = -0.005
  const back = front - LEAF_THICKNESS
  const [left, right] = [from + 0.004, to - 0.004]
  const top = high - 0.004
  leaf.bar([left, right], [low + 0.006, top], [back, front])
  // two raised panels, as doors of wood have
  const inset = Math.min(0.12, (right - left) * 0.15)
  const split = low + (top - low) * 0.42
  for (const [bottom, end] of [
    [low + inset, split - inset / 3],
    [split + inset / 3, top - inset],
  ] as const) {
    leaf.bar([left + inset, right - inset], [bottom, end], [front, front + 0.006])
  }
  const at = hinge === 'from' ? right - 0.07 : left + 0.07
  const away = hinge === 'from' ? -1 : 1
  const up = Math.min(low + 1.05, (low + top) / 2)
  handle.bar([at - 0.02, at + 0.02], [up - 0.1, up + 0.1], [front, front + 0.008])
  handle.bar([at - 0.008, at + 0.008], [up - 0.008, up + 0.008], [front + 0.008, front + 0.05])
  const tip = at + away * 0.12
  handle.bar([Math.min(at, tip), Math.max(at, tip)], [up - 0.008, up + 0.008], [front + 0.045, front + 0.06])
}

/** Turned around a hinge on the inner side of a wall, by degrees, into the room when they are positive at its begin. */
function turned(mesh: Mesh, wall: PlannedWall, pivot: number, degrees: number): Mesh {
  if (degrees === 0) return mesh
  const [x, z] = [wall.from[0] + wall.along[0] * pivot, wall.from[1] + wall.along[1] * pivot]
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const turn = (values: Float32Array, middleX: number, middleZ: number) =>
    values.map((value, place) => {
      const axis = place % 3
      if (axis === 1) return value
      const dx = (axis === 0 ? value : values[place - 2]!) - middleX
      const dz = (axis === 2 ? value : values[place + 2]!) - middleZ
      return axis === 0 ? middleX + dx * cosine - dz * sine : middleZ + dx * sine + dz * cosine
    })
  return { ...mesh, positions: turn(mesh.positions, x, z), normals: turn(mesh.normals, 0, 0) }
}

/** Boards along the foot of a wall, between its doors. */
export function skirtingMesh(wall: PlannedWall): Mesh {
  const boards = boxesOf(wall)
  const doors = wall.holes
    .filter(({ low }) => low < SKIRTING_HEIGHT)
    .map(({ from, to }) => [from - FRAME_WIDTH, to + FRAME_WIDTH] as const)
    .toSorted(([a], [b]) => a - b)
  let left = 0
  for (const [from, to] of [...doors, [wall.length, wall.length] as const]) {
    boards.bar([left, from], [0, SKIRTING_HEIGHT], [0, TRIM_THICKNESS])
    left = Math.max(left, to)
  }
  return boards.build()
}
