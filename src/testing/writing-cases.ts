/** How a store writes: in order, all or nothing, and for one writer at a time (E9). */
import assert from 'node:assert/strict'
import type { JournalRecord } from '../store/record.ts'
import { readAll, refuses, start, step, steps, type StoreCase } from './store-case.ts'

export const writingCases: readonly StoreCase[] = [
  {
    title: 'begins a run with its start record as entry 1',
    play: async (store) => {
      const before = Date.now() - 1_000
      await store.create('run', start())
      const [entry, ...others] = await readAll(store, 'run')
      assert.deepEqual({ seq: entry?.seq, record: entry?.record }, { seq: 1, record: start() })
      assert.equal(others.length, 0)
      assert(entry!.at >= before && entry!.at <= Date.now() + 1_000, 'an entry carries the time it was written at')
      assert.equal(await store.head('run'), 1)
    },
  },
  {
    title: 'refuses an id that is taken, and keeps the run that has it',
    play: async (store) => {
      await store.create('run', start('first'))
      await store.append('run', 1, [step(1)])
      await refuses('STORE_RUN_EXISTS', () => store.create('run', start('second')))
      assert.deepEqual(await records(store, 'run'), [start('first'), step(1)])
    },
  },
  {
    title: 'appends after the head, one record or several at once',
    play: async (store) => {
      await store.create('run', start())
      await store.append('run', 1, [step(1)])
      await store.append('run', 2, [step(2), step(3), step(4)])
      const entries = await readAll(store, 'run')
      assert.deepEqual(
        entries.map(({ seq }) => seq),
        [1, 2, 3, 4, 5],
      )
      assert.deepEqual(
        entries.map(({ record }) => record),
        [start(), ...steps(1, 4)],
      )
      assert.equal(await store.head('run'), 5)
    },
  },
  {
    title: 'refuses an append to a run that is not there',
    play: async (store) => {
      await refuses('STORE_UNKNOWN_RUN', () => store.append('nobody', 0, [step(1)]))
      await refuses('STORE_UNKNOWN_RUN', () => store.append('nobody', 1, [step(1), step(2)]))
      assert.deepEqual(await store.runs(), [])
    },
  },
  ...[1, 3].flatMap((count): StoreCase[] => [
    {
      title: `E9: refuses an append of ${count} behind the head, and leaves nothing behind`,
      play: async (store) => {
        await store.create('run', start())
        await store.append('run', 1, steps(1, 3))
        const before = await readAll(store, 'run')
        const late = { step: 2, seq: 3, changes: { text: { set: 'late' } } }
        await refuses('STORE_CONFLICT', () => store.append('run', 2, steps(2, 1 + count)))
        await refuses('STORE_CONFLICT', () => store.append('run', 2, steps(2, 1 + count), late))
        await refuses('STORE_CONFLICT', () => store.append('run', 3, steps(3, 2 + count)))
        assert.deepEqual(await readAll(store, 'run'), before)
        assert.deepEqual(await store.checkpoints('run', 100), [])
        await store.append('run', 4, [step(4)])
      },
    },
    {
      title: `E9: refuses an append of ${count} ahead of the head, and leaves no gap`,
      play: async (store) => {
        await store.create('run', start())
        await refuses('STORE_CONFLICT', () => store.append('run', 5, steps(1, count)))
        await refuses('STORE_CONFLICT', () => store.append('run', 2, steps(1, count)))
        await refuses('STORE_CONFLICT', () => store.append('run', 0, steps(1, count)))
        assert.deepEqual(await records(store, 'run'), [start()])
        assert.equal(await store.head('run'), 1)
      },
    },
  ]),
  {
    title: 'appends several records and their checkpoint all or not at all',
    play: async (store) => {
      await store.create('run', start())
      const unwritable = { v: 1, kind: 'answer', step: 1, slot: 0, key: '', answer: 1n } as unknown as JournalRecord
      await assert.rejects(async () => store.append('run', 1, [step(1), unwritable]))
      const checkpoint = { step: 1, seq: 2, changes: { text: { set: 1n } } }
      await assert.rejects(async () => store.append('run', 1, [step(1)], checkpoint))
      assert.deepEqual(await records(store, 'run'), [start()])
      assert.deepEqual(await store.checkpoints('run', 100), [])
      await store.append('run', 1, [step(1)])
      assert.deepEqual(await records(store, 'run'), [start(), step(1)])
    },
  },
  {
    title: 'keeps two runs apart that are written by turns',
    play: async (store) => {
      await store.create('a', start('a'))
      await store.create('b', start('b'))
      for (let number = 1; number <= 20; number++) {
        await store.append('a', number, [step(number, `a${number}`)], checkpointAt(number, 'a'))
        await store.append('b', number, [step(number, `b${number}`)], checkpointAt(number, 'b'))
      }
      for (const run of ['a', 'b']) {
        const texts = Array.from({ length: 20 }, (_, index) => step(index + 1, `${run}${index + 1}`))
        assert.deepEqual(await records(store, run), [start(run), ...texts])
        const checkpoints = await store.checkpoints(run, 100)
        assert.deepEqual(checkpoints, [checkpointAt(10, run), checkpointAt(20, run)])
      }
    },
  },
]

function checkpointAt(number: number, run: string) {
  if (number % 10 !== 0) return undefined
  return { step: number, seq: number + 1, changes: { text: { set: `${run}${number}` } } }
}

async function records(store: Parameters<StoreCase['play']>[0], run: string): Promise<JournalRecord[]> {
  return (await readAll(store, run)).map(({ record }) => record)
}
