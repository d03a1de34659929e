/** Where a camera can stand: in the room at a natural height, in corners and doorways, and never inside a thing. */
import { pointAlong, wallsOf } from '../../../worlds/scene/room.ts'
import { isOver } from '../../../worlds/scene/render/cut-away.ts'
import type { Coordinate3D, PlacedObject, RoomShell } from '../../../worlds/scene/scene.ts'

// eyes of people who stand, and of those who sit upright
const HEIGHTS = [1.55, 1.42] as const
// a camera has a body, and needs some air before it
const WALL_GAP = 0.22
const THING_GAP = 0.2
// behind the wall's own plane, one would look past it
const THRESHOLD_GAP = 0.03
const STEP = 0.45
const MOST_STANDS = 240

/** Points where a camera can stand, the same for the same room and things. */
export function standsIn(room: RoomShell, objects: readonly PlacedObject[]): readonly Coordinate3D[] {
  const walls = wallsOf(room).filter(({ length }) => length > 0.3)
  const ceiling = room.height - 0.15
  const boxes = objects.filter(({ boundingBox: { height } }) => height > 0.05)
  const stands: Coordinate3D[] = []
  const add = (x: number, z: number, mayBeInDoor = false) => {
    if (!mayBeInDoor) {
      if (!isOver(room.outline, x, z)) return
      const isNearWall = walls.some(({ from, along, inward, length }) => {
        const [dx, dz] = [x - from[0], z - from[1]]
        const at = Math.max(0, Math.min(length, dx * along[0] + dz * along[1]))
        const [offX, offZ] = [dx - along[0] * at, dz - along[1] * at]
        return Math.hypot(offX, offZ) < WALL_GAP - 1e-6 && dx * inward[0] + dz * inward[1] < WALL_GAP - 1e-6
      })
      if (isNearWall) return
    }
    for (const height of HEIGHTS) {
      const at = { x, y: Math.min(height, ceiling), z }
      if (!boxes.some((object) => isInOrNear(object, at))) stands.push(at)
    }
  }
  walls.forEach((wall, place) => {
    const before = walls[(place + walls.length - 1) % walls.length]!
    // in the corner, as far back as a camera can be
    const [x, z] = wall.from
    for (const gap of [WALL_GAP, 0.5]) {
      add(x + (wall.inward[0] + before.inward[0]) * gap, z + (wall.inward[1] + before.inward[1]) * gap)
    }
    const [middleX, middleZ] = pointAlong(wall, wall.length / 2)
    add(middleX + wall.inward[0] * WALL_GAP, middleZ + wall.inward[1] * WALL_GAP)
  })
  for (const door of room.doors) {
    const wall = wallsOf(room)[door.wall]
    if (wall === undefined || !(door.at >= 0 && door.at <= wall.length)) continue
    const [x, z] = pointAlong(wall, door.at)
    // in the doorway, on its threshold
    if (door.width > 0.6) add(x + wall.inward[0] * THRESHOLD_GAP, z + wall.inward[1] * THRESHOLD_GAP, true)
    add(x + wall.inward[0] * 0.3, z + wall.inward[1] * 0.3)
  }
  const [xs, zs] = [room.outline.map(([x]) => x), room.outline.map(([, z]) => z)]
  const [lowX, highX, lowZ, highZ] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  // large halls have as many places as small rooms
  const step = Math.max(STEP, Math.sqrt(((highX - lowX) * (highZ - lowZ)) / 80))
  for (let x = lowX + step / 2; x < highX && stands.length < MOST_STANDS; x += step) {
    for (let z = lowZ + step / 2; z < highZ && stands.length < MOST_STANDS; z += step) add(x, z)
  }
  return stands
}

/** Whether a point is inside a thing's box, or so near that the thing fills the picture. */
export function isInOrNear(
  { position, rotation, boundingBox }: PlacedObject,
  at: Coordinate3D,
  gap = THING_GAP,
): boolean {
  const angle = (rotation.y * Math.PI) / 180
  const [dx, dz] = [at.x - position.x, at.z - position.z]
  const x = dx * Math.cos(angle) - dz * Math.sin(angle)
  const z = dx * Math.sin(angle) + dz * Math.cos(angle)
  const y = at.y - position.y
  return (
    Math.abs(x) < boundingBox.width / 2 + gap &&
    Math.abs(z) < boundingBox.depth / 2 + gap &&
    y > -gap &&
    y < boundingBox.height + gap
  )
}
