/** The connections of a Postgres store: opened when first needed, and asked again after a connection was lost. */
import type Driver from 'pg'
import type { Client, ClientConfig, Pool, PoolClient } from 'pg'
import { systemClock } from '../base/clock.ts'
import { TroupeError } from '../base/errors.ts'
import type { Address } from './address.ts'
import type { Ask } from './ask.ts'
import { explainFault, isDeadlock, isLost } from './faults.ts'
import { checkVersion, migrate, migrations, versionOf } from './schema.ts'

export interface Database {
  readonly ask: Ask
  transaction<T>(work: (ask: Ask) => Promise<T>): Promise<T>
  /** a connection of one's own, for what belongs to a session: notifications and locks */
  connect(): Promise<Client>
  /** does a piece of work that may be done twice, again and again until the database answers */
  patiently<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly readOnly?: boolean
  /** how many statements may be under way at once */
  readonly connections?: number
  /** how long a database that does not answer is waited for; workers wait as long as they live */
  readonly patienceMs?: number
  /** how long a transaction may hold its locks while nothing is heard of whoever began it */
  readonly forgottenMs?: number
}

const PATIENCE_MS = 10_000
const CONNECT_MS = 5_000
// a connection that was cut somewhere on the way says nothing at all
const SILENCE_MS = 10_000
// whoever is frozen or cut off in the middle of a transaction keeps its locks: after this Postgres itself ends it
const FORGOTTEN_MS = 5_000
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [25, 1_000]

export function openDatabase(address: Address, options: DatabaseOptions = {}): Database {
  const { readOnly = false, connections = 10, patienceMs = PATIENCE_MS } = options
  const { forgottenMs = FORGOTTEN_MS } = options
  const closing = new AbortController()
  const config: ClientConfig = {
    connectionString: address.url,
    application_name: 'troupe',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
  }
  let pooling: Promise<Pool> | undefined
  const openPool = async () => {
    const { Pool } = await loadDriver()
    const pool = new Pool({ ...config, max: connections, allowExitOnIdle: true, idleTimeoutMillis: 5_000 })
    // a connection that breaks while nobody uses it is replaced by the next who asks
    pool.on('error', () => {})
    return pool
  }
  const borrow = async <T>(work: (ask: Ask, client: PoolClient) => Promise<T>): Promise<T> => {
    if (closing.signal.aborted) throw closed(address)
    const client = await (await (pooling ??= openPool())).connect()
    // between two statements nobody else listens
    client.on('error', ignore)
    let fault: unknown
    try {
      return await work(asking(client, address.isPooled), client)
    } catch (error) {
      fault = error
      throw error
    } finally {
      client.off('error', ignore)
      client.release(isLost(fault))
    }
  }
  const transaction = <T>(work: (ask: Ask) => Promise<T>): Promise<T> =>
    borrow(async (ask, client) => {
      await client.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${forgottenMs}`)
      try {
        const result = await work(ask)
        await client.query('COMMIT')
        return result
      } catch (error) {
        if (!isLost(error)) await client.query('ROLLBACK')
        throw error
      }
    })

  let ready: Promise<void> | undefined
  const prepare = async () => {
    const version = await borrow((ask) => versionOf(ask, address.schema))
    checkVersion(address, version)
    if (version === migrations.length) return
    if (readOnly) throw notThere(address, version)
    await transaction((ask) => migrate(ask, address))
  }
  const whenReady = () =>
    (ready ??= prepare().catch((error: unknown) => {
      ready = undefined
      throw error
    }))

  const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
    const deadline = performance.now() + patienceMs
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await whenReady()
        return await work()
      } catch (error) {
        const isOver = closing.signal.aborted || performance.now() + pause > deadline
        // one that lost a deadlock has done nothing
        if (!(isLost(error) || isDeadlock(error)) || isOver) throw explainFault(address, error)
        await systemClock.sleep(pause, closing.signal)
      }
    }
  }
  let ending: Promise<void> | undefined
  return {
    patiently,
    ask: (text, values, name) => borrow((ask) => ask(text, values, name)),
    transaction,
    async connect() {
      const { Client } = await loadDriver()
      const client = new Client(config)
      client.on('error', ignore)
      await client.connect()
      return client
    },
    close: () =>
      (ending ??= (async () => {
        closing.abort()
        await (await pooling)?.end()
      })()),
  }
}

function asking(client: PoolClient, isPooled: boolean): Ask {
  return async <Row>(text: string, values: readonly unknown[] = [], name?: string) => {
    const named = name !== undefined && !isPooled && { name }
    const { rows } = await client.query({ text, values: [...values], ...named })
    return rows as Row[]
  }
}

const ignore = () => {}

function closed({ shown }: Address): TroupeError {
  return new TroupeError('STORE_UNREACHABLE', `The store at ${shown} was closed here. Open it again.`)
}

function notThere({ shown }: Address, version: number): TroupeError {
  const why = version === 0 ? 'There is no store at' : 'An older Troupe made the store at'
  return new TroupeError('STORE_UNREADABLE', `${why} ${shown}. Start a run first, which brings it up to date.`)
}

/** An optional peer: whoever names an address of Postgres has it. */
async function loadDriver(): Promise<typeof Driver> {
  try {
    // a package of CommonJS: its classes are those of its default
    return (await import('pg')).default
  } catch (cause) {
    throw new TroupeError(
      'STORE_NO_POSTGRES',
      'A store at a postgres:// address needs the package "pg". Install it: npm install pg',
      { cause },
    )
  }
}
