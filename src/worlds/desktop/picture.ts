/** Pictures of windows: made of pixels or read from a PNG file, and known by the hash of what they show. */
import { createHash } from 'node:crypto'
import { encodeOpaquePng } from '../scene/files/png.ts'
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
    png: () => (packed ??= encodeOpaquePng({ width, height, data: rgba })),
  }
}

export async function readPicture(file: Uint8Array): Promise<Picture> {
  const { width, height, rgba } = await readPng(file)
  return pictureOf(width, height, rgba)
}
