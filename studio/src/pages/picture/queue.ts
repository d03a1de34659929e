/** A few at once, in the order they were asked for; whoever is no longer wanted is passed over. */
export interface Queue {
  /** `undefined` when it was aborted before its turn */
  add<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined>
}

export function createQueue(atOnce: number): Queue {
  const waiting: (() => void)[] = []
  let busy = 0
  const next = () => {
    if (busy >= atOnce || waiting.length === 0) return
    waiting.shift()!()
    next()
  }
  return {
    add: (work, signal) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          if (signal.aborted) return resolve(undefined)
          busy++
          work()
            .then(resolve, reject)
            .finally(() => {
              busy--
              next()
            })
        })
        next()
      }),
  }
}
