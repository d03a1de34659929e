/**
 * Files that are new, old, too new, damaged or somebody else's: each gets what it deserves, and none is overwritten.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { temporaryPlaces } from '../../test/places.ts'
import { start, step, steps } from '../testing/store-case.ts'
import { migrations, openDatabase } from './sqlite-file.ts'
import { sqliteStore } from './sqlite-store.ts'

const newPlace = temporaryPlaces()

/** Every file beside a store, with what is in it. */
function contents(file: string): Record<string, string> {
  const folder = dirname(file)
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  return Object.fromEntries(readdirSync(folder).map((name) => [name, hash(name)]))
}

function query(file: string, text: string): unknown {
  const database = new DatabaseSync(file)
  try {
    return Object.values(database.prepare(text).get()!)[0]
  } finally {
    database.close()
  }
}

async function newStore(records = 3): Promise<string> {
  const file = newPlace('troupe.db')
  const store = sqliteStore(file)
  await store.create('run', start())
  await store.append('run', 1, steps(1, records))
  await store.close()
  return file
}

/** A copy of a store as a killed process leaves it: with a log that was not worked in yet. */
async function killedStore(change: (database: DatabaseSync) => void = () => {}): Promise<string> {
  const file = await newStore()
  const database = new DatabaseSync(file)
  database.exec(`INSERT INTO runs (id) VALUES ('last')`)
  change(database)
  const copy = newPlace('troupe.db')
  for (const end of ['', '-wal']) cpSync(file + end, copy + end)
  database.close()
  expect(statSync(`${copy}-wal`).size).toBeGreaterThan(0)
  return copy
}

function refuses(file: string, code: string, options?: { readOnly: boolean }): string {
  const before = contents(file)
  let message = ''
  expect(() => {
    try {
      sqliteStore(file, options)
    } catch (error) {
      message = (error as Error).message
      throw error
    }
  }).toThrow(expect.objectContaining({ name: 'TroupeError', code }))
  expect(contents(file)).toEqual(before)
  expect(message).toContain(file)
  return message
}

describe('a new store', () => {
  it('is one file with its folders, and has a write-ahead log beside it while it is open', async () => {
    const file = join(newPlace('project'), '.troupe', 'troupe.db')
    const store = sqliteStore(file)
    await store.create('run', start())
    expect(readdirSync(dirname(file)).toSorted()).toEqual(['troupe.db', 'troupe.db-shm', 'troupe.db-wal'])
    await store.close()
    expect(readdirSync(dirname(file))).toEqual(['troupe.db'])
    expect(query(file, 'PRAGMA journal_mode')).toBe('wal')
  })

  it('can be made of an empty file', async () => {
    const file = newPlace('troupe.db')
    writeFileSync(file, '')
    await sqliteStore(file).create('run', start())
  })

  it('bears its mark from its first commit on, not only in the log', async () => {
    const file = newPlace('troupe.db')
    const store = sqliteStore(file)
    const header = readFileSync(file)
    expect(header.toString('latin1', 68, 72)).toBe('TRPE')
    expect(header.readUInt32BE(60)).toBe(migrations.length)
    await store.close()
  })

  it('is not made by somebody who only wants to read', () => {
    const file = newPlace('troupe.db')
    expect(refuses(file, 'STORE_UNREADABLE', { readOnly: true })).toContain('There is no store at')
    expect(existsSync(file)).toBe(false)
  })
})

