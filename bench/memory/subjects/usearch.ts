/** usearch with its own defaults, in full precision, on one thread. */
import { join } from 'node:path'
import { Index, MetricKind, ScalarKind } from 'usearch'
import { DIMENSIONS, type Filled, type Subject } from '../subject.ts'

const create = () => new Index(DIMENSIONS, MetricKind.L2sq, ScalarKind.F32)

export const subject: Subject = {
  async fill(vectors, folder) {
    const index = create()
    for (const [at, vector] of vectors.entries()) index.add(BigInt(at), vector, 1)
    return { ...open(index), save: () => index.save(join(folder, 'usearch')) }
  },
  async load(folder) {
    const index = create()
    index.load(join(folder, 'usearch'))
    return open(index)
  },
}

function open(index: Index): Filled {
  return { search: (query, k) => Array.from(index.search(query, k, 1).keys, Number) }
}
