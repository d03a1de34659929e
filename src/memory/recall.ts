/**
 * Recall: what one agent remembers that is nearest to a question. Vectors follow from the board and are never on it.
 */
import { TroupeError } from '../base/errors.ts'
import type { Embedder } from '../models/embedder.ts'
import { usearchCandidates, type LoadCandidates } from './candidates.ts'
import { markOf } from './fields.ts'
import type { Memory } from './memory.ts'
import { createPrivateIndex, type Compared, type PrivateIndex } from './private-index.ts'
import { bestScored, nearest, type Weights } from './rank.ts'
import { cached, type CacheOptions } from './vector-cache.ts'

export interface Recollection {
  readonly text: string
  /** L2 distance to the question */
  readonly distance: number
  readonly memory: Memory
  /** with `score`, what it was chosen by */
  readonly score?: number
}

/** Part of a view: with `memoryEmbedder` it is checked that the memories are compared as they always were. */
export interface MemoryView {
  readonly memories: readonly Memory[]
  readonly memoryEmbedder: string
}

export interface RecallOptions {
  /** how many; 3 unless told */
  readonly k?: number
  /** only memories of this kind */
  readonly kind?: string
  /** chooses by relevance, recency and importance together instead of by distance alone */
  readonly score?: Weights & {
    /** now, for recency; the last step anything was remembered unless told */
    readonly step?: number
  }
  readonly signal?: AbortSignal
}

export interface RecallSetup {
  readonly embedder: Embedder
  readonly cache?: CacheOptions
  /** how many memories of one agent the index keeps; see `keep.ts` for which */
  readonly limit?: number
  /** from so many memories of one agent on, recall is approximate and needs the package usearch; never unless told */
  readonly approximateFrom?: number
  /** finds candidates for approximate recall; usearch unless told */
  readonly loadCandidates?: LoadCandidates
}

export interface Recall {
  readonly embedder: Embedder
  readonly recall: (
    from: readonly Memory[] | MemoryView,
    agent: string,
    query: string,
    options?: RecallOptions,
  ) => Promise<Recollection[]>
  /** how much the index holds of an agent, and how much it has forgotten */
  readonly usage: (from: readonly Memory[] | MemoryView, agent: string) => Usage
}

export interface Usage {
  readonly kept: number
  readonly forgotten: number
}

const DEFAULT_K = 3
// 15 MB of vectors an agent, and half a millisecond a search
const DEFAULT_LIMIT = 10_000

export function createRecall({
  embedder: given,
  cache,
  limit = DEFAULT_LIMIT,
  approximateFrom = Infinity,
  loadCandidates = usearchCandidates,
}: RecallSetup): Recall {
  checkCount('limit', limit)
  const embedder = cached(given, cache)
  const options = { dimensions: embedder.dimensions, limit, approximateFrom, loadCandidates }
  const indexes = new WeakMap<object, ListIndex>()

  /**
   * The indexes of a list, which knows how far it has been read. In development it comes in a guard that stays the
   * same.
   */
  const indexOf = (memories: readonly Memory[]): ListIndex => {
    let index = indexes.get(memories)
    if (index === undefined) indexes.set(memories, (index = { length: 0, ofAgent: new Map() }))
    for (; index.length < memories.length; index.length++) {
      const memory = memories[index.length]!
      let own = index.ofAgent.get(memory.agent)
      if (own === undefined) index.ofAgent.set(memory.agent, (own = createPrivateIndex(options)))
      own.add(index.length, memory)
    }
    return index
  }

  return {
    embedder,
    async recall(from, agent, query, { k = DEFAULT_K, kind, score, signal } = {}) {
      checkCount('k', k)
      const memories = listOf(from)
      if ('memoryEmbedder' in from) checkEmbedder(from.memoryEmbedder, embedder)
      const own = indexOf(memories).ofAgent.get(agent)
      if (own === undefined) return []
      // whoever asked first must not be answered with what was remembered meanwhile
      const end = memories.length
      const now = score?.step ?? memories[end - 1]?.step ?? 0
      const [vector] = await embedder.embed([query], signal)
      const isWanted = (memory: Memory, place: number) => place < end && (kind === undefined || memory.kind === kind)
      const choose = (compared: Compared) =>
        score ? bestScored(compared, k, isWanted, now, score) : nearest(compared, k, isWanted)
      const chosen = await own.search(vector!, embedder, choose, signal)
      return chosen.map(({ memory, squared, score: points }) => ({
        text: memory.text,
        distance: Math.sqrt(squared),
        memory,
        ...(points !== undefined && { score: points }),
      }))
    },
    usage(from, agent) {
      const own = indexOf(listOf(from)).ofAgent.get(agent)
      return { kept: own?.size ?? 0, forgotten: own?.forgotten ?? 0 }
    },
  }
}

interface ListIndex {
  length: number
  readonly ofAgent: Map<string, PrivateIndex>
}

function listOf(from: readonly Memory[] | MemoryView): readonly Memory[] {
  return 'memoryEmbedder' in from ? from.memories : from
}

function checkCount(name: string, count: number): void {
  if (Number.isInteger(count) && count > 0) return
  throw new TroupeError('MEMORY_INVALID', `${name} is a whole number above 0, not ${count}.`)
}

function checkEmbedder(stored: string, embedder: Embedder): void {
  const mark = markOf(embedder)
  if (stored === '' || stored === mark) return
  throw new TroupeError(
    'MEMORY_OTHER_EMBEDDER',
    `These memories are compared by "${stored}", not by "${mark}". Recall with "${stored}", or embed them again with ` +
      `the other one: flow.fork(run, { edit: { memoryEmbedder: '${mark}' } }). ` +
      'The texts stay, their vectors are made anew.',
  )
}
