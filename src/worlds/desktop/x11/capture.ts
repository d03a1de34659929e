/** Pictures of one window, whatever lies over it. */
import type { Box, Picture } from '../eye.ts'
import { pictureOf } from '../picture.ts'
import { pair, type XConnection } from './connection.ts'
import type { WindowState } from './windows.ts'

const GET_IMAGE = 73
const Z_PIXMAP = 2

/** The window has to be kept aside and shown. */
export async function takePicture(
  x: XConnection,
  window: number,
  { place: { width, height } }: Pick<WindowState, 'place'>,
  crop?: Box,
): Promise<Picture> {
  const part = within({ x: 0, y: 0, width, height }, crop)
  const reply = await x.ask(
    GET_IMAGE,
    Z_PIXMAP,
    window,
    pair(part.x, part.y),
    pair(part.width, part.height),
    0xffffffff,
  )
  return pictureOf(part.width, part.height, toRgba(reply.subarray(32), part.width * part.height))
}

/** Windows of this time have 24 or 32 bits, blue first, four bytes each. */
function toRgba(bytes: Buffer, pixels: number): Uint8Array {
  if (bytes.length < pixels * 4) throw new Error(`A picture of ${pixels} pixels has only ${bytes.length} bytes.`)
  const rgba = new Uint8Array(pixels * 4)
  const to = new Uint32Array(rgba.buffer)
  // a copy where the bytes do not lie on whole words
  const from =
    bytes.byteOffset % 4 === 0
      ? new Uint32Array(bytes.buffer, bytes.byteOffset, pixels)
      : new Uint32Array(new Uint8Array(bytes.subarray(0, pixels * 4)).buffer)
  for (let place = 0; place < pixels; place++) {
    const pixel = from[place]!
    to[place] = 0xff000000 | ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 0xff)
  }
  return rgba
}

function within(whole: Box, crop: Box | undefined): Box {
  if (crop === undefined) return whole
  const x = Math.min(Math.max(0, crop.x), whole.width - 1)
  const y = Math.min(Math.max(0, crop.y), whole.height - 1)
  return { x, y, width: Math.min(crop.width, whole.width - x), height: Math.min(crop.height, whole.height - y) }
}
