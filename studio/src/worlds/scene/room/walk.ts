/** Walking: where somebody can stand in a scene, and one step of theirs. Pure. */
import { wallsOf, pointAlong, type RoomShell } from '../../../../../src/worlds/scene/room.ts'
import { distanceToPoint, turnedBox } from '../../../../../src/worlds/scene/geometry/turned-box.ts'
import type { Camera, PlacedObject } from '../../../../../src/worlds/scene/scene.ts'
import type { Walker } from './eye.ts'

const SHOULDER_METRES = 0.25
const DOORSTEP_METRES = 0.5
// nearer to a thing than that, one looks into it
const THING_METRES = 0.15
// what is lower is stepped over, what is higher is walked under
const [KNEE_METRES, HEAD_METRES] = [0.3, 1.75]

/** Where somebody walks: rooms, and what stands in them. */
export interface Place {
  readonly rooms: readonly RoomShell[]
  readonly placed: readonly Pick<PlacedObject, 'position' | 'rotation' | 'boundingBox'>[]
}

/** Inside a room and off its walls, or in a door between two rooms; and in nothing that stands there. */
export function canStand({ rooms, placed }: Place, x: number, z: number): boolean {
  return (
    rooms.some((room) => isInDoor(room, x, z) || isWithin(room, x, z)) && !placed.some((thing) => isInWay(thing, x, z))
  )
}

function isInWay({ position, rotation, boundingBox }: Place['placed'][number], x: number, z: number): boolean {
  const { width, depth, height } = boundingBox
  if (position.y + height < KNEE_METRES || position.y > HEAD_METRES) return false
  return distanceToPoint(turnedBox(position.x, position.z, width, depth, rotation.y), x, z) < THING_METRES
}

function isWithin(room: RoomShell, x: number, z: number): boolean {
  let isInside = false
  for (const { from, to, along, inward, length } of wallsOf(room)) {
    const crosses = from[1] > z !== to[1] > z && x < ((to[0] - from[0]) * (z - from[1])) / (to[1] - from[1]) + from[0]
    if (crosses) isInside = !isInside
    const [dx, dz] = [x - from[0], z - from[1]]
    const at = dx * along[0] + dz * along[1]
    const off = Math.abs(dx * inward[0] + dz * inward[1])
    if (at > -SHOULDER_METRES && at < length + SHOULDER_METRES && off < SHOULDER_METRES) return false
  }
  return isInside
}

function isInDoor(room: RoomShell, x: number, z: number): boolean {
  const walls = wallsOf(room)
  return room.doors.some(({ wall: index, at, width, leadsTo }) => {
    const wall = walls[index]
    if (wall === undefined || leadsTo === null) return false
    const [middleX, middleZ] = pointAlong(wall, at)
    const [dx, dz] = [x - middleX, z - middleZ]
    const aside = Math.abs(dx * wall.along[0] + dz * wall.along[1])
    const through = Math.abs(dx * wall.inward[0] + dz * wall.inward[1])
    return aside < Math.max(0.1, width / 2 - SHOULDER_METRES * 0.6) && through < DOORSTEP_METRES
  })
}

// shorter than anything is thin, so that nobody strides through it
const STRIDE_METRES = 0.1

/** So many metres ahead and to the right; along a wall or a thing where it is in the way. */
export function walkOn(place: Place, walker: Walker, ahead: number, right: number): Walker {
  const strides = Math.max(1, Math.ceil(Math.hypot(ahead, right) / STRIDE_METRES))
  let now = walker
  for (let stride = 0; stride < strides; stride++) now = strideOn(place, now, ahead / strides, right / strides)
  return now
}

function strideOn(place: Place, walker: Walker, ahead: number, right: number): Walker {
  const turn = (walker.yaw * Math.PI) / 180
  const dx = Math.sin(turn) * ahead - Math.cos(turn) * right
  const dz = Math.cos(turn) * ahead + Math.sin(turn) * right
  const { x, z } = walker
  const free = [
    [x + dx, z + dz],
    [x + dx, z],
    [x, z + dz],
  ].find(([toX, toZ]) => canStand(place, toX!, toZ!))
  return free === undefined ? walker : { ...walker, x: free[0]!, z: free[1]! }
}

/** Where a walk begins: where the camera stands if anybody could, else in the middle of a room. */
export function firstStand(place: Place, camera: Camera | undefined): Walker {
  // a room may be so full that nobody can stand in it: then among its things
  const [middleX, middleZ] = standIn(place) ?? standIn({ ...place, placed: [] }) ?? [0, 0]
  if (camera !== undefined && canStand(place, camera.position.x, camera.position.z)) {
    const [dx, dz] = [camera.target.x - camera.position.x, camera.target.z - camera.position.z]
    return { x: camera.position.x, z: camera.position.z, yaw: (Math.atan2(dx, dz) * 180) / Math.PI, pitch: -8 }
  }
  return { x: middleX, z: middleZ, yaw: 180, pitch: -8 }
}

// across the box around a room; an L-shaped one has its middle outside
const TRIES = 9

function standIn(place: Place): readonly [number, number] | undefined {
  for (const { outline } of place.rooms) {
    const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)]
    const [left, right, far, near] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
    for (let row = TRIES - 1; row > 0; row--)
      for (let column = 1; column < TRIES; column++) {
        const x = left + ((right - left) * ((column + TRIES / 2 - 1) % TRIES)) / TRIES
        const z = far + ((near - far) * row) / TRIES
        if (canStand(place, x, z)) return [x, z]
      }
  }
  return undefined
}
