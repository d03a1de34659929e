/** How a store reads: exactly what was written, a page at a time, and the runs it has. */
import assert from 'node:assert/strict'
import type { JournalRecord } from '../store/record.ts'
import { readAll, refuses, start, step, steps, type StoreCase } from './store-case.ts'

const MEGABYTE = 2 ** 20

/** One record of each kind, with every part it may have. */
const everyKind: readonly JournalRecord[] = [
  { v: 1, kind: 'call', step: 1, slot: 0, attempt: 2, call: 0, name: 'model', value: { text: 'hello' } },
  { v: 1, kind: 'ask', step: 1, slot: 0, agent: 'ana', key: '0', question: 'why?', fault: 'too short' },
  { v: 1, kind: 'answer', step: 1, slot: 0, key: '0', answer: null },
  { v: 1, kind: 'think', step: 1, slot: 0, agent: 'ana', outcome: { update: { a: 1 }, effects: [{ type: 'say' }] } },
  { v: 1, kind: 'effect', step: 1, slot: 0, place: 0, id: 'run/1/ana/0' },
  { v: 1, kind: 'done', step: 1, slot: 0, place: 0, result: false },
  {
    v: 1,
    kind: 'step',
    step: 1,
    now: 1_000,
    did: [
      { agent: 'ana', changes: { a: { set: 1 } }, effects: [{ effect: { type: 'say' }, result: false }], tries: 2 },
      { agent: 'bo', changes: { b: { push: [] }, c: { put: {}, cut: ['x'] }, d: { patch: [[0], [0, {}]] } }, by: 'cy' },
      { agent: 'di', skipped: 'no luck' },
    ],
    next: ['ana', { agent: 'bo', payload: [1, null] }],
    waiting: { cy: ['ana'] },
  },
  { v: 1, kind: 'fail', step: 2, slots: [0, 1], code: 'RUN_AGENT_FAILED', message: 'no' },
  { v: 1, kind: 'end', step: 1, reason: 'done', limit: true },
]

const oddValues: Readonly<Record<string, unknown>> = {
  unicode: 'Grüße, 世界 👋🏽 \u0000 \u2028 \uFEFF " \\ \n\r\t',
  'lone surrogate': '\ud800',
  'a text that looks like JSON': '{"a":[1,2]}',
  'empty things': [[], {}, '', null, false, 0],
  numbers: [0.1, 1e-300, 1.7976931348623157e308, -1, 2 ** 53 - 1, 123456.789],
  'odd keys': { '': 1, ' ': 2, ключ: 3, constructor: 4, '1': 5, "'": 6 },
  deep: Array.from({ length: 400 }).reduce<unknown>((inner) => [{ inner }], 'bottom'),
  big: `${'0123456789abcdef'.repeat(MEGABYTE / 16)}é`,
}

