import { describe, expect, it } from 'vitest'
import { TroupeError } from '../base/errors.ts'
import { start, step, steps } from '../testing/store-case.ts'
import { openRun } from './fold.ts'
import { continueJournal, createJournal, STEPS_PER_CHECKPOINT } from './journal.ts'
import { memoryStore } from './memory-store.ts'
import type { JournalRecord } from './record.ts'
import type { Store } from './store.ts'

/** A store that answers later, as one over a network does. */
function slowStore(inner: Store, wait: () => Promise<unknown>): Store {
  return {
    ...inner,
    append: async (...args) => {
      await wait()
      return inner.append(...args)
    },
  }
}

const note = (text: string): JournalRecord => ({ v: 1, kind: 'answer', step: 1, slot: 0, key: '', answer: text })

describe('a journal', () => {
  it('follows its own head', async () => {
    const store = memoryStore()
    const journal = await createJournal(store, 'run', start())
    await journal.append([note('a'), note('b')])
    await journal.append([step(1)])
    expect(await store.head('run')).toBe(4)
  })

  it('leaves a checkpoint every so many steps, at the entry that closed the last of them', async () => {
    const store = memoryStore()
    const journal = await createJournal(store, 'run', start())
    for (let number = 1; number <= 2 * STEPS_PER_CHECKPOINT + 1; number++)
      await journal.append([note('x'), step(number, `${number}`)])
    const checkpoints = await store.checkpoints('run', Infinity)
    expect(checkpoints).toEqual([
      { step: 256, seq: 513, changes: { text: { set: '256' } } },
      { step: 512, seq: 1025, changes: { text: { set: '512' } } },
    ])
    expect((await store.read('run', 513, 1))[0]?.record).toMatchObject({ kind: 'step', step: 256 })
  })

  it('goes on counting where the one before it left off', async () => {
    const store = memoryStore()
    const first = await createJournal(store, 'run', start())
    for (let number = 1; number <= 200; number++) await first.append([step(number, `${number}`)])
    const { head, since } = await openRun(store, 'run')
    const second = continueJournal(store, 'run', { head, since })
    for (let number = 201; number <= 300; number++) await second.append([step(number, `${number}`)])
    expect(await store.checkpoints('run', Infinity)).toEqual([
      { step: 256, seq: 257, changes: { text: { set: '256' } } },
    ])
  })

  it('loses no change when one append holds the steps of several checkpoints', async () => {
    const store = memoryStore()
    const journal = await createJournal(store, 'run', { ...start(), changes: { list: { set: [] } } })
    const many = Array.from({ length: 600 }, (_, index): JournalRecord => {
      const changes = { list: { push: [index] } }
      return { v: 1, kind: 'step', step: index + 1, did: [{ agent: 'ana', changes }], next: ['ana'] }
    })
    await journal.append(many)
    const { moment } = await openRun(store, 'run')
    expect(moment.values['list']).toEqual(Array.from({ length: 600 }, (_, index) => index))
  })

  it('writes overlapping appends one after another when the store takes its time', async () => {
    const inner = memoryStore()
    let turn = 0
    // the first takes longest
    const store = slowStore(inner, () => new Promise((resolve) => setTimeout(resolve, 10 - 4 * turn++)))
    const journal = await createJournal(store, 'run', start())
    await Promise.all([journal.append([note('a')]), journal.append([note('b')]), journal.append([step(1)])])
    const entries = await inner.read('run', 2, 10)
    expect(entries.map(({ record }) => record)).toEqual([note('a'), note('b'), step(1)])
  })

  it('E9: is over after a refusal, so that its writer cannot go on behind another one', async () => {
    const store = memoryStore()
    const journal = await createJournal(store, 'run', start())
    await store.append('run', 1, [note('another writer')])
    const conflict = expect.objectContaining({ code: 'STORE_CONFLICT' })
    expect(() => journal.append([note('late')])).toThrow(conflict)
    expect(() => journal.append([note('later')])).toThrow(conflict)
    expect(await store.head('run')).toBe(2)
  })

  it('is over after any failure of the store, also for appends that waited', async () => {
    const inner = memoryStore()
    const full = new TroupeError('STORE_UNWRITABLE', 'full')
    let fail = true
    const store = slowStore(inner, () => (fail ? Promise.reject(full) : Promise.resolve()))
    const journal = await createJournal(store, 'run', start())
    const results = await Promise.allSettled([journal.append([note('a')]), journal.append([note('b')])])
    expect(results).toEqual([
      { status: 'rejected', reason: full },
      { status: 'rejected', reason: full },
    ])
    fail = false
    expect(() => journal.append([note('c')])).toThrow(full)
    expect(await inner.head('run')).toBe(1)
    const again = continueJournal(store, 'run', { head: 1, since: [] })
    await again.append(steps(1, 2))
    expect(await inner.head('run')).toBe(3)
  })
})
