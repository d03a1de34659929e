/** vectra: an index in a JSON file, held in memory; all vectors inserted in one update. It compares by cosine. */
import { LocalIndex } from 'vectra'
import type { Filled, Subject } from '../subject.ts'

export const subject: Subject = {
  async fill(vectors, folder) {
    const index = new LocalIndex(folder)
    await index.createIndex()
    await index.beginUpdate()
    for (const [at, vector] of vectors.entries()) await index.insertItem({ id: String(at), vector: Array.from(vector) })
    await index.endUpdate()
    return { ...open(index), save: () => undefined }
  },
  load: async (folder) => open(new LocalIndex(folder)),
}

function open(index: LocalIndex): Filled {
  return {
    async search(query, k) {
      const found = await index.queryItems(Array.from(query), '', k)
      return found.map(({ item }) => Number(item.id))
    },
  }
}
