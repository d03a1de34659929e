/** Vectors by text, so that none is made twice: the last used ones in the process, and a file behind it if one is given. */
import { TroupeError } from '../base/errors.ts'
import type { Embedder } from '../models/embedder.ts'
import { markOf } from './fields.ts'

/** Where vectors outlive the process. They are derived data: a miss costs time, never an answer. */
export interface VectorStore {
  get(mark: string, texts: readonly string[]): readonly (Float32Array | undefined)[]
  put(mark: string, vectors: ReadonlyMap<string, Float32Array>): void
}

// 384 floats each: about 16 MB
const DEFAULT_TEXTS = 10_000

export interface CacheOptions {
  /** how many texts are kept in the process */
  readonly texts?: number | undefined
  readonly store?: VectorStore | undefined
}

/** The same embedder, which is asked once for each text and checked for what it gives. */
export function cached(embedder: Embedder, { texts: limit = DEFAULT_TEXTS, store }: CacheOptions = {}): Embedder {
  const mark = markOf(embedder)
  // a Map remembers the order of insertion, so the first one is the one not used for longest
  const known = new Map<string, Float32Array>()
  const keep = (text: string, vector: Float32Array) => {
    known.delete(text)
    known.set(text, vector)
    if (known.size > limit) known.delete(known.keys().next().value!)
  }

  return {
    name: embedder.name,
    dimensions: embedder.dimensions,
    async embed(texts, signal) {
      const found = new Map<string, Float32Array>()
      for (const text of texts) {
        const vector = known.get(text)
        if (vector) found.set(text, vector)
      }
      const missing = () => [...new Set(texts)].filter((text) => !found.has(text))
      const absent = missing()
      if (store && absent.length > 0) {
        for (const [at, vector] of store.get(mark, absent).entries())
          if (vector?.length === embedder.dimensions) found.set(absent[at]!, vector)
      }
      const unknown = missing()
      if (unknown.length > 0) {
        const made = check(embedder, unknown, await embedder.embed(unknown, signal))
        for (const [text, vector] of made) found.set(text, vector)
        store?.put(mark, made)
      }
      for (const [text, vector] of found) keep(text, vector)
      return texts.map((text) => found.get(text)!)
    },
  }
}

function check(
  { name, dimensions }: Embedder,
  texts: readonly string[],
  vectors: readonly Float32Array[],
): Map<string, Float32Array> {
  if (vectors.length !== texts.length)
    throw new TroupeError('EMBEDDER_FAILED', `${name} gave ${vectors.length} vectors for ${texts.length} texts.`)
  const wrong = vectors.find((vector) => vector.length !== dimensions || !isFinite(vector))
  if (wrong) {
    const fault = wrong.length === dimensions ? 'something that is no number' : `${wrong.length} numbers`
    throw new TroupeError('EMBEDDER_FAILED', `${name} gave a vector with ${fault} instead of ${dimensions} numbers.`)
  }
  return new Map(texts.map((text, at) => [text, vectors[at]!]))
}

/** A part that is no number, or has no end, makes the sum so too. */
function isFinite(vector: Float32Array): boolean {
  let sum = 0
  for (let at = 0; at < vector.length; at++) sum += vector[at]!
  return Number.isFinite(sum)
}
