/** From cells to a drawing: where boxes and lines go, in the units of the sheet. Pure. */
import type { Offset } from '../../../../src/worlds/adventure/compass.ts'
import type { Box } from '../shared/camera.ts'
import type { Cluster, Sheet, Spot } from './layout/layout.ts'
import type { Path } from './layout/paths.ts'

const ROOM = { width: 106, height: 46 }
const SMALL = { width: 44, height: 24 }
const STEP = { x: 130, y: 74 }
/** above each floor, for its name */
const FLOOR_HEAD = 46
const MARGIN = 34
const STUB = 13
const BESIDES = 4

export type Point = readonly [x: number, y: number]

/** Where everything lies on the sheet. */
export interface Geometry {
  readonly sheet: Sheet
  readonly drawing: Box
  readonly boxOf: (spot: Spot) => Box
  readonly frameOf: (cluster: Cluster) => Box
  /** places below the map, in rows, for what has none on it */
  readonly besides: (nth: number) => Box
  /** where the name of a floor is written */
  readonly headOf: (level: number) => Point
}

export function geometryOf(sheet: Sheet): Geometry {
  const isStacked = sheet.floors.length > 1
  const tops = new Map<number, number>()
  let next = 0
  for (const { level, top, bottom } of sheet.floors) {
    const head = isStacked ? FLOOR_HEAD : 0
    tops.set(level, next + head - top * STEP.y)
    next += head + (bottom - top + 1) * STEP.y
  }
  const corner = (x: number, y: number, level: number): Point => [x * STEP.x, y * STEP.y + (tops.get(level) ?? 0)]
  const frameOf = ({ x, y, side, level }: Cluster): Box => {
    const [left, top] = corner(x, y, level)
    return { x: left, y: top, width: (side - 1) * STEP.x + ROOM.width, height: (side - 1) * STEP.y + ROOM.height }
  }
  const measure = ({ x, y, level, maze }: Spot): Box => {
    const cluster = maze === undefined ? undefined : sheet.clusters[maze]
    if (cluster === undefined) {
      const [left, top] = corner(x, y, level)
      return { x: left, y: top, ...ROOM }
    }
    const frame = frameOf(cluster)
    // inside the frame below its name, in rows of equal distance
    const places = cluster.side * 2
    const nth = (at: number, from: number) => Math.round((at - from) * 2)
    const high = frame.height + 14
    return {
      x: frame.x + (nth(x, cluster.x) * frame.width) / places + 2,
      y: frame.y + 6 + (nth(y, cluster.y) * high) / places,
      width: Math.min(SMALL.width, frame.width / places - 4),
      height: Math.min(SMALL.height, high / places - 8),
    }
  }
  // one and the same object for a room, so that it is drawn again only when it has changed
  const boxes = new Map<string, Box>()
  const boxOf = (spot: Spot): Box => {
    let box = boxes.get(spot.id)
    if (box === undefined) boxes.set(spot.id, (box = measure(spot)))
    return box
  }
  const lefts = sheet.floors.map(({ left }) => left)
  const rights = sheet.floors.map(({ right }) => right)
  const left = sheet.floors.length === 0 ? 0 : Math.min(...lefts) * STEP.x
  const right = sheet.floors.length === 0 ? ROOM.width : Math.max(...rights) * STEP.x + ROOM.width
  const height = Math.max(ROOM.height, next - (STEP.y - ROOM.height))
  return {
    sheet,
    drawing: { x: left - MARGIN, y: -MARGIN, width: right - left + 2 * MARGIN, height: height + 2 * MARGIN },
    boxOf,
    frameOf,
    besides: (nth) => ({
      x: left + (nth % BESIDES) * STEP.x,
      y: (sheet.floors.length === 0 ? 0 : height + STEP.y) + Math.floor(nth / BESIDES) * STEP.y,
      ...ROOM,
    }),
    headOf: (level) => {
      const floor = sheet.floors.find((each) => each.level === level)
      const [x, y] = corner(floor?.left ?? 0, floor?.top ?? 0, level)
      return [x, y - 22]
    },
  }
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]

/** Where a way leaves a box. */
function edgeOf(box: Box, [dx, dy]: Offset): Point {
  const [x, y] = middleOf(box)
  return [x + (dx * box.width) / 2, y + (dy * box.height) / 2]
}

/** A short line out of a box. */
export function stubOf(box: Box, offset: Offset): { readonly from: Point; readonly to: Point } {
  const from = edgeOf(box, offset)
  const far = offset[0] !== 0 && offset[1] !== 0 ? STUB * 0.75 : STUB
  return { from, to: [from[0] + offset[0] * far, from[1] + offset[1] * far] }
}

/** The line between two rooms: straight from side to side, or bent so that it leaves the way one goes. */
export function lineOf({ kind, from, to, there, back }: Path, { boxOf }: Pick<Geometry, 'boxOf'>): string {
  const [one, other] = [boxOf(from), boxOf(to)]
  const [a, b] = [middleOf(one), middleOf(other)]
  if (kind === 'straight') {
    const offset: Offset = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])]
    const [start, end] = [edgeOf(one, offset), edgeOf(other, [-offset[0], -offset[1]])]
    return `M${points(start)}L${points(end)}`
  }
  if (kind === 'maze' || kind === 'stairs') return `M${points(a)}${bow(a, b, kind === 'maze' ? 0.12 : 0.06)}`
  const leaving = there.find(({ offset }) => offset)?.offset ?? toward(a, b)
  const arriving = back.find(({ offset }) => offset)?.offset ?? toward(b, a)
  const [start, end] = [edgeOf(one, leaving), edgeOf(other, arriving)]
  const far = 26 + Math.hypot(end[0] - start[0], end[1] - start[1]) * 0.3
  const first: Point = [start[0] + leaving[0] * far, start[1] + leaving[1] * far]
  const second: Point = [end[0] + arriving[0] * far, end[1] + arriving[1] * far]
  return `M${points(start)}C${points(first)} ${points(second)} ${points(end)}`
}

/** Slightly to one side, so that the way back is another line. */
function bow([x1, y1]: Point, [x2, y2]: Point, by: number): string {
  const middle: Point = [(x1 + x2) / 2 - (y2 - y1) * by, (y1 + y2) / 2 + (x2 - x1) * by]
  return `Q${points(middle)} ${points([x2, y2])}`
}

/** The side of a box that faces a point. */
function toward([x1, y1]: Point, [x2, y2]: Point): Offset {
  const [dx, dy] = [x2 - x1, y2 - y1]
  return Math.abs(dx) * ROOM.height > Math.abs(dy) * ROOM.width ? [Math.sign(dx), 0] : [0, Math.sign(dy)]
}

const points = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
