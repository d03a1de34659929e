import { describe, expect, it } from 'vitest'
import { simulatedClock } from '../base/clock.ts'
import { start, step, steps } from '../testing/store-case.ts'
import { memoryStore } from './memory-store.ts'
import type { JournalRecord } from './record.ts'
import { listRuns, summarize } from './summary.ts'

const ask = (key: string, slot = 0): JournalRecord => ({
  v: 1,
  kind: 'ask',
  step: 3,
  slot,
  agent: 'ana',
  key,
  question: '?',
})
const answer = (key: string, slot = 0): JournalRecord => ({ v: 1, kind: 'answer', step: 3, slot, key, answer: 'yes' })
const think = (slot: number): JournalRecord => ({ v: 1, kind: 'think', step: 3, slot, agent: 'bo', outcome: {} })

async function statusAfter(...records: JournalRecord[]) {
  const store = memoryStore()
  await store.create('run', start())
  await store.append('run', 1, [...steps(1, 2), ...records])
  const { status, step: last, reason } = await summarize(store, 'run')
  return [status, last, ...(reason === undefined ? [] : [reason])]
}

describe('summarize', () => {
  it('says where a run stands', async () => {
    expect(await statusAfter()).toEqual(['open', 2])
    expect(await statusAfter(think(0))).toEqual(['open', 2])
    expect(await statusAfter({ v: 1, kind: 'end', step: 2, reason: 'done' })).toEqual(['ended', 2, 'done'])
    const fail: JournalRecord = {
      v: 1,
      kind: 'fail',
      step: 3,
      slots: [0],
      code: 'RUN_AGENT_FAILED',
      message: 'no luck',
    }
    expect(await statusAfter(fail)).toEqual(['failed', 2, 'no luck'])
  })

  it('says that a run waits as long as a question is open, whatever was journaled after it', async () => {
    expect(await statusAfter(ask('0'))).toEqual(['waiting', 2])
    expect(await statusAfter(ask('0'), think(1))).toEqual(['waiting', 2])
    expect(await statusAfter(ask('0'), ask('0', 1), answer('0', 1))).toEqual(['waiting', 2])
    expect(await statusAfter(ask('0'), ...Array.from({ length: 100 }, (_, slot) => think(slot + 1)))).toEqual([
      'waiting',
      2,
    ])
    expect(await statusAfter(ask('0'), answer('0'))).toEqual(['open', 2])
    expect(await statusAfter(ask('0'), answer('0'), step(3))).toEqual(['open', 3])
  })

  it('knows the run before the first step', async () => {
    const store = memoryStore()
    await store.create('run', start())
    expect(await summarize(store, 'run')).toMatchObject({ status: 'open', step: 0 })
    await store.append('run', 1, [{ ...ask('0'), step: 1 }])
    expect(await summarize(store, 'run')).toMatchObject({ status: 'waiting', step: 0 })
  })

  it('tells flow, times and family', async () => {
    const clock = simulatedClock(1_000)
    const store = memoryStore({ clock })
    await store.create('run', {
      ...start('house'),
      parent: { run: 'other', step: 2 },
      within: 'outer',
      society: 'a.ts',
      step: 2,
    })
    await clock.sleep(500)
    await store.append('run', 1, [step(3)])
    expect(await summarize(store, 'run')).toEqual({
      id: 'run',
      flow: 'house',
      status: 'open',
      step: 3,
      startedAt: 1_000,
      updatedAt: 1_500,
      parent: { run: 'other', step: 2 },
      within: 'outer',
      society: 'a.ts',
    })
  })
})

describe('listRuns', () => {
  it('has one line for each run, oldest first', async () => {
    const store = memoryStore()
    expect(await listRuns(store)).toEqual([])
    for (const id of ['b', 'a']) await store.create(id, start(id))
    expect((await listRuns(store)).map(({ id, flow }) => [id, flow])).toEqual([
      ['b', 'b'],
      ['a', 'a'],
    ])
  })
})
