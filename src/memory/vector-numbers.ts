/**
 * The numbers of vectors, in a plain file beside the database: they are read straight to where they are compared.
 * SQLite would copy them three times on the way. Each page has a checksum, so what was damaged, moved or overwritten
 * is missing and never wrong.
 */
import { closeSync, constants, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { checksumOf } from './checksum.ts'

/** Where a page of numbers lies in the file, and what it must add up to. */
export interface Span {
  readonly start: number
  readonly bytes: number
  readonly checksum: number
}

/** `checksum` is that of what was read, once it is read. */
export type ReadSpan = (span: Span, into: Float32Array, checksum?: () => number) => boolean

export interface Numbers {
  /** opens the file for as long as `work` reads; a span that is not there any more is answered with false */
  reading<T>(work: (read: ReadSpan) => T): T
  /** writes vectors one behind the other from `start` on, and ends the file behind them */
  write(start: number, vectors: readonly Float32Array[]): Span
}

/** Nothing stays open in between, so the file may be deleted at any time. */
export function numbersIn(file: string): Numbers {
  return {
    reading(work) {
      const descriptor = openIfThere(file)
      if (descriptor === undefined) return work(() => false)
      try {
        return work(({ start, bytes, checksum }, into, compute = () => checksumOf(into)) => {
          return readSync(descriptor, bytesOf(into), 0, bytes, start) === bytes && compute() === checksum
        })
      } finally {
        closeSync(descriptor)
      }
    },
    write(start, vectors) {
      const all = joined(vectors)
      const numbers = bytesOf(all)
      const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT)
      try {
        let done = 0
        while (done < numbers.length) done += writeSync(descriptor, numbers, done, numbers.length - done, start + done)
        ftruncateSync(descriptor, start + done)
        return { start, bytes: done, checksum: checksumOf(all) }
      } finally {
        closeSync(descriptor)
      }
    },
  }
}

function openIfThere(file: string): number | undefined {
  try {
    return openSync(file, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function joined(vectors: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(vectors.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const vector of vectors) {
    all.set(vector, at)
    at += vector.length
  }
  return all
}
