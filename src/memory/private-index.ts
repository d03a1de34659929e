/** The private index of one agent: the vectors of its memories, brought up to date as its list of memories grows. */
import type { Candidates, LoadCandidates } from './candidates.ts'
import { createKeep, type Kept } from './keep.ts'
import { ORDINARY_IMPORTANCE, type Memory } from './memory.ts'
import type { CachedEmbedder } from './vector-cache.ts'
import { createVectorTable } from './vector-table.ts'

interface Entry extends Remembered {
  /** where its vector is; `WAITING` until it has one, `FORGOTTEN` when it shall have none */
  row: number
}

/** Every row of the index: what is remembered there, if anything, and how far it is from what was asked, squared. */
export interface Compared {
  readonly entries: readonly (Remembered | undefined)[]
  /** good until the next search */
  readonly squared: Float32Array
}

export interface Remembered extends Kept {
  readonly memory: Memory
}

export interface PrivateIndex {
  /** takes in a memory; its vector is made when somebody asks */
  add(place: number, memory: Memory): void
  /** compares all that is kept with the query and lets `choose` choose, before anybody else searches */
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

const WAITING = -1
const FORGOTTEN = -2

// many more than are wanted, because some may be of another kind, or of a lower score
const CANDIDATES = 200

export function createPrivateIndex({ dimensions, limit, approximateFrom, loadCandidates }: IndexOptions): PrivateIndex {
  const keep = createKeep<Entry>(limit)
  const table = createVectorTable(dimensions)
  let byRow: (Entry | undefined)[] = []
  let waiting: Entry[] = []
  let candidates: Candidates | undefined
  let forgotten = 0
  // one after the other: two branches of one agent may ask at the same time
  let turn: Promise<unknown> = Promise.resolve()

  /** The first rows may come from a file all at once. Gives the entries that are still without a vector. */
  const fill = (entries: readonly Entry[], embedder: CachedEmbedder): readonly Entry[] => {
    if (table.rows > 0 || !embedder.fill) return entries
    const texts = entries.map(({ memory }) => memory.text)
    const missing = embedder.fill(texts, table.extend(entries.length))
    for (let at = 0; at < entries.length; at++) entries[at]!.row = at
    byRow = [...entries]
    // the last one first, because the row freed last is taken first: each gets the row it would have had
    for (const at of missing.toReversed()) {
      entries[at]!.row = WAITING
      byRow[at] = undefined
      table.free(at)
    }
    return missing.map((at) => entries[at]!)
  }

  const settle = async (embedder: CachedEmbedder, signal?: AbortSignal) => {
    let entries: readonly Entry[] = waiting.filter(({ row }) => row === WAITING)
    if (entries.length === 0) return
    waiting = []
    let vectors: readonly Float32Array[]
    try {
      entries = fill(entries, embedder)
      const texts = entries.map(({ memory }) => memory.text)
      vectors = texts.length === 0 ? [] : await embedder.embed(texts, signal)
    } catch (error) {
      waiting = [...entries, ...waiting]
      throw error
    }
    table.reserve(entries.length)
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at]!
      // forgotten while its vector was made
      if (entry.row === FORGOTTEN) continue
      entry.row = table.add(vectors[at]!)
      byRow[entry.row] = entry
      candidates?.add(entry.row, vectors[at]!)
    }
    if (candidates || keep.size < approximateFrom) return
    const loaded = await loadCandidates(dimensions)
    for (const [row, entry] of byRow.entries()) if (entry) loaded.add(row, table.vector(row))
    candidates = loaded
  }

  const compare = (query: Float32Array): Compared => {
    if (!candidates) return { entries: byRow, squared: table.distances(query) }
    const rows = candidates.near(query, CANDIDATES)
    return { entries: rows.map((row) => byRow[row]), squared: table.distancesOf(rows, query) }
  }

  const forget = (entry: Entry) => {
    forgotten++
    const { row } = entry
    entry.row = FORGOTTEN
    if (row === WAITING) return
    table.free(row)
    byRow[row] = undefined
    candidates?.remove(row)
  }

  return {
    get size() {
      return keep.size
    },
    get forgotten() {
      return forgotten
    },
    add(place, memory) {
      const entry: Entry = { place, memory, importance: memory.importance ?? ORDINARY_IMPORTANCE, row: WAITING }
      waiting.push(entry)
      const gone = keep.add(entry)
      if (gone) forget(gone)
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
