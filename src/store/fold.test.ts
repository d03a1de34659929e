import { describe, expect, it } from 'vitest'
import type { Changes } from '../board/change.ts'
import { start, step } from '../testing/store-case.ts'
import { openRun } from './fold.ts'
import { createJournal } from './journal.ts'
import { memoryStore } from './memory-store.ts'
import type { JournalRecord, StartRecord } from './record.ts'

const stepWith = (number: number, changes: Changes, more: object = {}): JournalRecord => ({
  v: 1,
  kind: 'step',
  step: number,
  did: [{ agent: 'ana', changes }],
  next: ['ana'],
  ...more,
})
const call = (number: number): JournalRecord => ({
  v: 1,
  kind: 'call',
  step: number,
  slot: 0,
  attempt: 1,
  call: 0,
  name: 'x',
  value: number,
})

/** A run in which each step pushes its number. */
async function counted(store = memoryStore(), id = 'run', length = 600, first: StartRecord = start()) {
  const changes = first.parent ? first.changes : { list: { set: [] }, last: { set: 0 } }
  const journal = await createJournal(store, id, { ...first, changes })
  for (let number = first.step + 1; number <= length; number++)
    await journal.append([call(number), stepWith(number, { list: { push: [number] }, last: { set: number } })])
  return store
}

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1)

describe('openRun', () => {
  it('E1: is the fold of the journal at every step, with and without checkpoints before it', async () => {
    const store = await counted()
    for (const number of [0, 1, 2, 255, 256, 257, 300, 511, 512, 513, 599, 600]) {
      const { moment } = await openRun(store, 'run', number)
      expect(moment).toMatchObject({ step: number, values: { list: upTo(number), last: number } })
    }
  })

  it('ends with what was journaled after the last closed step', async () => {
    const store = await counted(memoryStore(), 'run', 3)
    await store.append('run', 7, [call(4), { ...call(4), call: 1 } as JournalRecord])
    const { moment, pending, head, since } = await openRun(store, 'run')
    expect(moment.step).toBe(3)
    expect(head).toBe(9)
    expect(pending.map(({ seq }) => seq)).toEqual([8, 9])
    expect(since.map((record) => record.step)).toEqual([1, 2, 3])
  })

  it('has the effects, the next and the waiting ones of its step', async () => {
    const store = await counted(memoryStore(), 'run', 1)
    const did = [{ agent: 'bo', effects: [{ effect: { type: 'say' }, result: 'heard' }] }, { agent: 'cy' }]
    await store.append('run', 3, [stepWith(2, {}, { did, next: ['bo', 'cy'], waiting: { di: ['bo'] } })])
    const { moment } = await openRun(store, 'run')
    expect(moment).toMatchObject({
      next: ['bo', 'cy'],
      waiting: { di: ['bo'] },
      effects: [{ agent: 'bo', effect: { type: 'say' }, result: 'heard' }],
    })
  })

  it('says that there is no such step', async () => {
    const store = await counted(memoryStore(), 'run', 3)
    await expect(openRun(store, 'run', 4)).rejects.toThrow('Run "run" has no step 4; its last is 3.')
    await expect(openRun(store, 'run', -1)).rejects.toThrow(expect.objectContaining({ code: 'RUN_NO_STEP' }))
  })

  it('says that a journal does not begin as it should', async () => {
    const store = memoryStore()
    await store.create('run', step(1) as unknown as StartRecord)
    await expect(openRun(store, 'run')).rejects.toThrow(expect.objectContaining({ code: 'RUN_UNREADABLE' }))
  })

  it('gives everything frozen, to the bottom, but the lists that grow', async () => {
    const store = memoryStore()
    await store.create('run', { ...start(), changes: { thing: { set: { a: { b: [1] } } }, list: { set: [{ c: 1 }] } } })
    await store.append('run', 1, [stepWith(1, { list: { push: [{ c: { d: 2 } }] } })])
    await store.append('run', 2, [{ ...call(2), value: { deep: [1] } } as JournalRecord])
    const { moment, pending } = await openRun(store, 'run')
    const { thing, list } = moment.values as { thing: { a: { b: number[] } }; list: { c: unknown }[] }
    expect(Object.isFrozen(list)).toBe(false)
    for (const part of [thing, thing.a, thing.a.b, list[0], list[1], list[1]!.c, pending[0]!.record])
      expect(Object.isFrozen(part)).toBe(true)
  })

  it('leaves the entries of a store alone that keeps them as objects', async () => {
    const inner = await counted(memoryStore(), 'run', 300)
    const entries = await inner.read('run', 1, 1000)
    const checkpoints = await inner.checkpoints('run', 1000)
    const caching = {
      ...inner,
      read: (_: string, from: number, limit: number) => entries.slice(from - 1, from - 1 + limit),
      checkpoints: () => checkpoints,
    }
    for (let time = 0; time < 3; time++)
      expect((await openRun(caching, 'run')).moment.values['list']).toEqual(upTo(300))
  })
})

describe('openRun of a fork', () => {
  const forkOf = (run: string, at: number, changes: Changes = {}): StartRecord => ({
    ...start(),
    step: at,
    changes,
    parent: { run, step: at },
  })

  it('stands on its parent up to its place, and on its parent before it', async () => {
    const store = await counted(memoryStore(), 'run', 400)
    await counted(store, 'fork', 310, forkOf('run', 300, { last: { set: -1 } }))
    await counted(store, 'fork of fork', 307, forkOf('fork', 305, { list: { set: [] } }))
    expect((await openRun(store, 'fork')).moment.values).toEqual({ list: upTo(310), last: 310 })
    expect((await openRun(store, 'fork', 300)).moment.values).toEqual({ list: upTo(300), last: -1 })
    expect((await openRun(store, 'fork', 299)).moment.values).toEqual({ list: upTo(299), last: 299 })
    expect((await openRun(store, 'fork of fork')).moment.values).toEqual({ list: [306, 307], last: 307 })
    expect((await openRun(store, 'fork of fork', 304)).moment.values).toEqual({ list: upTo(304), last: 304 })
    expect((await openRun(store, 'run')).moment.values).toEqual({ list: upTo(400), last: 400 })
  })

  it('starts with the effects of the step it was made at', async () => {
    const store = memoryStore()
    await store.create('run', start())
    const did = [{ agent: 'bo', effects: [{ effect: { type: 'say' }, result: 1 }] }]
    await store.append('run', 1, [stepWith(1, {}, { did })])
    await store.create('fork', forkOf('run', 1))
    expect((await openRun(store, 'fork')).moment.effects).toEqual([{ agent: 'bo', effect: { type: 'say' }, result: 1 }])
  })
})
