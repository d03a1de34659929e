/** Watches a SQLite file for the next entry of a run, whichever process writes it. Costs nothing while nobody waits. */
import { createWaiters } from './waiters.ts'

// another process's commits are noticed this often, and only while somebody waits
const POLL_MS = 50

export function createWatch(version: () => number) {
  const waiters = createWaiters()
  let poll: NodeJS.Timeout | undefined
  let seen = 0
  const stop = () => {
    clearInterval(poll)
    poll = undefined
  }
  const look = () => {
    try {
      const now = version()
      if (now !== seen) waiters.wake()
      seen = now
    } catch {
      // who waits looks for itself then, and is told what is wrong
      waiters.wake()
    }
    if (waiters.size === 0) stop()
  }
  return {
    wake: (run: string) => waiters.wake(run),
    async changed(run: string, signal: AbortSignal, isThere: () => boolean): Promise<void> {
      // taken before looking: what is committed in between shows as a difference
      const before = version()
      if (isThere()) return
      if (poll === undefined) {
        seen = before
        poll = setInterval(look, POLL_MS)
      }
      await waiters.wait(run, signal)
    },
    close(): void {
      stop()
      waiters.wake()
    },
  }
}
