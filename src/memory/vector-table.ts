/** A table of vectors whose rows can be filled, emptied and filled again, compared with a query all at once. */
import { plainKernel, squaredDistance, strideOf, type Kernel } from './kernel.ts'
import type { VectorRows } from './vector-cache.ts'
import { wasmKernel } from './wasm-kernel.ts'

// below this a scan takes microseconds either way, and a WebAssembly memory takes at least a page and much address
// space
const WASM_FROM_ROWS = 128
const FIRST_ROWS = 16

export interface VectorTable {
  /** rows in use or free; rows are numbered below it */
  readonly rows: number
  /** makes room for so many more at once */
  reserve(more: number): void
  /** puts a vector into the row that was freed last, or a new one, and says which */
  add(vector: Float32Array): number
  /** so many new rows behind the others, good to be filled until the next call */
  extend(more: number): VectorRows
  free(row: number): void
  vector(row: number): Float32Array
  /** squared L2 distance of every row to the query, until the next call; what a free row has means nothing */
  distances(query: Float32Array): Float32Array
  /** the same of some rows */
  distancesOf(rows: readonly number[], query: Float32Array): Float32Array
}

export function createVectorTable(dimensions: number, createKernel = bestKernel): VectorTable {
  const stride = strideOf(dimensions)
  const query = new Float32Array(stride)
  const empty: number[] = []
  let kernel = createKernel(stride, FIRST_ROWS)
  let capacity = 0
  let rows = 0

  const reserve = (more: number) => {
    const wanted = rows - empty.length + more
    if (wanted <= capacity) return
    const before = capacity
    capacity = Math.max(FIRST_ROWS, capacity)
    while (capacity < wanted) capacity *= 2
    const filled = kernel.rows
    const better = createKernel(stride, capacity, { kernel, rows: before })
    better.reserve(capacity)
    if (better !== kernel) better.rows.set(filled)
    kernel = better
  }

  return {
    get rows() {
      return rows
    },
    reserve,
    add(vector) {
      if (rows === capacity && empty.length === 0) reserve(1)
      const row = empty.pop() ?? rows++
      kernel.rows.set(vector, row * stride)
      return row
    },
    extend(more) {
      if (rows + more > capacity) reserve(more + empty.length)
      const numbers = kernel.rows.subarray(rows * stride, (rows + more) * stride)
      rows += more
      return { numbers, dimensions, stride }
    },
    free: (row) => void empty.push(row),
    vector: (row) => kernel.rows.slice(row * stride, row * stride + dimensions),
    distances(given) {
      query.set(given)
      return kernel.distances(query, rows)
    },
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
