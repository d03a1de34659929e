/** What a material looks like at a point of its surface: patterns as functions of texture coordinates in metres. */
import type { Material, Pattern } from '../material.ts'
import { linearOf, type Rgb } from '../color/color-space.ts'
import { hash, noise, roughNoise, wrap } from './noise.ts'

/**
 * Says how a pattern mixes its two colours at a point. `u` and `v` run from 0 to 1 over one repeat; `grain` is the size
 * of a pixel in repeats, and what is finer than that is left out, or far surfaces would flicker.
 */
type Mixer = (u: number, v: number, grain: number, mixed: Mixed) => void

interface Mixed {
  /** 0: the colour, 1: the accent */
  accent: number
  /** by which the mixture is made darker or lighter */
  shade: number
}

/** Metres after which a pattern repeats when its material does not say. */
const REPEATS: Readonly<Record<Pattern, number>> = {
  plain: 1,
  wood: 1.2,
  planks: 2.4,
  fabric: 0.4,
  leather: 0.4,
  stone: 1.5,
  tiles: 1.2,
  stripes: 0.2,
  checks: 0.2,
  paper: 1,
}

export const repeatOf = ({ pattern, scale }: Pick<Material, 'pattern' | 'scale'>): number =>
  scale !== undefined && scale > 0.001 && scale < 1000 ? scale : Object.hasOwn(REPEATS, pattern) ? REPEATS[pattern] : 1

const PLANK_ROWS = 16
const PLANKS_IN_ROW = 2
const TILES_IN_REPEAT = 4
const THREADS_IN_REPEAT = 160

/** How much of a detail of a size is still seen where a pixel has another: 1 near, 0 far away. */
const seen = (size: number, grain: number): number => Math.max(0, Math.min(1, 2 - (2 * grain) / size))

/** 1 inside a band around 0, softened by the size of a pixel. */
const band = (distance: number, half: number, grain: number): number => {
  const soft = Math.max(grain, half * 0.25)
  return Math.max(0, Math.min(1, (half - Math.abs(distance)) / soft + 0.5)) * Math.min(1, (2 * half) / soft)
}

/** Growth rings cut lengthwise: long along u, fine across v. */
function grainOfWood(u: number, v: number, grain: number, seed: number): number {
  const sway = noise(u * 3, v * 6, 3, 6, seed) * 0.09
  const rings = noise(u * 2, (v + sway) * 24, 2, 24, seed + 1)
  const near = seen(1 / 160, grain)
  // what is too fine to be seen is not worked out
  return rings * 0.75 + (near === 0 ? 0 : (noise(u * 12, v * 160, 12, 160, seed + 2) - 0.5) * 0.5 * near)
}

