/** The memories of a run's agents at a step, or what one of them would recall. */
import { readMemories, type Memory } from '../memory/memory.ts'
import { createRecall } from '../memory/recall.ts'
import { cached } from '../memory/vector-cache.ts'
import type { Embedder } from '../models/embedder.ts'
import { defaultEmbedder, localEmbedder } from '../models/embedders/by-name.ts'
import type { Moment } from '../store/fold.ts'
import type { MemoryList } from './api.ts'
import { badRequest } from './faults.ts'
import type { Turns } from './turns.ts'

const SHOWN = 200
const RECALLED = 8
// several pages; a model's time grows with the square of it
const LONGEST_COMPARED = 4_000
// 16 MB of vectors
const MOST_COMPARED = 10_000
// an answer within a second, also where the last text is a long one or the model has to be loaded first
const BUDGET_MS = 600
const MOST_FOR_MEMORIES_MS = 400
const LEAST_FOR_MEMORIES_MS = 100
const AT_ONCE_MS = 1
const LOOKED_UP_AT_ONCE = 100

export interface Asked {
  readonly agent: string | undefined
  readonly query: string | undefined
  readonly limit: number | undefined
  /** nobody waits for the answer any more */
  readonly signal?: AbortSignal
}

export type RecallOnDemand = (
  memoryEmbedder: unknown,
  own: readonly Memory[],
  asked: {
    readonly agent: string
    readonly query: string
    readonly k: number
    readonly signal: AbortSignal | undefined
  },
) => Promise<Required<Pick<MemoryList, 'compared' | 'recalled'>>>

/** A board without memories has none. */
export async function memoriesOf(
  { step, values }: Moment,
  { agent, query, limit, signal }: Asked,
  recallOnDemand: RecallOnDemand,
): Promise<MemoryList> {
  if (query !== undefined && agent === undefined)
    throw badRequest('Memories are private: say who asks, with agent=NAME beside query.')
  const { memories, memoryEmbedder } = values as { memories?: unknown; memoryEmbedder?: unknown }
  const all = readMemories(memories)
  const own = agent === undefined ? all : all.filter((memory) => memory.agent === agent)
  const list = { step, agents: [...new Set(all.map((memory) => memory.agent))], total: own.length }
  if (query === undefined || agent === undefined) return { ...list, memories: own.slice(-(limit ?? SHOWN)) }
  checkComparable(own)
  const found = await recallOnDemand(memoryEmbedder, own, { agent, query, k: limit ?? RECALLED, signal })
  return { ...list, memories: own.slice(-(limit ?? SHOWN)), ...found }
}

/**
 * Recalls as an agent would, with a bound on how long: a model takes a thirtieth of a second for a sentence. The latest
 * are compared first, others have their turn after each, and vectors are kept, so that asking again goes further.
 */
export function createRecallOnDemand(
  turns: Turns,
  embedderOf = namedEmbedder,
  now = () => performance.now(),
): RecallOnDemand {
  const kept = new Map<string, Embedder>()
  const keptEmbedder = (memoryEmbedder: unknown): Embedder => {
    const embedder = embedderOf(memoryEmbedder)
    if (!kept.has(embedder.name)) kept.set(embedder.name, cached(embedder, { texts: MOST_COMPARED }))
    return kept.get(embedder.name)!
  }

  const latest = async (own: readonly Memory[], embedder: Embedder, budgetMs: number, signal?: AbortSignal) => {
    const most = Math.min(own.length, MOST_COMPARED)
    let compared = 0
    for (let spent = 0; compared < most && spent < budgetMs; compared++) {
      if (signal?.aborted) throw badRequest('Nobody waits for this answer any more.')
      const from = now()
      await embedder.embed([own[own.length - 1 - compared]!.text], signal)
      const took = now() - from
      spent += took
      if (took > AT_ONCE_MS || compared % LOOKED_UP_AT_ONCE === 0) await turns.next()
    }
    return own.slice(own.length - compared)
  }

  return async (memoryEmbedder, own, { agent, query, k, signal }) => {
    const embedder = keptEmbedder(memoryEmbedder)
    const from = now()
    await embedder.embed([query], signal)
    // whoever asks first waits for the model, too; some memories are compared all the same
    const left = Math.max(LEAST_FOR_MEMORIES_MS, Math.min(MOST_FOR_MEMORIES_MS, BUDGET_MS - (now() - from)))
    const compared = await latest(own, embedder, left, signal)
    const { recall } = createRecall({ embedder, cache: { texts: 1 } })
    return {
      compared: compared.length,
      recalled: await recall(compared, agent, query, { k, ...(signal && { signal }) }),
    }
  }
}

function namedEmbedder(memoryEmbedder: unknown): Embedder {
  const isNamed = typeof memoryEmbedder === 'string' && memoryEmbedder !== ''
  return isNamed ? localEmbedder(memoryEmbedder) : defaultEmbedder()
}

function checkComparable(own: readonly Memory[]): void {
  if (own.some(({ text }) => text.length > LONGEST_COMPARED))
    throw badRequest(`A memory is longer than ${LONGEST_COMPARED} characters. Ask with \`troupe memories\` instead.`)
}
