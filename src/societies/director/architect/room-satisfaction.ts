/** How well a wish about the room, its walls, doors or windows is met, from 0 to 1. */
import { centreOf, distanceToWall, extentOf } from '../../../worlds/scene/geometry/floor-plan.ts'
import { cornersOf, distanceBetween, distanceToPoint, toOwn } from '../../../worlds/scene/geometry/turned-box.ts'
import type { Opening, Wall } from '../../../worlds/scene/room.ts'
import type { RoomRelationKind } from '../../../worlds/scene/relation.ts'
import type { Body } from './body.ts'
import { boxOfOpening, type Space } from './space.ts'
import { upTo } from './up-to.ts'
import type { Side, Wish } from './wish.ts'

export function roomSatisfaction(space: Space, { kind, side }: Wish, body: Body): number {
  const place = placeIn(space, kind as RoomRelationKind, side, body)
  if (!side || kind === 'against_wall' || kind === 'on_wall' || kind === 'in_room') return place
  const gap = nearestOf(wallsAt(space, side), body)
  return place * (0.3 + 0.7 * upTo(gap, 0.3, 2))
}

function placeIn(space: Space, kind: RoomRelationKind, side: Side | undefined, body: Body): number {
  const { held } = body.spot
  switch (kind) {
    case 'against_wall':
      return wallsAt(space, side).reduce((most, wall) => Math.max(most, against(wall, body)), 0)
    case 'near_wall':
      return upTo(nearestOf(space.walls, body), 0.3, 1.5)
    case 'on_wall':
      return held.by === 'wall' && wallsAt(space, side).some(({ index }) => index === held.wall) ? 1 : 0
    case 'hanging_from_ceiling':
      return held.by === 'ceiling' ? 1 : 0
    case 'in_corner':
      return upTo(cornerGap(space, body), 0.04, 1.6)
    case 'in_centre':
      return central(space, body)
    case 'under_window':
      return best(space.room.windows, (window) => underWindow(space, window, body))
    case 'near_window':
      return best(space.room.windows, (window) => upTo(gapToOpening(space, window, body), 0.35, 1.6))
    case 'near_door':
      return best(space.room.doors, (door) => upTo(gapToOpening(space, door, body), 0.6, 1.8))
    case 'far_from_door':
      return 1 - best(space.room.doors, (door) => upTo(gapToOpening(space, door, body), 1, 5))
    case 'across_from_door':
      return best(space.room.doors, (door) => opposite(space, door, body))
    case 'across_from_window':
      return best(space.room.windows, (window) => opposite(space, window, body))
    case 'on_floor':
      return held.by === 'floor' ? 1 : 0
    case 'in_room':
      return 1
  }
}

const best = (openings: readonly Opening[], value: (opening: Opening) => number) =>
  openings.reduce((most, opening) => Math.max(most, value(opening)), 0)

/** Walls by where they are, for whoever comes in by the first door. */
export function wallsAt({ walls, room }: Space, side: Side | undefined): readonly Wall[] {
  if (!side) return walls
  const entry = walls[room.doors[0]?.wall ?? -1]?.inward ?? [0, -1]
  const found = walls.filter(({ inward: [x, z] }) => {
    const [ahead, aside] = [x * entry[0] + z * entry[1], x * entry[1] - z * entry[0]]
    if (side === 'front') return ahead > 0.7
    if (side === 'back') return ahead < -0.7
    return side === 'left' ? aside < -0.7 : aside > 0.7
  })
  return found.length > 0 ? found : walls
}

/** From the wall to the nearest corner of the box, where the box is before that wall. */
function gapTo(wall: Wall, { box }: Body): number {
  let nearest = Infinity
  for (const [x, z] of cornersOf(box)) nearest = Math.min(nearest, distanceToWall(wall, x, z))
  return nearest
}

const nearestOf = (walls: readonly Wall[], body: Body) =>
  walls.reduce((nearest, wall) => Math.min(nearest, gapTo(wall, body)), Infinity)

/** Its back to it is best. */
function against(wall: Wall, body: Body): number {
  // most walls are not near: that is asked of its middle first
  if (distanceToWall(wall, body.box.x, body.box.z) > 1.1 + body.box.radius) return 0
  const gap = gapTo(wall, body)
  if (gap > 1) return 0
  const backed = body.box.sin * wall.inward[0] + body.box.cos * wall.inward[1]
  return upTo(gap, 0.02, 0.8) * (backed > 0.99 ? 1 : 0.7)
}

/** From the nearest corner of the room that points outwards. */
function cornerGap({ room: { outline }, walls }: Space, { box }: Body): number {
  let nearest = Infinity
  outline.forEach(([x, z], place) => {
    const [before, after] = [walls[(place + walls.length - 1) % walls.length]!, walls[place]!]
    if (before.along[0] * after.along[1] - before.along[1] * after.along[0] <= 0) return
    nearest = Math.min(nearest, distanceToPoint(box, x, z))
  })
  return nearest
}

function central({ room: { outline } }: Space, { box }: Body): number {
  const [x, z] = centreOf(outline)
  const { minX, maxX, minZ, maxZ } = extentOf(outline)
  return upTo(Math.hypot(box.x - x, box.z - z), 0.05, Math.max(0.3, 0.3 * Math.min(maxX - minX, maxZ - minZ)))
}

function gapToOpening(space: Space, opening: Opening, { box }: Body): number {
  const hole = boxOfOpening(space, opening)
  return hole ? distanceBetween(hole, box) : Infinity
}

function underWindow(space: Space, window: Opening, body: Body): number {
  const hole = boxOfOpening(space, window)
  if (!hole) return 0
  const [aside] = toOwn(hole, body.box.x, body.box.z)
  const low = body.top <= window.sill + 0.02 ? 1 : 0.5
  return upTo(distanceBetween(hole, body.box), 0.05, 1) * upTo(Math.abs(aside), 0.15, hole.halfWidth + 0.5) * low
}

/** Straight ahead of whoever looks in through it, at the other end of the room. */
function opposite(space: Space, opening: Opening, body: Body): number {
  const hole = boxOfOpening(space, opening)
  if (!hole) return 0
  const [aside, ahead] = toOwn(hole, body.box.x, body.box.z)
  return upTo(Math.abs(aside), 0.3, hole.halfWidth + body.box.halfWidth + 0.5) * (1 - upTo(ahead, 0.8, 2.2))
}
