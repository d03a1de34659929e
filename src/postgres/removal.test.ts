/** Removing runs from a Postgres store: all of a run or nothing, and never what somebody needs. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'
import type { JournalRecord } from '../store/record.ts'
import { start, step, steps } from '../testing/store-case.ts'
import { postgresStore, type PostgresStore } from './postgres-store.ts'

const newSchema = temporarySchemas()
const ended: JournalRecord = { v: 1, kind: 'end', step: 2, reason: 'done' }

async function open() {
  const store = postgresStore(await newSchema())
  onTestFinished(() => store.close())
  return store
}

async function over(store: PostgresStore, run: string, more = {}) {
  await store.create(run, { ...start(), ...more })
  await store.append(run, 1, [...steps(1, 2), ended])
}

const heads = (...runs: string[]) => new Map(runs.map((run) => [run, 4]))

async function rowsLeft({ database, schema }: PostgresStore) {
  const counts = ['runs', 'entries', 'checkpoints', 'removed', 'work'].map(
    (name) => `(SELECT count(*) FROM ${schema}.${name})`,
  )
  const [row] = await database.ask<{ left: string }>(`SELECT ${counts.join(' + ')} AS left`)
  return Number(row!.left)
}

describe.skipIf(whyNoPostgres)(`removing runs from Postgres${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('takes a run away at once with what is inside it, and nothing of it is left after the sweeps', async () => {
    const store = await open()
    await over(store, 'run')
    await store.append('run', 4, steps(3, 3), { step: 3, seq: 5, changes: {} })
    await store.append('run', 5, [{ ...ended, step: 3 }])
    await over(store, 'run/1.ana', { within: 'run' })
    await over(store, 'run0')
    expect(
      await store.remove(
        'run',
        new Map([
          ['run', 6],
          ['run/1.ana', 4],
        ]),
      ),
    ).toBe(true)
    expect(await store.runs()).toEqual(['run0'])
    await expect(Promise.resolve(store.read('run', 1, 1))).rejects.toMatchObject({ code: 'STORE_UNKNOWN_RUN' })
    while (await store.sweep());
    expect(await rowsLeft(store)).toBe(1 + 4)
  })

  it('leaves a run that goes on, has changed, or has more inside it than was read', async () => {
    const store = await open()
    await store.create('open', start())
    expect(await store.remove('open', new Map([['open', 1]]))).toBe(false)
    await over(store, 'run')
    expect(await store.remove('run', new Map([['run', 3]]))).toBe(false)
    await over(store, 'run/1.ana', { within: 'run' })
    expect(await store.remove('run', heads('run'))).toBe(false)
    expect(await store.runs()).toEqual(['open', 'run', 'run/1.ana'])
  })

  it('leaves a run that a fork stands on, also one inside another run, until the fork is gone', async () => {
    const store = await open()
    await over(store, 'run')
    await over(store, 'run/1.ana', { within: 'run' })
    await over(store, 'fork', { parent: { run: 'run/1.ana', step: 1 } })
    expect(await store.remove('run', heads('run', 'run/1.ana'))).toBe(false)
    expect(await store.remove('fork', heads('fork'))).toBe(true)
    expect(await store.remove('run', heads('run', 'run/1.ana'))).toBe(true)
  })

  it('knows forks that an older Troupe wrote, of whose parents only their first entries tell', async () => {
    const store = await open()
    const { database, schema } = store
    await over(store, 'run')
    await over(store, 'fork', { parent: { run: 'run', step: 1 } })
    await database.ask(`UPDATE ${schema}.runs SET parent = NULL`)
    expect(await store.remove('run', heads('run'))).toBe(false)
    expect(await store.remove('fork', heads('fork'))).toBe(true)
  })

  it('refuses a fork whose parent was removed meanwhile', async () => {
    const store = await open()
    await over(store, 'run')
    await over(store, 'other')
    await store.remove('run', heads('run'))
    const fork = Promise.resolve(store.create('fork', { ...start(), parent: { run: 'run', step: 1 } }))
    await expect(fork).rejects.toMatchObject({ code: 'STORE_UNKNOWN_RUN' })
    expect(await store.runs()).toEqual(['other'])
  })

  it('forks and removes at once, and never leaves a fork without its parent', async () => {
    const store = await open()
    const runs = Array.from({ length: 30 }, (_, index) => `run ${index}`)
    for (const run of runs) await over(store, run)
    await Promise.allSettled(
      runs.flatMap((run) => [
        store.remove(run, heads(run)).then(() => {}),
        Promise.resolve(store.create(`fork of ${run}`, { ...start(), parent: { run, step: 1 } })),
      ]),
    )
    const left = await store.runs()
    for (const run of runs) expect([run, left.includes(run)]).toEqual([run, left.includes(`fork of ${run}`)])
  })

  it('leaves what is queued, driven, or about to be', async () => {
    const store = await open()
    const { database, schema } = store
    await over(store, 'run')
    await database.ask(`INSERT INTO ${schema}.work (run, queue, state, wanted) VALUES ('run', 'q', 'queued', true)`)
    for (const set of ["state = 'queued'", "state = 'driven', wanted = false", "state = 'resting', wanted = true"]) {
      await database.ask(`UPDATE ${schema}.work SET ${set}`)
      expect(await store.remove('run', heads('run'))).toBe(false)
    }
    await database.ask(`UPDATE ${schema}.work SET state = 'resting', wanted = false`)
    expect(await store.remove('run', heads('run'))).toBe(true)
    while (await store.sweep());
    expect(await rowsLeft(store)).toBe(0)
  })

  it('E9: refuses whoever held a removed run, also when its id is there again and was taken as often', async () => {
    const store = await open()
    await over(store, 'run')
    const late = await store.take('run')
    await store.remove('run', heads('run'))
    await expect(Promise.resolve(late.append('run', 4, [step(3, 'late')]))).rejects.toMatchObject({
      code: 'STORE_UNKNOWN_RUN',
    })
    await over(store, 'run')
    await store.take('run')
    await expect(Promise.resolve(late.append('run', 4, [step(3, 'late')]))).rejects.toMatchObject({
      code: 'STORE_CONFLICT',
    })
  })
})
