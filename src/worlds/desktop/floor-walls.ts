/** What a free floor says of walls: between which squares one can go, and between which something stands. */
import { BLOCKED, OPEN, type PlaceKind } from '../explorable.ts'
import type { Pose } from '../grid/pose.ts'
import type { FloorRay } from './floor.ts'
import { numberOf, squareAt, wallBetween } from './squares.ts'

// a way is followed in so many parts of a square
const PARTS = 16
/** In squares: what ends that near before a wall is it, and what is that much before the end is open. */
const NEAR = 0.75
const BEFORE = 0.5
// ends of two neighbours that are so many squares apart are of two things
const APART = 2
// a wall runs along an axis if it goes so many times as far along it as across
const ALONG = 2

type Axis = 'x' | 'z'

interface End {
  readonly x: number
  readonly z: number
}

export function wallsBy(
  rays: readonly FloorRay[],
  { position, rotation }: Pose,
  side: number,
): readonly (readonly [number, PlaceKind])[] {
  const votes = new Map<number, number>()
  const vote = (wall: number | undefined, by: number) => {
    if (wall !== undefined) votes.set(wall, (votes.get(wall) ?? 0) + by)
  }
  const ways = rays.map(({ bearing, from, far, ends }) => {
    const angle = ((rotation.yaw + bearing) * Math.PI) / 180
    const [east, south] = [Math.sin(angle), -Math.cos(angle)]
    const end = { x: position.x + east * far, z: position.z + south * far }
    return { from, far, ends, east, south, end, isSeen: ends && far > from }
  })
  const axes = ways.map(({ end, isSeen }, place) => {
    const beside = [ways[place - 1], ways[place + 1]].flatMap((other) => (other?.isSeen ? [other.end] : []))
    return isSeen ? acrossOf(end, beside, side) : undefined
  })
  for (const [place, way] of ways.entries()) {
    const { from, far, ends, east, south, end, isSeen } = way
    const across = axes[place]
    const stands = across && edgeNear(end, across, side)
    if (ends && !isSeen) vote(goingOn(place), 1)
    let { column, row } = squareAt(position, side)
    let closest: { readonly wall: number; readonly off: number } | undefined
    for (let part = 1, gone = 0; gone < far + side; part++) {
      gone = (part * side) / PARTS
      const to = squareAt({ x: position.x + east * gone, y: 0, z: position.z + south * gone }, side)
      for (const [toColumn, toRow] of [
        [to.column, row],
        [to.column, to.row],
      ] as const) {
        if (toColumn === column && toRow === row) continue
        const wall = edgeBetween(column, row, toColumn, toRow)
        ;[column, row] = [toColumn, toRow]
        if (wall === undefined) continue
        if (gone >= from && gone < far - side * BEFORE && wall !== stands) vote(wall, -1)
        const off = Math.abs(gone - far)
        if (off < NEAR * side && off < (closest?.off ?? Infinity)) closest = { wall, off }
      }
    }
    // how near something stands that hides the floor altogether is not known
    if (isSeen) vote(stands ?? closest?.wall, 1)
  }
  return [...votes].map(([wall, sum]) => [wall, sum > 0 ? BLOCKED : OPEN] as const)

  /** Where something hides the floor altogether, a wall that is seen beside it goes on. */
  function goingOn(place: number): number | undefined {
    const { from, east, south } = ways[place]!
    for (const step of [-1, 1]) {
      let other = place + step
      while (ways[other]?.ends && !ways[other]!.isSeen) other += step
      const across = axes[other]
      if (across === undefined) continue
      const part = across === 'x' ? east : south
      const away = (ways[other]!.end[across] - position[across]) / part
      if (away > 0 && away <= from)
        return edgeNear({ x: position.x + east * away, z: position.z + south * away }, across, side)
    }
    return undefined
  }
}

/** The axis that a wall stands across, as its ends beside this one say. */
function acrossOf(end: End, beside: readonly End[], side: number): Axis | undefined {
  for (const { x, z } of beside) {
    const [along, down] = [Math.abs(x - end.x), Math.abs(z - end.z)]
    if (Math.hypot(along, down) > APART * side) continue
    if (down >= ALONG * along) return 'x'
    if (along >= ALONG * down) return 'z'
  }
  return undefined
}

/** Of the sides of squares that lie across this axis, the one nearest to where something stands. */
function edgeNear({ x, z }: End, across: Axis, side: number): number | undefined {
  const { column, row } = squareAt({ x, y: 0, z }, side)
  if (across === 'x') {
    const west = Math.round(x / side - 0.5)
    return edgeBetween(west, row, west + 1, row)
  }
  const north = Math.round(z / side - 0.5)
  return edgeBetween(column, north, column, north + 1)
}

function edgeBetween(column: number, row: number, toColumn: number, toRow: number): number | undefined {
  const [one, other] = [numberOf({ column, row }), numberOf({ column: toColumn, row: toRow })]
  return one === undefined || other === undefined ? undefined : wallBetween(one, other)
}
