/** Light that comes straight from the sun and the lamps, with the shadows of what is in its way. */
import type { Pieces } from '../../../base/pieces.ts'
import type { LightingSetup } from '../lighting.ts'
import { linearOf, type Rgb } from '../color/color-space.ts'
import { lampMapOf, lampSeenFrom, sunMapOf, sunSeenFrom, type LampMap, type SunMap } from './shadow-map.ts'
import type { Stage } from './stage.ts'
import { lengthOf } from '../mesh/length.ts'

export interface SunLight {
  /** a metre towards it */
  readonly towards: readonly [number, number, number]
  /** lux of red, green and blue on what faces it */
  readonly light: Rgb
  readonly map: SunMap
}

export interface LampLight {
  readonly object: string
  readonly x: number
  readonly y: number
  readonly z: number
  /** candela of red, green and blue */
  readonly light: Rgb
  /** a spot's direction and the cosine of the angle of its edge; null: it shines all around */
  readonly spot: { readonly x: number; readonly y: number; readonly z: number; readonly edge: number } | null
  /** null: too faint for a map of its own; whoever asks for its shadows goes through the voxels */
  readonly map: LampMap | null
}

export interface DirectLight {
  readonly sun: SunLight | null
  readonly lamps: readonly LampLight[]
}

export interface DirectDetail {
  readonly sunMap: number
  readonly lampMap: number
  readonly mappedLamps: number
}

// more would be stars
const MOST_LAMPS = 64
// a lamp is not a point: nearer than that, it hardly gets brighter
const LAMP_RADIUS = 0.2

export function* directLightOf(
  stage: Stage,
  lighting: LightingSetup | null,
  detail: DirectDetail,
): Pieces<DirectLight> {
  if (lighting === null) return { sun: null, lamps: [] }
  return { sun: yield* sunOf(stage, lighting, detail), lamps: yield* lampsOf(stage, lighting, detail) }
}

function* sunOf(stage: Stage, { sun }: LightingSetup, { sunMap }: DirectDetail): Pieces<SunLight | null> {
  const { azimuth, elevation, intensity, color } = sun
  if (!(elevation > 0 && elevation <= 90 && intensity > 0 && intensity < 1e6 && Number.isFinite(azimuth))) return null
  const [angle, height] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const towards = [Math.sin(angle) * Math.cos(height), Math.sin(height), Math.cos(angle) * Math.cos(height)] as const
  const [red, green, blue] = linearOf(color)
  return {
    towards,
    light: [red * intensity, green * intensity, blue * intensity],
    map: yield* sunMapOf(stage, [-towards[0], -towards[1], -towards[2]], sunMap),
  }
}

function* lampsOf(
  stage: Stage,
  { lights }: LightingSetup,
  { lampMap, mappedLamps }: DirectDetail,
): Pieces<readonly LampLight[]> {
  const brightest = lights
    .filter(({ position, intensity }) => intensity > 0 && [position.x, position.y, position.z].every(Number.isFinite))
    .toSorted((a, b) => b.intensity - a.intensity)
    .slice(0, MOST_LAMPS)
  const lamps: LampLight[] = []
  for (const [rank, light] of brightest.entries()) {
    const [red, green, blue] = linearOf(light.color)
    const intensity = Math.min(light.intensity, 1e6)
    const { x, y, z } = light.direction ?? { x: 0, y: -1, z: 0 }
    const length = lengthOf(x, y, z) || 1
    const edge = Math.cos((Math.min(90, Math.max(1, light.angle ?? 45)) * Math.PI) / 180)
    lamps.push({
      ...light.position,
      object: light.object,
      light: [red * intensity, green * intensity, blue * intensity],
      spot: light.kind === 'spot' ? { x: x / length, y: y / length, z: z / length, edge } : null,
      map: rank < mappedLamps ? yield* lampMapOf(stage, light, lampMap) : null,
    })
  }
  return lamps
}

/** Lux for each candela of a lamp on a surface there that looks along a normal; shadows apart. */
export function lampStrength(
  lamp: LampLight,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const dx = lamp.x - x
  const dy = lamp.y - y
  const dz = lamp.z - z
  const square = dx * dx + dy * dy + dz * dz
  const distance = Math.sqrt(square) || 1e-6
  const facing = (dx * nx + dy * ny + dz * nz) / distance
  if (facing <= 0) return 0
  let strength = facing / (square + LAMP_RADIUS * LAMP_RADIUS)
  const { spot } = lamp
  if (spot !== null) {
    const cosine = -(dx * spot.x + dy * spot.y + dz * spot.z) / distance
    // full in the inner part of the beam, fading towards its edge and a little beyond
    const share = (cosine - spot.edge + 0.05) / Math.max(0.05, (1 - spot.edge) * 0.5 + 0.05)
    strength *= share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share)
  }
  return strength
}

/** Adds the lux of sun and lamps that have maps to `out`; `taps` is 1 where soft edges are not seen. */
export function addDirect(
  { sun, lamps }: DirectLight,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  taps: 1 | 16,
  out: Float32Array,
): void {
  if (sun !== null) {
    const facing = nx * sun.towards[0] + ny * sun.towards[1] + nz * sun.towards[2]
    if (facing > 0) {
      const off = sun.map.texel * 1.5
      const lit = facing * sunSeenFrom(sun.map, x + nx * off, y + ny * off, z + nz * off, taps)
      out[0]! += sun.light[0] * lit
      out[1]! += sun.light[1] * lit
      out[2]! += sun.light[2] * lit
    }
  }
  for (const lamp of lamps) {
    if (lamp.map === null) continue
    const strength = lampStrength(lamp, x, y, z, nx, ny, nz)
    if (strength <= 0) continue
    const off = 0.01
    const lit =
      strength * lampSeenFrom(lamp.map, x + nx * off - lamp.x, y + ny * off - lamp.y, z + nz * off - lamp.z, taps)
    out[0]! += lamp.light[0] * lit
    out[1]! += lamp.light[1] * lit
    out[2]! += lamp.light[2] * lit
  }
}
