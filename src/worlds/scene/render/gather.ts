/** Light from all sides at a point: rays over a half ball, and lamps that have no map of shadows. */
import { lampStrength, type LampLight } from './direct-light.ts'
import { follow, sharesOf, type Ray } from './ray.ts'
import type { Voxels } from './voxels.ts'
import { lengthOf } from '../mesh/length.ts'

/** Directions over a half ball around +z, more of them near the middle, as matt surfaces take light. */
export function halfBall(count: number, turn: number): Float32Array {
  const directions = new Float32Array(count * 3)
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5) / count
    const angle = index * 2.399963 + turn
    const radius = Math.sqrt(share)
    directions[index * 3] = radius * Math.cos(angle)
    directions[index * 3 + 1] = radius * Math.sin(angle)
    directions[index * 3 + 2] = Math.sqrt(1 - share)
  }
  return directions
}

// rooms are smaller
const FARTHEST_METRES = 25

/** Writes the lux that arrive from what the rays of a half ball meet. */
export function gather(
  voxels: Voxels,
  ball: Float32Array,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  ray: Ray,
  out: Float32Array,
): void {
  // two axes across the normal, without a direction in which they jump
  const sign = nz >= 0 ? 1 : -1
  const a = -1 / (sign + nz)
  const b = nx * ny * a
  const tx = 1 + sign * nx * nx * a
  const ty = sign * b
  const tz = -sign * nx
  const by = sign + ny * ny * a
  const off = voxels.cell * 0.9
  let red = 0
  let green = 0
  let blue = 0
  for (let place = 0; place < ball.length; place += 3) {
    const u = ball[place]!
    const v = ball[place + 1]!
    const w = ball[place + 2]!
    const dx = tx * u + b * v + nx * w
    const dy = ty * u + by * v + ny * w
    const dz = tz * u - ny * v + nz * w
    follow(voxels, x + nx * off, y + ny * off, z + nz * off, dx, dy, dz, FARTHEST_METRES, ray)
    red += ray.red
    green += ray.green
    blue += ray.blue
  }
  const scale = (Math.PI * 3) / ball.length
  out[0] = red * scale
  out[1] = green * scale
  out[2] = blue * scale
}

// as with windows: of many lamps each turn asks some
const MOST_LAMP_RAYS = 12

/** Adds the lux of lamps without maps. */
export function addFaintLamps(
  voxels: Voxels,
  lamps: readonly LampLight[],
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  turn: number,
  ray: Ray,
  out: Float32Array,
): void {
  const every = sharesOf(lamps.length, MOST_LAMP_RAYS)
  for (let order = turn % every; order < lamps.length; order += every) {
    const lamp = lamps[order]!
    const strength = lampStrength(lamp, x, y, z, nx, ny, nz)
    if (strength * lamp.light[1] < 0.05) continue
    const off = voxels.cell
    const dx = lamp.x - x - nx * off
    const dy = lamp.y - y - ny * off
    const dz = lamp.z - z - nz * off
    const length = lengthOf(dx, dy, dz) || 1e-6
    // the lamp's own cells do not count
    follow(
      voxels,
      x + nx * off,
      y + ny * off,
      z + nz * off,
      dx / length,
      dy / length,
      dz / length,
      length - 2.5 * off,
      ray,
    )
    for (let channel = 0; channel < 3; channel++) out[channel]! += lamp.light[channel]! * strength * ray.left * every
  }
}