describe('a file that is not ours', () => {
  const foreign = (mode: string, file = newPlace('other.db')) => {
    const database = new DatabaseSync(file)
    database.exec(`PRAGMA journal_mode = ${mode}; CREATE TABLE notes (text); INSERT INTO notes VALUES ('mine')`)
    return { file, database }
  }

  it.each(['delete', 'wal'])('is left alone when it is a SQLite file in mode %s', (mode) => {
    const { file, database } = foreign(mode)
    database.close()
    expect(refuses(file, 'STORE_FOREIGN')).toContain('another program')
    refuses(file, 'STORE_FOREIGN', { readOnly: true })
    expect(readdirSync(dirname(file))).toEqual(['other.db'])
  })

  it('is left alone, log and all, when its writer was killed', () => {
    const { file, database } = foreign('wal')
    const copy = newPlace('other.db')
    for (const end of ['', '-wal']) cpSync(file + end, copy + end)
    database.close()
    refuses(copy, 'STORE_FOREIGN')
    expect(query(copy, 'SELECT text FROM notes')).toBe('mine')
  })

  it.each([
    ['a text', 'Dear diary, today I wrote a store.'],
    ['a long text', 'x'.repeat(10_000)],
    ['one byte', '\n'],
    ['the beginning of a SQLite file', 'SQLite format 3\0'],
  ])('is left alone when it is %s', (_, text) => {
    const file = newPlace('notes.txt')
    writeFileSync(file, text)
    expect(refuses(file, 'STORE_UNREADABLE')).toContain('is not a store')
    refuses(file, 'STORE_UNREADABLE', { readOnly: true })
  })

  it('is not opened when it is a folder', () => {
    const file = newPlace('folder')
    mkdirSync(file)
    const open = () => sqliteStore(file)
    expect(open).toThrow(expect.objectContaining({ code: 'STORE_UNREADABLE' }))
    expect(open).toThrow('is a folder')
    expect(readdirSync(file)).toEqual([])
  })
})

describe('a damaged store', () => {
  it('is refused and kept when it was cut off', async () => {
    const file = await newStore(200)
    writeFileSync(file, readFileSync(file).subarray(0, 8_192))
    expect(refuses(file, 'STORE_UNREADABLE')).toContain('It was not changed')
    const cut = readFileSync(file)
    expect(() => sqliteStore(file, { readOnly: true })).toThrow(expect.objectContaining({ code: 'STORE_UNREADABLE' }))
    expect(readFileSync(file)).toEqual(cut)
  })

  it('is refused and kept when its inside is overwritten', async () => {
    const file = await newStore(200)
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xa5, 100, 4_096))
    refuses(file, 'STORE_UNREADABLE')
  })

  it('says what is wrong when the damage is found later, and does not touch it', async () => {
    const file = await newStore(200)
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xa5, 3 * 4_096))
    const before = contents(file)
    const store = sqliteStore(file)
    expect(() => store.read('run', 1, 1_000)).toThrow(
      expect.objectContaining({ name: 'TroupeError', code: 'STORE_UNREADABLE' }),
    )
    await store.close()
    expect(contents(file)).toEqual(before)
  })

  it('names the entry that is no JSON any more', async () => {
    const file = await newStore()
    const database = new DatabaseSync(file)
    database.exec(`UPDATE entries SET record = '{"v":1' WHERE record LIKE '%"step":2%'`)
    database.close()
    const store = sqliteStore(file)
    expect(() => store.read('run', 1, 10)).toThrow('entry 3 of run "run" is no JSON')
    expect(await store.read('run', 1, 2)).toHaveLength(2)
    await store.close()
  })
})

