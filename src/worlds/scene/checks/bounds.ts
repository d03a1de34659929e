/** Things that reach out of their room: corners of their meshes beyond a wall, the floor or the ceiling. */
import type { Pieces } from '../../../base/pieces.ts'
import type { RoomShell, Scene } from '../scene.ts'
import type { Bodies, Body } from './bodies.ts'
import { distanceToWalls, isBoxOnFloor, isOnFloor } from './floor.ts'

const TOLERANCE_M = 0.01

export interface OutOfBounds {
  readonly object: string
  readonly beyond: 'wall' | 'floor' | 'ceiling' | 'room'
  readonly metres: number
}

const THINGS_OF_A_PIECE = 16

export function* outOfBoundsIn(scene: Pick<Scene, 'rooms'>, { all }: Bodies): Pieces<readonly OutOfBounds[]> {
  const found: OutOfBounds[] = []
  for (const [place, body] of all.entries()) {
    if (place % THINGS_OF_A_PIECE === 0) yield
    const room = scene.rooms.find(({ id }) => id === body.object.room)
    const out = room === undefined ? ({ beyond: 'room', metres: 0 } as const) : outOf(room, body)
    if (out !== null) found.push({ object: body.object.id, ...out })
  }
  return found
}

function outOf({ outline, height }: RoomShell, { solid, min, max }: Body): Omit<OutOfBounds, 'object'> | null {
  if (min[1] < -TOLERANCE_M) return { beyond: 'floor', metres: -min[1] }
  if (max[1] > height + TOLERANCE_M) return { beyond: 'ceiling', metres: max[1] - height }
  // most stand in the middle of the floor, and their corners need not be looked at
  if (isBoxOnFloor(outline, [min[0], min[2]], [max[0], max[2]])) return null
  const { vertProperties, numProp } = solid.getMesh()
  let farthest = 0
  for (let at = 0; at < vertProperties.length; at += numProp) {
    const [x, z] = [vertProperties[at]!, vertProperties[at + 2]!]
    if (!isOnFloor(outline, x, z)) farthest = Math.max(farthest, distanceToWalls(outline, [x, z]))
  }
  return farthest > TOLERANCE_M ? { beyond: 'wall', metres: farthest } : null
}
