import { describe, expect, it } from 'vitest'
import { deflateSync } from 'node:zlib'
import { encodeOpaquePng, encodePng } from './png.ts'
import { readPng } from './read-png.ts'

const data = Uint8Array.from({ length: 7 * 5 * 3 }, (_, place) => (place * 73) % 256)

/** A file with rows as they are given: the first byte of each is its filter. */
function fileOf(type: number, width: number, height: number, rows: readonly number[], palette?: readonly number[]) {
  const part = (name: string, content: Uint8Array) => {
    const bytes = Buffer.alloc(content.length + 12)
    bytes.writeUInt32BE(content.length)
    bytes.write(name, 4, 'latin1')
    bytes.set(content, 8)
    return bytes
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, type, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', header),
    ...(palette ? [part('PLTE', Uint8Array.from(palette))] : []),
    part('IDAT', deflateSync(Uint8Array.from(rows))),
    part('IEND', new Uint8Array(0)),
  ])
}

describe('PNG files that are read', () => {
  it('hold every pixel that was written', async () => {
    const { width, height, rgba } = await readPng(await encodePng({ width: 7, height: 5, data }))
    expect([width, height]).toEqual([7, 5])
    expect([...rgba].filter((_, place) => place % 4 !== 3)).toEqual([...data])
    expect(rgba[3]).toBe(255)
  })

  it('may use every filter, grey and a palette', async () => {
    const grey = await readPng(fileOf(0, 2, 4, [1, 10, 5, 2, 1, 1, 3, 4, 4, 4, 1, 1]))
    expect([...grey.rgba].filter((_, place) => place % 4 === 0)).toEqual([10, 15, 11, 16, 9, 16, 10, 17])
    const painted = await readPng(fileOf(3, 2, 1, [0, 1, 0], [9, 8, 7, 1, 2, 3]))
    expect([...painted.rgba]).toEqual([1, 2, 3, 255, 9, 8, 7, 255])
  })

  it('are refused with a reason when they are none, cut off, too large, or packed wrongly', async () => {
    await expect(readPng(new Uint8Array(50))).rejects.toThrow('no PNG file')
    const whole = await encodePng({ width: 7, height: 5, data })
    await expect(readPng(whole.subarray(0, 60))).rejects.toThrow('cut off')
    await expect(readPng(fileOf(2, 60_000, 60_000, [0]))).rejects.toThrow('no picture of a window')
    await expect(readPng(fileOf(2, 2, 2, [0, 1]))).rejects.toThrow('cannot be unpacked')
    await expect(readPng(fileOf(0, 1, 1, [9, 1]))).rejects.toThrow('filter')
  })
})

it('reads what was packed quickly: the same pixels without their alpha, wherever they lie in memory', async () => {
  const bytes = new Uint8Array(7 * 5 * 4 + 1).map((_, place) => (place * 37) % 256)
  for (const offset of [0, 1]) {
    const data = bytes.subarray(offset, offset + 7 * 5 * 4)
    const { width, height, rgba } = await readPng(await encodeOpaquePng({ width: 7, height: 5, data }))
    expect([width, height]).toEqual([7, 5])
    expect([...rgba]).toEqual([...data].map((value, place) => (place % 4 === 3 ? 255 : value)))
  }
  await expect(encodeOpaquePng({ width: 2, height: 2, data: new Uint8Array(12) })).rejects.toThrow('no picture')
})
