/** What would hide a room from a camera that is outside of it: walls seen from behind, and the ceiling from above. */
import { wallsOf, type Point } from '../room.ts'
import type { Camera, RoomShell, Scene } from '../scene.ts'
import type { Group } from './stage.ts'

/** Whether a group is drawn for a camera. What hangs on a wall or ceiling that is left out goes with it. */
export function drawnFor({ rooms }: Pick<Scene, 'rooms'>, { position }: Camera): (group: Group) => boolean {
  const hidden = new Set<string>()
  for (const room of rooms) {
    if (position.y > room.height) hidden.add(`${room.id}/ceiling`)
    if (position.y < 0) hidden.add(`${room.id}/floor`)
    for (const { index, from, inward } of wallsOf(room)) {
      const inside = (position.x - from[0]) * inward[0] + (position.z - from[1]) * inward[1]
      if (!(inside > 0)) hidden.add(`${room.id}/${index}`)
    }
  }
  return ({ object, room, shell, wall, isUnseen }) => {
    if (isUnseen) return false
    if (room !== null) return !hidden.has(`${room.id}/${wall ?? shell}`)
    const holder = object?.heldBy
    if (holder === null || holder === undefined || holder.by === 'object') return true
    return !hidden.has(`${holder.room}/${holder.by === 'wall' ? holder.wall : holder.by}`)
  }
}

// who stands in a doorway is inside as well
const THRESHOLD = 0.4

/** Whether a camera looks at the rooms from outside. */
export function isOutside({ rooms }: Pick<Scene, 'rooms'>, { position, target }: Camera): boolean {
  const length = Math.hypot(target.x - position.x, target.y - position.y, target.z - position.z) || 1
  const ahead = (from: number, to: number) => from + ((to - from) / length) * THRESHOLD
  const step = { x: ahead(position.x, target.x), y: ahead(position.y, target.y), z: ahead(position.z, target.z) }
  return !rooms.some((room) => isInside(room, step))
}

/** Whether a point is over the floor of a room, and under its ceiling. */
export function isInside({ outline, height }: RoomShell, { x, y, z }: Camera['position']): boolean {
  return y >= 0 && y <= height && isOver(outline, x, z)
}

/** Whether a point of the floor is inside an outline. */
export function isOver(outline: readonly Point[], x: number, z: number): boolean {
  let inside = false
  outline.forEach(([ax, az], place) => {
    const [bx, bz] = outline[(place + 1) % outline.length]!
    if (az > z !== bz > z && x < ax + ((z - az) * (bx - ax)) / (bz - az)) inside = !inside
  })
  return inside
}
