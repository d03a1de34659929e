/** What the sun and the lamps see: where something is nearer to them than a point, the point is in its shadow. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Light } from '../lighting.ts'
import { axisOf, cubeAxes, NEAR, parallelLens, quarterLens, type Projection } from './projection.ts'
import { emptyVisible, rasterize } from './rasterize.ts'
import type { Group, Stage } from './stage.ts'

/** Light goes through what lets it through by more than half. */
const casts = ({ surface }: Group): boolean => surface.opacity > 0.5

export interface SunMap {
  readonly view: Projection
  readonly nearness: Float32Array
  /** metres between two of its pixels */
  readonly texel: number
}

export function* sunMapOf(stage: Stage, towards: readonly [number, number, number], size: number): Pieces<SunMap> {
  const view = parallelLens(stage.low, stage.high, towards, size)
  const seen = emptyVisible(size, size, true)
  yield* rasterize(stage, view, seen, { isOneSided: false, isDrawn: casts })
  return { view, nearness: seen.nearness, texel: 1 / view.scale }
}

/** Sixteen points of a disk, evenly spread on a spiral. */
const DISK = Float32Array.from({ length: 32 }, (_, place) => {
  const point = place >> 1
  const radius = Math.sqrt((point + 0.5) / 16)
  const angle = point * 2.399963
  return radius * (place % 2 === 0 ? Math.cos(angle) : Math.sin(angle))
})

/** The edge of a shadow grows by so many metres for each metre behind what casts it: the sun is half a degree wide. */
const SUN_SPREAD = 0.011

/** How much of the sun a point sees, 0 to 1. With one tap, its shadows have hard edges. */
export function sunSeenFrom(map: SunMap, x: number, y: number, z: number, taps: 1 | 16): number {
  const { view, nearness, texel } = map
  const { eye, right, up, forward, scale, width } = view
  const dx = x - eye[0]
  const dy = y - eye[1]
  const dz = z - eye[2]
  const column = width / 2 + (dx * right[0] + dy * right[1] + dz * right[2]) * scale
  const row = width / 2 - (dx * up[0] + dy * up[1] + dz * up[2]) * scale
  const near = -(dx * forward[0] + dy * forward[1] + dz * forward[2]) + texel * 1.5
  const last = width - 1
  if (!(column >= 0 && row >= 0 && column <= last && row <= last)) return 1
  const middle = nearness[(row | 0) * width + (column | 0)]!
  if (taps === 1) return middle > near ? 0 : 1
  // the nearest blocker around says how soft the edge is
  let blocker = middle
  const wide = 6
  for (let place = 24; place < 32; place += 2) {
    const c = Math.max(0, Math.min(last, column + DISK[place]! * wide)) | 0
    const r = Math.max(0, Math.min(last, row + DISK[place + 1]! * wide)) | 0
    const other = nearness[r * width + c]!
    if (other > blocker) blocker = other
  }
  const behind = blocker - near
  if (behind <= 0) return 1
  const radius = Math.max(1.2, Math.min(14, (0.004 + behind * SUN_SPREAD) * scale))
  let lit = 0
  for (let place = 0; place < 32; place += 2) {
    const c = Math.max(0, Math.min(last, column + DISK[place]! * radius)) | 0
    const r = Math.max(0, Math.min(last, row + DISK[place + 1]! * radius)) | 0
    // a slanted surface comes nearer to the sun within the disk
    if (nearness[r * width + c]! <= near + radius * texel * 0.3) lit++
  }
  return lit / 16
}

export interface LampMap {
  readonly size: number
  readonly sides: readonly Float32Array[]
}

/** All around a lamp; the lamp itself casts no shadow. */
export function* lampMapOf(stage: Stage, light: Light, size: number): Pieces<LampMap> {
  const isDrawn = (group: Group) => casts(group) && group.object?.id !== light.object
  const sides: Float32Array[] = []
  for (const side of cubeAxes.keys()) {
    const seen = emptyVisible(size, size)
    yield* rasterize(stage, quarterLens(axisOf(light.position), side, size), seen, { isOneSided: false, isDrawn })
    sides.push(seen.nearness)
  }
  return { size, sides }
}

/** How much of a lamp is seen from a point that is so far away from it, 0 to 1. */
export function lampSeenFrom({ size, sides }: LampMap, dx: number, dy: number, dz: number, taps: 1 | 16): number {
  const ax = Math.abs(dx)
  const ay = Math.abs(dy)
  const az = Math.abs(dz)
  const ahead = Math.max(ax, ay, az)
  if (ahead < NEAR) return 1
  const side = ahead === ax ? (dx > 0 ? 0 : 1) : ahead === ay ? (dy > 0 ? 2 : 3) : dz > 0 ? 4 : 5
  const [, right, up] = cubeAxes[side]!
  const half = size / 2
  const column = half + ((dx * right[0] + dy * right[1] + dz * right[2]) / ahead) * half
  const row = half - ((dx * up[0] + dy * up[1] + dz * up[2]) / ahead) * half
  const nearness = sides[side]!
  const last = size - 1
  // two pixels of the map, as far as they are apart out there
  const near = 1 / Math.max(NEAR, ahead - 0.01 - (ahead * 3) / size)
  if (taps === 1) {
    const c = Math.min(last, column | 0)
    const r = Math.min(last, row | 0)
    return nearness[r * size + c]! > near ? 0 : 1
  }
  const radius = size * 0.012
  let lit = 0
  for (let place = 0; place < 32; place += 4) {
    const c = Math.max(0, Math.min(last, column + DISK[place]! * radius)) | 0
    const r = Math.max(0, Math.min(last, row + DISK[place + 1]! * radius)) | 0
    if (nearness[r * size + c]! <= near) lit++
  }
  return lit / 8
}
