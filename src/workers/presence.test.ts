/** Who is alive, on a real database: also whoever sees to the others may be the one that is frozen. */
import { describe, expect, it } from 'vitest'
import { postgresStore } from '../postgres/index.ts'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'
import { LOCK, REAPER_LOCK, signIn } from './presence.ts'

const newSchema = temporarySchemas()
const SETTLING_MS = 3_000
// of the frozen one: after that it is found gone itself
const SILENCE_MS = 5_000

describe.skipIf(whyNoPostgres)(`the presence of workers${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('finds a frozen worker gone also when that one held the lock of the reaper', async () => {
    const store = postgresStore(await newSchema())
    const { database, schema } = store
    const ignore = () => {}
    const ears = { onLost: ignore, onTold: ignore, channel: 'troupe_nobody' }
    await database.patiently(() => database.ask('SELECT 1'))
    // what a frozen process leaves: a session that lasts, both locks, and a sign of life from long ago
    const frozen = await database.connect()
    await frozen.query('SELECT pg_advisory_lock($1, 5)', [LOCK])
    await frozen.query('SELECT pg_advisory_lock($1, hashtext($2))', [REAPER_LOCK, schema])
    await frozen.query(
      `INSERT INTO ${schema}.workers (id, lock, machine, pid, concurrency, queues, seen)
       VALUES ('frozen', 5, 'here', 1, 1, '{}', now() - interval '6 seconds')`,
    )
    const presence = await signIn({ store, id: 'awake', concurrency: 1, queues: [], ...ears })
    try {
      const look = () => presence.findGone()
      await expect.poll(look, { timeout: SETTLING_MS * 3, interval: 100 }).toEqual(['frozen'])
    } finally {
      await presence.close()
      await frozen.end().catch(ignore)
      await store.close()
    }
  })

  it('finds a killed worker gone while whoever holds the reaper’s lock is frozen, not yet known to be', async () => {
    const store = postgresStore(await newSchema())
    const { database, schema } = store
    const ignore = () => {}
    await database.patiently(() => database.ask('SELECT 1'))
    const frozen = await database.connect()
    await frozen.query('SELECT pg_advisory_lock($1, 6)', [LOCK])
    await frozen.query('SELECT pg_advisory_lock($1, hashtext($2))', [REAPER_LOCK, schema])
    await frozen.query(
      `INSERT INTO ${schema}.workers (id, lock, machine, pid, concurrency, queues)
       VALUES ('frozen', 6, 'here', 1, 1, '{}'), ('killed', 7, 'here', 2, 1, '{}')`,
    )
    const ears = { onLost: ignore, onTold: ignore, channel: 'troupe_nobody' }
    const presence = await signIn({ store, id: 'awake', concurrency: 1, queues: [], ...ears })
    try {
      await expect.poll(() => presence.findGone(), { timeout: SILENCE_MS, interval: 100 }).toEqual(['killed'])
      expect(presence.isReaper()).toBe(false)
    } finally {
      await presence.close()
      await frozen.end().catch(ignore)
      await store.close()
    }
  })
})
