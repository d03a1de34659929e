import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HeardPromise } from './heard-promise.ts'

const said: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  said.length = 0
})

const failing = () => HeardPromise.from(Promise.reject(new Error('out of order')), String)

describe('a failure', () => {
  it('that nobody hears is said once', async () => {
    void failing()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(said).toEqual(['Error: out of order'])
  })

  it('that somebody hears is not said, however they listen and even when they come a little late', async () => {
    const listening: ((promise: Promise<never>) => Promise<unknown>)[] = [
      async (promise) => await promise,
      (promise) => promise.catch(() => {}),
      (promise) => promise.finally(() => {}),
      (promise) => Promise.all([promise, Promise.resolve()]),
      (promise) => Promise.race([promise, new Promise(() => {})]),
    ]
    for (const listen of listening) {
      await listen(failing() as Promise<never>).catch(() => {})
      const late = failing()
      await vi.advanceTimersByTimeAsync(500)
      await listen(late as Promise<never>).catch(() => {})
    }
    failing().hear()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(said).toEqual([])
  })

  it('is none where all went well', async () => {
    void HeardPromise.from(Promise.resolve(1), String)
    expect(await HeardPromise.from(Promise.resolve(2), String)).toBe(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(said).toEqual([])
  })
})
