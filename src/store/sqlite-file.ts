/** Opens the SQLite file of a store: a new one is set up, an old one brought up to date, a foreign one left alone. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DatabaseSync as Database } from 'node:sqlite'
import { TroupeError } from '../base/errors.ts'
import { explainFault, SQLITE_BUSY, SQLITE_CANTOPEN, sqliteCode } from './sqlite-faults.ts'
import { APPLICATION_ID, readHeader } from './sqlite-header.ts'
import { RUN_INDEX } from './sqlite-run-index.ts'
import { checkSchema } from './sqlite-schema.ts'
import { DatabaseSync } from './sqlite-module.ts'

// a writer waits this long for another one's transaction
const BUSY_MS = 10_000

/** What brings a file from version n to n + 1. Released entries never change. */
export const migrations: readonly string[] = [
  `CREATE TABLE runs (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT;
   CREATE TABLE entries (place INTEGER PRIMARY KEY, at INTEGER NOT NULL, record TEXT NOT NULL) STRICT;
   CREATE TABLE checkpoints (place INTEGER PRIMARY KEY, step INTEGER NOT NULL, changes TEXT NOT NULL) STRICT;`,
  RUN_INDEX,
]

// what is older has no run in it; between this and the newest, what is missing is read from journals
const OLDEST_READABLE = 1

interface OpenOptions {
  readonly readOnly: boolean
  readonly steps?: readonly string[]
}

export function openDatabase(file: string, { readOnly, steps = migrations }: OpenOptions): Database {
  let database: Database | undefined
  try {
    const header = readHeader(file)
    if (header) checkVersion(file, header.version, steps.length)
    if (readOnly) {
      if (header === undefined) throw noStore(file)
      database = openToRead(file)
      checkVersion(file, pragma(database, 'user_version'), steps.length)
      const version = pragma(database, 'user_version')
      checkReadable(file, version, steps.length)
      checkSchema(database, file, version === steps.length ? steps : steps.slice(0, version))
      return database
    }
    if (header && existsSync(`${file}-wal`)) {
      // what was written last is not in the header yet, and closing a writer would put it there
      database = openToRead(file)
      checkVersion(file, pragma(database, 'user_version'), steps.length)
      database.close()
    }
    mkdirSync(dirname(file), { recursive: true })
    database = new DatabaseSync(file, { timeout: BUSY_MS })
    migrate(database, steps)
    checkSchema(database, file, steps)
    useWriteAheadLog(database)
    return database
  } catch (error) {
    if (database?.isOpen) database.close()
    throw explainFault(file, error)
  }
}

function openToRead(file: string): Database {
  const database = new DatabaseSync(file, { timeout: BUSY_MS, readOnly: true })
  try {
    pragma(database, 'user_version')
    return database
  } catch (error) {
    database.close()
    // In a folder nobody may write to, SQLite cannot make the files it shares with a writer:
    // without a log there is none, and the file can be read as it is.
    if (sqliteCode(error) !== SQLITE_CANTOPEN || existsSync(`${file}-wal`)) throw error
    return new DatabaseSync(new URL('?immutable=1', pathToFileURL(file)), { readOnly: true })
  }
}

function noStore(file: string): TroupeError {
  const advice = 'Start a run first, or name another file with --store.'
  return new TroupeError('STORE_UNREADABLE', `There is no store at ${file}. ${advice}`)
}

function checkVersion(file: string, version: number, known: number): void {
  if (version <= known) return
  throw new TroupeError(
    'STORE_TOO_NEW',
    `${file} was written by a newer Troupe (store version ${version}, this one knows ${known}). ` +
      'It was not changed. Update Troupe.',
  )
}

function checkReadable(file: string, version: number, known: number): void {
  if (version >= OLDEST_READABLE) return
  throw new TroupeError(
    'STORE_UNREADABLE',
    `${file} is of store version ${version} and was opened only to read. ` +
      `Open it once to write, which brings it to version ${known}.`,
  )
}

/** The first commit of a new file holds the owner's mark, so that no file of ours is ever without it. */
function migrate(database: Database, steps: readonly string[]): void {
  if (pragma(database, 'user_version') === steps.length) return
  database.exec('BEGIN IMMEDIATE')
  try {
    // read again inside the transaction: another process may have done it meanwhile
    for (let version = pragma(database, 'user_version'); version < steps.length; version++)
      database.exec(steps[version]!)
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${steps.length}; COMMIT`)
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function useWriteAheadLog(database: Database): void {
  const deadline = performance.now() + BUSY_MS
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
      return
    } catch (error) {
      // SQLite does not wait for others by itself here
      if (sqliteCode(error) !== SQLITE_BUSY || performance.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}

function pragma(database: Database, name: string): number {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() as Record<string, number>)[0]!
}
