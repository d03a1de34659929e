/** A place for vectors that is measured: filled, asked, saved and loaded again. */
export type Subject = {
  /** takes in all vectors, numbered from 0, and is then ready to be asked */
  fill(vectors: Float32Array[], folder: string): Promise<Filled>
  /** from what was saved, in a process that has nothing yet, to the first answer */
  load?(folder: string, size: number): Promise<Filled>
}

export type Filled = {
  /** numbers of the k nearest, the nearest first */
  search(query: Float32Array, k: number): Promise<number[]> | number[]
  /** writes what `load` needs; not every subject has to */
  save?(): Promise<void> | void
}

export const DIMENSIONS = 384
