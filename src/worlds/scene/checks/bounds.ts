/** Things that reach out of their room: corners of their meshes beyond a wall, the floor or the ceiling. */
import type { Scene } from '../scene.ts'
import type { Bodies } from './bodies.ts'
import { distanceToWalls, isOnFloor } from './floor.ts'

const TOLERANCE_M = 0.01

export interface OutOfBounds {
  readonly object: string
  readonly beyond: 'wall' | 'floor' | 'ceiling' | 'room'
  readonly metres: number
}

export function outOfBoundsIn(scene: Pick<Scene, 'rooms'>, { all }: Bodies): readonly OutOfBounds[] {
  return all.flatMap(({ object, solid, min, max }): OutOfBounds[] => {
    const room = scene.rooms.find(({ id }) => id === object.room)
    if (room === undefined) return [{ object: object.id, beyond: 'room', metres: 0 }]
    if (min[1] < -TOLERANCE_M) return [{ object: object.id, beyond: 'floor', metres: -min[1] }]
    if (max[1] > room.height + TOLERANCE_M)
      return [{ object: object.id, beyond: 'ceiling', metres: max[1] - room.height }]
    const { vertProperties, numProp } = solid.getMesh()
    let farthest = 0
    for (let at = 0; at < vertProperties.length; at += numProp) {
      const [x, z] = [vertProperties[at]!, vertProperties[at + 2]!]
      if (!isOnFloor(room.outline, x, z)) farthest = Math.max(farthest, distanceToWalls(room.outline, [x, z]))
    }
    return farthest > TOLERANCE_M ? [{ object: object.id, beyond: 'wall', metres: farthest }] : []
  })
}