const mixers: Readonly<Record<Pattern, Mixer>> = {
  plain(_u, _v, _grain, mixed) {
    mixed.accent = 0
    mixed.shade = 1
  },
  wood(u, v, grain, mixed) {
    mixed.accent = Math.max(0, Math.min(1, grainOfWood(u, v, grain, 7) * 0.9))
    mixed.shade = 0.94 + 0.12 * noise(u * 2, v * 3, 2, 3, 11)
  },
  planks(u, v, grain, mixed) {
    const row = Math.floor(v * PLANK_ROWS)
    const across = v * PLANK_ROWS - row
    const along = wrap(u + hash(row, 0, 3), 1) * PLANKS_IN_ROW
    const plank = Math.floor(along)
    const tint = hash(row, plank, 5)
    const shifted = wrap(u + tint, 1)
    mixed.accent = Math.max(0, Math.min(1, grainOfWood(shifted, wrap(v + tint, 1), grain, 17) * 0.7 + tint * 0.35))
    const edge = Math.min(across, 1 - across) / PLANK_ROWS
    const end = Math.min(along - plank, 1 - along + plank) / PLANKS_IN_ROW
    const gap = Math.max(band(edge, 0.0008, grain), band(end, 0.0008, grain))
    mixed.shade = (0.86 + 0.22 * tint) * (1 - 0.6 * gap)
  },
  fabric(u, v, grain, mixed) {
    const threads = seen(1 / THREADS_IN_REPEAT, grain)
    const slubs = seen(1 / 120, grain)
    let accent = 0.3
    if (slubs > 0) accent += (noise(u * 6, v * 120, 6, 120, 23) + noise(u * 120, v * 6, 120, 6, 29) - 1) * 0.45 * slubs
    if (threads > 0) {
      const warp = Math.sin(u * THREADS_IN_REPEAT * Math.PI * 2)
      const weft = Math.sin(v * THREADS_IN_REPEAT * Math.PI * 2)
      accent += warp * weft * 0.22 * threads
    }
    mixed.accent = Math.max(0, Math.min(1, accent))
    mixed.shade = 0.95 + 0.1 * roughNoise(u * 5, v * 5, 5, 5, 31)
  },
  leather(u, v, grain, mixed) {
    mixed.accent = 0.45 * roughNoise(u * 4, v * 4, 4, 4, 41)
    const near = seen(1 / 40, grain)
    const wrinkles = near === 0 ? 0 : Math.abs(noise(u * 40, v * 40, 40, 40, 37) - 0.5) * 2
    mixed.shade = 1 - 0.16 * (1 - wrinkles) * near
  },
  stone(u, v, grain, mixed) {
    const swirl = roughNoise(u * 4, v * 4, 4, 4, 43)
    const vein = 1 - Math.min(1, Math.abs(roughNoise(u * 3 + swirl, v * 3 + swirl, 3, 3, 47) - 0.5) * 14)
    mixed.accent = Math.max(0, Math.min(1, swirl * 0.35 + vein * 0.55))
    const near = seen(1 / 90, grain)
    mixed.shade = near === 0 ? 1 : 1 - 0.06 * noise(u * 90, v * 90, 90, 90, 53) * near
  },
  tiles(u, v, grain, mixed) {
    const column = Math.floor(u * TILES_IN_REPEAT)
    const row = Math.floor(v * TILES_IN_REPEAT)
    const x = u * TILES_IN_REPEAT - column
    const y = v * TILES_IN_REPEAT - row
    const edge = Math.min(x, 1 - x, y, 1 - y) / TILES_IN_REPEAT
    mixed.accent = band(edge, 0.0022, grain)
    mixed.shade = 0.97 + 0.05 * hash(column, row, 59) - 0.03 * noise(u * 12, v * 12, 12, 12, 61)
  },
  stripes(u, _v, grain, mixed) {
    mixed.accent = band(u - 0.5, 0.25, grain)
    mixed.shade = 1
  },
  checks(u, v, grain, mixed) {
    const column = band(u - 0.5, 0.25, grain)
    const row = band(v - 0.5, 0.25, grain)
    mixed.accent = (column + row) / 2
    mixed.shade = 1
  },
  paper(u, v, grain, mixed) {
    mixed.accent = 0
    const near = seen(1 / 200, grain)
    mixed.shade = 0.975 + 0.025 * roughNoise(u * 3, v * 3, 3, 3, 67)
    if (near > 0) mixed.shade -= 0.02 * noise(u * 200, v * 200, 200, 200, 71) * near
  },
}

/** Writes the linear colour at a point, `u`, `v` and the size of a pixel in metres, into the first three of `out`. */
export type Painter = (u: number, v: number, pixel: number, out: Float32Array) => void

/** A painter of a material, which reads its colours once. */
export function painterOf(material: Material): Painter {
  const [red, green, blue] = linearOf(material.color)
  const second =
    material.accent === undefined ? accentOf([red, green, blue], material.pattern) : linearOf(material.accent)
  const mix = Object.hasOwn(mixers, material.pattern) ? mixers[material.pattern] : mixers.plain
  const repeat = repeatOf(material)
  const mixed: Mixed = { accent: 0, shade: 1 }
  return (u, v, pixel, out) => {
    mix(wrap(u / repeat, 1), wrap(v / repeat, 1), pixel / repeat, mixed)
    const { accent, shade } = mixed
    out[0] = (red + (second[0] - red) * accent) * shade
    out[1] = (green + (second[1] - green) * accent) * shade
    out[2] = (blue + (second[2] - blue) * accent) * shade
  }
}

/** The linear colour of a material at a point of its surface, in metres. */
export function colorAt(material: Material, u: number, v: number, pixel = 0.001): Rgb {
  const out = new Float32Array(3)
  painterOf(material)(u, v, pixel, out)
  return [out[0]!, out[1]!, out[2]!]
}

/** The second colour of a pattern that names none: near its first, but grout is pale and stripes stand out. */
function accentOf([red, green, blue]: Rgb, pattern: Pattern): Rgb {
  if (pattern === 'tiles') return [0.45, 0.44, 0.42]
  if (pattern === 'stripes' || pattern === 'checks') {
    const isDark = red + green + blue < 0.9
    return isDark ? [0.75, 0.73, 0.7] : [red * 0.45, green * 0.45, blue * 0.45]
  }
  if (pattern === 'wood' || pattern === 'planks') return [red * 0.66, green * 0.6, blue * 0.54]
  return [red * 0.72, green * 0.71, blue * 0.7]
}
