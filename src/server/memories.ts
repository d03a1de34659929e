/** The memories of a run's agents at a step, or what one of them would recall. */
import { readMemories, type Memory } from '../memory/memory.ts'
import { createRecall, type Recall } from '../memory/recall.ts'
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

export interface Asked {
  readonly agent: string | undefined
  readonly query: string | undefined
  readonly limit: number | undefined
  /** nobody waits for the answer any more */
  readonly signal?: AbortSignal
}

/** A board without memories has none. */
export async function memoriesOf(
  { step, values }: Moment,
  { agent, query, limit, signal }: Asked,
  turns: Turns,
): Promise<MemoryList> {
  if (query !== undefined && agent === undefined)
    throw badRequest('Memories are private: say who asks, with agent=NAME beside query.')
  const { memories, memoryEmbedder } = values as { memories?: unknown; memoryEmbedder?: unknown }
  const all = readMemories(memories)
  const own = agent === undefined ? all : all.filter((memory) => memory.agent === agent)
  const list = { step, agents: [...new Set(all.map((memory) => memory.agent))], total: own.length }
  if (query === undefined || agent === undefined) return { ...list, memories: own.slice(-(limit ?? SHOWN)) }
  checkComparable(own)
  const options = { k: limit ?? RECALLED, ...(signal && { signal }) }
  const recalled = await patientRecall(memoryEmbedder, turns).recall(own, agent, query, options)
  return { ...list, memories: own.slice(-(limit ?? SHOWN)), recalled }
}

/**
 * As an agent would recall, with others having their turn between one text and the next. A model takes milliseconds for
 * a sentence, and for a long text many times that.
 */
function patientRecall(memoryEmbedder: unknown, turns: Turns): Recall {
  const isNamed = typeof memoryEmbedder === 'string' && memoryEmbedder !== ''
  const embedder = isNamed ? localEmbedder(memoryEmbedder) : defaultEmbedder()
  const oneByOne: Embedder['embed'] = async (texts, signal) => {
    const vectors: Float32Array[] = []
    for (const text of texts) {
      await turns.next()
      if (signal?.aborted) throw badRequest('Nobody waits for this answer any more.')
      vectors.push(...(await embedder.embed([text], signal)))
    }
    return vectors
  }
  return createRecall({ embedder: { name: embedder.name, dimensions: embedder.dimensions, embed: oneByOne } })
}

function checkComparable(own: readonly Memory[]): void {
  if (own.some(({ text }) => text.length > LONGEST_COMPARED))
    throw badRequest(`A memory is longer than ${LONGEST_COMPARED} characters. Ask with \`troupe memories\` instead.`)
}
