/** PNG files: eight bits of red, green and blue (and alpha) for each pixel, deflated. */
import { promisify } from 'node:util'
import { constants, crc32, deflate, type ZlibOptions } from 'node:zlib'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const colorTypes = { 3: 2, 4: 6 } as const
// pictures of rooms gain nothing from more
const LEVEL = 6

export interface Pixels {
  readonly width: number
  readonly height: number
  /** row by row from the top; three bytes for each pixel, or four with alpha */
  readonly data: Uint8Array
}

// of a large picture it takes a tenth of a second, elsewhere than where everybody else waits
const deflated = promisify<Uint8Array, ZlibOptions, Uint8Array>(deflate)

export async function encodePng({ width, height, data }: Pixels): Promise<Uint8Array> {
  const channels = data.length === width * height * 4 ? 4 : 3
  if (width < 1 || height < 1 || data.length !== width * height * channels) {
    throw new RangeError(`${data.length} bytes are no picture of ${width} by ${height} pixels`)
  }
  const packed = await deflated(filtered(data, width * channels, height, channels), { level: LEVEL })
  return fileOf(width, height, colorTypes[channels], packed)
}

// of differences, runs of the same number are nearly all there is to find; in one go, because each piece waits its turn
const QUICK: ZlibOptions = { level: 1, strategy: constants.Z_RLE, chunkSize: 1 << 20 }

/** For pictures that are taken several times a second: of four bytes for each pixel, without their alpha. */
export async function encodeOpaquePng({ width, height, data }: Pixels): Promise<Uint8Array> {
  if (width < 1 || height < 1 || data.length !== width * height * 4)
    throw new RangeError(`${data.length} bytes are no picture of ${width} by ${height} pixels`)
  return fileOf(width, height, colorTypes[3], await deflated(filteredOpaque(width, height, data), QUICK))
}

/** As `filtered`, a pixel at a time; the first row is a difference to nothing. */
function filteredOpaque(width: number, height: number, data: Uint8Array): Uint8Array {
  const UP = 2
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  const pixels = new Uint32Array(aligned.buffer, aligned.byteOffset, width * height)
  const rows = new Uint8Array((width * 3 + 1) * height)
  let to = 0
  for (let row = 0; row < height; row++) {
    rows[to++] = UP
    const [from, end] = [row * width, (row + 1) * width]
    for (let place = from; place < end; place++) {
      const pixel = pixels[place]!
      const above = row === 0 ? 0 : pixels[place - width]!
      rows[to] = pixel - above
      rows[to + 1] = (pixel >>> 8) - (above >>> 8)
      rows[to + 2] = (pixel >>> 16) - (above >>> 16)
      to += 3
    }
  }
  return rows
}

function fileOf(width: number, height: number, colorType: number, packed: Uint8Array): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, colorType, 0, 0, 0], 8)
  const chunks = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array(0)),
  ]
  const file = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of chunks) {
    file.set(part, at)
    at += part.length
  }
  return file
}

/** Each row as the difference to the row above it, which deflates well where surfaces are smooth. */
function filtered(data: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const SUB = 1
  const UP = 2
  const rows = new Uint8Array((stride + 1) * height)
  for (let row = 0; row < height; row++) {
    const to = row * (stride + 1)
    const from = row * stride
    rows[to] = row === 0 ? SUB : UP
    if (row === 0) {
      for (let place = 0; place < stride; place++)
        rows[to + 1 + place] = data[place]! - (place < channels ? 0 : data[place - channels]!)
      continue
    }
    const above = from - stride
    for (let place = 0; place < stride; place++) rows[to + 1 + place] = data[from + place]! - data[above + place]!
  }
  return rows
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  for (let place = 0; place < 4; place++) bytes[4 + place] = type.charCodeAt(place)
  bytes.set(content, 8)
  view.setUint32(content.length + 8, crc32(bytes.subarray(4, content.length + 8)))
  return bytes
}
