/** Reading PNG files: eight bits of grey, colour or a palette, with or without alpha, as most programs write. */
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

export interface ReadPng {
  readonly width: number
  readonly height: number
  /** four bytes for each pixel, row by row from the top; alpha is always 255 */
  readonly rgba: Uint8Array
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
// more is no picture of a window
const MOST_PIXELS = 40_000_000

const inflated = promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(inflate)

/** Throws a RangeError that says why, for what is no picture of a kind we read. */
export async function readPng(file: Uint8Array): Promise<ReadPng> {
  if (!SIGNATURE.every((byte, place) => file[place] === byte)) throw new RangeError('It is no PNG file.')
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let header: { width: number; height: number; type: number } | undefined
  let palette = new Uint8Array(0)
  const parts: Uint8Array[] = []
  for (let at = 8; at + 12 <= file.length;) {
    const length = view.getUint32(at)
    if (at + 12 + length > file.length) throw new RangeError('The PNG file is cut off.')
    const content = file.subarray(at + 8, at + 8 + length)
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8))
    if (name === 'IHDR') header = readHeader(content)
    if (name === 'PLTE') palette = Uint8Array.from(content)
    if (name === 'IDAT') parts.push(content)
    if (name === 'IEND') break
    at += 12 + length
  }
  if (header === undefined || parts.length === 0) throw new RangeError('The PNG file holds no picture.')
  const { width, height, type } = header
  const channels = channelsOf[type]!
  const size = (width * channels + 1) * height
  const rows = await unpack(parts, size)
  return { width, height, rgba: colored(unfiltered(rows, width * channels, height, channels), type, palette) }
}

function readHeader(content: Uint8Array) {
  if (content.length !== 13) throw new RangeError('The PNG file has no readable header.')
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth, type, , , interlace] = content.subarray(8)
  if (width < 1 || height < 1 || width * height > MOST_PIXELS)
    throw new RangeError(`${width} by ${height} pixels are no picture of a window.`)
  if (depth !== 8 || channelsOf[type!] === undefined || interlace !== 0)
    throw new RangeError('Only PNG files of eight bits that are not interlaced are read.')
  return { width, height, type: type! }
}

async function unpack(parts: readonly Uint8Array[], size: number): Promise<Uint8Array> {
  const rows = await inflated(Buffer.concat(parts), { maxOutputLength: size }).catch(() => new Uint8Array(0))
  if (rows.length !== size) throw new RangeError('The pixels of the PNG file cannot be unpacked.')
  return rows
}

/** Undoes what each row was subtracted by, in place of the rows. */
function unfiltered(rows: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const pixels = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = rows[row * (stride + 1)]!
    if (filter > 4) throw new RangeError('The PNG file uses a filter that does not exist.')
    for (let place = 0; place < stride; place++) {
      const to = row * stride + place
      const left = place < channels ? 0 : pixels[to - channels]!
      const above = row === 0 ? 0 : pixels[to - stride]!
      const corner = row === 0 || place < channels ? 0 : pixels[to - stride - channels]!
      const guess =
        filter === 0
          ? 0
          : filter === 1
            ? left
            : filter === 2
              ? above
              : filter === 3
                ? (left + above) >> 1
                : paeth(left, above, corner)
      pixels[to] = rows[row * (stride + 1) + 1 + place]! + guess
    }
  }
  return pixels
}

/** Which of three neighbours is nearest to where they lead. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

function colored(pixels: Uint8Array, type: number, palette: Uint8Array): Uint8Array {
  const channels = channelsOf[type]!
  const count = pixels.length / channels
  const rgba = new Uint8Array(count * 4)
  for (let place = 0; place < count; place++) {
    const from = place * channels
    for (let channel = 0; channel < 3; channel++) {
      const value =
        type === 3 ? palette[pixels[from]! * 3 + channel] : pixels[type === 0 || type === 4 ? from : from + channel]
      rgba[place * 4 + channel] = value ?? 0
    }
    rgba[place * 4 + 3] = 255
  }
  return rgba
}