export const readingCases: readonly StoreCase[] = [
  {
    title: 'gives every kind of record back exactly as it was written',
    play: async (store) => {
      await store.create('run', start())
      await store.append('run', 1, everyKind)
      const entries = await readAll(store, 'run')
      assert.deepEqual(
        entries.slice(1).map(({ record }) => record),
        everyKind,
      )
    },
  },
  ...Object.entries(oddValues).map(([what, value]): StoreCase => ({
    title: `gives values back exactly as they were written: ${what}`,
    play: async (store) => {
      const record: JournalRecord = { v: 1, kind: 'call', step: 1, slot: 0, attempt: 1, call: 0, name: 'x', value }
      const changes = { field: { set: value } }
      await store.create('run', { ...start(), changes })
      await store.append('run', 1, [record, step(1)], { step: 1, seq: 3, changes })
      const [first, second] = await readAll(store, 'run')
      assert.deepEqual(first?.record, { ...start(), changes })
      assert.deepEqual(second?.record, record)
      assert.equal(JSON.stringify(second?.record), JSON.stringify(record))
      assert.deepEqual(await store.checkpoints('run', 1), [{ step: 1, seq: 3, changes }])
    },
  })),
  {
    title: 'gives its reader a copy that is his to change',
    play: async (store) => {
      await store.create('run', start())
      const [mine] = (await readAll(store, 'run')) as unknown as [{ record: { flow: string } }]
      mine.record.flow = 'changed'
      const [theirs] = await readAll(store, 'run')
      assert.deepEqual(theirs?.record, start())
    },
  },
  {
    title: 'reads a page at a time, in order, from any place',
    play: async (store) => {
      await store.create('run', start())
      await store.append('run', 1, steps(1, 99))
      const seqs = async (from: number, limit: number) => (await store.read('run', from, limit)).map(({ seq }) => seq)
      assert.deepEqual(await seqs(1, 3), [1, 2, 3])
      assert.deepEqual(await seqs(50, 2), [50, 51])
      assert.deepEqual(await seqs(99, 10), [99, 100])
      assert.deepEqual(await seqs(100, 1), [100])
      assert.deepEqual(await seqs(101, 10), [])
      assert.deepEqual(await seqs(1, 0), [])
      const [entry] = await store.read('run', 42, 1)
      assert.deepEqual(entry?.record, step(41))
    },
  },
  {
    title: 'gives the checkpoints of steps up to a step, in order',
    play: async (store) => {
      await store.create('run', start())
      for (let number = 1; number <= 12; number++) {
        const checkpoint = { step: number, seq: number + 1, changes: { n: { set: number } } }
        await store.append('run', number, [step(number)], number % 4 === 0 ? checkpoint : undefined)
      }
      const until = async (last: number) => (await store.checkpoints('run', last)).map((checkpoint) => checkpoint.step)
      assert.deepEqual(await until(Infinity), [4, 8, 12])
      assert.deepEqual(await until(11), [4, 8])
      assert.deepEqual(await until(8), [4, 8])
      assert.deepEqual(await until(3), [])
      assert.deepEqual((await store.checkpoints('run', 4))[0], { step: 4, seq: 5, changes: { n: { set: 4 } } })
    },
  },
  {
    title: 'says that a run is not there, and which ones are',
    play: async (store) => {
      await refuses('STORE_UNKNOWN_RUN', () => store.read('nobody', 1, 1))
      await refuses('STORE_UNKNOWN_RUN', () => store.checkpoints('nobody', 1))
      assert.equal(await store.head('nobody'), 0)
      await store.create('somebody', start())
      await assert.rejects(async () => store.read('nobody', 1, 1), /"nobody"[^"]*somebody/)
    },
  },
  {
    title: 'takes any text as the id of a run',
    play: async (store) => {
      const ids = ['a', 'A', 'a/1.b', "o'hara", '"', '%', '', 'ключ 👋', 'a b', '__proto__', 'x'.repeat(500)]
      for (const id of ids) await store.create(id, start(id))
      assert.deepEqual(await store.runs(), ids)
      for (const id of ids) assert.deepEqual((await readAll(store, id))[0]?.record, start(id))
    },
  },
  {
    title: 'lists what is named after a run, oldest first, with or without others',
    play: async (store) => {
      const ids = ['a', 'a/2.b', 'ab', 'a/1.b', 'a0', 'a/2.b/1.c', 'a.']
      for (const id of ids) await store.create(id, start(id))
      const inside = (await store.runs('a')).filter((id) => id.startsWith('a/'))
      assert.deepEqual(inside, ['a/2.b', 'a/1.b', 'a/2.b/1.c'])
    },
  },
  {
    title: 'lists thousands of runs, oldest first',
    play: async (store) => {
      const ids = Array.from({ length: 2_000 }, (_, index) => `run ${(index * 7919) % 2_000}`)
      for (const id of ids) await store.create(id, start(id))
      assert.deepEqual(await store.runs(), ids)
      await store.append('run 1234', 1, [step(1)])
      assert.equal(await store.head('run 1234'), 2)
      assert.equal(await store.head('run 1233'), 1)
    },
  },
]
