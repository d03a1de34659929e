/** A little light spills around what is very bright, as in every lens. */
import type { Pieces } from '../../../base/pieces.ts'

// of the screen's light: what is above it spills
const BRIGHT = 0.82
const SPILL = 0.12
const SHRINK = 8
const ROWS_OF_A_PIECE = 100

/** Adds to a picture of linear light, three numbers for each pixel. */
export function* addGlow(light: Float32Array, width: number, height: number): Pieces<void> {
  const [columns, rows] = [Math.ceil(width / SHRINK), Math.ceil(height / SHRINK)]
  let small = new Float32Array(columns * rows * 3)
  for (let y = 0; y < height; y++) {
    if (y % ROWS_OF_A_PIECE === 0) yield
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const over = Math.max(light[from]!, light[from + 1]!, light[from + 2]!) - BRIGHT
      if (over <= 0) continue
      const to = (Math.floor(y / SHRINK) * columns + Math.floor(x / SHRINK)) * 3
      const share = over / (1 - BRIGHT) / (SHRINK * SHRINK)
      for (let channel = 0; channel < 3; channel++) small[to + channel]! += light[from + channel]! * share
    }
  }
  if (small.every((spilt) => spilt === 0)) return
  for (let round = 0; round < 3; round++) {
    small = blurred(small, columns, rows, 3, columns * 3)
    small = blurred(small, rows, columns, columns * 3, 3)
  }
  const spillInto = (y: number) => {
    const fy = Math.max(0, Math.min(rows - 1.001, (y + 0.5) / SHRINK - 0.5))
    const top = Math.floor(fy)
    const wy = fy - top
    const upper = top * columns
    const lower = Math.min(rows - 1, top + 1) * columns
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(columns - 1.001, (x + 0.5) / SHRINK - 0.5))
      const left = Math.floor(fx)
      const wx = fx - left
      const right = Math.min(columns - 1, left + 1)
      const [a, b, c, d] = [(upper + left) * 3, (upper + right) * 3, (lower + left) * 3, (lower + right) * 3]
      const to = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const above = small[a + channel]! * (1 - wx) + small[b + channel]! * wx
        const below = small[c + channel]! * (1 - wx) + small[d + channel]! * wx
        light[to + channel]! += SPILL * (above * (1 - wy) + below * wy)
      }
    }
  }
  for (let y = 0; y < height; y++) {
    if (y % ROWS_OF_A_PIECE === 0) yield
    spillInto(y)
  }
}

/** Each point as the mean of itself and its neighbours along lines of a picture. */
function blurred(
  from: Float32Array,
  length: number,
  lines: number,
  along: number,
  across: number,
): Float32Array<ArrayBuffer> {
  const to = new Float32Array(from.length)
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      const here = line * across + place * along
      const before = place > 0 ? here - along : here
      const after = place < length - 1 ? here + along : here
      for (let channel = 0; channel < 3; channel++) {
        to[here + channel] =
          from[before + channel]! * 0.25 + from[here + channel]! * 0.5 + from[after + channel]! * 0.25
      }
    }
  }
  return to
}
