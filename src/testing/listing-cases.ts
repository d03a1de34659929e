/** How a store lists runs: a page at a time, by status and society, as their journals say. */
import assert from 'node:assert/strict'
import type { JournalRecord, StartRecord } from '../store/record.ts'
import { countRuns, pageOfRuns } from '../store/run-list.ts'
import type { Store } from '../store/store.ts'
import { refuses, start, step, steps, type StoreCase } from './store-case.ts'

const ask = (key: string): JournalRecord => ({ v: 1, kind: 'ask', step: 2, slot: 0, agent: 'ana', key, question: '?' })
const answer = (key: string): JournalRecord => ({ v: 1, kind: 'answer', step: 2, slot: 0, key, answer: 1 })
const call: JournalRecord = { v: 1, kind: 'call', step: 2, slot: 0, attempt: 1, call: 0, name: 'x', value: 1 }
const fail: JournalRecord = { v: 1, kind: 'fail', step: 2, slots: [0], code: 'X', message: 'no' }
const ended = (limit?: true): JournalRecord => ({ v: 1, kind: 'end', step: 1, reason: 'r', ...(limit && { limit }) })

/** What a run has after its first step, and what that makes of it. */
const stories: readonly (readonly [status: string, ...appends: JournalRecord[][]])[] = [
  ['open'],
  ['open', steps(2, 3), [{ ...call, step: 4 }]],
  ['waiting', [call], [ask('a')]],
  ['waiting', [ask('a'), ask('b')], [answer('a')], [call]],
  ['open', [ask('a')], [answer('a')]],
  ['open', [ask('a')], [answer('a'), step(2)]],
  ['open', [ask('a')], [step(2)]],
  ['failed', [call], [fail]],
  ['failed', [ask('a')], [fail]],
  ['waiting', [ask('a')], [fail], [call]],
  ['open', [fail], [call]],
  ['ended', [step(2), ended()]],
  ['ended', [ask('a')], [ended()]],
  ['open', [ended(true)], [call]],
  ['open', [ended(true)], [step(2)]],
]

async function tell(store: Store, id: string, appends: readonly JournalRecord[][], more: Partial<StartRecord> = {}) {
  await store.create(id, { ...start(), ...more })
  let head = 1
  for (const records of [[step(1)], ...appends]) {
    await store.append(id, head, records)
    head += records.length
  }
}

export const listingCases: readonly StoreCase[] = [
  {
    title: 'lists runs that are not inside others, the latest first, a page at a time',
    play: async (store) => {
      assert.deepEqual(await pageOfRuns(store, { limit: 10 }), [])
      for (let number = 1; number <= 25; number++) {
        await store.create(`run ${number}`, start())
        await store.create(`run ${number}/1.a`, { ...start(), within: `run ${number}` })
      }
      const pages: string[][] = []
      for (let before: string | undefined; ; before = pages.at(-1)!.at(-1)) {
        const page = await pageOfRuns(store, { limit: 10, before })
        if (page.length === 0) break
        pages.push([...page])
      }
      assert.deepEqual(
        pages.map(({ length }) => length),
        [10, 10, 5],
      )
      assert.deepEqual(
        pages.flat(),
        Array.from({ length: 25 }, (_, index) => `run ${25 - index}`),
      )
      assert.deepEqual(await pageOfRuns(store, { limit: 10, before: 'nobody' }), [])
    },
  },
  {
    title: 'lists and counts runs by the status their journals end with',
    play: async (store) => {
      for (const [number, [, ...appends]] of stories.entries()) await tell(store, `run ${number}`, appends)
      const counts = { open: 0, waiting: 0, failed: 0, ended: 0 }
      for (const status of ['open', 'waiting', 'failed', 'ended'] as const) {
        const expected = stories.flatMap(([each], number) => (each === status ? [`run ${number}`] : [])).toReversed()
        assert.deepEqual(await pageOfRuns(store, { limit: 100, status }), expected)
        assert.deepEqual(await pageOfRuns(store, { limit: 1, status, before: expected[0] }), [expected[1]])
        counts[status] = expected.length
      }
      assert.deepEqual(await countRuns(store), counts)
      // refused, it changes nothing
      await refuses('STORE_CONFLICT', () => store.append('run 0', 7, [ended()]))
      assert.deepEqual(await countRuns(store), counts)
    },
  },
  {
    title: 'lists and counts runs of a society, or of a flow of that name',
    play: async (store) => {
      await tell(store, 'a', [], { flow: 'talk' })
      await tell(store, 'b', [[ended()]], { flow: 'talk', society: 'talk' })
      await tell(store, 'c', [], { flow: 'talk', society: 'house' })
      await tell(store, 'd', [[fail]], { flow: 'other', society: 'house' })
      await tell(store, 'e', [], { flow: 'talk', within: 'a' })
      assert.deepEqual(await pageOfRuns(store, { limit: 10, society: 'talk' }), ['c', 'b', 'a'])
      assert.deepEqual(await pageOfRuns(store, { limit: 2, society: 'talk' }), ['c', 'b'])
      assert.deepEqual(await pageOfRuns(store, { limit: 10, society: 'talk', before: 'c' }), ['b', 'a'])
      assert.deepEqual(await pageOfRuns(store, { limit: 10, society: 'talk', status: 'open' }), ['c', 'a'])
      assert.deepEqual(await pageOfRuns(store, { limit: 10, society: 'nobody' }), [])
      assert.deepEqual(await countRuns(store, 'talk'), { open: 2, waiting: 0, failed: 0, ended: 1 })
      assert.deepEqual(await countRuns(store, 'house'), { open: 1, waiting: 0, failed: 1, ended: 0 })
      assert.deepEqual(await countRuns(store, 'nobody'), { open: 0, waiting: 0, failed: 0, ended: 0 })
    },
  },
]
