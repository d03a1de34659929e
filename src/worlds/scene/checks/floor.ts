/** The floor of a room: whether a point is on it, and how far it is from its walls. */
import type { Point } from '../room.ts'

export function isOnFloor(outline: readonly Point[], x: number, z: number): boolean {
  let isIn = false
  for (let place = 0; place < outline.length; place++) {
    const [x1, z1] = outline[place]!
    const [x2, z2] = outline[(place + 1) % outline.length]!
    if (z1 > z !== z2 > z && x < ((x2 - x1) * (z - z1)) / (z2 - z1) + x1) isIn = !isIn
  }
  return isIn
}

export function distanceToSegment([x, z]: Point, [x1, z1]: Point, [x2, z2]: Point): number {
  const [dx, dz] = [x2 - x1, z2 - z1]
  const length = dx * dx + dz * dz
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (z - z1) * dz) / length))
  const [offX, offZ] = [x - x1 - part * dx, z - z1 - part * dz]
  return Math.sqrt(offX * offX + offZ * offZ)
}

export function distanceToWalls(outline: readonly Point[], point: Point): number {
  let nearest = Infinity
  for (let place = 0; place < outline.length; place++) {
    const distance = distanceToSegment(point, outline[place]!, outline[(place + 1) % outline.length]!)
    if (distance < nearest) nearest = distance
  }
  return nearest
}

/** Whether all of a box along the axes is on the floor: its corners are, and no wall runs through it. */
export function isBoxOnFloor(outline: readonly Point[], [minX, minZ]: Point, [maxX, maxZ]: Point): boolean {
  const corners = [minX, maxX].flatMap((x) => [minZ, maxZ].map((z) => isOnFloor(outline, x, z)))
  if (corners.includes(false)) return false
  return outline.every(([x1, z1], place) => {
    const [x2, z2] = outline[(place + 1) % outline.length]!
    return Math.max(x1, x2) <= minX || Math.min(x1, x2) >= maxX || Math.max(z1, z2) <= minZ || Math.min(z1, z2) >= maxZ
  })
}
