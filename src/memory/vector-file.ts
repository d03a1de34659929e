/**
 * The vector file: vectors kept by their texts, in SQLite and a file of numbers beside it. They can be computed again,
 * so both may be deleted at any time.
 */
import { mkdirSync } from 'node:fs'
import { endianness } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf, TroupeError } from '../base/errors.ts'
import type { VectorStore } from './vector-cache.ts'
import { numbersIn } from './vector-numbers.ts'
import { openPages, TABLE } from './vector-pages.ts'

const BUSY_MS = 2_000
// as SQLite names its own: vectors.db-wal
const NUMBERS_SUFFIX = '-numbers'
// earlier versions had vectors in these, as a row each and as pages of 64: they are made again
const OLD_TABLES = ['vectors', 'pages']

// numbers are kept as memory has them; on the one platform that has them the other way round, they are others
const ORDER = endianness() === 'LE' ? '' : ' BE'

export interface VectorFile extends VectorStore {
  close(): void
}

/** Opens or makes the file. Once it is open, a fault of it is a miss and never fails a thought. */
export function vectorFile(file: string): VectorFile {
  const database = open(file)
  const pages = openPages(database, numbersIn(file + NUMBERS_SUFFIX))
  return {
    get: (mark, texts) => quietly(() => pages.read(mark + ORDER, texts)) ?? texts.map((): undefined => undefined),
    fill: (mark, texts, rows) => quietly(() => pages.fill(mark + ORDER, texts, rows)) ?? [...texts.keys()],
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
    if (names.some((name) => name !== 'texts' && !OLD_TABLES.includes(name)))
      throw new Error('it is a database of something else')
    // lost at worst after a power cut, and then made again
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${TABLE}`)
    const old = OLD_TABLES.filter((name) => names.includes(name))
    for (const name of old) database.exec(`DROP TABLE ${name}`)
    // so that the file does not stay as large as it was; not while somebody else reads it
    if (old.length > 0) quietly(() => database!.exec('VACUUM'))
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
