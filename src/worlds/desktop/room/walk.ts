/** Walking in the room: how a pose changes while keys are held, as far as nothing is in the way. Pure. */
import type { RoomAction, RoomPose } from './room-page.ts'

/** A hold of 0.3 s is 0.6 m or 30 degrees. */
const METRES_PER_SECOND = 2
const DEGREES_PER_SECOND = 100
const LOWEST_EYE = 0.4
const STEEPEST = 80
// shorter than anything that could be jumped over
const LONGEST_STRIDE = 0.1

/** Whether somebody could stand there. */
export type IsFree = (x: number, z: number) => boolean

export interface Surroundings {
  readonly isFree: IsFree
  readonly highestEye: number
}

/** Ahead, to the right and up, each from -1 to 1. */
const steps: Partial<Record<RoomAction, readonly [ahead: number, right: number, up: number]>> = {
  forward: [1, 0, 0],
  backward: [-1, 0, 0],
  move_right: [0, 1, 0],
  move_left: [0, -1, 0],
  move_up: [0, 0, 1],
  move_down: [0, 0, -1],
}

const turns: Partial<Record<RoomAction, readonly [yaw: number, pitch: number, roll: number]>> = {
  look_right: [1, 0, 0],
  look_left: [-1, 0, 0],
  look_up: [0, 1, 0],
  look_down: [0, -1, 0],
  tilt_right: [0, 0, 1],
  tilt_left: [0, 0, -1],
}

export function walk(pose: RoomPose, action: RoomAction, seconds: number, around: Surroundings): RoomPose {
  const turn = turns[action]
  if (turn) {
    const degrees = DEGREES_PER_SECOND * seconds
    return {
      ...pose,
      yaw: wrapped(pose.yaw + turn[0] * degrees),
      pitch: Math.max(-STEEPEST, Math.min(STEEPEST, pose.pitch + turn[1] * degrees)),
      roll: Math.max(-STEEPEST, Math.min(STEEPEST, pose.roll + turn[2] * degrees)),
    }
  }
  const [ahead, right, up] = steps[action]!
  const metres = METRES_PER_SECOND * seconds
  const y = Math.max(LOWEST_EYE, Math.min(around.highestEye, pose.y + up * metres))
  const [sine, cosine] = [Math.sin((pose.yaw * Math.PI) / 180), Math.cos((pose.yaw * Math.PI) / 180)]
  const toX = sine * ahead + cosine * right
  const toZ = -cosine * ahead + sine * right
  let { x, z } = pose
  for (let left = ahead === 0 && right === 0 ? 0 : metres; left > 1e-6; left -= LONGEST_STRIDE) {
    const stride = Math.min(left, LONGEST_STRIDE)
    // along a wall, one of the two ways is still free
    if (around.isFree(x + toX * stride, z + toZ * stride)) [x, z] = [x + toX * stride, z + toZ * stride]
    else if (around.isFree(x + toX * stride, z)) x += toX * stride
    else if (around.isFree(x, z + toZ * stride)) z += toZ * stride
    else break
  }
  return { ...pose, x, y, z }
}

const wrapped = (degrees: number) => ((degrees % 360) + 360) % 360
