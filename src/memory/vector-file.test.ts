import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { Embedder } from '../models/embedder.ts'
import { hashedEmbedder } from '../models/embedders/hashed.ts'
import { remember } from './memory.ts'
import { createRecall } from './recall.ts'
import type { VectorStore } from './vector-cache.ts'
import { vectorFile } from './vector-file.ts'

const PAGE = 256
const MARK = 'hashed/384'

function temporaryFile() {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-vectors-'))
  const file = join(folder, 'vectors.db')
  return { file, numbers: `${file}-numbers`, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

const textsUpTo = (count: number) => Array.from({ length: count }, (_, place) => `lamp ${place}, "door" \u{1f4a1},`)
const memoriesOf = (texts: readonly string[]) => texts.map((text, step) => remember({ agent: 'ana', step }, text))

function recording(name = 'hashed', dimensions = 384): Embedder & { asked: string[] } {
  const asked: string[] = []
  return {
    name,
    dimensions,
    asked,
    async embed(texts) {
      asked.push(...texts)
      return (await hashedEmbedder().embed(texts)).map((vector) => vector.slice(0, dimensions))
    },
  }
}

/** What is recalled in a fresh process, as it were, and which memories had to be embedded for it. */
async function recallAfresh(texts: readonly string[], store?: VectorStore, embedder = recording()) {
  const { recall } = createRecall({ embedder, cache: { store } })
  const memories = memoriesOf(texts)
  const found = []
  for (const query of ['lamp 7', 'door 300', 'an unseen lamp'])
    found.push(await recall(memories, 'ana', query, { k: 9 }))
  return { found, embedded: embedder.asked.filter((text) => texts.includes(text)) }
}

/** Runs `work` with the file and closes it again. */
async function withFile<T>(file: string, work: (store: VectorStore) => T | Promise<T>): Promise<T> {
  const store = vectorFile(file)
  try {
    return await work(store)
  } finally {
    store.close()
  }
}

describe('memories loaded from a vector file', () => {
  const texts = textsUpTo(3 * PAGE + 10)

  it.for([
    ['in the order they were written', texts],
    ['in another order', texts.toReversed()],
    ['some of them twice', [...texts.slice(0, 300), ...texts.slice(200)]],
    ['with others among them', texts.flatMap((text, place) => (place % 100 === 50 ? [text, `new ${place}`] : [text]))],
    ['from the middle of a page to the middle of another', texts.slice(100, 2 * PAGE + 100)],
  ] as const)('are recalled to the last bit as without a file: %s', async ([, wanted]) => {
    using place = temporaryFile()
    await withFile(place.file, (store) => recallAfresh(texts, store))
    const loaded = await withFile(place.file, (store) => recallAfresh(wanted, store))
    expect(loaded.found).toEqual((await recallAfresh(wanted)).found)
    expect(loaded.embedded).toEqual(wanted.filter((text) => !texts.includes(text)))
  })

  it('may have a number of dimensions that does not fill its rows', async () => {
    using place = temporaryFile()
    const small = () => recording('small', 50)
    const made = await withFile(place.file, (store) => recallAfresh(texts, store, small()))
    const loaded = await withFile(place.file, (store) => recallAfresh(texts, store, small()))
    expect(loaded).toEqual({ found: made.found, embedded: [] })
  })

  it('are asked for once and together, and only questions one by one', async () => {
    using place = temporaryFile()
    await withFile(place.file, (store) => recallAfresh(texts, store))
    const asked: number[] = []
    await withFile(place.file, (file) => {
      const counting: VectorStore = {
        ...file,
        get: (mark, some) => (asked.push(some.length), file.get(mark, some)),
        fill: (mark, some, rows) => (asked.push(some.length), file.fill!(mark, some, rows)),
      }
      return recallAfresh(texts, counting)
    })
    expect(asked).toEqual([1, texts.length, 1, 1])
  })

  it('are the same from a store that cannot fill rows', async () => {
    using place = temporaryFile()
    const made = await withFile(place.file, (store) => recallAfresh(texts, store))
    const loaded = await withFile(place.file, (store) =>
      recallAfresh(texts, {
        get: (mark, some) => store.get(mark, some),
        put: (mark, vectors) => store.put(mark, vectors),
      }),
    )
    expect(loaded).toEqual({ found: made.found, embedded: [] })
  })

  it('are tried again when the embedder fails for those the file has not', async () => {
    using place = temporaryFile()
    await withFile(place.file, (store) => recallAfresh(texts, store))
    const wanted = ['first', ...texts, 'last']
    await withFile(place.file, async (store) => {
      const embedder = recording()
      let isBroken = true
      const { recall } = createRecall({
        embedder: {
          ...embedder,
          embed: (some) => (isBroken && some.length > 1 ? Promise.reject(new Error('no')) : embedder.embed(some)),
        },
        cache: { store },
      })
      const memories = memoriesOf(wanted)
      await expect(recall(memories, 'ana', 'a question')).rejects.toThrow('no')
      isBroken = false
      const { recall: plain } = createRecall({ embedder: recording() })
      expect(await recall(memories, 'ana', 'first', { k: 5 })).toEqual(await plain(memories, 'ana', 'first', { k: 5 }))
    })
  })

  it('are made one by one after their store has failed to fill rows', async () => {
    const embedder = recording()
    const broken: VectorStore = {
      get: (_, some) => some.map((): undefined => undefined),
      put() {},
      fill() {
        throw new Error('no')
      },
    }
    const { recall } = createRecall({ embedder, cache: { store: broken } })
    const memories = memoriesOf(texts)
    await expect(recall(memories, 'ana', 'lamp 7')).rejects.toThrow('no')
    const { recall: plain } = createRecall({ embedder: recording() })
    expect(await recall(memories, 'ana', 'lamp 7')).toEqual(await plain(memories, 'ana', 'lamp 7'))
  })

  it('are those that are kept when the index is smaller than the list', async () => {
    using place = temporaryFile()
    await withFile(place.file, (store) => recallAfresh(texts, store))
    const memories = texts.map((text, step) => remember({ agent: 'ana', step }, text, { importance: (step * 7) % 11 }))
    await withFile(place.file, async (store) => {
      const embedder = recording()
      const { recall } = createRecall({ embedder, cache: { store }, limit: 300 })
      const { recall: plain } = createRecall({ embedder: recording(), limit: 300 })
      const both = () => Promise.all([recall, plain].map((each) => each(memories, 'ana', 'lamp 7', { k: 300 })))
      const [loaded, made] = await both()
      expect(loaded).toEqual(made)
      expect(embedder.asked).toEqual([])
      // as they come and go afterwards
      memories.push(...memoriesOf(['lamp 7', 'lamp 8', 'lamp 9']).map((memory) => ({ ...memory, importance: 9 })))
      const [later, laterMade] = await both()
      expect(later).toEqual(laterMade)
      expect(later!.slice(0, 1).map(({ text }) => text)).toEqual(['lamp 7'])
      expect(embedder.asked).toEqual(['lamp 8', 'lamp 9'])
    })
  })
})

describe('a vector file that is damaged', () => {
  const texts = textsUpTo(3 * PAGE)
  const damages: readonly (readonly [string, (numbers: string) => void, readonly string[]])[] = [
    [
      'in one page',
      (numbers) => {
        const bytes = readFileSync(numbers)
        bytes[bytes.length / 2]! ^= 1
        writeFileSync(numbers, bytes)
      },
      texts.slice(PAGE, 2 * PAGE),
    ],
    ['at its end', (numbers) => truncateSync(numbers, statSync(numbers).size - 9_000), texts.slice(2 * PAGE)],
    ['by half of it being deleted', (numbers) => rmSync(numbers), texts],
  ]

  it.for(damages)('%s costs what was damaged, once, and no answer', async ([, damage, lost]) => {
    using place = temporaryFile()
    const vectors = await hashedEmbedder().embed(texts)
    const made = await recallAfresh(texts)
    await withFile(place.file, (store) => store.put(MARK, new Map(texts.map((text, at) => [text, vectors[at]!]))))
    damage(place.numbers)
    expect(await withFile(place.file, (store) => recallAfresh(texts, store))).toEqual({ ...made, embedded: lost })
    expect(await withFile(place.file, (store) => recallAfresh(texts, store))).toEqual({ ...made, embedded: [] })
    expect(await withFile(place.file, (store) => store.get(MARK, texts))).toEqual(vectors)
  })

  it('in its texts gives what is left', async () => {
    using place = temporaryFile()
    await withFile(place.file, (store) => recallAfresh(texts, store))
    const database = new DatabaseSync(place.file)
    database.exec(`UPDATE texts SET texts = substr(texts, 1, 100) WHERE page = (SELECT min(page) + 1 FROM texts)`)
    database.close()
    const loaded = await withFile(place.file, (store) => recallAfresh(texts, store))
    expect(loaded).toEqual({ found: (await recallAfresh(texts)).found, embedded: texts.slice(0, PAGE) })
  })
})

describe('a vector file', () => {
  it('gives nothing to another embedder, which leaves the vectors of the first where they are', async () => {
    using place = temporaryFile()
    const texts = textsUpTo(300)
    await withFile(place.file, (store) => recallAfresh(texts, store))
    const other = await withFile(place.file, (store) => recallAfresh(texts, store, recording('other', 64)))
    expect(other.embedded).toEqual(texts)
    expect((await withFile(place.file, (store) => recallAfresh(texts, store))).embedded).toEqual([])
  })

  it('with pages of vectors in the database, as they once were, is made anew and small', async () => {
    using place = temporaryFile()
    const old = new DatabaseSync(place.file)
    old.exec('CREATE TABLE pages (page INTEGER PRIMARY KEY AUTOINCREMENT, mark TEXT, texts TEXT, vectors BLOB)')
    old.prepare('INSERT INTO pages (mark, texts, vectors) VALUES (?, ?, ?)').run(MARK, '["a"]', new Uint8Array(500_000))
    old.close()
    const texts = textsUpTo(300)
    expect((await withFile(place.file, (store) => recallAfresh(texts, store))).embedded).toEqual(texts)
    expect((await withFile(place.file, (store) => recallAfresh(texts, store))).embedded).toEqual([])
    expect(statSync(place.file).size).toBeLessThan(200_000)
  })

  it('takes no more room for vectors written one by one than they need', async () => {
    using place = temporaryFile()
    const texts = textsUpTo(500)
    const vectors = await hashedEmbedder().embed(texts)
    await withFile(place.file, (store) => {
      for (const [at, text] of texts.entries()) store.put(MARK, new Map([[text, vectors[at]!]]))
      expect(store.get(MARK, texts)).toEqual(vectors)
    })
    expect(statSync(place.numbers).size).toBe(texts.length * 384 * Float32Array.BYTES_PER_ELEMENT)
    // numbers of a database that is gone are nobody's
    rmSync(place.file)
    await withFile(place.file, (store) => store.put(MARK, new Map([[texts[0]!, vectors[0]!]])))
    expect(statSync(place.numbers).size).toBe(384 * Float32Array.BYTES_PER_ELEMENT)
  })
})
