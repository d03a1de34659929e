/** A thing as the relations see it: its turned box on the floor, how high it begins and ends, and where it looks. */
import type { Point } from '../../room.ts'
import type { PlacedObject } from '../../scene.ts'
import { distanceToSegment, isOnFloor } from '../floor.ts'

export interface Box {
  readonly id: string
  readonly centre: Point
  readonly corners: readonly Point[]
  readonly low: number
  readonly high: number
  readonly front: Point
  readonly right: Point
  readonly width: number
  readonly depth: number
  readonly object: PlacedObject
}

export function boxOf(object: PlacedObject): Box {
  const { id, position, rotation, boundingBox } = object
  const angle = (rotation.y * Math.PI) / 180
  const front: Point = [Math.sin(angle), Math.cos(angle)]
  // its own left is to the right of whoever looks at it: x of its frame
  const right: Point = [Math.cos(angle), -Math.sin(angle)]
  const [halfWidth, halfDepth] = [boundingBox.width / 2, boundingBox.depth / 2]
  const corner = (across: number, ahead: number): Point => [
    position.x + right[0] * across * halfWidth + front[0] * ahead * halfDepth,
    position.z + right[1] * across * halfWidth + front[1] * ahead * halfDepth,
  ]
  return {
    id,
    centre: [position.x, position.z],
    corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
    low: position.y,
    high: position.y + boundingBox.height,
    front,
    right,
    width: boundingBox.width,
    depth: boundingBox.depth,
    object,
  }
}

/** Between two boxes on the floor; 0 where they overlap. */
export function gapBetween(one: Box, other: Box): number {
  if (one.corners.some(([x, z]) => isOnFloor(other.corners, x, z))) return 0
  if (other.corners.some(([x, z]) => isOnFloor(one.corners, x, z))) return 0
  if (isOnFloor(other.corners, ...one.centre) || isOnFloor(one.corners, ...other.centre)) return 0
  if (crosses(one, other)) return 0
  const from = (a: Box, b: Box) =>
    Math.min(...a.corners.flatMap((point) => edgesOf(b).map(([start, end]) => distanceToSegment(point, start, end))))
  return Math.min(from(one, other), from(other, one))
}

export const edgesOf = ({ corners }: Box): readonly (readonly [Point, Point])[] =>
  corners.map((corner, place) => [corner, corners[(place + 1) % corners.length]!] as const)

function crosses(one: Box, other: Box): boolean {
  const side = ([x1, z1]: Point, [x2, z2]: Point, [x, z]: Point) => (x2 - x1) * (z - z1) - (z2 - z1) * (x - x1)
  return edgesOf(one).some(([a, b]) =>
    edgesOf(other).some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  )
}

/** Where a point is in the frame of a box: to its right, and ahead of it. */
export function seenFrom(box: Box, [x, z]: Point): { readonly right: number; readonly ahead: number } {
  const [dx, dz] = [x - box.centre[0], z - box.centre[1]]
  return { right: dx * box.right[0] + dz * box.right[1], ahead: dx * box.front[0] + dz * box.front[1] }
}

/** How much of the floor under the first is also under the second, 0 to 1, by a grid of points. */
export function sharedFloor(one: Box, other: Box): number {
  const STEPS = 6
  let inside = 0
  for (let across = 0; across < STEPS; across++)
    for (let ahead = 0; ahead < STEPS; ahead++) {
      const [right, front] = [((across + 0.5) / STEPS - 0.5) * one.width, ((ahead + 0.5) / STEPS - 0.5) * one.depth]
      const x = one.centre[0] + one.right[0] * right + one.front[0] * front
      const z = one.centre[1] + one.right[1] * right + one.front[1] * front
      if (isOnFloor(other.corners, x, z)) inside++
    }
  return inside / STEPS ** 2
}
