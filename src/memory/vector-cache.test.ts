import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { Embedder } from '../models/embedder.ts'
import { hashedEmbedder } from '../models/embedders/hashed.ts'
import { cached } from './vector-cache.ts'
import { vectorFile } from './vector-file.ts'

function recording(name = 'hashed'): Embedder & { asked: string[] } {
  const inner = hashedEmbedder()
  const asked: string[] = []
  return {
    name,
    dimensions: 384,
    asked,
    embed(texts) {
      asked.push(...texts)
      return inner.embed(texts)
    },
  }
}

const embedOf = (embedder: Embedder) => (texts: readonly string[]) => embedder.embed(texts)

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-vectors-'))
  return { file: join(folder, 'vectors.db'), [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

describe('the cache of vectors', () => {
  it('asks once for each text, and gives vectors in the order of the texts', async () => {
    const embedder = recording()
    const embed = embedOf(cached(embedder))
    const [a, b, again] = await embed(['a', 'b', 'a'])
    expect(embedder.asked).toEqual(['a', 'b'])
    expect(again).toBe(a)
    expect(await embed(['b', 'c'])).toEqual([b, ...(await hashedEmbedder().embed(['c']))])
    expect(embedder.asked).toEqual(['a', 'b', 'c'])
  })

  it('holds no more texts than it may, and lets go of those not used for longest', async () => {
    const embedder = recording()
    const embed = embedOf(cached(embedder, { texts: 2 }))
    await embed(['a', 'b'])
    await embed(['a'])
    await embed(['c'])
    await embed(['a'])
    expect(embedder.asked).toEqual(['a', 'b', 'c'])
    await embed(['b'])
    expect(embedder.asked).toEqual(['a', 'b', 'c', 'b'])
  })

  it.for([
    ['too few vectors', []],
    ['another length', [new Float32Array(3)]],
    ['no numbers', [new Float32Array(384).fill(NaN)]],
  ] as const)('refuses %s', async ([, vectors]) => {
    const broken: Embedder = { name: 'broken', dimensions: 384, embed: () => Promise.resolve(vectors) }
    await expect(cached(broken).embed(['a'])).rejects.toMatchObject({ code: 'EMBEDDER_FAILED' })
  })
})

describe('a vector file', () => {
  it('gives another process what was made before, bit by bit, and keeps embedders apart', async () => {
    using folder = temporaryFolder()
    const before = vectorFile(folder.file)
    const made = await cached(recording(), { store: before }).embed(['a lamp', 'a door'])
    before.close()
    const after = vectorFile(folder.file)
    const [same, other] = [recording(), recording('other')]
    expect(await cached(same, { store: after }).embed(['a lamp', 'a door'])).toEqual(made)
    expect(same.asked).toEqual([])
    await cached(other, { store: after }).embed(['a lamp'])
    expect(other.asked).toEqual(['a lamp'])
    after.close()
  })

  it('puts together what was written one by one, and another process that has it open misses nothing', async () => {
    using folder = temporaryFolder()
    const [writer, reader] = [vectorFile(folder.file), vectorFile(folder.file)]
    const texts = Array.from({ length: 200 }, (_, place) => `memory "${place}" of a lamp, \u{1f4a1}`)
    const vectors = await hashedEmbedder().embed(texts)
    for (const [place, text] of texts.entries()) {
      writer.put('hashed/384', new Map([[text, vectors[place]!]]))
      if (place === 20) expect(reader.get('hashed/384', texts.slice(0, 20))).toEqual(vectors.slice(0, 20))
    }
    // what it knew was moved meanwhile: the first time it may miss, then it looks again
    reader.get('hashed/384', texts)
    expect(reader.get('hashed/384', texts)).toEqual(vectors)
    expect(writer.get('hashed/384', texts.toReversed())).toEqual(vectors.toReversed())
    writer.close()
    reader.close()
    const pages = new DatabaseSync(folder.file).prepare('SELECT count(*) AS count FROM texts').get()
    expect(Number(pages?.['count'])).toBeLessThan(100)
  })

  it('of version 0.1, with a row for each vector, is taken over empty', async () => {
    using folder = temporaryFolder()
    const old = new DatabaseSync(folder.file)
    old.exec('CREATE TABLE vectors (mark TEXT, text BLOB, vector BLOB, UNIQUE (mark, text))')
    old.close()
    const file = vectorFile(folder.file)
    const embedder = recording()
    await cached(embedder, { store: file }).embed(['a lamp'])
    expect(file.get('hashed/384', ['a lamp'])).toEqual(await hashedEmbedder().embed(['a lamp']))
    file.close()
  })

  it('is no loss when it is gone, even while it is in use', async () => {
    using folder = temporaryFolder()
    const file = vectorFile(folder.file)
    file.close()
    const embedder = recording()
    expect(await cached(embedder, { store: file }).embed(['a lamp'])).toEqual(await hashedEmbedder().embed(['a lamp']))
    expect(embedder.asked).toEqual(['a lamp'])
  })

  it('leaves a file of something else alone', () => {
    using folder = temporaryFolder()
    writeFileSync(folder.file, 'no database, but long enough to look at: '.repeat(50))
    expect(() => vectorFile(folder.file)).toThrow('Name another file')
    const foreign = `${folder.file}.other`
    new DatabaseSync(foreign).exec('CREATE TABLE runs (id TEXT)')
    expect(() => vectorFile(foreign)).toThrow('a database of something else')
    expect(existsSync(`${foreign}-wal`)).toBe(false)
  })
})
