import { describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import type { JournalPage } from './api.ts'
import { journalPage, lineageEntries } from './journal.ts'
import { createTurns } from './turns.ts'

const turns = createTurns()
const start = { v: 1, kind: 'start', flow: 'x', seed: 0, step: 0, changes: {}, next: ['a'], shape: {} } as const
const step = (number: number, text = '') =>
  ({ v: 1, kind: 'step', step: number, did: [{ agent: 'a', changes: { text: { set: text } } }], next: ['a'] }) as const

describe('journalPage', () => {
  it('ends where it would be too large, and has one entry at least', async () => {
    const store = memoryStore()
    await store.create('long', start)
    const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024)
    await store.append('long', 1, [step(1, megabytes(3)), step(2, megabytes(3)), step(3, megabytes(9)), step(4)])
    const page = async (from: number) => JSON.parse(await journalPage(store, 'long', from, 100, turns)) as JournalPage
    expect((await page(1)).entries.map(({ seq }) => seq)).toEqual([1, 2])
    expect((await page(3)).entries.map(({ seq }) => seq)).toEqual([3])
    expect((await page(4)).entries.map(({ seq }) => seq)).toEqual([4])
    expect(await page(5)).toMatchObject({ entries: [{ seq: 5 }], head: 5 })
    expect(await page(6)).toEqual({ entries: [], head: 5 })
  })
})

describe('lineageEntries', () => {
  it('tells what forebears did up to where each was forked, then the run itself', async () => {
    const store = memoryStore()
    await store.create('one', start)
    await store.append('one', 1, [step(1), step(2), step(3)])
    await store.create('two', { ...start, step: 2, parent: { run: 'one', step: 2 } })
    await store.append('two', 1, [step(3), step(4)])
    await store.create('three', { ...start, step: 1, parent: { run: 'two', step: 1 } })
    await store.append('three', 1, [step(2, 'otherwise')])
    const told = async (run: string) => {
      const entries = await Array.fromAsync(lineageEntries(store, run, turns))
      return entries.map(({ record }) => `${record.kind} ${record.step}`)
    }
    expect(await told('two')).toEqual(['start 0', 'step 1', 'step 2', 'start 2', 'step 3', 'step 4'])
    expect(await told('three')).toEqual(['start 0', 'step 1', 'start 1', 'step 2'])
  })
})
