/** A picture in another size: each new pixel is a mix of the four old ones around its place. */
import type { Picture } from '../worlds/desktop/eye.ts'

/** Four bytes for each pixel, row by row. */
export function resized(
  { width, height, rgba }: Pick<Picture, 'width' | 'height' | 'rgba'>,
  toWidth: number,
  toHeight: number,
): Uint8Array {
  const columns = Array.from({ length: toWidth }, (_, x) => between(x, width, toWidth))
  const out = new Uint8Array(toWidth * toHeight * 4)
  for (let y = 0; y < toHeight; y++) {
    const { low, high, part: down } = between(y, height, toHeight)
    for (let x = 0; x < toWidth; x++) {
      const { low: left, high: right, part: across } = columns[x]!
      const to = (y * toWidth + x) * 4
      for (let channel = 0; channel < 3; channel++) {
        const at = (row: number, column: number) => rgba[(row * width + column) * 4 + channel]!
        const upper = at(low, left) * (1 - across) + at(low, right) * across
        const lower = at(high, left) * (1 - across) + at(high, right) * across
        out[to + channel] = Math.round(upper * (1 - down) + lower * down)
      }
      out[to + 3] = 255
    }
  }
  return out
}

function between(place: number, from: number, to: number) {
  const exact = Math.max(0, Math.min(from - 1, ((place + 0.5) * from) / to - 0.5))
  const low = Math.floor(exact)
  return { low, high: Math.min(from - 1, low + 1), part: exact - low }
}