describe('a store of another version', () => {
  it('is refused and kept when it is newer', async () => {
    const file = await newStore()
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 7')
    database.close()
    expect(refuses(file, 'STORE_TOO_NEW')).toContain(`store version 7, this one knows ${migrations.length}`)
    refuses(file, 'STORE_TOO_NEW', { readOnly: true })
  })

  it('is refused, log and all, when only its log says that it is newer', async () => {
    const file = await killedStore((database) => database.exec('PRAGMA user_version = 7'))
    const bytes = () => [readFileSync(file), readFileSync(`${file}-wal`)]
    const before = bytes()
    expect(() => sqliteStore(file)).toThrow(expect.objectContaining({ code: 'STORE_TOO_NEW' }))
    expect(bytes()).toEqual(before)
  })

  it('is brought from version 0 to the newest', async () => {
    const file = newPlace('troupe.db')
    const database = new DatabaseSync(file)
    database.exec('PRAGMA application_id = 0x54525045; CREATE TABLE leftover (a); DROP TABLE leftover')
    database.close()
    const store = sqliteStore(file)
    await store.create('run', start())
    await store.close()
    expect(query(file, 'PRAGMA user_version')).toBe(migrations.length)
  })

  // how the next version will be tested: its step is added here, to a store of this one with something in it
  const next = [...migrations, 'ALTER TABLE runs ADD COLUMN label TEXT']

  it('is brought up to date with everything in it, once', async () => {
    const file = await newStore()
    for (let time = 0; time < 2; time++) openDatabase(file, { readOnly: false, steps: next }).close()
    expect(query(file, 'PRAGMA user_version')).toBe(next.length)
    expect(query(file, 'SELECT count(label IS NULL) FROM runs')).toBe(1)
    expect(query(file, 'SELECT count(*) FROM entries')).toBe(4)
    refuses(file, 'STORE_TOO_NEW')
  })

  it('stays as it was when bringing it up to date fails', async () => {
    const file = await newStore()
    const faulty = [...next, 'CREATE TABLE extra (a); CREATE TABLE runs (a)']
    expect(() => openDatabase(file, { readOnly: false, steps: faulty })).toThrow('already exists')
    expect(query(file, 'PRAGMA user_version')).toBe(migrations.length)
    const store = sqliteStore(file)
    expect(await store.head('run')).toBe(4)
    await store.close()
  })

  it('is not brought up to date by somebody who only wants to read', async () => {
    const file = await newStore()
    openDatabase(file, { readOnly: true, steps: next }).close()
    expect(query(file, 'PRAGMA user_version')).toBe(migrations.length)
    const empty = newPlace('troupe.db')
    const database = new DatabaseSync(empty)
    database.exec('PRAGMA application_id = 0x54525045; CREATE TABLE leftover (a); DROP TABLE leftover')
    database.close()
    expect(() => openDatabase(empty, { readOnly: true })).toThrow('opened only to read')
  })
})

describe('a store that is only read', () => {
  it('gives what is there, and refuses to be written', async () => {
    const file = await newStore()
    const store = sqliteStore(file, { readOnly: true })
    expect(await store.runs()).toEqual(['run'])
    expect(await store.read('run', 2, 1)).toMatchObject([{ record: step(1) }])
    const unwritable = expect.objectContaining({ code: 'STORE_UNWRITABLE' })
    expect(() => store.append('run', 4, [step(4)])).toThrow(unwritable)
    expect(() => store.append('run', 4, steps(4, 5))).toThrow(unwritable)
    expect(() => store.create('other', start())).toThrow(unwritable)
    await store.close()
  })

  it('follows a writer', async () => {
    const file = await newStore()
    const writer = sqliteStore(file)
    const reader = sqliteStore(file, { readOnly: true })
    await writer.append('run', 4, [step(4)])
    expect(await reader.head('run')).toBe(5)
    await writer.close()
    expect(await reader.head('run')).toBe(5)
    await reader.close()
  })

  it('has what a killed writer left in the log', async () => {
    const file = await killedStore()
    const reader = sqliteStore(file, { readOnly: true })
    expect(await reader.runs()).toEqual(['run', 'last'])
    await reader.close()
    const writer = sqliteStore(file)
    expect(await writer.runs()).toEqual(['run', 'last'])
    await writer.close()
    expect(readdirSync(dirname(file))).toEqual([basename(file)])
  })
})

describe('a place that cannot be written', () => {
  it('is named when a folder on the way is a file', () => {
    const file = newPlace('notes.txt')
    writeFileSync(file, 'notes')
    const open = () => sqliteStore(join(file, 'troupe.db'))
    expect(open).toThrow(expect.objectContaining({ name: 'TroupeError', code: 'STORE_UNWRITABLE' }))
    expect(open).toThrow(file)
  })

  const mayWriteAnything = process.getuid?.() === 0 || process.platform === 'win32'
  it.skipIf(mayWriteAnything)('is named when the folder is read-only (not for root)', async () => {
    const { chmodSync } = await import('node:fs')
    const file = newPlace('troupe.db')
    chmodSync(dirname(file), 0o555)
    expect(() => sqliteStore(file)).toThrow(expect.objectContaining({ code: 'STORE_UNWRITABLE' }))
    chmodSync(dirname(file), 0o755)
  })
})
