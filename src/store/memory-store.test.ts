import { describe, expect, it } from 'vitest'
import { simulatedClock } from '../base/clock.ts'
import { start, step } from '../testing/store-case.ts'
import { describeStore } from '../testing/index.ts'
import { memoryStore } from './memory-store.ts'

describe('memoryStore', () => {
  describeStore(it, { open: () => memoryStore() })

  it('writes the time of its clock', async () => {
    const clock = simulatedClock(5_000)
    const store = memoryStore({ clock })
    await store.create('run', start())
    await clock.sleep(1_000)
    await store.append('run', 1, [step(1)])
    expect((await store.read('run', 1, 2)).map(({ at }) => at)).toEqual([5_000, 6_000])
  })
})
