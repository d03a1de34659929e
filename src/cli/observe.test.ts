import { expect, it } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import type { EndRecord, StartRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { observeStore } from './observe.ts'

const start: StartRecord = { v: 1, kind: 'start', flow: 'f', seed: 0, step: 0, changes: {}, next: [], shape: {} }
const end: EndRecord = { v: 1, kind: 'end', step: 0, reason: 'done' }

async function play(store: Store) {
  const seen: string[] = []
  const observed = observeStore(store, (run, { kind }) => seen.push(`${run} ${kind}`))
  await observed.create('a', start)
  await observed.append('a', 1, [end, end])
  await expect(async () => observed.append('a', 1, [end])).rejects.toMatchObject({ code: 'STORE_CONFLICT' })
  return { seen, head: await observed.head('a') }
}

it('tells what was written, and nothing that was refused', async () => {
  expect(await play(memoryStore())).toEqual({ seen: ['a start', 'a end', 'a end'], head: 3 })
})

it('tells it after it is written, where that takes time', async () => {
  const inner = memoryStore()
  const slow: Store = {
    ...inner,
    append: async (...words) => {
      await Promise.resolve()
      await inner.append(...words)
    },
  }
  expect(await play(slow)).toEqual({ seen: ['a start', 'a end', 'a end'], head: 3 })
})
