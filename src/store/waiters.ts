/** Waiters: readers in this process that wait for the next entry of a run. Costs nothing while nobody waits. */
export interface Waiters {
  /** is anybody waiting for anything */
  readonly size: number
  wait(run: string, signal: AbortSignal): Promise<void>
  wake(run?: string): void
}

export function createWaiters(): Waiters {
  const waiting = new Set<{ run: string; wake: () => void }>()
  return {
    get size() {
      return waiting.size
    },
    wait: (run, signal) =>
      new Promise((resolve) => {
        const waiter = { run, wake: done }
        function done() {
          waiting.delete(waiter)
          signal.removeEventListener('abort', done)
          resolve()
        }
        if (signal.aborted) return resolve()
        waiting.add(waiter)
        signal.addEventListener('abort', done, { once: true })
      }),
    wake(run) {
      if (waiting.size === 0) return
      for (const waiter of waiting) if (run === undefined || waiter.run === run) waiter.wake()
    },
  }
}
