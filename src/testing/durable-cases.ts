/** What a store does that outlives its process: it can be opened again, and more than once at a time. */
import assert from 'node:assert/strict'
import { readAll, refuses, soon, start, step, steps, type StoreCase } from './store-case.ts'

export const durableCases: readonly StoreCase[] = [
  {
    title: 'has everything after it was closed and opened again',
    play: async (store, another) => {
      await store.create('a', start('a'))
      await store.create('b', start('b'))
      const checkpoint = { step: 3, seq: 4, changes: { text: { set: 'ü' } } }
      await store.append('a', 1, steps(1, 3), checkpoint)
      const entries = await readAll(store, 'a')
      await store.close()
      const again = await another()
      assert.deepEqual(await again.runs(), ['a', 'b'])
      assert.deepEqual(await readAll(again, 'a'), entries)
      assert.deepEqual(await again.checkpoints('a', 3), [checkpoint])
      await again.append('a', 4, [step(4)])
      assert.equal(await again.head('a'), 5)
    },
  },
  {
    title: 'can be closed twice',
    play: async (store) => {
      await store.close()
      await store.close()
    },
  },
  {
    title: 'shows one handle at once what another one writes',
    play: async (store, another) => {
      const reader = await another()
      assert.equal(await reader.head('run'), 0)
      await store.create('run', start())
      for (let number = 1; number <= 20; number++) {
        await store.append('run', number, [step(number)])
        assert.equal(await reader.head('run'), number + 1)
        assert.deepEqual((await reader.read('run', number + 1, 1))[0]?.record, step(number))
      }
      assert.deepEqual(await reader.runs(), ['run'])
    },
  },
  {
    title: 'E9: lets only one of two handles continue a run',
    play: async (store, another) => {
      const rival = await another()
      await store.create('run', start())
      await rival.append('run', 1, [step(1, 'rival')])
      await refuses('STORE_CONFLICT', () => store.append('run', 1, [step(1, 'late')]))
      await refuses('STORE_CONFLICT', () => store.append('run', 1, [step(1, 'late'), step(2, 'late')]))
      await refuses('STORE_RUN_EXISTS', () => rival.create('run', start('late')))
      assert.deepEqual(
        (await readAll(store, 'run')).map(({ record }) => record),
        [start(), step(1, 'rival')],
      )
      await store.append('run', 2, [step(2)])
    },
  },
  {
    title: 'wakes who waits at one handle when another one writes',
    play: async (store, another) => {
      const reader = await another()
      await store.create('run', start())
      for (let head = 1; head <= 3; head++) {
        const waiting = reader.changed('run', head, new AbortController().signal)
        await store.append('run', head, [step(head)])
        await soon(waiting, 'noticing another handle')
      }
    },
  },
]
