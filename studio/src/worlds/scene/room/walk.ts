/** Walking: where somebody can stand in a scene, and one step of theirs. Pure. */
import { wallsOf, pointAlong, type RoomShell } from '../../../../../src/worlds/scene/room.ts'
import type { Camera } from '../../../../../src/worlds/scene/scene.ts'
import type { Walker } from './eye.ts'

const SHOULDER_METRES = 0.25
const DOORSTEP_METRES = 0.5

/** Inside a room and off its walls, or in a door between two rooms. */
export function canStand(rooms: readonly RoomShell[], x: number, z: number): boolean {
  return rooms.some((room) => isInDoor(room, x, z) || isWithin(room, x, z))
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

/** So many metres ahead and to the right; along a wall where it is in the way. */
export function walkOn(rooms: readonly RoomShell[], walker: Walker, ahead: number, right: number): Walker {
  const turn = (walker.yaw * Math.PI) / 180
  const dx = Math.sin(turn) * ahead - Math.cos(turn) * right
  const dz = Math.cos(turn) * ahead + Math.sin(turn) * right
  const { x, z } = walker
  const free = [
    [x + dx, z + dz],
    [x + dx, z],
    [x, z + dz],
  ].find(([toX, toZ]) => canStand(rooms, toX!, toZ!))
  return free === undefined ? walker : { ...walker, x: free[0]!, z: free[1]! }
}

/** Where a walk begins: where the camera stands if anybody could, else in the middle of a room. */
export function firstStand(rooms: readonly RoomShell[], camera: Camera | undefined): Walker {
  const [middleX, middleZ] = standIn(rooms)
  if (camera !== undefined && canStand(rooms, camera.position.x, camera.position.z)) {
    const [dx, dz] = [camera.target.x - camera.position.x, camera.target.z - camera.position.z]
    return { x: camera.position.x, z: camera.position.z, yaw: (Math.atan2(dx, dz) * 180) / Math.PI, pitch: -8 }
  }
  return { x: middleX, z: middleZ, yaw: 180, pitch: -8 }
}

// across the box around a room; an L-shaped one has its middle outside
const TRIES = 9

function standIn(rooms: readonly RoomShell[]): readonly [number, number] {
  for (const { outline } of rooms) {
    const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)]
    const [left, right, far, near] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
    for (let row = TRIES - 1; row > 0; row--)
      for (let column = 1; column < TRIES; column++) {
        const x = left + ((right - left) * ((column + TRIES / 2 - 1) % TRIES)) / TRIES
        const z = far + ((near - far) * row) / TRIES
        if (canStand(rooms, x, z)) return [x, z]
      }
  }
  return [0, 0]
}
