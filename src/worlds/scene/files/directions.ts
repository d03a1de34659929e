/** Directions in a scene: from a place to another, and from the sun. */
import type { Sun } from '../lighting.ts'
import type { Coordinate3D } from '../scene.ts'

export const directionOf = (from: Coordinate3D, to: Coordinate3D): Coordinate3D => ({
  x: to.x - from.x,
  y: to.y - from.y,
  z: to.z - from.z,
})

/** The way its light goes. */
export function sunlightOf({ azimuth, elevation }: Pick<Sun, 'azimuth' | 'elevation'>): Coordinate3D {
  const [around, up] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  return { x: -Math.sin(around) * Math.cos(up), y: -Math.sin(up), z: -Math.cos(around) * Math.cos(up) }
}
