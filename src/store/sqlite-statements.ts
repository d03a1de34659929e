/** SQL statements of the SQLite store, prepared once, with the types of what goes in and comes out. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

interface Query<Row, Args extends SQLInputValue[]> {
  get(...args: Args): Row | undefined
  all(...args: Args): Row[]
}
type Command<Args extends SQLInputValue[]> = { run(...args: Args): ReturnType<StatementSync['run']> }

export function prepareStatements(database: DatabaseSync) {
  const query = <Row, Args extends SQLInputValue[] = []>(text: string) =>
    database.prepare(text) as unknown as Query<Row, Args>
  const command = <Args extends SQLInputValue[]>(text: string): Command<Args> => database.prepare(text)
  return {
    key: query<{ key: number }, [id: string]>('SELECT key FROM runs WHERE id = ?'),
    ids: query<{ id: string }>('SELECT id FROM runs ORDER BY key'),
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
    addEntryAfter: command<[place: number, at: number, record: string, before: number]>(
      'INSERT INTO entries (place, at, record) SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM entries WHERE place = ?)',
    ),
    addCheckpoint: command<[place: number, step: number, changes: string]>(
      'INSERT INTO checkpoints (place, step, changes) VALUES (?, ?, ?)',
    ),
  }
}
