/** What is behind the windows: sky over a soft horizon, by the time of day; from outside, a plain backdrop. */
import type { LightingSetup } from '../lighting.ts'
import { linearOf, type Rgb } from '../color/color-space.ts'
import { noise } from '../texture/noise.ts'

/** Writes light as a multiple of what the film shows as white; `y` is the height of the direction. */
export type Backdrop = (x: number, y: number, z: number, out: Float32Array) => void

const STUDIO: Rgb = linearOf('#dcd9d3')
const TREES: Rgb = [0.13, 0.18, 0.07]
const MEADOW: Rgb = [0.27, 0.31, 0.14]

export function backdropOf(lighting: LightingSetup | null, isOutside: boolean): Backdrop {
  if (isOutside) {
    return (_x, _y, _z, out) => {
      out[0] = STUDIO[0]
      out[1] = STUDIO[1]
      out[2] = STUDIO[2]
    }
  }
  const elevation = lighting?.sun.elevation ?? 40
  // 0 at night, 1 by day
  const day = Math.max(0, Math.min(1, ((Number.isFinite(elevation) ? elevation : 40) + 6) / 14))
  const low = Math.max(0, 1 - Math.abs(elevation) / 25) * day
  const zenith: Rgb = [0.03 + 0.8 * day, 0.05 + 1.1 * day, 0.11 + 1.5 * day]
  const horizon: Rgb = [0.05 + 1.6 * day + 0.3 * low, 0.07 + 1.65 * day, 0.13 + 1.6 * day - 0.5 * low]
  const ground = 0.03 + 1.9 * day
  return (x, y, z, out) => {
    const around = Math.atan2(x, z) / (2 * Math.PI)
    const hills =
      0.03 + 0.09 * noise(around * 24 + 50, 0.5, 24, 1, 83) + 0.03 * noise(around * 160 + 500, 0.5, 160, 1, 89)
    const sky = Math.max(0, Math.min(1, y * 1.6))
    const soft = Math.max(0, Math.min(1, (hills - y) / 0.015))
    const far = Math.max(0, Math.min(1, -y * 3))
    for (let channel = 0; channel < 3; channel++) {
      const above = horizon[channel]! + (zenith[channel]! - horizon[channel]!) * sky
      const land = (TREES[channel]! + (MEADOW[channel]! - TREES[channel]!) * far) * ground
      // haze: trees far away are pale
      const below = land * 0.85 + above * 0.15 * (1 - far)
      out[channel] = above + (below - above) * soft
    }
  }
}
