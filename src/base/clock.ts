/** Time as an argument: a real clock for people, a simulated one for tests. */
export interface Clock {
  now(): number
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const timer = setTimeout(done, ms)
      signal?.addEventListener('abort', done, { once: true })
      function done() {
        clearTimeout(timer)
        signal?.removeEventListener('abort', done)
        resolve()
      }
    }),
}

/** A clock that jumps over every sleep, so that a simulated week runs in a test. */
export function simulatedClock(start = 0): Clock {
  let now = start
  return {
    now: () => now,
    sleep: async (ms) => {
      now += ms
    },
  }
}
