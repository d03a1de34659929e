/** SQL statements of the SQLite store, prepared once. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { command as prepareCommand, query as prepareQuery } from './sqlite-query.ts'

export const ENTRIES_AT_ONCE = 16

/** Inserts so many entries of a run that follow one another. */
function insertOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => `(?1 + ${index}, ?2, ?${index + 3})`)
  return `INSERT INTO entries (place, at, record) VALUES ${rows.join(', ')}`
}

export function prepareStatements(database: DatabaseSync) {
  const query = <Row, Args extends SQLInputValue[] = []>(text: string) => prepareQuery<Row, Args>(database, text)
  const command = <Args extends SQLInputValue[]>(text: string) => prepareCommand<Args>(database, text)
  return {
    key: query<{ key: number }, [id: string]>('SELECT key FROM runs WHERE id = ?'),
    ids: query<{ id: string }>('SELECT id FROM runs ORDER BY key'),
    latestIds: query<{ id: string }>('SELECT id FROM runs ORDER BY key DESC LIMIT 5'),
    isIndexed: query<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'listed'"),
    // what was written since the last closed step is found from the end
    readBack: query<{ place: number; at: number; record: string }, [first: number, last: number]>(
      'SELECT place, at, record FROM entries WHERE place BETWEEN ? AND ? ORDER BY place DESC',
    ),
    // a slash is followed by a zero: by its index, however many others there are
    idsInside: query<{ id: string }, [from: string, to: string]>(
      'SELECT id FROM runs WHERE id >= ? AND id < ? ORDER BY key',
    ),
    head: query<{ place: number | null }, [first: number, last: number]>(
      'SELECT max(place) AS place FROM entries WHERE place BETWEEN ? AND ?',
    ),
    read: query<{ place: number; at: number; record: string }, [first: number, last: number, limit: number]>(
      'SELECT place, at, record FROM entries WHERE place BETWEEN ? AND ? ORDER BY place LIMIT ?',
    ),
    checkpoints: query<{ place: number; step: number; changes: string }, [first: number, last: number, step: number]>(
      'SELECT place, step, changes FROM checkpoints WHERE place BETWEEN ? AND ? AND step <= ? ORDER BY place',
    ),
    version: query<{ data_version: number }>('PRAGMA data_version'),
    addRun: command<[id: string]>('INSERT INTO runs (id) VALUES (?)'),
    addEntry: command<[place: number, at: number, record: string]>(
      'INSERT INTO entries (place, at, record) VALUES (?, ?, ?)',
    ),
    // two of a run in one go: by itself a statement is all or nothing; many, because a call costs more than a row
    addTwoEntries: command<[place: number, at: number, ...records: string[]]>(insertOf(2)),
    addManyEntries: command<[place: number, at: number, ...records: string[]]>(insertOf(ENTRIES_AT_ONCE)),
    addEntryAfter: command<[place: number, at: number, record: string, before: number]>(
      'INSERT INTO entries (place, at, record) SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM entries WHERE place = ?)',
    ),
    addCheckpoint: command<[place: number, step: number, changes: string]>(
      'INSERT INTO checkpoints (place, step, changes) VALUES (?, ?, ?)',
    ),
  }
}
