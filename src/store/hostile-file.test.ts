/** A store file that somebody sent: SQLite would do whatever its views and triggers say. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportRun } from './transfer.ts'
import { readEntries } from './fold.ts'
import type { StartRecord } from './record.ts'
import { sqliteStore } from './sqlite-store.ts'
import { summarize } from './summary.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-sent-'))
  file = join(folder, 'store.db')
  const store = sqliteStore(file)
  await store.create('sent', start)
  await store.close()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start: StartRecord = { v: 1, kind: 'start', flow: 'x', seed: 1, step: 0, changes: {}, next: [], shape: {} }

function tamper(sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

describe('a store file with more in it than Troupe makes', () => {
  const additions = {
    'a view that never ends in place of a table': `ALTER TABLE runs RENAME TO other; CREATE VIEW runs AS
      WITH RECURSIVE n(key) AS (SELECT 1 UNION ALL SELECT key + 1 FROM n) SELECT key, 'a' AS id FROM n;
      CREATE TRIGGER t INSTEAD OF INSERT ON runs BEGIN SELECT 1; END`,
    'a trigger that rewrites what is written': `CREATE TRIGGER t AFTER INSERT ON entries BEGIN
      UPDATE entries SET record = '{}'; END`,
    'a column that is worked out': `DROP TABLE checkpoints; CREATE TABLE checkpoints (place INTEGER PRIMARY KEY,
      step INTEGER NOT NULL, changes TEXT AS (hex(zeroblob(step))))`,
    'a table of its own': 'CREATE TABLE more (a)',
  }
  it.each(Object.entries(additions))('is refused: %s', (_, sql) => {
    tamper(sql)
    const refused = expect.objectContaining({ code: 'STORE_UNREADABLE' })
    expect(() => sqliteStore(file)).toThrow(refused)
    expect(() => sqliteStore(file, { readOnly: true })).toThrow(refused)
  })

  it('is taken when SQLite has counted what is in it', async () => {
    tamper('ANALYZE')
    const store = sqliteStore(file)
    expect(await store.runs()).toEqual(['sent'])
    await store.close()
  })
})

describe('a journal with a gap in it', () => {
  it('is unreadable, and nobody is told the same entries again and again', async () => {
    tamper(`INSERT INTO entries SELECT place + 100000000, at, record FROM entries`)
    const store = sqliteStore(file)
    const unreadable = expect.objectContaining({ code: 'RUN_UNREADABLE', message: expect.stringContaining('entry 2') })
    await expect(Array.fromAsync(readEntries(store, 'sent'))).rejects.toEqual(unreadable)
    await expect(Array.fromAsync(exportRun(store, 'sent', 'test'))).rejects.toEqual(unreadable)
    expect(await summarize(store, 'sent')).toMatchObject({ id: 'sent' })
    await store.close()
  })
})
