/** How a store wakes who waits for the next entry. */
import assert from 'node:assert/strict'
import { soon, start, step, type StoreCase } from './store-case.ts'

const never = () => new AbortController().signal

export const waitingCases: readonly StoreCase[] = [
  {
    title: 'does not wait when there is an entry already',
    play: async (store) => {
      await store.create('run', start())
      await soon(store.changed('run', 0, never()), 'noticing what is there')
    },
  },
  {
    title: 'wakes who waits when an entry is appended',
    play: async (store) => {
      await store.create('run', start())
      let woken = 0
      const waiting = [1, 2].map(() => store.changed('run', 1, never()).then(() => woken++))
      await new Promise((resolve) => setImmediate(resolve))
      assert.equal(woken, 0, 'nobody wakes before there is something')
      await store.append('run', 1, [step(1)])
      await soon(Promise.all(waiting), 'waking on an append')
    },
  },
  {
    title: 'wakes who waits for a run that is not there yet',
    play: async (store) => {
      const waiting = store.changed('run', 0, never())
      await store.create('run', start())
      await soon(waiting, 'waking on a new run')
    },
  },
  {
    title: 'lets go of who waits when the signal says stop, also when it had said so before',
    play: async (store) => {
      await store.create('run', start())
      const control = new AbortController()
      const waiting = store.changed('run', 1, control.signal)
      control.abort()
      await soon(waiting, 'letting go')
      await soon(store.changed('run', 1, control.signal), 'letting go at once')
    },
  },
]
