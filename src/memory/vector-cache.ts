/**
 * A cache of vectors by text, so that none is computed twice: the last used ones in the process, and a file behind it
 * if one is given.
 */
import { TroupeError } from '../base/errors.ts'
import type { Embedder } from '../models/embedder.ts'
import { markOf } from './fields.ts'

/** Where vectors outlive the process. They are derived data: a miss costs time, never an answer. */
export interface VectorStore {
  get(mark: string, texts: readonly string[]): readonly (Float32Array | undefined)[]
  put(mark: string, vectors: ReadonlyMap<string, Float32Array>): void
  /**
   * Optional, for thousands at once: puts the vector of each text into the row of the same place, and gives the places
   * of the texts it has none of; what is in their rows does not matter.
   */
  fill?(mark: string, texts: readonly string[], rows: VectorRows): readonly number[]
}

/** Rows of vectors one behind the other; `stride` numbers lie between the beginnings of two. */
export interface VectorRows {
  readonly numbers: Float32Array
  readonly dimensions: number
  readonly stride: number
  /** of so many rows from one on, with what lies between them; see `checksum.ts` */
  checksum(row: number, count: number): number
}

export interface CachedEmbedder extends Embedder {
  /** as the store's; what it gives is in rows already, and not kept a second time */
  fill?(texts: readonly string[], rows: VectorRows): readonly number[]
}

// 384 floats each: about 16 MB
const DEFAULT_TEXTS = 10_000

export interface CacheOptions {
  /** how many texts are kept in the process */
  readonly texts?: number | undefined
  readonly store?: VectorStore | undefined
}

/** The same embedder, which is asked once for each text and checked for what it gives. */
export function cached(embedder: Embedder, { texts: limit = DEFAULT_TEXTS, store }: CacheOptions = {}): CachedEmbedder {
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
    ...(store?.fill && { fill: (texts, rows) => store.fill!(mark, texts, rows) }),
    async embed(texts, signal) {
      const vectors = texts.map((text) => known.get(text))
      const missing = () => [...vectors.keys()].filter((at) => vectors[at] === undefined)
      let absent = missing()
      if (store && absent.length > 0) {
        const stored = store.get(
          mark,
          absent.map((at) => texts[at]!),
        )
        for (let index = 0; index < absent.length; index++)
          if (stored[index]?.length === embedder.dimensions) vectors[absent[index]!] = stored[index]
        absent = missing()
      }
      if (absent.length > 0) {
        const unknown = [...new Set(absent.map((at) => texts[at]!))]
        const made = check(embedder, unknown, await embedder.embed(unknown, signal))
        for (const at of absent) vectors[at] = made.get(texts[at]!)
        store?.put(mark, made)
      }
      // of more than can be kept, the last ones
      for (let at = Math.max(0, texts.length - limit); at < texts.length; at++) keep(texts[at]!, vectors[at]!)
      return vectors as Float32Array[]
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
