/** Pictures of windows: made of pixels or read from a PNG file, and known by the hash of what they show. */
import { createHash } from 'node:crypto'
import { encodePng } from '../scene/files/png.ts'
import { readPng } from '../scene/files/read-png.ts'
import type { Picture } from './eye.ts'

/** Of pixels: four bytes each, row by row from the top. */
export function pictureOf(width: number, height: number, rgba: Uint8Array): Picture {
  let [packed, hash]: [Promise<Uint8Array> | undefined, string | undefined] = [undefined, undefined]
  return {
    width,
    height,
    rgba,
    get sha256() {
      return (hash ??= createHash('sha256').update(`${width}x${height} `).update(rgba).digest('hex'))
    },
    // packed lightly: several are taken each second
    png: () => (packed ??= encodePng({ width, height, data: withoutAlpha(rgba) }, { level: 1 })),
  }
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!
    rgb[to + 1] = rgba[from + 1]!
    rgb[to + 2] = rgba[from + 2]!
  }
  return rgb
}

export async function readPicture(file: Uint8Array): Promise<Picture> {
  const { width, height, rgba } = await readPng(file)
  return pictureOf(width, height, rgba)
}
