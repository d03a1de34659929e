/** Pictures for tests: a plain ground with coloured boxes on it. */
import type { Box, Picture } from '../worlds/desktop/eye.ts'
import { pictureOf } from '../worlds/desktop/picture.ts'

export interface Patch {
  readonly box: Box
  readonly color: readonly [red: number, green: number, blue: number]
}

export function paintPicture(patches: readonly Patch[], [width, height] = [64, 40]): Picture {
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const top = patches.findLast(
        ({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
      )
      rgba.set(top?.color ?? [180, 175, 165], (y * width + x) * 4)
    }
  }
  return pictureOf(width, height, rgba)
}
