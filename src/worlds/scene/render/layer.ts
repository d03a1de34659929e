/** A coarse layer over a picture: what changes slowly is found for one pixel in many, and read smoothly in between. */
import type { Pieces } from '../../../base/pieces.ts'
import { look, newSeen, type Seen } from './frame-buffer.ts'
import type { Projection } from './projection.ts'
import type { Visible } from './rasterize.ts'
import type { Stage } from './stage.ts'

// a point of a layer asks for light from all sides: a row of a large picture takes some milliseconds
const ROWS_OF_A_PIECE = 4

export interface Layer {
  /** samples between two of its points */
  readonly step: number
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Float32Array
  /** of each point: its surface's x, y, z and normal; a normal of 0 where nothing is */
  readonly places: Float32Array
}

/** Fills a layer by asking what is at each of its points. */
export function* layerOf(
  stage: Stage,
  view: Projection,
  visible: Visible,
  step: number,
  channels: number,
  ask: (seen: Seen, column: number, row: number, out: Float32Array) => void,
): Pieces<Layer> {
  const width = Math.ceil(visible.width / step)
  const height = Math.ceil(visible.height / step)
  const data = new Float32Array(width * height * channels)
  const places = new Float32Array(width * height * 6)
  const seen = newSeen()
  const out = new Float32Array(channels)
  const readRow = (row: number) => {
    const sampleRow = Math.min(visible.height - 1, row * step + (step >> 1))
    for (let column = 0; column < width; column++) {
      const sampleColumn = Math.min(visible.width - 1, column * step + (step >> 1))
      if (!look(stage, view, visible, sampleColumn, sampleRow, seen)) continue
      const place = row * width + column
      const at = place * 6
      places[at] = seen.x
      places[at + 1] = seen.y
      places[at + 2] = seen.z
      places[at + 3] = seen.nx
      places[at + 4] = seen.ny
      places[at + 5] = seen.nz
      out.fill(0)
      ask(seen, column, row, out)
      data.set(out, place * channels)
    }
  }
  for (let row = 0; row < height; row++) {
    readRow(row)
    if (row % ROWS_OF_A_PIECE === 0) yield
  }
  return { step, width, height, channels, data, places }
}

/** How alike two places are: on the same plane and looking the same way. */
function likeness(
  places: Float32Array,
  at: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  reach: number,
): number {
  const facing = places[at + 3]! * nx + places[at + 4]! * ny + places[at + 5]! * nz
  if (facing < 0.5) return 0
  const off = (places[at]! - x) * nx + (places[at + 1]! - y) * ny + (places[at + 2]! - z) * nz
  const apart = Math.abs(off) / reach
  return apart > 1 ? 0 : (1 - apart) * facing * facing * facing * facing
}

/**
 * The layer with each point as the mean of four by four on the same surface: all turns of the rays once. Four have no
 * middle, so that one leans to one side and the next one to the other.
 */
export function smoothed(layer: Layer, reach: number, lean: 0 | 1 = 0): Layer {
  const { width, height, channels, data, places } = layer
  const result = new Float32Array(data.length)
  const sums = new Float64Array(channels)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = row * width + column
      const at = place * 6
      const [x, y, z] = [places[at]!, places[at + 1]!, places[at + 2]!]
      const [nx, ny, nz] = [places[at + 3]!, places[at + 4]!, places[at + 5]!]
      if (nx === 0 && ny === 0 && nz === 0) continue
      sums.fill(0)
      let total = 0
      for (let r = Math.max(0, row - 2 + lean); r <= Math.min(height - 1, row + 1 + lean); r++) {
        for (let c = Math.max(0, column - 2 + lean); c <= Math.min(width - 1, column + 1 + lean); c++) {
          const other = r * width + c
          const weight = likeness(places, other * 6, x, y, z, nx, ny, nz, reach)
          if (weight <= 0) continue
          total += weight
          for (let channel = 0; channel < channels; channel++)
            sums[channel]! += data[other * channels + channel]! * weight
        }
      }
      for (let channel = 0; channel < channels; channel++) {
        result[place * channels + channel] = total > 0 ? sums[channel]! / total : data[place * channels + channel]!
      }
    }
  }
  return { ...layer, data: result }
}

/** Reads a layer at a sample, from the points around it that lie on the same surface; false: there are none. */
export function readLayer(
  layer: Layer,
  seen: Seen,
  column: number,
  row: number,
  reach: number,
  out: Float32Array,
): boolean {
  const { step, width, height, channels, data, places } = layer
  const fx = (column - (step >> 1)) / step
  const fy = (row - (step >> 1)) / step
  const left = Math.floor(fx)
  const top = Math.floor(fy)
  const { x, y, z, nx, ny, nz } = seen
  let total = 0
  out.fill(0)
  // the four around; where none of them is on this surface, look further
  for (let ring = 0; ring < 2 && total < 1e-4; ring++) {
    for (let r = top - ring; r <= top + 1 + ring; r++) {
      if (r < 0 || r >= height) continue
      for (let c = left - ring; c <= left + 1 + ring; c++) {
        if (c < 0 || c >= width) continue
        const place = r * width + c
        const near = Math.max(0.02, 1 - Math.abs(c - fx)) * Math.max(0.02, 1 - Math.abs(r - fy))
        const weight = near * likeness(places, place * 6, x, y, z, nx, ny, nz, reach)
        if (weight <= 0) continue
        total += weight
        for (let channel = 0; channel < channels; channel++) out[channel]! += data[place * channels + channel]! * weight
      }
    }
  }
  for (let channel = 0; channel < channels; channel++) out[channel]! /= total || 1
  return total > 0
}
