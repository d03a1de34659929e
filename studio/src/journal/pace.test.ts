import { describe, expect, it } from 'vitest'
import { backoffMs } from './pace.ts'

describe('asking again', () => {
  it('waits longer each time, up to some seconds, and not as long as everybody else', () => {
    const waits = [1, 2, 3, 4, 20].map((tries) => backoffMs(tries, 0.5))
    expect(waits).toEqual([400, 800, 1600, 3200, 10_000])
    expect(backoffMs(1, 0)).toBeLessThan(backoffMs(1, 1))
  })
})
