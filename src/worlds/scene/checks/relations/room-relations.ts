/** Relations of a thing to its room, measured: walls, corners, the middle, doors and windows. */
import type { RoomRelationKind } from '../../relation.ts'
import { pointAlong, wallsOf, type Opening, type Point, type RoomShell, type Wall } from '../../room.ts'
import type { PlacedObject } from '../../scene.ts'
import { distanceToSegment, isOnFloor } from '../floor.ts'
import { boxOf, edgesOf, type Box } from './box.ts'

const AGAINST_M = 0.3
const ON_WALL_M = 0.05
const CORNER_M = 0.8
const NEAR_WALL_M = 1
const NEAR_OPENING_M = 1.5
const HANGING_M = 0.05
// a rug may be under it
const ON_FLOOR_M = 0.06

export type Side = 'left' | 'right' | 'back' | 'front'

export function holdsInRoom(kind: RoomRelationKind, subject: PlacedObject, room: RoomShell, side?: Side): boolean {
  return predicates[kind](boxOf(subject), room, side)
}

type Predicate = (subject: Box, room: RoomShell, side?: Side) => boolean

const gapToWall = (box: Box, { from, to }: Wall): number =>
  Math.min(...box.corners.map((corner) => distanceToSegment(corner, from, to)))

/** Walls by the words of whoever comes in: the back wall is across from the first door. */
function wallsOn(room: RoomShell, side: Side | undefined): readonly Wall[] {
  const walls = wallsOf(room)
  const entrance = walls[room.doors[0]?.wall ?? -1]
  if (side === undefined || entrance === undefined) return walls
  const [x, z] = entrance.inward
  const towards: Readonly<Record<Side, Point>> = { back: [x, z], front: [-x, -z], left: [z, -x], right: [-z, x] }
  const [wx, wz] = towards[side]
  const found = walls.filter(({ inward }) => inward[0] * wx + inward[1] * wz < -0.7)
  return found.length > 0 ? found : walls
}

const isNearWall =
  (most: number): Predicate =>
  (box, room, side) =>
    wallsOn(room, side).some((wall) => gapToWall(box, wall) <= most)

function gapToOpening(box: Box, room: RoomShell, { wall: index, at, width }: Opening): number {
  const wall = wallsOf(room)[index]
  if (wall === undefined) return Infinity
  const [from, to] = [pointAlong(wall, at - width / 2), pointAlong(wall, at + width / 2)]
  const corners = box.corners.map((corner) => distanceToSegment(corner, from, to))
  const ends = [from, to].flatMap((end) => edgesOf(box).map(([start, stop]) => distanceToSegment(end, start, stop)))
  return Math.min(...corners, ...ends)
}

/** Along the wall, under or before it. */
function isBefore(box: Box, room: RoomShell, opening: Opening): boolean {
  const wall = wallsOf(room)[opening.wall]
  if (wall === undefined) return false
  const middle = pointAlong(wall, opening.at)
  const along = box.corners.map(([x, z]) => (x - middle[0]) * wall.along[0] + (z - middle[1]) * wall.along[1])
  return Math.min(...along) < opening.width / 2 && Math.max(...along) > -opening.width / 2
}

function isAcross(box: Box, room: RoomShell, opening: Opening): boolean {
  const wall = wallsOf(room)[opening.wall]
  if (wall === undefined) return false
  const middle = pointAlong(wall, opening.at)
  const [dx, dz] = [box.centre[0] - middle[0], box.centre[1] - middle[1]]
  const away = dx * wall.inward[0] + dz * wall.inward[1]
  const deep = Math.max(
    ...room.outline.map(([x, z]) => (x - middle[0]) * wall.inward[0] + (z - middle[1]) * wall.inward[1]),
  )
  return away >= deep / 2
}

const predicates: Readonly<Record<RoomRelationKind, Predicate>> = {
  against_wall: isNearWall(AGAINST_M),
  on_wall: (box, room, side) => box.low > 0.05 && isNearWall(ON_WALL_M)(box, room, side),
  in_corner: (box, room) =>
    room.outline.some(
      (corner) => Math.min(...edgesOf(box).map(([from, to]) => distanceToSegment(corner, from, to))) <= CORNER_M,
    ),
  in_centre: (box, room) => {
    const [xs, zs] = [room.outline.map(([x]) => x), room.outline.map(([, z]) => z)]
    const [wide, deep] = [Math.max(...xs) - Math.min(...xs), Math.max(...zs) - Math.min(...zs)]
    const [dx, dz] = [box.centre[0] - Math.min(...xs) - wide / 2, box.centre[1] - Math.min(...zs) - deep / 2]
    const isMiddle = Math.abs(dx) <= wide / 4 && Math.abs(dz) <= deep / 4
    return isMiddle && isOnFloor(room.outline, ...box.centre)
  },
  hanging_from_ceiling: (box, room) => Math.abs(room.height - box.high) <= HANGING_M,
  under_window: (box, room) =>
    room.windows.some(
      (window) => isBefore(box, room, window) && gapToOpening(box, room, window) <= 0.6 && box.low < window.sill,
    ),
  near_window: (box, room) => room.windows.some((window) => gapToOpening(box, room, window) <= NEAR_OPENING_M),
  near_door: (box, room) => room.doors.some((door) => gapToOpening(box, room, door) <= NEAR_OPENING_M),
  far_from_door: (box, room) => room.doors.every((door) => gapToOpening(box, room, door) > NEAR_OPENING_M),
  across_from_door: (box, room) => room.doors.some((door) => isAcross(box, room, door)),
  across_from_window: (box, room) => room.windows.some((window) => isAcross(box, room, window)),
  near_wall: isNearWall(NEAR_WALL_M),
  on_floor: (box) => box.low <= ON_FLOOR_M,
  in_room: (box, room) => isOnFloor(room.outline, ...box.centre),
}
