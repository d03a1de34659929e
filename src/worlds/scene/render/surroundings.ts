/** What arrives round corners at each part of a picture: diffuse light, and what would be mirrored. */
import type { Pieces } from '../../../base/pieces.ts'
import { addFaintLamps, gather, halfBall } from './gather.ts'
import type { IndirectLight } from './indirect-light.ts'
import { layerOf, smoothed, type Layer } from './layer.ts'
import type { Seen } from './frame-buffer.ts'
import type { Projection } from './projection.ts'
import type { Visible } from './rasterize.ts'
import type { Stage } from './stage.ts'
import { portalLux } from './portals.ts'
import { follow, newRay } from './ray.ts'
import { lengthOf } from '../mesh/length.ts'

export const SURROUNDING_CHANNELS = 6
// neighbours use other turns of the same rays, and share what they found
const TURNS = 16
// metres off the plane of a surface that still belong to it
const REACH = 0.12

/** Writes what arrives at a point; `turn` is which of the turns of the rays is used. */
export type LookAround = (seen: Seen, turn: number, out: Float32Array) => void

export function createLookAround(
  stage: Stage,
  { voxels, portals, sky, lamps }: IndirectLight,
  rays: number,
): LookAround {
  const balls = Array.from({ length: TURNS }, (_, turn) => halfBall(rays, (turn * 2 * Math.PI) / TURNS))
  const ray = newRay()
  const lux = new Float32Array(3)
  return (seen, turn, out) => {
    const { x, y, z, nx, ny, nz, ex, ey, ez } = seen
    gather(voxels, balls[turn]!, x, y, z, nx, ny, nz, ray, lux)
    const window = portalLux(voxels, portals, x, y, z, nx, ny, nz, turn, ray)
    for (let channel = 0; channel < 3; channel++) out[channel] = lux[channel]! + sky[channel]! * window
    lux.fill(0)
    addFaintLamps(voxels, lamps, x, y, z, nx, ny, nz, turn, ray, lux)
    for (let channel = 0; channel < 3; channel++) out[channel]! += lux[channel]!
    const { roughness, metalness } = stage.groups[stage.groupOf[seen.triangle]!]!.surface
    out.fill(0, 3)
    if (roughness > 0.8 && metalness < 0.3) return
    // where a mirror would look, and a little to its sides the rougher it is
    const double = 2 * (nx * ex + ny * ey + nz * ez)
    const spread = roughness * roughness * 0.5
    const mirrored = spread < 0.01 ? 1 : 3
    for (let index = 0; index < mirrored; index++) {
      const angle = turn * 0.3927 + (index * 2 * Math.PI) / mirrored
      const side = mirrored === 1 ? 0 : spread
      const dx = nx * double - ex + Math.cos(angle) * side
      const dy = ny * double - ey + Math.sin(angle) * side
      const dz = nz * double - ez + Math.sin(angle + 1) * side
      const length = lengthOf(dx, dy, dz) || 1
      const off = voxels.cell
      follow(voxels, x + nx * off, y + ny * off, z + nz * off, dx / length, dy / length, dz / length, 25, ray)
      out[3]! += (ray.red + sky[0] * ray.left) / mirrored
      out[4]! += (ray.green + sky[1] * ray.left) / mirrored
      out[5]! += (ray.blue + sky[2] * ray.left) / mirrored
    }
  }
}

/** A layer of it, smooth enough that no single ray is seen. */
export function* surroundingsOf(
  stage: Stage,
  view: Projection,
  visible: Visible,
  step: number,
  lookAround: LookAround,
): Pieces<Layer> {
  let layer = yield* layerOf(stage, view, visible, step, SURROUNDING_CHANNELS, (seen, column, row, out) =>
    lookAround(seen, (column & 3) * 4 + (row & 3), out),
  )
  for (const lean of [0, 1, 0, 1] as const) {
    layer = smoothed(layer, REACH, lean)
    yield
  }
  return layer
}
