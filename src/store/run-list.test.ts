/** Lists of runs: what an index says is what reading every journal says, in new files, old ones and without any. */
import { DatabaseSync } from 'node:sqlite'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { temporaryPlaces } from '../../test/places.ts'
import { describeStore } from '../testing/describe-store.ts'
import { start } from '../testing/store-case.ts'
import { memoryStore } from './memory-store.ts'
import type { JournalRecord } from './record.ts'
import { countRuns, pageOfRuns } from './run-list.ts'
import { LISTED_STATUSES } from './run-status.ts'
import { sqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'
import { summarize } from './summary.ts'

const newPlace = temporaryPlaces()

/** A store that somebody wrote without an index. */
function withoutIndex(store: Store): Store {
  const plain = { ...store }
  delete plain.page
  delete plain.counts
  return plain
}

describe('a store without an index', () => {
  describeStore(it, { open: () => withoutIndex(memoryStore()) })
})

const slotted = { slot: fc.nat({ max: 1 }), key: fc.constantFrom('a', 'b') }
const kinds = fc.oneof(
  fc.record({ kind: fc.constant('step' as const) }),
  fc.record({ kind: fc.constant('ask' as const), ...slotted }),
  fc.record({ kind: fc.constant('answer' as const), ...slotted }),
  fc.record({ kind: fc.constant('call' as const), ...slotted }),
  fc.record({ kind: fc.constant('fail' as const) }),
  fc.record({ kind: fc.constant('end' as const) }),
)
/** runs as appends of records */
const runs = fc.array(fc.array(fc.array(kinds, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), {
  maxLength: 12,
})

/** As journals have them: the records of a step carry its number, which its last one closes. */
async function write(store: Store, id: string, appends: readonly (readonly { readonly kind: string }[])[]) {
  await store.create(id, start())
  let [head, done] = [1, 0]
  for (const kindsOf of appends) {
    const records = kindsOf.map((each) => {
      if (each.kind === 'step') return { v: 1, kind: 'step', step: ++done, did: [], next: ['ana'] }
      if (each.kind === 'end') return { v: 1, kind: 'end', step: done, reason: 'r', limit: true }
      if (each.kind === 'fail') return { v: 1, kind: 'fail', step: done + 1, slots: [0], code: 'X', message: 'no' }
      const rest = { agent: 'ana', question: '?', answer: 1, attempt: 1, call: 0, name: 'x', value: 1 }
      return { v: 1, step: done + 1, ...rest, ...each }
    }) as JournalRecord[]
    await store.append(id, head, records)
    head += records.length
  }
}

async function agrees(store: Store): Promise<void> {
  const plain = withoutIndex(store)
  expect(await countRuns(store)).toEqual(await countRuns(plain))
  for (const status of [undefined, ...LISTED_STATUSES])
    expect(await pageOfRuns(store, { limit: 3, status })).toEqual(await pageOfRuns(plain, { limit: 3, status }))
}

describe('an index of runs', () => {
  it('says what their journals say, whatever was appended, also in a file that had none', async () => {
    const check = async (all: typeof runs extends fc.Arbitrary<infer Runs> ? Runs : never) => {
      const file = newPlace('troupe.db')
      for (const store of [memoryStore(), sqliteStore(file)]) {
        for (const [number, appends] of all.entries()) await write(store, `run ${number}`, appends)
        await agrees(store)
        await store.close()
      }
      const database = new DatabaseSync(file)
      database.exec('DROP TABLE listed; PRAGMA user_version = 1')
      database.close()
      const looking = sqliteStore(file, { readOnly: true })
      expect('page' in looking).toBe(false)
      await agrees(looking)
      await looking.close()
      const store = sqliteStore(file)
      expect('page' in store).toBe(true)
      await agrees(store)
      await store.close()
    }
    await fc.assert(fc.asyncProperty(runs, check), { numRuns: 15 })
  })

  it('is made of an old file although some of its records are damaged', async () => {
    const file = newPlace('troupe.db')
    const store = sqliteStore(file)
    for (const id of ['a', 'b', 'c']) await write(store, id, [[{ kind: 'step' }]])
    await store.close()
    const database = new DatabaseSync(file)
    database.exec(`DROP TABLE listed; PRAGMA user_version = 1;
      UPDATE entries SET record = 'no JSON' WHERE place = (1 << 28) + 1;
      UPDATE entries SET record = '[{"kind":5}' WHERE place = (2 << 28) + 2;
      INSERT INTO runs (id) VALUES ('empty')`)
    database.close()
    const mended = sqliteStore(file)
    expect(await pageOfRuns(mended, { limit: 9 })).toEqual(['empty', 'c', 'b', 'a'])
    expect((await summarize(mended, 'a')).status).toBe('unreadable')
    await mended.close()
  })

  it('is right when another process answers, ends or goes on with a run', async () => {
    const file = newPlace('troupe.db')
    const [here, there] = [sqliteStore(file), sqliteStore(file)]
    await write(here, 'run', [[{ kind: 'step' }], [{ kind: 'ask', slot: 0, key: 'a' } as { kind: string }]])
    expect(await countRuns(there)).toMatchObject({ waiting: 1 })
    await there.append('run', 3, [{ v: 1, kind: 'answer', step: 2, slot: 0, key: 'a', answer: 1 }])
    expect(await countRuns(here)).toMatchObject({ waiting: 0, open: 1 })
    await here.append('run', 4, [{ v: 1, kind: 'step', step: 2, did: [], next: ['ana'] }])
    await there.append('run', 5, [{ v: 1, kind: 'end', step: 2, reason: 'r', limit: true }])
    await here.append('run', 6, [{ v: 1, kind: 'step', step: 3, did: [], next: ['ana'] }])
    expect(await countRuns(there)).toEqual({ open: 1, waiting: 0, failed: 0, ended: 0 })
    await here.close()
    await there.close()
  })
})
