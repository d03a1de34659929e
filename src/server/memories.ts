/** What agents remember at a moment, or what one of them would recall. */
import type { Memory } from '../memory/memory.ts'
import { createRecall } from '../memory/recall.ts'
import { defaultEmbedder, localEmbedder } from '../models/embedders/by-name.ts'
import type { Moment } from '../store/fold.ts'
import type { MemoryList } from './api.ts'
import { badRequest } from './faults.ts'

const SHOWN = 200
const RECALLED = 8

export interface Asked {
  readonly agent: string | undefined
  readonly query: string | undefined
  readonly limit: number | undefined
}

/** A board without memories has none. */
export async function memoriesOf({ step, values }: Moment, { agent, query, limit }: Asked): Promise<MemoryList> {
  if (query !== undefined && agent === undefined)
    throw badRequest('Memories are private: say who asks, with agent=NAME beside query.')
  const { memories, memoryEmbedder } = values as { memories?: unknown; memoryEmbedder?: unknown }
  const all = Array.isArray(memories) ? memories.filter(isMemory) : []
  const own = agent === undefined ? all : all.filter((memory) => memory.agent === agent)
  const list = { step, agents: [...new Set(all.map((memory) => memory.agent))], total: own.length }
  if (query === undefined || agent === undefined) return { ...list, memories: own.slice(-(limit ?? SHOWN)) }
  const embedder = typeof memoryEmbedder === 'string' && memoryEmbedder ? localEmbedder(memoryEmbedder) : defaultEmbedder() // prettier-ignore
  const recalled = await createRecall({ embedder }).recall(all, agent, query, { k: limit ?? RECALLED })
  return { ...list, memories: own.slice(-(limit ?? SHOWN)), recalled }
}

// the board of an imported run may be anything
function isMemory(given: unknown): given is Memory {
  const { agent, text, step, importance } = (given ?? {}) as Partial<Memory>
  const isOrdinary = importance === undefined || Number.isFinite(importance)
  return typeof agent === 'string' && typeof text === 'string' && typeof step === 'number' && isOrdinary
}
