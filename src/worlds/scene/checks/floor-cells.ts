/** Floor in cells: those inside of an outline, and those near its edges, found row by row instead of one by one. */
import type { Point } from '../room.ts'
import { distanceToSegment } from './floor.ts'

export interface FloorCells {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  /** of one, in metres */
  readonly side: number
}

const within = (place: number, most: number): number => Math.max(0, Math.min(most, place))

/** Cells whose middle is inside of an outline. */
export function fillInside(outline: readonly Point[], cells: FloorCells, into: Uint8Array, value: number): void {
  const { left, top, columns, rows, side } = cells
  const crossings: number[] = []
  let [first, last] = [Infinity, -Infinity]
  for (const [, z] of outline) [first, last] = [Math.min(first, z), Math.max(last, z)]
  const end = within(Math.ceil((last - top) / side), rows)
  for (let row = within(Math.floor((first - top) / side), rows); row < end; row++) {
    const z = top + (row + 0.5) * side
    crossings.length = 0
    for (let place = 0; place < outline.length; place++) {
      const [x1, z1] = outline[place]!
      const [x2, z2] = outline[(place + 1) % outline.length]!
      if (z1 > z !== z2 > z) crossings.push(((x2 - x1) * (z - z1)) / (z2 - z1) + x1)
    }
    crossings.sort((one, other) => one - other)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = within(Math.ceil((crossings[pair]! - left) / side - 0.5), columns)
      const to = within(Math.ceil((crossings[pair + 1]! - left) / side - 0.5), columns)
      into.fill(value, row * columns + from, row * columns + Math.max(from, to))
    }
  }
}

/** Cells whose middle is nearer than so many metres to an edge of an outline. */
export function fillNear(
  outline: readonly Point[],
  metres: number,
  cells: FloorCells,
  into: Uint8Array,
  value: number,
): void {
  const { left, top, columns, rows, side } = cells
  const placeOf = (at: number, start: number, most: number) => within(Math.floor((at - start) / side), most)
  for (let place = 0; place < outline.length; place++) {
    const [one, other] = [outline[place]!, outline[(place + 1) % outline.length]!]
    const from = placeOf(Math.min(one[0], other[0]) - metres, left, columns)
    const to = placeOf(Math.max(one[0], other[0]) + metres + side, left, columns)
    const first = placeOf(Math.min(one[1], other[1]) - metres, top, rows)
    const last = placeOf(Math.max(one[1], other[1]) + metres + side, top, rows)
    for (let row = first; row < last; row++)
      for (let column = from; column < to; column++) {
        const cell = row * columns + column
        if (into[cell] === value) continue
        const middle: Point = [left + (column + 0.5) * side, top + (row + 0.5) * side]
        if (distanceToSegment(middle, one, other) < metres) into[cell] = value
      }
  }
}
