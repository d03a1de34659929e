/** The store a command works on: one file per project directory unless another file or a Postgres is named. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addStoryFolder } from '../societies/adventurers/story-shelf.ts'
import { withoutPassword } from '../base/without-password.ts'
import { isPostgresAddress, postgresStore } from '../postgres/index.ts'
import { sqliteStore, type SqliteOptions } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { Arguments } from './arguments.ts'
import { misuse } from './command.ts'

const DEFAULT_STORE = join('.troupe', 'troupe.db')

/** As it was given: an address may hold a password, and is never shown. */
function storeName(given: Arguments): string {
  return given.text('store') ?? (process.env['TROUPE_STORE'] || DEFAULT_STORE)
}

/** The address of the Postgres that is the store, with its password. */
export function postgresAddress(given: Arguments): string | undefined {
  const name = storeName(given)
  return isPostgresAddress(name) ? name : undefined
}

/** The store as people may read it. */
export function storeShown(given: Arguments): string {
  return withoutPassword(storeName(given))
}

/** Its file; of a Postgres, where on this machine that is kept which lies beside a file otherwise. */
export function storeFile(given: Arguments): string {
  const address = postgresAddress(given)
  if (address === undefined) return storeName(given)
  const name = createHash('sha256').update(withoutPassword(address)).digest('hex').slice(0, 8)
  return join(dirname(DEFAULT_STORE), `postgres-${name}`)
}

/** A Postgres may be anywhere: whether it is there is known when it is asked. */
export function hasStore(given: Arguments): boolean {
  return postgresAddress(given) !== undefined || existsSync(storeFile(given))
}

export function openStore(given: Arguments, options: SqliteOptions = {}): Store {
  const address = postgresAddress(given)
  return address === undefined ? sqliteStore(storeFile(given), options) : postgresStore(address, options)
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
  const store = openStore(given, options)
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
  if (named !== undefined && !isPostgresAddress(named) && !existsSync(named))
    throw misuse(`--store names a file that does not exist: ${named}. Check the path, or leave --store out.`)
}
