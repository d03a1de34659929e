/** MiniLM by way of transformers.js: the embedder the seed of this project names, 384 dimensions as it is. */
import type { Embedder } from '../embedder.ts'
import { loadOptional } from './optional-package.ts'
import { toUnitLength } from './unit-length.ts'

const NAME = 'minilm'
const DIMENSIONS = 384
const PACKAGE = '@huggingface/transformers'
const MODEL = 'Xenova/all-MiniLM-L6-v2'

type Extract = (
  texts: readonly string[],
  options: { readonly pooling: 'mean'; readonly normalize: true },
) => Promise<{ readonly data: ArrayLike<number> }>

/**
 * Loaded when first asked. The package fetches the weights (about 23 MB) from the network the first time, and keeps
 * them.
 */
export function minilmEmbedder(load: () => Promise<Extract> = loadExtract): Embedder {
  let loading: Promise<Extract> | undefined
  return {
    name: NAME,
    dimensions: DIMENSIONS,
    async embed(texts, signal) {
      loading ??= load()
      loading.catch(() => (loading = undefined))
      const extract = await loading
      const vectors: Float32Array[] = []
      // one at a time: padding in a batch changes the last bits of its vectors, and a resumed run must recall the same
      for (const text of texts) {
        signal?.throwIfAborted()
        const { data } = await extract([text], { pooling: 'mean', normalize: true })
        vectors.push(toUnitLength(Float32Array.from(data)))
      }
      return vectors
    },
  }
}

async function loadExtract(): Promise<Extract> {
  type Transformers = { pipeline: (task: string, model: string, options: object) => Promise<Extract> }
  const { pipeline } = await loadOptional<Transformers>('The embedder "minilm"', PACKAGE)
  return pipeline('feature-extraction', MODEL, { dtype: 'q8' })
}
