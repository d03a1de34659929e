/** Vectors in a SQLite file of their own. Derived data: delete the file whenever you like. */
import { hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { endianness } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf, TroupeError } from '../base/errors.ts'
import type { VectorStore } from './vector-cache.ts'

const BUSY_MS = 2_000
// with rows of its own: as an index alone, vectors would lie in overflow pages
const TABLE = `CREATE TABLE IF NOT EXISTS vectors (
  mark TEXT NOT NULL, text BLOB NOT NULL, vector BLOB NOT NULL, UNIQUE (mark, text)
) STRICT`

// numbers are kept as memory has them; on the one platform that has them the other way round, they are others
const ORDER = endianness() === 'LE' ? '' : ' BE'

export interface VectorFile extends VectorStore {
  close(): void
}

/** Opens or makes the file. Once it is open, a fault of it is a miss and never fails a thought. */
export function vectorFile(file: string): VectorFile {
  const database = open(file)
  const select = database.prepare('SELECT vector FROM vectors WHERE mark = ? AND text = ?')
  const insert = database.prepare('INSERT OR IGNORE INTO vectors VALUES (?, ?, ?)')
  return {
    get: (mark, texts) =>
      texts.map((text) => quietly(() => toVector(select.get(mark + ORDER, digest(text))?.['vector'])) ?? undefined),
    put(mark, vectors) {
      quietly(() => {
        database.exec('BEGIN IMMEDIATE')
        try {
          for (const [text, vector] of vectors) insert.run(mark + ORDER, digest(text), toBytes(vector))
          database.exec('COMMIT')
        } catch (error) {
          database.exec('ROLLBACK')
          throw error
        }
      })
    },
    close: () => database.close(),
  }
}

function open(file: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    database = new DatabaseSync(file, { timeout: BUSY_MS })
    const others = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'vectors'").all()
    if (others.length > 0) throw new Error('it is a database of something else')
    // lost at worst after a power cut, and then made again
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${TABLE}`)
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

const digest = (text: string) => hash('sha256', text, 'buffer')

function toBytes({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function toVector(blob: unknown): Float32Array | undefined {
  if (!(blob instanceof Uint8Array)) return undefined
  return new Float32Array(blob.buffer.slice(blob.byteOffset, blob.byteOffset + blob.byteLength))
}
