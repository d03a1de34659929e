/** How many may think at once: over the whole step, and for each agent. */
import { isPromise, type Awaitable } from '../base/awaitable.ts'

export interface Limiter {
  run(group: string, groupLimit: number | undefined, work: () => Awaitable<void>): void
}

export function createLimiter(limit = Infinity): Limiter {
  const queue: { group: string; groupLimit: number; work: () => Awaitable<void> }[] = []
  const busy = new Map<string, number>()
  let total = 0
  const hasRoom = () => total < limit

  const startNext = () => {
    for (let index = 0; index < queue.length && hasRoom();) {
      const { group, groupLimit, work } = queue[index]!
      if ((busy.get(group) ?? 0) >= groupLimit) index++
      else {
        queue.splice(index, 1)
        start(group, work)
      }
    }
  }
  const start = (group: string, work: () => Awaitable<void>) => {
    const working = work()
    if (!isPromise(working)) return
    total++
    busy.set(group, (busy.get(group) ?? 0) + 1)
    void working.finally(() => {
      total--
      busy.set(group, busy.get(group)! - 1)
      startNext()
    })
  }
  return {
    run(group, groupLimit = Infinity, work) {
      if (hasRoom() && (busy.get(group) ?? 0) < groupLimit) start(group, work)
      else queue.push({ group, groupLimit, work })
    },
  }
}
