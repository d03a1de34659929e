import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodePng } from './png.ts'

/** Undoes the filters of rows. */
function pixelsOf(file: Uint8Array, stride: number, channels: number): number[] {
  const view = new DataView(file.buffer, file.byteOffset)
  const start = 8 + 25
  const rows = inflateSync(file.subarray(start + 8, start + 8 + view.getUint32(start)))
  const pixels: number[] = []
  for (let row = 0; row * (stride + 1) < rows.length; row++) {
    for (let place = 0; place < stride; place++) {
      const filter = rows[row * (stride + 1)]!
      const left = place < channels ? 0 : pixels[row * stride + place - channels]!
      const up = row === 0 ? 0 : pixels[(row - 1) * stride + place]!
      pixels.push((rows[row * (stride + 1) + 1 + place]! + (filter === 1 ? left : filter === 2 ? up : 0)) & 255)
    }
  }
  return pixels
}

describe('PNG files', () => {
  it.each([3, 4])('hold every byte of a picture with %i channels', async (channels) => {
    const data = Uint8Array.from({ length: 5 * 4 * channels }, (_, place) => (place * 73) % 256)
    const file = await encodePng({ width: 5, height: 4, data })
    expect([...file.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47])
    expect(file[25]).toBe(channels === 3 ? 2 : 6)
    expect(pixelsOf(file, 5 * channels, channels)).toEqual([...data])
  })

  it('refuse bytes that are no picture', async () => {
    await expect(encodePng({ width: 2, height: 2, data: new Uint8Array(5) })).rejects.toThrow('5 bytes are no picture')
  })
})
