/**
 * Journals that are more of everything than anybody would write: what is asked of them takes no longer than they are.
 */
import { describe, expect, it } from 'vitest'
import { openRun } from './fold.ts'
import { memoryStore } from './memory-store.ts'
import { openQuestions } from './questions.ts'
import type { JournalRecord, StartRecord } from './record.ts'
import { summarize } from './summary.ts'
import { importRun } from './transfer-import.ts'
import { cpuMs } from '../../test/cpu-ms.ts'

const start: StartRecord = { v: 1, kind: 'start', flow: 'x', seed: 1, step: 0, changes: {}, next: [], shape: {} }

interface Part {
  readonly id: string
  readonly records: readonly JournalRecord[]
}
async function* linesOf(parts: readonly Part[]) {
  const runs = parts.map(({ id, records }) => ({ id, entries: records.length }))
  yield JSON.stringify({ format: 'troupe-run', version: 1, troupe: 'test', run: runs.at(-1)!.id, runs })
  for (const { id, records } of parts)
    for (const [at, record] of records.entries()) yield JSON.stringify({ run: id, seq: at + 1, at: 1, record })
}

describe('a journal', () => {
  it('with thousands of failed thoughts is summed up at once', async () => {
    const many = 20_000
    const call = (at: number) =>
      ({ v: 1, kind: 'call', step: 1, slot: 7, attempt: 1, call: at, name: 'x', value: 1 }) as const
    const fail = { v: 1, kind: 'fail', step: 1, slots: [1, 2, 3], code: 'X', message: 'x' } as const
    const store = memoryStore()
    await store.create('failed', start)
    await store.append(
      'failed',
      1,
      Array.from({ length: many }, (_, at) => call(at)),
    )
    await store.append('failed', many + 1, [...Array.from({ length: many }, () => fail), call(1)])
    const began = cpuMs()
    expect(await summarize(store, 'failed')).toMatchObject({ status: 'open' })
    expect(await openQuestions(store, 'failed')).toEqual([])
    // many times many took minutes
    expect(cpuMs() - began).toBeLessThan(10_000)
  })

  it('of a hundred thousand entries lets others have their turn while it is read', async () => {
    const store = memoryStore()
    await store.create('long', start)
    const call = { v: 1, kind: 'call', step: 1, slot: 7, attempt: 1, call: 1, name: 'x', value: 1 } as const
    await store.append(
      'long',
      1,
      Array.from({ length: 100_000 }, () => call),
    )
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await openRun(store, 'long')
    const opened = turns
    await summarize(store, 'long')
    clearInterval(timer)
    expect(opened).toBeGreaterThan(5)
    expect(turns - opened).toBeGreaterThan(5)
  })
})

describe('a fork of a fork of a fork', () => {
  const chain = (length: number): Part[] =>
    Array.from({ length }, (_, at) => ({
      id: `fork-${at}`,
      records: [at === 0 ? start : { ...start, parent: { run: `fork-${at - 1}`, step: 0 } }],
    }))

  it('is imported up to a thousand', async () => {
    const store = memoryStore()
    await importRun(store, () => linesOf(chain(1_001)))
    expect((await openRun(store, 'fork-1000')).moment.step).toBe(0)
  })

  it('is refused beyond: each of them is read whenever the last one is', async () => {
    const store = memoryStore()
    const refused = expect.objectContaining({ code: 'STORE_BAD_EXPORT', message: expect.stringContaining('1000 runs') })
    await expect(importRun(store, () => linesOf(chain(1_002)))).rejects.toEqual(refused)
    expect(await store.runs()).toEqual([])
    for (const { id, records } of chain(1_002)) await store.create(id, records[0] as StartRecord)
    expect(await summarize(store, 'fork-1001')).toMatchObject({ status: 'open' })
    await expect(openRun(store, 'fork-1001')).rejects.toMatchObject({ code: 'RUN_UNREADABLE' })
  })
})
