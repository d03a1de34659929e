/** The page's time: when to draw, how long to wait, and whether anybody is looking. Tests give their own. */
export interface Pace {
  /** before the next drawing */
  soon(act: () => void): void
  wait(ms: number, signal: AbortSignal): Promise<void>
  random(): number
  isSeen(): boolean
  /** tells when the page was shown or hidden, or the network came back */
  onTurn(act: () => void): () => void
}

// a hidden page is not drawn, but what arrived should still be kept
const LATEST_DRAWING_MS = 250

export const browserPace: Pace = {
  soon: (act) => {
    let isDone = false
    const once = () => {
      if (isDone) return
      isDone = true
      act()
    }
    requestAnimationFrame(once)
    setTimeout(once, LATEST_DRAWING_MS)
  },
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    }),
  random: () => Math.random(),
  isSeen: () => document.visibilityState !== 'hidden',
  onTurn: (act) => {
    document.addEventListener('visibilitychange', act)
    window.addEventListener('online', act)
    return () => {
      document.removeEventListener('visibilitychange', act)
      window.removeEventListener('online', act)
    }
  },
}

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 10_000

/** Twice as long each time, and never at the same moment as all the others that lost the same server. */
export const backoffMs = (tries: number, random: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 10)) * (0.75 + random / 2)

export const until = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve())))

/** At once while somebody looks; otherwise when somebody does, or the signal says stop. */
export async function untilSeen(pace: Pace, signal: AbortSignal): Promise<void> {
  if (pace.isSeen()) return
  const seen = Promise.withResolvers<void>()
  const off = pace.onTurn(() => pace.isSeen() && seen.resolve())
  await Promise.race([until(signal), seen.promise])
  off()
}
