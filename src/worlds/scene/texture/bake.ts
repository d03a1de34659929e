/** Patterns as pictures that repeat, for files: the same functions that the renderer asks point by point. */
import type { Material } from '../material.ts'
import { toScreen } from '../color/color-space.ts'
import { painterOf, repeatOf } from './pattern.ts'

const PIXELS = 256

export interface BakedTexture {
  readonly width: number
  readonly height: number
  /** red, green and blue of each pixel, as a screen wants them */
  readonly data: Uint8Array
}

/** One repeat of the material's colour. Texture coordinates are divided by `repeatOf(material)` to fit it. */
export function bakeColor(material: Material): BakedTexture {
  const paint = painterOf(material)
  const metres = repeatOf(material) / PIXELS
  const data = new Uint8Array(PIXELS * PIXELS * 3)
  const light = new Float32Array(3)
  for (let row = 0; row < PIXELS; row++)
    for (let column = 0; column < PIXELS; column++) {
      paint((column + 0.5) * metres, (row + 0.5) * metres, metres, light)
      const at = (row * PIXELS + column) * 3
      for (let part = 0; part < 3; part++)
        data[at + part] = Math.round(Math.min(1, Math.max(0, toScreen(light[part]!))) * 255)
    }
  return { width: PIXELS, height: PIXELS, data }
}
