/** The floor of a room: whether a point is on it, and how far it is from its walls. */
import type { Point } from '../room.ts'

export function isOnFloor(outline: readonly Point[], x: number, z: number): boolean {
  let isIn = false
  for (const [place, [x1, z1]] of outline.entries()) {
    const [x2, z2] = outline[(place + 1) % outline.length]!
    if (z1 > z !== z2 > z && x < ((x2 - x1) * (z - z1)) / (z2 - z1) + x1) isIn = !isIn
  }
  return isIn
}

export function distanceToSegment([x, z]: Point, [x1, z1]: Point, [x2, z2]: Point): number {
  const [dx, dz] = [x2 - x1, z2 - z1]
  const length = dx * dx + dz * dz
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (z - z1) * dz) / length))
  return Math.hypot(x - x1 - part * dx, z - z1 - part * dz)
}

export const distanceToWalls = (outline: readonly Point[], point: Point): number =>
  Math.min(...outline.map((from, place) => distanceToSegment(point, from, outline[(place + 1) % outline.length]!)))
