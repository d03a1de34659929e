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

export function wallsBy(
  rays: readonly FloorRay[],
  { position, rotation }: Pose,
  side: number,
): readonly (readonly [number, PlaceKind])[] {
  const votes = new Map<number, number>()
  const vote = (wall: number, by: number) => votes.set(wall, (votes.get(wall) ?? 0) + by)
  for (const { bearing, from, far, ends } of rays) {
    const angle = ((rotation.yaw + bearing) * Math.PI) / 180
    const [east, south] = [Math.sin(angle), -Math.cos(angle)]
    let [column, row] = [squareAt(position, side).column, squareAt(position, side).row]
    let closest: { readonly wall: number; readonly off: number } | undefined
    for (let part = 1, way = 0; way < far + side; part++) {
      way = (part * side) / PARTS
      const to = squareAt({ x: position.x + east * way, y: 0, z: position.z + south * way }, side)
      for (const [toColumn, toRow] of [
        [to.column, row],
        [to.column, to.row],
      ] as const) {
        if (toColumn === column && toRow === row) continue
        const [one, other] = [numberOf({ column, row }), numberOf({ column: toColumn, row: toRow })]
        ;[column, row] = [toColumn, toRow]
        if (one === undefined || other === undefined) continue
        const wall = wallBetween(one, other)
        if (way >= from && way < far - side * BEFORE) vote(wall, -1)
        const off = Math.abs(way - far)
        if (off < NEAR * side && off < (closest?.off ?? Infinity)) closest = { wall, off }
      }
    }
    if (ends && closest) vote(closest.wall, 1)
  }
  return [...votes].map(([wall, sum]) => [wall, sum > 0 ? BLOCKED : OPEN] as const)
}
