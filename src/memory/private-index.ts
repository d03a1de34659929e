/**
 * The private index of one agent: the vectors of its memories, brought up to date as its list of memories grows.
 * What is known of a memory lies in columns by row: an object for each of ten thousand takes longer than their vectors.
 */
import type { Candidates, LoadCandidates } from './candidates.ts'
import { createKeep, type Keep } from './keep.ts'
import { nextWithin } from './kernel.ts'
import { ORDINARY_IMPORTANCE, type Memory } from './memory.ts'
import type { CachedEmbedder } from './vector-cache.ts'
import { createVectorTable } from './vector-table.ts'

/** Rows of the index: what is remembered there, and how far it is from what was asked, squared. */
export interface Compared {
  readonly memories: readonly Memory[]
  /** of each memory, among all memories of everybody */
  readonly places: readonly number[]
  /** good until the next search */
  readonly squared: Float32Array
  /** the first row from `row` on that is not farther than `limit`, or how many rows there are */
  readonly next: (row: number, limit: number) => number
}

export interface PrivateIndex {
  /** takes in a memory; its vector is made when somebody asks */
  add(place: number, memory: Memory): void
  /**
   * Compares all that is kept with the query and lets `choose` choose, before anybody else searches. What was added
   * since the call may be among it, with a distance that means nothing.
   */
  search<T>(
    query: Float32Array,
    embedder: CachedEmbedder,
    choose: (compared: Compared) => T,
    signal?: AbortSignal,
  ): Promise<T>
  /** how many are kept, and how many were forgotten */
  readonly size: number
  readonly forgotten: number
}

export interface IndexOptions {
  readonly dimensions: number
  readonly limit: number
  /** from so many memories on, only candidates are compared */
  readonly approximateFrom: number
  readonly loadCandidates: LoadCandidates
}

// many more than are wanted, because some may be of another kind, or of a lower score
const CANDIDATES = 200

export function createPrivateIndex({ dimensions, limit, approximateFrom, loadCandidates }: IndexOptions): PrivateIndex {
  const table = createVectorTable(dimensions)
  const memories: Memory[] = []
  const places: number[] = []
  // rows from `settled` on have no vector yet; outdated ones have that of a memory that was there before
  let settled = 0
  const outdated = new Set<number>()
  let isFirst = true
  let keep: Keep | undefined
  let candidates: Candidates | undefined
  const listed = new Set<number>()
  let forgotten = 0
  // one after the other: two branches of one agent may ask at the same time
  let turn: Promise<unknown> = Promise.resolve()

  const importanceOf = (row: number) => memories[row]!.importance ?? ORDINARY_IMPORTANCE

  const unsettled = (): readonly number[] => {
    const rows = [...outdated]
    for (let row = settled; row < memories.length; row++) rows.push(row)
    return rows
  }

  /** The first vectors may come from a file all at once. Gives the rows that are still without one. */
  const fill = (embedder: CachedEmbedder): readonly number[] | undefined => {
    if (!isFirst) return undefined
    // a store that fails is not asked again
    isFirst = false
    return embedder.fill?.(
      memories.map(({ text }) => text),
      table.first(memories.length),
    )
  }

  const list = (row: number, vector: Float32Array) => {
    if (listed.has(row)) candidates!.remove(row)
    candidates!.add(row, vector)
    listed.add(row)
  }

  const settle = async (embedder: CachedEmbedder, signal?: AbortSignal) => {
    // what is in a file need not be listed row by row first
    const rows = fill(embedder) ?? unsettled()
    outdated.clear()
    settled = memories.length
    try {
      const texts = rows.map((row) => memories[row]!.text)
      const vectors = texts.length === 0 ? [] : await embedder.embed(texts, signal)
      // where another memory took over meanwhile, its row is outdated, and set again before anybody may find it
      for (const [at, row] of rows.entries()) {
        table.set(row, vectors[at]!)
        if (candidates) list(row, vectors[at]!)
      }
    } catch (error) {
      for (const row of rows) outdated.add(row)
      throw error
    }
    if (candidates || memories.length < approximateFrom) return
    candidates = await loadCandidates(dimensions)
    for (let row = 0; row < settled; row++) list(row, table.vector(row))
  }

  const compare = (query: Float32Array): Compared => {
    if (!candidates) return { memories, places, squared: table.distances(query, memories.length), next: table.next }
    const rows = candidates.near(query, CANDIDATES)
    const squared = table.distancesOf(rows, query)
    return {
      memories: rows.map((row) => memories[row]!),
      places: rows.map((row) => places[row]!),
      squared,
      next: (row, farthest) => nextWithin(squared, row, squared.length, farthest),
    }
  }

  return {
    get size() {
      return memories.length
    },
    get forgotten() {
      return forgotten
    },
    add(place, memory) {
      if (memories.length < limit) {
        memories.push(memory)
        places.push(place)
        return
      }
      forgotten++
      keep ??= createKeep(limit, { importanceOf, placeOf: (row) => places[row]! })
      const row = keep.rowFor(memory.importance ?? ORDINARY_IMPORTANCE)
      if (row === undefined) return
      memories[row] = memory
      places[row] = place
      keep.tookOver()
      if (row < settled) outdated.add(row)
    },
    search(query, embedder, choose, signal) {
      const found = turn.then(async () => {
        await settle(embedder, signal)
        return choose(compare(query))
      })
      turn = found.catch(() => undefined)
      return found
    },
  }
}
