/** The store a command works on: one file per project directory unless another is named. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addStoryFolder } from '../societies/adventurers/story-shelf.ts'
import { sqliteStore, type SqliteOptions } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { Arguments } from './arguments.ts'
import { misuse } from './command.ts'

const DEFAULT_STORE = join('.troupe', 'troupe.db')

export function storeFile(given: Arguments): string {
  return given.text('store') ?? (process.env['TROUPE_STORE'] || DEFAULT_STORE)
}

export function hasStore(given: Arguments): boolean {
  return existsSync(storeFile(given))
}

/** Where stories lie beside the store. */
export function storyFolder(given: Arguments): string {
  return join(dirname(storeFile(given)), 'stories')
}

/** Opens the store for the time of some work, and closes it whatever comes of it. */
export async function withStore<T>(
  given: Arguments,
  options: SqliteOptions,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = sqliteStore(storeFile(given), options)
  // its games are played with what lies beside it
  addStoryFolder(storyFolder(given))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** For commands that only look: they never change the file, and work while others write to it. */
export async function withReadOnlyStore<T>(given: Arguments, work: (store: Store) => Promise<T>): Promise<T> {
  checkNamed(given)
  return withStore(given, { readOnly: true }, work)
}

/** For commands that continue what is there: a mistyped name must not make a new file. */
export async function withExistingStore<T>(given: Arguments, work: (store: Store) => Promise<T>): Promise<T> {
  // looking at a file that is not there says so
  if (!hasStore(given)) return withReadOnlyStore(given, work)
  return withStore(given, {}, work)
}

/** A file that a person names has to be there, unless the command may make it. */
export function checkNamed(given: Arguments): void {
  const named = given.text('store')
  if (named !== undefined && !existsSync(named))
    throw misuse(`--store names a file that does not exist: ${named}. Check the path, or leave --store out.`)
}
