/** The light that a point of a surface sends to the eye: matt and shining, from sun, lamps and everything around. */
import type { DirectLight, LampLight } from './direct-light.ts'
import { lampStrength } from './direct-light.ts'
import type { Seen } from './frame-buffer.ts'
import { lampSeenFrom, sunSeenFrom } from './shadow-map.ts'
import type { Surface } from './surface.ts'
import { lengthOf } from '../mesh/length.ts'

/** What arrives round corners at a point: lux of red, green and blue, and what would be seen in a mirror there. */
export interface Around {
  readonly light: Float32Array
  /** how open the place is, 0 to 1 */
  open: number
}

/** Candela per square metre that go to the eye, into `out`. `white` is what the film shows as white. */
export type Shader = (seen: Seen, surface: Surface, around: Around, white: number, out: Float32Array) => void

// rougher than that, nothing shines
const MATT = 0.85

export function createShader({ sun, lamps }: DirectLight): Shader {
  const paint = new Float32Array(3)
  const mapped = lamps.filter((lamp): lamp is LampLight & { map: object } => lamp.map !== null)
  return (seen, surface, { light, open }, white, out) => {
    const { nx, ny, nz, ex, ey, ez } = seen
    surface.paint(seen.u, seen.v, seen.pixel, paint)
    const { roughness, metalness } = surface
    const cosine = Math.max(0.02, nx * ex + ny * ey + nz * ez)
    // at normal incidence: 4 % of the light, or the colour of a metal
    const f0 = 0.04 * (1 - metalness) + paint[0]! * metalness
    const f1 = 0.04 * (1 - metalness) + paint[1]! * metalness
    const f2 = 0.04 * (1 - metalness) + paint[2]! * metalness
    const shines = roughness < MATT || metalness > 0.3
    let luxRed = light[0]! * open
    let luxGreen = light[1]! * open
    let luxBlue = light[2]! * open
    let shineRed = 0
    let shineGreen = 0
    let shineBlue = 0
    if (sun !== null) {
      const [lx, ly, lz] = sun.towards
      const facing = nx * lx + ny * ly + nz * lz
      if (facing > 0) {
        const off = sun.map.texel * 1.5
        const lit = facing * sunSeenFrom(sun.map, seen.x + nx * off, seen.y + ny * off, seen.z + nz * off, 16)
        if (lit > 0) {
          luxRed += sun.light[0] * lit
          luxGreen += sun.light[1] * lit
          luxBlue += sun.light[2] * lit
          if (shines) {
            const gleam = lit * gloss(seen, lx, ly, lz, roughness, facing, cosine)
            shineRed += sun.light[0] * gleam
            shineGreen += sun.light[1] * gleam
            shineBlue += sun.light[2] * gleam
          }
        }
      }
    }
    for (const lamp of mapped) {
      const strength = lampStrength(lamp, seen.x, seen.y, seen.z, nx, ny, nz)
      if (strength * lamp.light[0] < white * 1e-3) continue
      const dx = seen.x + nx * 0.01 - lamp.x
      const dy = seen.y + ny * 0.01 - lamp.y
      const dz = seen.z + nz * 0.01 - lamp.z
      const lit = strength * lampSeenFrom(lamp.map, dx, dy, dz, 16)
      if (lit <= 0) continue
      luxRed += lamp.light[0] * lit
      luxGreen += lamp.light[1] * lit
      luxBlue += lamp.light[2] * lit
      if (shines) {
        const length = lengthOf(dx, dy, dz) || 1e-6
        const [lx, ly, lz] = [-dx / length, -dy / length, -dz / length]
        const facing = Math.max(0.01, nx * lx + ny * ly + nz * lz)
        const gleam = lit * gloss(seen, lx, ly, lz, roughness, facing, cosine)
        shineRed += lamp.light[0] * gleam
        shineGreen += lamp.light[1] * gleam
        shineBlue += lamp.light[2] * gleam
      }
    }
    const matt = (1 - metalness) / Math.PI
    out[0] = paint[0]! * luxRed * matt + shineRed * f0
    out[1] = paint[1]! * luxGreen * matt + shineGreen * f1
    out[2] = paint[2]! * luxBlue * matt + shineBlue * f2
    if (light[3]! > 0 || light[4]! > 0 || light[5]! > 0) {
      // what surroundings give a surface of this roughness, seen at this angle (Karis's fit of the split sum)
      const smooth = 1 - roughness
      const edge = Math.min(smooth * smooth, 2 ** (-9.28 * cosine)) * smooth + 0.0425 - 0.0275 * roughness
      const scale = -1.04 * edge + 1.04 - 0.572 * roughness
      const bias = 1.04 * edge - 0.04 + 0.022 * roughness
      const mirrored = 0.4 + 0.6 * open
      out[0] += light[3]! * mirrored * (f0 * scale + bias)
      out[1] += light[4]! * mirrored * (f1 * scale + bias)
      out[2] += light[5]! * mirrored * (f2 * scale + bias)
    }
    if (surface.glow > 0) {
      // the middle of a shade is brighter than its rim
      const glow = surface.glow * white * (0.55 + 0.45 * cosine)
      out[0] += surface.glowColor[0] * glow
      out[1] += surface.glowColor[1] * glow
      out[2] += surface.glowColor[2] * glow
    }
  }
}

/** How much brighter than a matt surface a rough mirror is towards the eye, for 1 at normal incidence (GGX). */
function gloss(
  { nx, ny, nz, ex, ey, ez }: Seen,
  lx: number,
  ly: number,
  lz: number,
  roughness: number,
  facing: number,
  cosine: number,
): number {
  let hx = lx + ex
  let hy = ly + ey
  let hz = lz + ez
  const length = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1e-6
  hx /= length
  hy /= length
  hz /= length
  const half = Math.max(0, nx * hx + ny * hy + nz * hz)
  // lamps and the sun are no points: the sharpest highlight is a small disk
  const alpha = Math.max(0.03, roughness * roughness)
  const square = alpha * alpha
  const spread = half * half * (square - 1) + 1
  const k = alpha / 2
  return square / (4 * Math.PI * spread * spread * (facing * (1 - k) + k) * (cosine * (1 - k) + k))
}
