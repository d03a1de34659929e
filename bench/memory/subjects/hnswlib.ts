/** hnswlib-node with its own defaults (M 16, ef 200 while building) and ef 64 while searching. */
import { join } from 'node:path'
import hnswlib from 'hnswlib-node'
import { DIMENSIONS, type Filled, type Subject } from '../subject.ts'

type Index = InstanceType<typeof hnswlib.HierarchicalNSW>
const EF = 64

export const subject: Subject = {
  async fill(vectors, folder) {
    const index = new hnswlib.HierarchicalNSW('l2', DIMENSIONS)
    index.initIndex(vectors.length)
    for (const [at, vector] of vectors.entries()) index.addPoint(Array.from(vector), at)
    return { ...open(index), save: () => index.writeIndexSync(join(folder, 'hnsw')) }
  },
  async load(folder) {
    const index = new hnswlib.HierarchicalNSW('l2', DIMENSIONS)
    index.readIndexSync(join(folder, 'hnsw'))
    return open(index)
  },
}

function open(index: Index): Filled {
  index.setEf(EF)
  return { search: (query, k) => index.searchKnn(Array.from(query), k).neighbors }
}
