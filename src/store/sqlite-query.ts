/** SQL statements with the types of what goes in and comes out. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

export interface Query<Row, Args extends SQLInputValue[]> {
  get(...args: Args): Row | undefined
  all(...args: Args): Row[]
  iterate(...args: Args): Iterable<Row>
}

export type Command<Args extends SQLInputValue[]> = { run(...args: Args): ReturnType<StatementSync['run']> }

export function query<Row, Args extends SQLInputValue[] = []>(database: DatabaseSync, text: string): Query<Row, Args> {
  return database.prepare(text) as unknown as Query<Row, Args>
}

export function command<Args extends SQLInputValue[]>(database: DatabaseSync, text: string): Command<Args> {
  return database.prepare(text)
}
