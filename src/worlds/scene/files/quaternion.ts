/** Turns as quaternions, as glTF writes them. */
import type { Coordinate3D } from '../scene.ts'

export type Quaternion = [x: number, y: number, z: number, w: number]

/** Around the upright axis, by degrees. */
export function turnOf(degrees: number): Quaternion {
  const half = (degrees * Math.PI) / 360
  return [0, Math.sin(half), 0, Math.cos(half)]
}

/** Of what looks along -z to look along a direction, and stay upright: cameras and lights. */
export function lookAlong({ x, y, z }: Coordinate3D): Quaternion {
  const length = Math.hypot(x, y, z) || 1
  const turn = Math.atan2(-x, -z)
  const tilt = Math.asin(Math.max(-1, Math.min(1, y / length)))
  const [sineTurn, cosineTurn, sineTilt, cosineTilt] = [
    Math.sin(turn / 2),
    Math.cos(turn / 2),
    Math.sin(tilt / 2),
    Math.cos(tilt / 2),
  ]
  // first tilted around its own x, then turned around the world's y
  return [cosineTurn * sineTilt, sineTurn * cosineTilt, -sineTurn * sineTilt, cosineTurn * cosineTilt]
}
