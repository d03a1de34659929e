/** The vector file: vectors kept in SQLite. They can be computed again, so the file may be deleted at any time. */
import { mkdirSync } from 'node:fs'
import { endianness } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf, TroupeError } from '../base/errors.ts'
import type { VectorStore } from './vector-cache.ts'
import { openPages, TABLE } from './vector-pages.ts'

const BUSY_MS = 2_000
// the largest: a page of vectors then lies in two pages of SQLite and not in twenty-four; only a new file takes it
const PAGE_BYTES = 65_536

// numbers are kept as memory has them; on the one platform that has them the other way round, they are others
const ORDER = endianness() === 'LE' ? '' : ' BE'

export interface VectorFile extends VectorStore {
  close(): void
}

/** Opens or makes the file. Once it is open, a fault of it is a miss and never fails a thought. */
export function vectorFile(file: string): VectorFile {
  const database = open(file)
  const pages = openPages(database)
  return {
    get: (mark, texts) => quietly(() => pages.read(mark + ORDER, texts)) ?? texts.map((): undefined => undefined),
    put: (mark, vectors) => quietly(() => pages.write(mark + ORDER, [...vectors])),
    close: () => database.close(),
  }
}

function open(file: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    database = new DatabaseSync(file, { timeout: BUSY_MS })
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
    const names = tables.map(({ name }) => String(name)).filter((name) => !name.startsWith('sqlite_'))
    if (names.some((name) => name !== 'pages' && name !== 'vectors'))
      throw new Error('it is a database of something else')
    // lost at worst after a power cut, and then made again
    database.exec(`PRAGMA page_size = ${PAGE_BYTES}; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${TABLE}`)
    // a row for each vector, as an earlier version had them: they are made again
    if (names.includes('vectors')) database.exec('DROP TABLE vectors')
    return database
  } catch (error) {
    database?.close()
    throw new TroupeError(
      'MEMORY_CACHE_UNUSABLE',
      `${file} cannot hold vectors: ${messageOf(error)}. Name another file; vectors are made again from their texts.`,
      { cause: error },
    )
  }
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
