/**
 * Candidates for recall: the rows that are probably near, found by the optional package usearch: for agents that
 * remember more than can be compared one by one. What it names is then compared exactly, so distances are right; only
 * what it misses is missing.
 */
import { loadOptional } from '../models/embedders/optional-package.ts'

export interface Candidates {
  add(row: number, vector: Float32Array): void
  remove(row: number): void
  near(query: Float32Array, count: number): readonly number[]
}

export type LoadCandidates = (dimensions: number) => Promise<Candidates>

interface Index {
  add(key: bigint, vector: Float32Array, threads: number): void
  remove(key: bigint): void
  search(query: Float32Array, count: number, threads: number): { readonly keys: ArrayLike<bigint> }
}

export const usearchCandidates: LoadCandidates = async (dimensions) => {
  type Usearch = { readonly Index: new (dimensions: number, metric: string, precision: string) => Index }
  const usearch = await loadOptional<Usearch>('Approximate recall', 'usearch')
  const index = new usearch.Index(dimensions, 'l2sq', 'f32')
  // on one thread, so that the same memories always give the same index
  return {
    add: (row, vector) => index.add(BigInt(row), vector, 1),
    remove: (row) => index.remove(BigInt(row)),
    near: (query, count) => Array.from(index.search(query, count, 1).keys, Number),
  }
}
