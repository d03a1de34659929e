/** How open a place is to what is near it: corners, and where things stand on the floor, are darker. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Projection } from './projection.ts'
import type { Visible } from './rasterize.ts'
import { layerOf, smoothed, type Layer } from './layer.ts'
import type { Stage } from './stage.ts'

// metres: further away the voxels know better
const REACH = 0.16
const POINTS = 10
const STRENGTH = 1.1
const MOST_PIXELS = 90

/** A layer of one channel, 0 (closed in) to 1 (open), from the depths around each point. */
export function* occlusionOf(stage: Stage, view: Projection, visible: Visible, step: number): Pieces<Layer> {
  const { eye, right, up, forward, scale } = view
  const { width, height, nearness } = visible
  const layer = yield* layerOf(stage, view, visible, step, 1, (seen, column, row, out) => {
    const ahead = (seen.x - eye[0]) * forward[0] + (seen.y - eye[1]) * forward[1] + (seen.z - eye[2]) * forward[2]
    const radius = Math.min(MOST_PIXELS, (REACH * scale) / ahead)
    const centreX = column * step + (step >> 1)
    const centreY = row * step + (step >> 1)
    const turn = ((column & 3) * 4 + (row & 3)) * 0.3927
    let closed = 0
    for (let point = 0; point < POINTS; point++) {
      const away = radius * Math.sqrt((point + 0.5) / POINTS)
      const angle = point * 2.399963 + turn
      const x = Math.round(centreX + away * Math.cos(angle))
      const y = Math.round(centreY + away * Math.sin(angle))
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const near = nearness[y * width + x]!
      if (near <= 0) continue
      const other = 1 / near
      const sx = ((x + 0.5 - width / 2) / scale) * other
      const sy = ((height / 2 - y - 0.5) / scale) * other
      const dx = eye[0] + forward[0] * other + right[0] * sx + up[0] * sy - seen.x
      const dy = eye[1] + forward[1] * other + right[1] * sx + up[1] * sy - seen.y
      const dz = eye[2] + forward[2] * other + right[2] * sx + up[2] * sy - seen.z
      const square = dx * dx + dy * dy + dz * dz
      if (square > REACH * REACH * 2 || square < 1e-8) continue
      const rise = (dx * seen.nx + dy * seen.ny + dz * seen.nz) / Math.sqrt(square)
      const fade = 1 - square / (REACH * REACH * 2)
      closed += Math.max(0, rise - 0.12) * fade
    }
    out[0] = Math.max(0.15, 1 - (STRENGTH * closed) / POINTS)
  })
  return smoothed(layer, 0.05)
}
