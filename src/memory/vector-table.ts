/** A table of vectors, which are compared with a query all at once. */
import { plainKernel, squaredDistance, strideOf, type Kernel } from './kernel.ts'
import type { VectorRows } from './vector-cache.ts'
import { wasmKernel } from './wasm-kernel.ts'

// below this a scan takes microseconds either way, and a WebAssembly memory takes at least a page and much address
// space
const WASM_FROM_ROWS = 128
const FIRST_ROWS = 16

export interface VectorTable {
  set(row: number, vector: Float32Array): void
  /** so many rows from the first on, good to be filled until the next call */
  first(rows: number): VectorRows
  vector(row: number): Float32Array
  /** squared L2 distances of so many rows to the query, until the next call; that of a row never set means nothing */
  distances(query: Float32Array, rows: number): Float32Array
  /** as a kernel's, of the rows that were compared last by `distances` */
  readonly next: (row: number, limit: number) => number
  /** the same as `distances` of some rows */
  distancesOf(rows: readonly number[], query: Float32Array): Float32Array
}

export function createVectorTable(dimensions: number, createKernel = bestKernel): VectorTable {
  const stride = strideOf(dimensions)
  const query = new Float32Array(stride)
  let kernel = createKernel(stride, FIRST_ROWS)
  let capacity = 0

  const makeRoom = (rows: number) => {
    if (rows <= capacity) return
    const before = capacity
    // twice as many for those that come one by one, exactly as many for those that come together
    capacity = Math.max(FIRST_ROWS, 2 * capacity, rows)
    const filled = kernel.rows
    const better = createKernel(stride, capacity, { kernel, rows: before })
    better.reserve(capacity)
    if (better !== kernel) better.rows.set(filled)
    kernel = better
  }

  return {
    set(row, vector) {
      makeRoom(row + 1)
      kernel.rows.set(vector, row * stride)
    },
    first(rows) {
      makeRoom(rows)
      const checksum = (row: number, count: number) => kernel.checksum(row, count)
      return { numbers: kernel.rows.subarray(0, rows * stride), dimensions, stride, checksum }
    },
    vector: (row) => kernel.rows.slice(row * stride, row * stride + dimensions),
    distances(given, rows) {
      makeRoom(rows)
      query.set(given)
      return kernel.distances(query, rows)
    },
    next: (row, limit) => kernel.next(row, limit),
    distancesOf(some, given) {
      query.set(given)
      return Float32Array.from(some, (row) => squaredDistance(kernel.rows, row * stride, query))
    },
  }
}

/** WebAssembly where it pays and can be had; a kernel stays once it is chosen. */
function bestKernel(
  stride: number,
  rows: number,
  current?: { readonly kernel: Kernel; readonly rows: number },
): Kernel {
  if (current && (rows < WASM_FROM_ROWS || current.rows >= WASM_FROM_ROWS)) return current.kernel
  return (rows >= WASM_FROM_ROWS ? wasmKernel(stride) : undefined) ?? current?.kernel ?? plainKernel(stride)
}
