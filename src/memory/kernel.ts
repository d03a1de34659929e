/**
 * The squared L2 distance of one query to many rows. Two kernels, one answer: both add 32-bit floats in the same
 * sixteen lanes and the same order, so that which of them ran is never seen in a result, not even in its last bit.
 */
import { checksumOf } from './checksum.ts'

export const LANES = 16

/** Where the rows of one table lie, and how they are compared. */
export interface Kernel {
  readonly rows: Float32Array
  /** room for this many rows, the old ones kept; views from before are no longer valid */
  reserve(rows: number): void
  /** squared distances of the first `count` rows to the query, until the next call */
  distances(query: Float32Array, count: number): Float32Array
  /** of the rows just compared, the first from `row` on within `limit`; their number if there is none */
  next(row: number, limit: number): number
  /** of so many whole rows; see `checksum.ts` */
  checksum(row: number, count: number): number
}

/** Rows are filled up with zeros to whole lanes. */
export function strideOf(dimensions: number): number {
  return Math.ceil(dimensions / LANES) * LANES
}

export function plainKernel(stride: number): Kernel {
  let rows = new Float32Array(0)
  let answers = new Float32Array(0)
  let compared = 0
  return {
    get rows() {
      return rows
    },
    reserve(count) {
      const larger = new Float32Array(count * stride)
      larger.set(rows)
      rows = larger
      answers = new Float32Array(count)
    },
    distances(query, count) {
      for (let row = 0; row < count; row++) answers[row] = squaredDistance(rows, row * stride, query)
      return answers.subarray(0, (compared = count))
    },
    next: (row, limit) => nextWithin(answers, row, compared, limit),
    checksum: (row, count) => checksumOf(rows.subarray(row * stride, (row + count) * stride)),
  }
}

/** What `next` of a kernel gives. What is no number is not farther than anything. */
export function nextWithin(squared: Float32Array, row: number, end: number, limit: number): number {
  while (row < end && squared[row]! > limit) row++
  return row
}

const { fround } = Math

/** What a kernel gives for one row; the query is as long as a row. */
export function squaredDistance(rows: Float32Array, start: number, query: Float32Array): number {
  const low = fround(quarter(rows, start, query, 0) + quarter(rows, start, query, 1))
  const high = fround(quarter(rows, start, query, 2) + quarter(rows, start, query, 3))
  return fround(low + high)
}

/** Every fourth lane: one place of each of the four registers, and those four added in pairs. */
function quarter(rows: Float32Array, start: number, query: Float32Array, lane: number): number {
  const end = query.length
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let at = lane, row = start + lane; at < end; at += LANES, row += LANES) {
    const a = fround(rows[row]! - query[at]!)
    const b = fround(rows[row + 4]! - query[at + 4]!)
    const c = fround(rows[row + 8]! - query[at + 8]!)
    const d = fround(rows[row + 12]! - query[at + 12]!)
    first = fround(first + fround(a * a))
    second = fround(second + fround(b * b))
    third = fround(third + fround(c * c))
    fourth = fround(fourth + fround(d * d))
  }
  return fround(fround(first + second) + fround(third + fourth))
}
