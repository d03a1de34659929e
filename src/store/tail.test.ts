import { describe, expect, it } from 'vitest'
import { start, steps } from '../testing/store-case.ts'
import { memoryStore } from './memory-store.ts'
import type { Entry, JournalRecord } from './record.ts'
import { tailRun, type TailOptions } from './tail.ts'

const end: JournalRecord = { v: 1, kind: 'end', step: 2, reason: 'done' }

async function newRun(records: readonly JournalRecord[]) {
  const store = memoryStore()
  await store.create('run', start())
  if (records.length > 0) await store.append('run', 1, records)
  const follow = async (options?: TailOptions, seen: number[] = []) => {
    for await (const { seq } of tailRun(store, 'run', options)) seen.push(seq)
    return seen
  }
  return { store, follow }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('tailRun', () => {
  it('gives what is there and ends with the run', async () => {
    const { follow } = await newRun([...steps(1, 2), end])
    expect(await follow()).toEqual([1, 2, 3, 4])
    expect(await follow({ from: 3 })).toEqual([3, 4])
  })

  it('gives what comes, in order and once', async () => {
    const { store, follow } = await newRun([])
    const seen: number[] = []
    const following = follow({}, seen)
    await turn()
    expect(seen).toEqual([1])
    await store.append('run', 1, steps(1, 600))
    await turn()
    await store.append('run', 601, [end])
    expect(await following).toEqual(Array.from({ length: 602 }, (_, index) => index + 1))
  })

  it('goes past an end that was not the last word', async () => {
    const { store, follow } = await newRun([...steps(1, 2), { ...end, limit: true }])
    await store.append('run', 4, [...steps(3, 3), end])
    expect(await follow()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('stops when the signal says so, between entries and while it waits', async () => {
    const { store, follow } = await newRun(steps(1, 5))
    const waiting = new AbortController()
    const following = follow({ signal: waiting.signal })
    await turn()
    waiting.abort()
    expect(await following).toHaveLength(6)

    const between = new AbortController()
    const seen: Entry[] = []
    for await (const entry of tailRun(store, 'run', { signal: between.signal })) {
      seen.push(entry)
      if (seen.length === 2) between.abort()
    }
    expect(seen).toHaveLength(2)
    expect(await follow({ signal: AbortSignal.abort() })).toEqual([])
  })

  it('waits for entries that are not there yet, from a place ahead', async () => {
    const { store, follow } = await newRun([])
    const following = follow({ from: 3 })
    await turn()
    await store.append('run', 1, [...steps(1, 2), end])
    expect(await following).toEqual([3, 4])
  })
})
