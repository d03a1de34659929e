/** Changes of a camera that was there: closer, wider, from the side, from above. */
import { cameraAbove } from '../../../worlds/scene/render/camera-above.ts'
import { isInside } from '../../../worlds/scene/render/cut-away.ts'
import type { Camera, Coordinate3D } from '../../../worlds/scene/scene.ts'
import type { Edit } from '../edit.ts'
import type { Assignment } from './assignment.ts'
import { isInOrNear } from './stands.ts'
import { mainRoom } from './subjects.ts'

type Angle = Extract<Edit, { kind: 'camera' }>['angle']

const TURN_DEGREES = 25
const CLOSER_SHARE = 0.3

/** The camera as an edit wants it; `another` is for whoever looks for places anew. */
export function changedCamera(assignment: Assignment, before: Camera, angle: Exclude<Angle, 'another'>): Camera {
  if (angle === 'above') return { ...cameraAbove(assignment.rooms), name: before.name }
  if (angle === 'wider') return { ...before, focalLength: Math.max(14, Math.round(before.focalLength * 7.5) / 10) }
  if (angle === 'closer') return closer(assignment, before)
  return turned(assignment, before, angle)
}

/** A step towards what it looks at, as far as nothing is in the way; and a longer lens. */
function closer(assignment: Assignment, before: Camera): Camera {
  const position = furthest(assignment, before.position, (share) =>
    mixed(before.position, before.target, share * CLOSER_SHARE),
  )
  const ahead = {
    x: before.target.x - before.position.x,
    y: before.target.y - before.position.y,
    z: before.target.z - before.position.z,
  }
  return {
    ...before,
    position,
    target: { x: position.x + ahead.x, y: position.y + ahead.y, z: position.z + ahead.z },
    focalLength: Math.min(85, Math.round(before.focalLength * 12.5) / 10),
  }
}

/** Around what it looks at, to its own left or right. */
function turned(assignment: Assignment, before: Camera, side: 'left' | 'right'): Camera {
  const { position, target } = before
  const [dx, dz] = [position.x - target.x, position.z - target.z]
  const around = furthest(assignment, position, (share) => {
    const angle = ((side === 'left' ? -1 : 1) * share * TURN_DEGREES * Math.PI) / 180
    return {
      x: target.x + dx * Math.cos(angle) + dz * Math.sin(angle),
      y: position.y,
      z: target.z + dz * Math.cos(angle) - dx * Math.sin(angle),
    }
  })
  return { ...before, position: around }
}

/** As far along a way as a camera can stand: inside the room and in no thing. */
function furthest(assignment: Assignment, from: Coordinate3D, way: (share: number) => Coordinate3D): Coordinate3D {
  const room = mainRoom(assignment)
  let last = from
  for (let step = 1; step <= 10; step++) {
    const next = way(step / 10)
    if (room === undefined || !isInside(room, next)) break
    if (assignment.objects.some((object) => isInOrNear(object, next, 0.1))) break
    last = next
  }
  return last
}

const mixed = (a: Coordinate3D, b: Coordinate3D, share: number): Coordinate3D => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y,
  z: a.z + (b.z - a.z) * share,
})
