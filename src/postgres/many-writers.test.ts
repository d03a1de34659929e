/** One Postgres store and many hands on it: writers, fences, tails, migrations, a database that goes away. */
import { createServer, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { board, flow, value, type Store } from '../index.ts'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { exportRun } from '../store/transfer.ts'
import { importRun } from '../store/transfer-import.ts'
import { tailRun } from '../store/tail.ts'
import type { Entry } from '../store/record.ts'
import { start, step, steps } from '../testing/store-case.ts'
import { temporaryPlaces } from '../../test/places.ts'
import { readAddress } from './address.ts'
import { openDatabase } from './database.ts'
import { migrations } from './schema.ts'
import { postgresStore, type PostgresOptions } from './postgres-store.ts'

const newSchema = temporarySchemas()
const newPlace = temporaryPlaces()

async function open(url?: string, options?: PostgresOptions) {
  const store = postgresStore(url ?? (await newSchema()), options)
  onTestFinished(() => store.close())
  return store
}

describe.skipIf(whyNoPostgres)(`a Postgres store${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('E9: has one writer a run: of eight on connections of their own, each entry is one of them', async () => {
    const url = await newSchema()
    const store = await open(url)
    await store.create('run', start())
    const write = async (name: string) => {
      const mine = await open(url, { connections: 2 })
      let won = 0
      for (let tries = 0; tries < 25; tries++) {
        const head = await mine.head('run')
        const records = tries % 2 ? [step(head, name)] : [step(head, name), step(head + 1, name)]
        try {
          await mine.append('run', head, records)
          won += records.length
        } catch (error) {
          expect((error as { code: string }).code).toBe('STORE_CONFLICT')
        }
      }
      return won
    }
    const won = await Promise.all(Array.from({ length: 8 }, (_, index) => write(`writer ${index}`)))
    const entries = await store.read('run', 1, 10_000)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1))
    expect(entries.length).toBe(1 + won.reduce((sum, each) => sum + each))
  })

  it('E9: refuses whoever held a run before, at the right head too, in the run and inside it', async () => {
    const store = await open()
    await store.create('run', start())
    const first = await store.take('run')
    await first.append('run', 1, [step(1)])
    await first.create('run/2.ana', { ...start(), within: 'run' })
    const second = await store.take('run')
    const refused = { code: 'STORE_CONFLICT' }
    await expect(first.append('run', 2, [step(2, 'late')])).rejects.toMatchObject(refused)
    await expect(first.append('run/2.ana', 1, [step(1, 'late')])).rejects.toMatchObject(refused)
    await expect(first.create('run/2.bo', { ...start(), within: 'run' })).rejects.toMatchObject(refused)
    await second.append('run', 2, [step(2)])
    await second.append('run/2.ana', 1, [step(1)])
    await second.create('run/2.bo', { ...start(), within: 'run' })
    // another run is nobody's business
    await first.create('other', start())
    await first.append('other', 1, [step(1)])
    expect(await store.head('run')).toBe(3)
    await expect(store.take('nobody')).rejects.toMatchObject({ code: 'STORE_UNKNOWN_RUN' })
  })

  it('writes many runs at once, and refuses among them only the one that is behind', async () => {
    const store = await open()
    const runs = Array.from({ length: 100 }, (_, index) => `run ${index}`)
    await Promise.all(runs.map(async (run) => store.create(run, start())))
    const heads = runs.map((_, index) => (index === 50 ? 7 : 1))
    const done = await Promise.allSettled(runs.map(async (run, index) => store.append(run, heads[index]!, steps(1, 3))))
    expect(done.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([50])
    for (const run of runs) expect(await store.head(run)).toBe(run === 'run 50' ? 1 : 4)
  })

  it.each([
    ['by notifications', ''],
    ['by looking, where a pooler has none', '&pooled=1'],
  ])('wakes tails of other connections %s', async (_, pooled) => {
    const url = await newSchema()
    const [writer, reader] = [await open(url), await open(`${url}${pooled}`)]
    await writer.create('run', start())
    const seen: Entry[] = []
    const tailing = (async () => {
      for await (const entry of tailRun(reader, 'run')) seen.push(entry)
    })()
    for (let head = 1; head <= 30; head++) {
      await writer.append('run', head, [step(head)])
      if (head % 10 === 0) await sleep(30)
    }
    await writer.append('run', 31, [{ v: 1, kind: 'end', step: 30, reason: 'done' }])
    await tailing
    expect(seen.map(({ seq }) => seq)).toEqual(Array.from({ length: 32 }, (__, index) => index + 1))
  })

  it('is made once, by whichever of many comes first', async () => {
    const url = await newSchema()
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(url)))
    await Promise.all(stores.map(async (store, index) => store.create(`run ${index}`, start())))
    expect(await stores[0]!.runs()).toHaveLength(6)
    const { database, schema } = stores[0]!
    expect(await database.ask(`SELECT version FROM ${schema}.meta`)).toEqual([{ version: migrations.length }])
  })

  it('leaves alone what is newer, what belongs to others, and what it was only to look at', async () => {
    const [newer, foreign, missing] = [await newSchema(), await newSchema(), await newSchema()]
    const store = await open(newer)
    await store.create('run', start())
    const looking = await open(newer, { readOnly: true })
    await expect(looking.append('run', 1, [step(1)])).rejects.toMatchObject({ code: 'STORE_UNWRITABLE' })
    expect(await looking.head('run')).toBe(1)
    await store.database.ask(`UPDATE ${store.schema}.meta SET version = 99`)
    await expect((await open(newer)).runs()).rejects.toMatchObject({ code: 'STORE_TOO_NEW' })
    const other = await open(foreign)
    await other.database.ask(`CREATE SCHEMA ${other.schema}`)
    await other.database.ask(`CREATE TABLE ${other.schema}.accounts (id integer)`)
    await expect(other.runs()).rejects.toMatchObject({ code: 'STORE_FOREIGN' })
    const nothing = await open(missing, { readOnly: true })
    await expect(nothing.runs()).rejects.toMatchObject({ code: 'STORE_UNREADABLE' })
  })

  it('exchanges runs with SQLite in both directions, entry for entry', async () => {
    const room = board({ count: value(0) })
    const count = room.agent({ reads: ['count'], writes: ['count'], think: ({ count: at }) => ({ count: at + 1 }) })
    const counting = flow(room, { name: 'counting', start: 'count', agents: { count }, routes: { count: 'count' } })
    const transfer = async (from: Store, to: (now: () => number) => Store, run: string) => {
      const lines = await Array.fromAsync(exportRun(from, run, 'test'))
      let at = 0
      const target = to(() => at)
      onTestFinished(async () => target.close())
      const stamp = (when: number) => void (at = when)
      await importRun(
        target,
        async function* () {
          yield* lines
        },
        { stamp },
      )
      return target
    }
    const clockOf = (now: () => number) => ({ clock: { now, sleep: async () => {} } })
    const sqlite = sqliteStore(newPlace('troupe.db'))
    onTestFinished(async () => sqlite.close())
    // past a checkpoint
    const { id } = await counting.run({}, { store: sqlite, stepLimit: 300 }).finished
    const url = await newSchema()
    const postgres = await transfer(sqlite, (now) => postgresStore(url, clockOf(now)), id)
    const back = await transfer(postgres, (now) => sqliteStore(newPlace('back.db'), clockOf(now)), id)
    const before = await sqlite.read(id, 1, 1_000)
    expect(before.length).toBe(302)
    expect(await postgres.read(id, 1, 1_000)).toEqual(before)
    expect(await back.read(id, 1, 1_000)).toEqual(before)
    expect(await postgres.checkpoints(id, Infinity)).toEqual(await sqlite.checkpoints(id, Infinity))
    const { board: state } = await counting.resume(id, { store: postgres, stepLimit: 310 }).finished
    expect(state).toEqual({ count: 310 })
  })

  it('loses and doubles nothing while connections are cut under its hands', async () => {
    const url = new URL(await newSchema())
    const proxy = await startProxy(Number(url.port))
    url.port = String(proxy.port)
    const store = await open(url.href, { connections: 3 })
    const names = Array.from({ length: 12 }, (_, index) => `run ${index}`)
    for (const run of names) await store.create(run, start())
    let appended = 0
    const write = async (run: string) => {
      for (let head = 1; head <= 40; head++) {
        const written = store.append(run, head, [step(head, `${run} ${head}`)])
        // while it and others are on their way
        if (++appended % 25 === 0) setTimeout(() => proxy.cut(), appended % 4)
        await written
      }
    }
    await Promise.all(names.map(write))
    expect(proxy.cuts()).toBeGreaterThan(3)
    for (const run of names) {
      const records = (await store.read(run, 2, 100)).map(({ record }) => record)
      expect(records).toEqual(Array.from({ length: 40 }, (_, index) => step(index + 1, `${run} ${index + 1}`)))
    }
  })

  it('ends a transaction of whoever is frozen in the middle of it, so that nobody waits for its locks', async () => {
    const url = await newSchema()
    const store = await open(url)
    await store.create('run', start())
    const frozen = openDatabase(readAddress(url), { forgottenMs: 50 })
    onTestFinished(() => frozen.close())
    const [locked, thaw] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let times = 0
    const asleep = frozen.patiently(() =>
      frozen.transaction(async (ask) => {
        await ask(`SELECT FROM ${store.schema}.runs WHERE id = 'run' FOR UPDATE`)
        locked.resolve()
        if (times++ === 0) await thaw.promise
        return ask('SELECT 1')
      }),
    )
    await locked.promise
    // waits for that lock
    await store.take('run')
    thaw.resolve()
    // what it did counts for nothing, and is done again
    await asleep
    expect(times).toBe(2)
  })

  it('says so when nobody answers, and never with the password', async () => {
    const secret = 'p%40ss-w0rd'
    const addresses = [`postgres://me:${secret}@127.0.0.1:1/db`, `postgres://127.0.0.1:1/db?user=me&password=${secret}`]
    for (const address of addresses) {
      const store = postgresStore(address, { patienceMs: 60 })
      const error: unknown = await (async () => store.head('run'))().catch((each: unknown) => each)
      expect(error).toMatchObject({ code: 'STORE_UNREACHABLE' })
      const { message, stack, cause } = error as Error
      const said = [message, stack, JSON.stringify(cause), String(cause), (cause as Error).stack, store.shown].join()
      expect(said).toContain('127.0.0.1')
      expect(said).not.toMatch(/w0rd/)
      await store.close()
    }
    expect(() => postgresStore(`postgres://me:${secret}@[bad/db`)).toThrow(/^(?!.*w0rd).*cannot be read/)
    expect(() => postgresStore(`postgres://me:${secret}@host/db?schema=A-B`)).toThrow(/^(?!.*w0rd).*schema/)
  })
})

/** A way to the server that can be cut: what was sent may have arrived, and what was answered may not. */
async function startProxy(port: number) {
  const sockets = new Set<Socket>()
  let cuts = 0
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => (sockets.delete(from), to.destroy()))
      from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return {
    port: (server.address() as { port: number }).port,
    cuts: () => cuts,
    cut() {
      cuts++
      for (const socket of sockets) socket.destroy()
    },
  }
}
