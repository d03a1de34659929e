import { beforeAll, describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import type { StartRecord } from '../store/record.ts'
import { findRun } from './find-run.ts'

const start: StartRecord = { v: 1, kind: 'start', flow: 'f', seed: 0, step: 0, changes: {}, next: [], shape: {} }
const store = memoryStore()

beforeAll(async () => {
  for (const id of ['aaa-1', 'aab-1', 'aab', 'last-supper']) await store.create(id, start)
  await store.create('aab-1/1.inner', { ...start, within: 'aab-1' })
})

describe('a run is found', () => {
  it.for([
    ['aaa-1', 'aaa-1'],
    ['aaa', 'aaa-1'],
    ['aab', 'aab'],
    ['aab-', 'aab-1'],
    ['aab-1/', 'aab-1/1.inner'],
    ['last', 'last-supper'],
  ] as const)('as %s: %s', async ([name, id]) => {
    expect(await findRun(store, name)).toBe(id)
  })

  it('not by a beginning that several share, and they are named', async () => {
    await expect(findRun(store, 'aa')).rejects.toMatchObject({
      code: 'CLI_USAGE',
      message: expect.stringContaining('3 runs: aaa-1, aab-1, aab') as string,
    })
  })

  it('not when there is none', async () => {
    await expect(findRun(store, 'zzz')).rejects.toMatchObject({ code: 'STORE_UNKNOWN_RUN' })
    await expect(findRun(memoryStore(), 'last')).rejects.toMatchObject({ code: 'STORE_UNKNOWN_RUN' })
  })
})
