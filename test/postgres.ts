/**
 * The Postgres server of tests: `TROUPE_TEST_POSTGRES`, or one of our own, which is started when first asked for,
 * shared by all tests of the process, and gone with it, however that ends.
 */
import { afterAll } from 'vitest'
import { postgresStore } from '../src/postgres/index.ts'
import { startPostgres, type TestServer, whyNoPostgres } from './postgres-server.ts'

export { whyNoPostgres }

let shared: Promise<TestServer> | undefined

/** The address of the process's server. */
export async function testPostgres(): Promise<string> {
  const named = process.env['TROUPE_TEST_POSTGRES']
  return named ? named : (await (shared ??= startPostgres())).url
}

/** Gives an address with a schema of its own each time; what is in them is gone when the file is done. */
export function temporarySchemas(): () => Promise<string> {
  const urls: string[] = []
  afterAll(async () => {
    for (const url of urls) await dropSchema(url)
  })
  return async () => {
    const url = new URL(await testPostgres())
    url.searchParams.set('schema', `test_${crypto.randomUUID().slice(0, 13).replaceAll('-', '')}`)
    urls.push(url.href)
    return url.href
  }
}

async function dropSchema(url: string): Promise<void> {
  const store = postgresStore(url)
  const { database, schema } = store
  for (const each of [schema, `${schema}_queue`]) await database.ask(`DROP SCHEMA IF EXISTS ${each} CASCADE`)
  await store.close()
}
