/** Walkways: what of a room somebody who comes in by its doors can get to. */
import { type Walkable, walkable } from '../../../worlds/scene/geometry/floor-grid.ts'
import { type Point, pointAlong } from '../../../worlds/scene/room.ts'
import { type Body, solidBoxes } from './body.ts'
import type { Space } from './space.ts'

// people duck under nothing lower, and step over nothing higher
const [STEP_OVER_M, WALK_UNDER_M] = [0.05, 1.8]
// an arm's length
const REACH_M = 0.45

/** Ids of things on the floor that nobody can get to. */
export function unreachedIn(space: Space): readonly string[] {
  const onFloor = [...space.bodies.values()].filter(({ spot, isFlat }) => spot.held.by === 'floor' && !isFlat)
  if (onFloor.length === 0) return []
  const floor = walkableFloor(space)
  return onFloor.filter((body) => isUsed(body) && !isReached(floor, body)).map(({ thing }) => thing.object.id)
}

const isUsed = ({ thing }: Body) => thing.role !== 'plant' && thing.role !== 'small'

/** Whether somebody could get to it there. */
export const isReached = (floor: Walkable, { box }: Body): boolean => floor.reaches(box, REACH_M)

export function walkableFloor(space: Space): Walkable {
  const obstacles = [...space.bodies.values()].flatMap((body) =>
    body.isFlat ? [] : solidBoxes(body, STEP_OVER_M, WALK_UNDER_M),
  )
  const starts = space.room.doors.flatMap((door): Point[] => {
    const wall = space.walls[door.wall]
    if (!wall) return []
    const [x, z] = pointAlong(wall, door.at)
    return [[x + wall.inward[0] * 0.35, z + wall.inward[1] * 0.35]]
  })
  return walkable(space.room.outline, obstacles, starts)
}
