/** A rectangle of floor turned about the vertical: where it is, whether two overlap, and how far apart they are. */
import type { Point } from '../room.ts'

export interface TurnedBox {
  readonly x: number
  readonly z: number
  readonly halfWidth: number
  readonly halfDepth: number
  readonly sin: number
  readonly cos: number
  /** of the circle around it */
  readonly radius: number
}

// sines of right angles are exact, so that what is flush with a wall does not reach a hair behind it
const exactly = (value: number) => Math.round(value * 1e12) / 1e12
const isQuarter = (degrees: number) => degrees === 0 || degrees === 90 || degrees === -90 || Math.abs(degrees) === 180
export const sineOf = (degrees: number): number =>
  isQuarter(degrees) ? (degrees === 90 ? 1 : degrees === -90 ? -1 : 0) : exactly(Math.sin((degrees * Math.PI) / 180))
export const cosineOf = (degrees: number): number =>
  isQuarter(degrees)
    ? degrees === 0
      ? 1
      : Math.abs(degrees) === 180
        ? -1
        : 0
    : exactly(Math.cos((degrees * Math.PI) / 180))

export function turnedBox(x: number, z: number, width: number, depth: number, degrees: number): TurnedBox {
  const [halfWidth, halfDepth] = [width / 2, depth / 2]
  const radius = Math.hypot(halfWidth, halfDepth)
  return { x, z, halfWidth, halfDepth, sin: sineOf(degrees), cos: cosineOf(degrees), radius }
}

/** From its own frame (right of it is -x, ahead is +z) to the room. */
export const toRoom = ({ x, z, sin, cos }: TurnedBox, ownX: number, ownZ: number): Point => [
  x + ownX * cos + ownZ * sin,
  z - ownX * sin + ownZ * cos,
]

/** From the room to its own frame. */
export const toOwn = ({ x, z, sin, cos }: TurnedBox, roomX: number, roomZ: number): Point => [
  (roomX - x) * cos - (roomZ - z) * sin,
  (roomX - x) * sin + (roomZ - z) * cos,
]

export const cornersOf = (box: TurnedBox): readonly Point[] => [
  toRoom(box, -box.halfWidth, -box.halfDepth),
  toRoom(box, box.halfWidth, -box.halfDepth),
  toRoom(box, box.halfWidth, box.halfDepth),
  toRoom(box, -box.halfWidth, box.halfDepth),
]

/** A rectangle given in the frame of another one, such as a leg of a table. */
export function partOf(box: TurnedBox, minX: number, maxX: number, minZ: number, maxZ: number): TurnedBox {
  const [x, z] = toRoom(box, (minX + maxX) / 2, (minZ + maxZ) / 2)
  const [halfWidth, halfDepth] = [(maxX - minX) / 2, (maxZ - minZ) / 2]
  return { x, z, halfWidth, halfDepth, sin: box.sin, cos: box.cos, radius: Math.hypot(halfWidth, halfDepth) }
}

// rectangles that touch do not overlap, whatever the last digits say
const TOUCH_M = 1e-7

/** By separating axes: two rectangles are apart when they are apart seen along a side of one of them. */
export function overlaps(a: TurnedBox, b: TurnedBox): boolean {
  const [x, z] = [b.x - a.x, b.z - a.z]
  const reach = a.radius + b.radius
  if (x * x + z * z >= reach * reach) return false
  const cos = Math.abs(a.cos * b.cos + a.sin * b.sin)
  const sin = Math.abs(a.cos * b.sin - a.sin * b.cos)
  return (
    Math.abs(x * a.cos - z * a.sin) < a.halfWidth + b.halfWidth * cos + b.halfDepth * sin - TOUCH_M &&
    Math.abs(x * a.sin + z * a.cos) < a.halfDepth + b.halfWidth * sin + b.halfDepth * cos - TOUCH_M &&
    Math.abs(x * b.cos - z * b.sin) < b.halfWidth + a.halfWidth * cos + a.halfDepth * sin - TOUCH_M &&
    Math.abs(x * b.sin + z * b.cos) < b.halfDepth + a.halfWidth * sin + a.halfDepth * cos - TOUCH_M
  )
}

// no lists are made here: this is asked some hundred thousand times for a room
export function distanceToPoint({ x, z, sin, cos, halfWidth, halfDepth }: TurnedBox, atX: number, atZ: number): number {
  const aside = Math.abs((atX - x) * cos - (atZ - z) * sin) - halfWidth
  const ahead = Math.abs((atX - x) * sin + (atZ - z) * cos) - halfDepth
  if (aside <= 0) return ahead <= 0 ? 0 : ahead
  return ahead <= 0 ? aside : Math.sqrt(aside * aside + ahead * ahead)
}

/** Between the nearest points of two rectangles; 0 when they overlap. */
export const distanceBetween = (a: TurnedBox, b: TurnedBox): number =>
  overlaps(a, b) ? 0 : Math.min(fromCorners(a, b), fromCorners(b, a))

/** From the nearest corner of one to the other. */
function fromCorners(a: TurnedBox, b: TurnedBox): number {
  const [wideX, wideZ] = [a.halfWidth * a.cos, -a.halfWidth * a.sin]
  const [deepX, deepZ] = [a.halfDepth * a.sin, a.halfDepth * a.cos]
  return Math.min(
    distanceToPoint(b, a.x + wideX + deepX, a.z + wideZ + deepZ),
    distanceToPoint(b, a.x + wideX - deepX, a.z + wideZ - deepZ),
    distanceToPoint(b, a.x - wideX + deepX, a.z - wideZ + deepZ),
    distanceToPoint(b, a.x - wideX - deepX, a.z - wideZ - deepZ),
  )
}

/** Whether all of `inner` lies within `outer`. */
export const contains = (outer: TurnedBox, inner: TurnedBox): boolean =>
  cornersOf(inner).every(([x, z]) => distanceToPoint(outer, x, z) <= TOUCH_M)
