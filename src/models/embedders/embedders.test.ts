import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../base/random.ts'
import type { Embedder } from '../embedder.ts'
import { defaultEmbedder, localEmbedder } from './by-name.ts'
import { minilmEmbedder } from './minilm.ts'
import { loadOptional } from './optional-package.ts'
import { createProjection } from './projection.ts'

const lengthOf = (vector: Float32Array) => Math.hypot(...vector)
const distance = (one: Float32Array, other: Float32Array) => Math.hypot(...one.map((part, at) => part - other[at]!))

async function distances(embedder: Embedder, query: string, texts: readonly string[]): Promise<number[]> {
  const [asked, ...vectors] = await embedder.embed([query, ...texts])
  return vectors.map((vector) => distance(asked!, vector))
}

describe.for(['hashed', 'english'])('the embedder %s', (name) => {
  const embedder = localEmbedder(name)

  it('gives vectors of length 1 with 384 dimensions, the same alone and among others', async () => {
    const texts = ['I saw a red chair', 'The stair leads down', 'At position 4, I saw a lamp']
    const together = await embedder.embed(texts)
    for (const [at, text] of texts.entries()) {
      expect(together[at]).toHaveLength(384)
      expect(lengthOf(together[at]!)).toBeCloseTo(1, 5)
      expect(await embedder.embed([text])).toEqual([together[at]])
    }
  })

  it('takes any text', async () => {
    const odd = ['', ' ', '!?', '日本語', '\u0000', 'lamp '.repeat(500)]
    for (const vector of await embedder.embed(odd)) expect(vector.every(Number.isFinite)).toBe(true)
  })

  it('puts texts that share words nearer than texts that share none', async () => {
    const [near, far] = await distances(embedder, 'the red lamp in the cellar', [
      'a red lamp stands in the cellar',
      'the budget was approved on Tuesday',
    ])
    expect(near!).toBeLessThan(far!)
  })
})

it('the hashed embedder gives these numbers on every machine', async () => {
  const [vector] = await localEmbedder('hashed').embed(['The lamp is lit. Die Tür ist zu.'])
  const bytes = new Uint8Array(vector!.buffer)
  expect(hash('sha256', bytes)).toMatchInlineSnapshot(
    `"628738b3a40ac013180ff61649abf403bee090495283b07f874f5d65179bbb6d"`,
  )
})

it('the English embedder knows what means the same', async () => {
  const [near, far] = await distances(localEmbedder('english'), 'Where is the refrigerator?', [
    'The kitchen has a stove and a fridge',
    'Ana told me about the garden gate',
  ])
  expect(near!).toBeLessThan(far!)
})

it('the projection keeps distances: 512 dimensions to 384, within a tenth', () => {
  const random = createRandom(5)
  const project = createProjection(512, 384, 'test')
  const vectors = Array.from({ length: 20 }, () => Float32Array.from({ length: 512 }, () => random.next() - 0.5))
  // each of 384 coordinates keeps the sum of 512, so lengths grow by the root of 384
  const ratios = vectors.slice(1).map((vector) => {
    const before = Math.hypot(...vector.map((part, at) => part - vectors[0]![at]!))
    return distance(project(vector), project(vectors[0]!)) / before / Math.sqrt(384)
  })
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.1)
})

describe('by name', () => {
  it('an embedder is found by its name and by what a board stores', () => {
    expect(localEmbedder('hashed/384').name).toBe('hashed')
    expect(() => localEmbedder('hashed/512')).toThrow('There are: english, hashed, minilm')
    expect(() => localEmbedder('toString')).toThrow('no local embedder "toString"')
  })

  it('the default is the packaged English model where it is installed', () => {
    expect(defaultEmbedder().name).toBe('english')
  })

  it('a package that is not there is an error with the command that brings it', async () => {
    const load = loadOptional('The embedder "minilm"', '@troupe/not-there')
    await expect(load).rejects.toMatchObject({
      code: 'MEMORY_NO_PACKAGE',
      message: 'The embedder "minilm" needs @troupe/not-there, which is not installed: npm install @troupe/not-there',
    })
  })

  it('MiniLM is asked for pooled vectors, one text at a time', async () => {
    const asked: unknown[] = []
    const embedder = minilmEmbedder(() =>
      Promise.resolve((texts, options) => {
        asked.push({ texts, ...options })
        return Promise.resolve({ data: Array<number>(384).fill(0.5) })
      }),
    )
    const vectors = await embedder.embed(['a', 'b'])
    expect(asked).toEqual(['a', 'b'].map((text) => ({ texts: [text], pooling: 'mean', normalize: true })))
    for (const vector of vectors) expect(lengthOf(vector)).toBeCloseTo(1, 5)
  })
})
