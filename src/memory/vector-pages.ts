/** Vectors in pages of many: whoever wants ten thousand reads some hundred and fifty pages, not ten thousand rows. */
import type { DatabaseSync } from 'node:sqlite'

/** A page is a list of texts as JSON, and their vectors in the same order. */
export const TABLE = `CREATE TABLE IF NOT EXISTS pages (
  page INTEGER PRIMARY KEY AUTOINCREMENT, mark TEXT NOT NULL, texts TEXT NOT NULL, vectors BLOB NOT NULL
) STRICT; CREATE INDEX IF NOT EXISTS pages_by_mark ON pages (mark, page)`

// 96 kB of 384 dimensions: few reads for many vectors, little for one, and not so much that every read takes new memory
const FULL_PAGE = 64
// so many are put together
const MOST_SMALL_PAGES = 64

type Vectors = readonly (readonly [text: string, vector: Float32Array])[]

export interface Pages {
  read(mark: string, texts: readonly string[]): (Float32Array | undefined)[]
  write(mark: string, vectors: Vectors): void
}

interface Directory {
  /** by text, the page times its most vectors, plus the place in it: a number takes less than an object */
  readonly places: Map<string, number>
  /** how many vectors each page has */
  readonly counts: Map<number, number>
  lastPage: number
}

export function openPages(database: DatabaseSync): Pages {
  const selectTexts = database.prepare('SELECT page, texts FROM pages WHERE mark = ? AND page > ? ORDER BY page')
  const selectVectors = database.prepare('SELECT vectors FROM pages WHERE page = ?')
  const insert = database.prepare('INSERT INTO pages (mark, texts, vectors) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM pages WHERE page = ?')
  const directories = new Map<string, Directory>()

  /** What the file has of a mark, with what other processes have added meanwhile. */
  const directoryOf = (mark: string): Directory => {
    let directory = directories.get(mark)
    if (directory === undefined)
      directories.set(mark, (directory = { places: new Map(), counts: new Map(), lastPage: 0 }))
    for (const { page, texts } of selectTexts.iterate(mark, directory.lastPage)) {
      const number = (directory.lastPage = Number(page))
      const list = JSON.parse(texts as string) as readonly string[]
      directory.counts.set(number, list.length)
      for (let at = 0; at < list.length && at < FULL_PAGE; at++)
        directory.places.set(list[at]!, number * FULL_PAGE + at)
    }
    return directory
  }

  const read = (mark: string, texts: readonly string[]) => {
    const { places, counts } = directoryOf(mark)
    const found = texts.map((): Float32Array | undefined => undefined)
    const wanted = new Map<number, number[]>()
    for (let index = 0; index < texts.length; index++) {
      const place = places.get(texts[index]!)
      if (place === undefined) continue
      const page = Math.floor(place / FULL_PAGE)
      const together = wanted.get(page)
      if (together === undefined) wanted.set(page, [index])
      else together.push(index)
    }
    for (const [page, indexes] of wanted) {
      const blob = selectVectors.get(page)?.['vectors']
      // another process has put pages together: what was there is made again, or found the next time
      if (!(blob instanceof Uint8Array)) continue
      const count = counts.get(page)!
      const vectorAt = cut(blob, count, indexes.length > count / 2)
      for (const index of indexes) found[index] = vectorAt(places.get(texts[index]!)! % FULL_PAGE)
    }
    return found
  }

  const write = (mark: string, vectors: Vectors) => {
    for (let first = 0; first < vectors.length; first += FULL_PAGE) {
      const page = vectors.slice(first, first + FULL_PAGE)
      insert.run(mark, JSON.stringify(page.map(([text]) => text)), joined(page.map(([, vector]) => vector)))
    }
  }

  const inOneGo = (work: () => void) => {
    database.exec('BEGIN IMMEDIATE')
    try {
      work()
      database.exec('COMMIT')
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  /** An agent that remembers one text a step writes pages of one vector: many of them become a few full ones. */
  const putTogether = (mark: string) => {
    const smallOf = () => [...directoryOf(mark).counts].filter(([, count]) => count <= FULL_PAGE / 2)
    if (smallOf().length <= MOST_SMALL_PAGES) return
    inOneGo(() => {
      const small = new Set(smallOf().map(([page]) => page))
      const { places } = directoryOf(mark)
      const texts = [...places].flatMap(([text, place]) => (small.has(Math.floor(place / FULL_PAGE)) ? [text] : []))
      const vectors = read(mark, texts)
      for (const page of small) remove.run(page)
      write(
        mark,
        texts.flatMap((text, index) => (vectors[index] ? [[text, vectors[index]] as const] : [])),
      )
    })
    directories.delete(mark)
  }

  return {
    read,
    write(mark, vectors) {
      inOneGo(() => write(mark, vectors))
      putTogether(mark)
    },
  }
}

/** Views of the page where most of it is wanted, otherwise copies: one vector must not hold a whole page in memory. */
function cut(blob: Uint8Array, count: number, isMostWanted: boolean): (at: number) => Float32Array | undefined {
  const { buffer, byteOffset, byteLength } = blob
  const parts = byteLength / count / Float32Array.BYTES_PER_ELEMENT
  if (!Number.isInteger(parts)) return () => undefined
  // a copy where the numbers do not lie where numbers may
  const all =
    byteOffset % Float32Array.BYTES_PER_ELEMENT === 0
      ? new Float32Array(buffer as ArrayBuffer, byteOffset, parts * count)
      : new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  return isMostWanted
    ? (at) => all.subarray(at * parts, (at + 1) * parts)
    : (at) => all.slice(at * parts, (at + 1) * parts)
}

function joined(vectors: readonly Float32Array[]): Uint8Array {
  const length = vectors.reduce((sum, vector) => sum + vector.length, 0)
  const all = new Float32Array(length)
  let at = 0
  for (const vector of vectors) {
    all.set(vector, at)
    at += vector.length
  }
  return new Uint8Array(all.buffer)
}
