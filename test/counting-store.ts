/** A store that counts what is read from it. */
import type { Store } from 'troupe'

export interface Counts {
  /** calls of any kind that read */
  calls: number
  entries: number
  checkpoints: number
}

export function countingStore(inner: Store): { store: Store; counts: Counts } {
  const counts: Counts = { calls: 0, entries: 0, checkpoints: 0 }
  const store: Store = {
    ...inner,
    read: async (...args) => {
      const entries = await inner.read(...args)
      counts.calls++
      counts.entries += entries.length
      return entries
    },
    checkpoints: async (...args) => {
      const checkpoints = await inner.checkpoints(...args)
      counts.calls++
      counts.checkpoints += checkpoints.length
      return checkpoints
    },
  }
  return { store, counts }
}
