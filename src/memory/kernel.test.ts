import { describe, expect, it } from 'vitest'
import { createRandom } from '../base/random.ts'
import { checksumOf } from './checksum.ts'
import { plainKernel, strideOf, type Kernel } from './kernel.ts'
import { createVectorTable } from './vector-table.ts'
import { wasmKernel } from './wasm-kernel.ts'

const random = createRandom('kernels')
const vector = (length: number) => Float32Array.from({ length }, () => random.next() * 2 - 1)

function fill(kernel: Kernel, rows: readonly Float32Array[], stride: number): Kernel {
  for (const [at, row] of rows.entries()) {
    // row by row, so that growing is played too
    kernel.reserve(at + 1)
    kernel.rows.set(row, at * stride)
  }
  return kernel
}

describe.for([1, 16, 100, 384, 512])('with %i dimensions', (dimensions) => {
  const stride = strideOf(dimensions)
  const padded = (row: Float32Array) => Float32Array.from({ length: stride }, (_, at) => row[at] ?? 0)
  const rows = Array.from({ length: 150 }, () => vector(dimensions))
  const query = padded(vector(dimensions))

  it('WebAssembly and plain JavaScript give the same distances to the last bit', () => {
    const plain = fill(plainKernel(stride), rows, stride).distances(query, rows.length)
    const wasm = fill(wasmKernel(stride)!, rows, stride).distances(query, rows.length)
    expect([...wasm]).toEqual([...plain])
  })

  it('both are exact: a loop in double precision agrees to the precision of a float', () => {
    const found = fill(wasmKernel(stride)!, rows, stride).distances(query, rows.length)
    for (const [at, row] of rows.entries()) {
      const wanted = row.reduce((sum, part, place) => sum + (part - query[place]!) ** 2, 0)
      expect(found[at]!).toBeCloseTo(wanted, 3)
    }
  })
})

it('a table keeps its rows while it grows from one kernel to the other, and fills rows again', () => {
  const table = createVectorTable(384)
  const vectors = Array.from({ length: 1000 }, () => vector(384))
  for (const [at, each] of vectors.entries()) table.set(at, each)
  for (const at of [0, 1, 63, 127, 128, 999]) expect(table.distances(vectors[at]!, 1000)[at]).toBe(0)
  const other = vector(384)
  table.set(500, other)
  expect(table.distances(other, 1000)[500]).toBe(0)
  expect(table.distances(vectors[999]!, 1000)[999]).toBe(0)
})

it('a table has room for rows that were never set', () => {
  const table = createVectorTable(384)
  const first = vector(384)
  table.set(0, first)
  expect(table.distances(first, 301)).toHaveLength(301)
  expect(table.distances(first, 301)[0]).toBe(0)
  expect(table.first(700).numbers).toHaveLength(700 * 384)
})

it('an empty table has no distances', () => {
  expect(createVectorTable(384).distances(vector(384), 0)).toHaveLength(0)
})

it.for([
  ['plain JavaScript', plainKernel(16)],
  ['WebAssembly', wasmKernel(16)!],
] as const)('%s names the rows that are not farther than a limit, in order', ([, kernel]) => {
  const rows = [3, 1, 2, 1, NaN, 3].map((part) => Float32Array.of(part, ...Array<number>(15).fill(0)))
  fill(kernel, rows, 16)
  kernel.reserve(40)
  const within = (count: number, limit: number) => {
    kernel.distances(new Float32Array(16), count)
    const found: number[] = []
    for (let row = kernel.next(0, limit); row < count; row = kernel.next(row + 1, limit)) found.push(row)
    expect(kernel.next(count, limit)).toBe(count)
    return found
  }
  // a distance that is no number is farther than none, and left to whoever chooses
  expect(within(6, 1)).toEqual([1, 3, 4])
  expect(within(4, 4)).toEqual([1, 2, 3])
  expect(within(6, Infinity)).toEqual([0, 1, 2, 3, 4, 5])
  expect(within(3, 0.5)).toEqual([])
  expect(within(0, 1)).toEqual([])
})

it('both kernels have the same checksum of rows, and another one of what was changed or moved', () => {
  const rows = Array.from({ length: 40 }, () => vector(48))
  const [plain, wasm] = [fill(plainKernel(48), rows, 48), fill(wasmKernel(48)!, rows, 48)]
  const all = Float32Array.from(rows.flatMap((row) => [...row]))
  expect(wasm.checksum(0, 40)).toBe(checksumOf(all))
  expect(plain.checksum(0, 40)).toBe(checksumOf(all))
  expect(wasm.checksum(7, 3)).toBe(plain.checksum(7, 3))
  const whole = checksumOf(all)
  const changed = (change: (numbers: Float32Array) => void) => {
    const copy = all.slice()
    change(copy)
    return checksumOf(copy)
  }
  expect(changed((numbers) => numbers.fill(0))).not.toBe(whole)
  for (const [one, other] of [
    [0, 1],
    [0, 8],
    [0, 48],
    [3, 1900],
  ] as const) {
    const swap = (numbers: Float32Array) =>
      numbers.set([numbers[other]!, ...numbers.slice(one + 1, other), numbers[one]!], one)
    expect(changed(swap)).not.toBe(whole)
  }
  expect(changed((numbers) => numbers.copyWithin(0, 48))).not.toBe(whole)
  expect(changed((numbers) => new Uint8Array(numbers.buffer)[1000]!++)).not.toBe(whole)
})
