/** Limits of a hand: how long, how often and how much it may press. */
import type { Limits, Stroke } from './protocol.ts'

/** Says why a stroke is too much; whatever is let through counts. */
export function createLimiter({ holdMs, perSecond, total }: Limits, now: () => number) {
  let done = 0
  const recent: number[] = []
  return (stroke: Stroke): string | undefined => {
    if (stroke.holdMs > holdMs) return `A hold of ${stroke.holdMs} ms is longer than ${holdMs} ms.`
    if (done >= total) return `${total} actions are done, and no more are allowed.`
    const time = now()
    while (recent.length > 0 && recent[0]! <= time - 1000) recent.shift()
    if (recent.length >= perSecond) return `${perSecond} actions were done within a second.`
    recent.push(time)
    done++
    return undefined
  }
}
