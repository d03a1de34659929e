/** Vectors in pages of many: texts in a table of SQLite, numbers in a file beside it. */
import type { DatabaseSync } from 'node:sqlite'
import type { VectorRows } from './vector-cache.ts'
import { createDirectory, FULL_PAGE, type Directory, type Page, type Run } from './vector-directory.ts'
import type { Numbers, ReadSpan } from './vector-numbers.ts'

/** A page is a list of texts as JSON, and where the numbers of their vectors are, in the same order. */
export const TABLE = `CREATE TABLE IF NOT EXISTS texts (
  page INTEGER PRIMARY KEY AUTOINCREMENT, mark TEXT NOT NULL, texts TEXT NOT NULL, count INTEGER NOT NULL,
  start INTEGER NOT NULL, bytes INTEGER NOT NULL, checksum INTEGER NOT NULL
) STRICT; CREATE INDEX IF NOT EXISTS texts_by_mark ON texts (mark, page)`

// so many are put together
const MOST_SMALL_PAGES = 64

type Vectors = readonly (readonly [text: string, vector: Float32Array])[]

export interface Pages {
  read(mark: string, texts: readonly string[]): (Float32Array | undefined)[]
  /** puts vectors into the rows of their texts, and gives the places of the texts it has none of */
  fill(mark: string, texts: readonly string[], rows: VectorRows): number[]
  write(mark: string, vectors: Vectors): void
}

export function openPages(database: DatabaseSync, numbers: Numbers): Pages {
  const select = database.prepare(
    'SELECT page, texts, count, start, bytes, checksum FROM texts WHERE mark = ? AND page > ? ORDER BY page',
  )
  const selectEnd = database.prepare('SELECT max(start + bytes) AS "end" FROM texts')
  const insert = database.prepare(
    'INSERT INTO texts (mark, texts, count, start, bytes, checksum) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const remove = database.prepare('DELETE FROM texts WHERE page = ?')
  const directories = new Map<string, Directory>()

  /** What the file has of a mark, with what other processes have added meanwhile. */
  const directoryOf = (mark: string): Directory => {
    let directory = directories.get(mark)
    if (directory === undefined) directories.set(mark, (directory = createDirectory()))
    const last = directory.pages.at(-1)?.number ?? 0
    for (const { page, texts, count, start, bytes, checksum } of select.iterate(mark, last))
      directory.add({
        number: Number(page),
        json: String(texts),
        count: Number(count),
        start: Number(start),
        bytes: Number(bytes),
        checksum: Number(checksum),
      })
    return directory
  }

  /** Asks `take` for each page with wanted texts whether it could be read; those that could not are given up. */
  const takePages = (mark: string, texts: readonly string[], take: TakePage) => {
    const runs = Map.groupBy(directoryOf(mark).find(texts), ({ page }) => page)
    const lost = numbers.reading((read) => [...runs].filter(([page, ofPage]) => !take(read, page, ofPage)))
    if (lost.length === 0) return
    // they would be missed for ever; whoever makes their vectors again writes them again
    for (const [{ number }] of lost) remove.run(number)
    directories.delete(mark)
  }

  const read = (mark: string, texts: readonly string[]) => {
    const found = texts.map((): Float32Array | undefined => undefined)
    takePages(mark, texts, (readSpan, page, runs) => {
      const parts = partsOf(page)
      if (!Number.isInteger(parts)) return false
      const all = new Float32Array(parts * page.count)
      if (!readSpan(page, all)) return false
      // copies: one vector must not hold a whole page in memory
      for (const { at, index, length } of runs)
        for (let next = 0; next < length; next++)
          found[index + next] = all.slice((at + next) * parts, (at + next + 1) * parts)
      return true
    })
    return found
  }

  const fill = (mark: string, texts: readonly string[], table: VectorRows) => {
    const { numbers: rows, dimensions, stride } = table
    const isThere = new Uint8Array(texts.length)
    takePages(mark, texts, (readSpan, page, runs) => {
      if (partsOf(page) !== dimensions) return false
      const [first] = runs as [Run]
      // a whole page whose rows lie as in the file is read to where it belongs, everything else is copied there
      const isWhole = stride === dimensions && first.length === page.count
      const all = isWhole
        ? rows.subarray(first.index * stride, (first.index + first.length) * stride)
        : new Float32Array(page.count * dimensions)
      const checksum = isWhole ? () => table.checksum(first.index, first.length) : undefined
      if (!readSpan(page, all, checksum)) return false
      for (const { at, index, length } of runs) {
        isThere.fill(1, index, index + length)
        if (isWhole && index === first.index) continue
        for (let next = 0; next < length; next++)
          rows.set(all.subarray((at + next) * dimensions, (at + next + 1) * dimensions), (index + next) * stride)
      }
      return true
    })
    return missingOf(isThere)
  }

  const write = (mark: string, vectors: Vectors) => {
    let start = Number(selectEnd.get()?.['end'] ?? 0)
    for (let first = 0; first < vectors.length; first += FULL_PAGE) {
      const page = vectors.slice(first, first + FULL_PAGE)
      const { bytes, checksum } = numbers.write(
        start,
        page.map(([, vector]) => vector),
      )
      insert.run(mark, JSON.stringify(page.map(([text]) => text)), page.length, start, bytes, checksum)
      start += bytes
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
    const smallOf = () => directoryOf(mark).pages.filter(({ count }) => count <= FULL_PAGE / 2)
    if (smallOf().length <= MOST_SMALL_PAGES) return
    inOneGo(() => {
      const small = smallOf()
      const texts = [...new Set(small.flatMap((page) => directoryOf(mark).textsOf(page)))]
      const vectors = read(mark, texts)
      for (const { number } of small) remove.run(number)
      write(
        mark,
        texts.flatMap((text, index) => (vectors[index] ? [[text, vectors[index]] as const] : [])),
      )
    })
    directories.delete(mark)
  }

  return {
    read,
    fill,
    write(mark, vectors) {
      inOneGo(() => write(mark, vectors))
      putTogether(mark)
    },
  }
}

type TakePage = (read: ReadSpan, page: Page, runs: readonly Run[]) => boolean

/** How many numbers a vector of the page has. */
function partsOf({ bytes, count }: Page): number {
  return bytes / Float32Array.BYTES_PER_ELEMENT / count
}

function missingOf(isThere: Uint8Array): number[] {
  const missing: number[] = []
  for (let at = isThere.indexOf(0); at >= 0; at = isThere.indexOf(0, at + 1)) missing.push(at)
  return missing
}
