/** The floor of a room as a polygon: what lies within it, and how far its walls are. */
import type { Point, Wall } from '../room.ts'
import { type TurnedBox, toOwn } from './turned-box.ts'

export function isInside(outline: readonly Point[], x: number, z: number): boolean {
  let inside = false
  for (let place = 0, before = outline.length - 1; place < outline.length; before = place++) {
    const [ax, az] = outline[place]!
    const [bx, bz] = outline[before]!
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside
  }
  return inside
}

// a thing flush with a wall is inside
const TOUCH_M = 1e-6

/** Whether a rectangle lies in the room: its middle does, and no wall runs through it. */
export function liesWithin(outline: readonly Point[], box: TurnedBox): boolean {
  if (!isInside(outline, box.x, box.z)) return false
  for (let place = 0; place < outline.length; place++) {
    const from = outline[place]!
    const to = outline[(place + 1) % outline.length]!
    if (isFar(box, from, to)) continue
    if (crosses(box, from, to)) return false
  }
  return true
}

/** Whether a line does not even come near the circle around a box. */
function isFar({ x, z, radius }: TurnedBox, from: Point, to: Point): boolean {
  const [stepX, stepZ] = [to[0] - from[0], to[1] - from[1]]
  const along = ((x - from[0]) * stepX + (z - from[1]) * stepZ) / (stepX * stepX + stepZ * stepZ || 1)
  const at = along < 0 ? 0 : along > 1 ? 1 : along
  const [awayX, awayZ] = [x - from[0] - stepX * at, z - from[1] - stepZ * at]
  return awayX * awayX + awayZ * awayZ >= radius * radius
}

/** Whether a line runs through the inside of a rectangle, by cutting it to the rectangle in its own frame. */
function crosses(box: TurnedBox, from: Point, to: Point): boolean {
  // no lists are made here: this is asked of nearly every place that is tried
  const [ax, az] = toOwn(box, from[0], from[1])
  const [bx, bz] = toOwn(box, to[0], to[1])
  const [stepX, halfX] = [bx - ax, box.halfWidth - TOUCH_M]
  const [stepZ, halfZ] = [bz - az, box.halfDepth - TOUCH_M]
  let [enter, leave] = [0, 1]
  if (Math.abs(stepX) >= 1e-12) {
    const [first, second] = [(-halfX - ax) / stepX, (halfX - ax) / stepX]
    enter = Math.max(enter, Math.min(first, second))
    leave = Math.min(leave, Math.max(first, second))
  } else if (Math.abs(ax) >= halfX) return false
  if (Math.abs(stepZ) >= 1e-12) {
    const [first, second] = [(-halfZ - az) / stepZ, (halfZ - az) / stepZ]
    enter = Math.max(enter, Math.min(first, second))
    leave = Math.min(leave, Math.max(first, second))
  } else if (Math.abs(az) >= halfZ) return false
  return enter < leave
}

/** How far a point is from a wall, which ends at its corners. */
export function distanceToWall({ from, along, length }: Wall, x: number, z: number): number {
  const at = Math.min(length, Math.max(0, (x - from[0]) * along[0] + (z - from[1]) * along[1]))
  return Math.hypot(x - from[0] - along[0] * at, z - from[1] - along[1] * at)
}

export interface Extent {
  readonly minX: number
  readonly maxX: number
  readonly minZ: number
  readonly maxZ: number
}

export function extentOf(outline: readonly Point[]): Extent {
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, z] of outline) {
    ;[minX, maxX] = [Math.min(minX, x), Math.max(maxX, x)]
    ;[minZ, maxZ] = [Math.min(minZ, z), Math.max(maxZ, z)]
  }
  return { minX, maxX, minZ, maxZ }
}

/** The middle of a floor, by area. */
export function centreOf(outline: readonly Point[]): Point {
  let [area, x, z] = [0, 0, 0]
  for (let place = 0; place < outline.length; place++) {
    const [ax, az] = outline[place]!
    const [bx, bz] = outline[(place + 1) % outline.length]!
    const cross = ax * bz - bx * az
    area += cross
    x += (ax + bx) * cross
    z += (az + bz) * cross
  }
  return area === 0 ? (outline[0] ?? [0, 0]) : [x / (3 * area), z / (3 * area)]
}
