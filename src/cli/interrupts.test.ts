import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenForInterrupts, type Interrupts } from './interrupts.ts'

const told: string[] = []
let interrupts: Interrupts

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  interrupts = listenForInterrupts({
    onPause: () => told.push('pausing'),
    onGiveUp: () => told.push('giving up'),
    exit: (code) => told.push(`exit ${code}`),
  })
  interrupts.watch({ pause: () => told.push('pause'), stop: () => told.push('stop') })
})
afterEach(() => {
  interrupts.close()
  vi.useRealTimers()
})

describe('an interrupt', () => {
  it('pauses first, stops after two seconds, and ends the process when that does not help', () => {
    interrupts.raise('SIGTERM')
    expect(told).toEqual(['pausing', 'pause'])
    vi.advanceTimersByTime(1_999)
    expect(told).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(told.slice(2)).toEqual(['stop'])
    vi.advanceTimersByTime(1_000)
    expect(told.slice(3)).toEqual(['giving up', 'exit 143'])
    expect(interrupts.signal).toBe('SIGTERM')
  })

  it('that comes twice stops at once', () => {
    interrupts.raise('SIGINT')
    vi.advanceTimersByTime(300)
    interrupts.raise('SIGINT')
    expect(told).toEqual(['pausing', 'pause', 'stop'])
  })

  it('that npm passes on besides counts once', () => {
    interrupts.raise('SIGINT')
    vi.advanceTimersByTime(5)
    interrupts.raise('SIGINT')
    expect(told).toEqual(['pausing', 'pause'])
  })

  it('that came between two runs pauses the next one', () => {
    interrupts.raise('SIGINT')
    interrupts.watch({ pause: () => told.push('pause the next'), stop: () => {} })
    expect(told).toEqual(['pausing', 'pause', 'pause the next'])
  })

  it('is not heard any more once it is closed', () => {
    const before = process.listenerCount('SIGINT')
    interrupts.raise('SIGINT')
    interrupts.close()
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual(['pausing', 'pause'])
    expect(process.listenerCount('SIGINT')).toBe(before - 1)
  })
})
