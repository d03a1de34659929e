import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { simulatedClock, systemClock } from './clock.ts'

describe('systemClock', () => {
  it('sleeps about as long as asked', async () => {
    const before = performance.now()
    await systemClock.sleep(20)
    expect(performance.now() - before).toBeGreaterThan(15)
  })

  it('wakes when its signal says stop, and leaves no listener behind', async () => {
    const control = new AbortController()
    const sleeping = systemClock.sleep(60_000, control.signal)
    control.abort()
    await sleeping
    const awake = new AbortController()
    await systemClock.sleep(1, awake.signal)
    expect(getEventListeners(awake.signal, 'abort')).toEqual([])
  })

  it('does not fall asleep when the signal has said stop before', async () => {
    await systemClock.sleep(60_000, AbortSignal.abort())
  })
})

describe('simulatedClock', () => {
  it('jumps over every sleep', async () => {
    const clock = simulatedClock(1_000)
    await clock.sleep(7 * 86_400_000)
    expect(clock.now()).toBe(1_000 + 604_800_000)
  })
})
