/** Troupe as it is published: a whole `recall` over one agent's memories, with its vectors in a vector file. */
import { join } from 'node:path'
import { createRecall, remember, vectorFile, type Embedder, type Memory } from '../../../dist/memory/index.js'
import { DIMENSIONS, type Filled, type Subject } from '../subject.ts'

export const subject: Subject = {
  async fill(vectors, folder) {
    const known = new Map(vectors.map((vector, at) => [`m${at}`, vector]))
    const memories = remembered(vectors.length)
    const filled = open(memories, known)
    // vectors are made when somebody asks
    await filled.search(vectors[0]!, 1)
    return {
      ...filled,
      save() {
        const file = vectorFile(join(folder, 'vectors.db'))
        file.put(`bench/${DIMENSIONS}`, known)
        file.close()
      },
    }
  },
  load: async (folder, size) => open(remembered(size), new Map(), vectorFile(join(folder, 'vectors.db'))),
}

function remembered(size: number): Memory[] {
  return Array.from({ length: size }, (_, at) => remember({ agent: 'ana', step: at }, `m${at}`))
}

function open(memories: Memory[], known: Map<string, Float32Array>, store?: ReturnType<typeof vectorFile>): Filled {
  let query = new Float32Array(DIMENSIONS)
  let asked = 0
  const embedder: Embedder = {
    name: 'bench',
    dimensions: DIMENSIONS,
    embed: async (texts) => texts.map((text) => known.get(text) ?? query),
  }
  const { recall } = createRecall({ embedder, limit: memories.length, cache: { texts: 1000, ...(store && { store }) } })
  return {
    async search(vector, k) {
      query = new Float32Array(vector)
      const found = await recall(memories, 'ana', `q${asked++}`, { k })
      return found.map(({ memory }) => memory.step)
    },
  }
}
