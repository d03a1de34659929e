/**
 * Foreign writers: other processes that drive a run of this store. No journal says so, but somebody other than this
 * server has just written to it. Resuming such a run here would end in a conflict for one of the two.
 */
import type { Store } from '../store/store.ts'
import { isWrittenTo, RECENT_MS } from '../store/summary.ts'

export interface ForeignWriters {
  /** `head` and `updatedAt` of its journal */
  isDriven(run: string, head: number, updatedAt: number): boolean
  /** whatever is in its journal now was put there by this server */
  own(run: string): Promise<void>
  close(): void
}

export const NO_FOREIGN_WRITERS: ForeignWriters = { isDriven: () => false, own: async () => {}, close() {} }

/** `onChange`: looked at again when the other should have written, as nobody tells when it stops. */
export function createForeignWriters(store: Store, onChange: (run: string) => void): ForeignWriters {
  const startedAt = Date.now()
  // how far journals were when this server last wrote to them
  const ownHeads = new Map<string, number>()
  const timers = new Map<string, NodeJS.Timeout>()
  return {
    isDriven(run, head, updatedAt) {
      // what was written before this server was there, it may have written itself
      if (ownHeads.get(run) === head || updatedAt < startedAt) return false
      const isRecent = isWrittenTo(updatedAt)
      if (isRecent && !timers.has(run)) {
        const look = () => {
          timers.delete(run)
          onChange(run)
        }
        timers.set(run, setTimeout(look, RECENT_MS).unref())
      }
      return isRecent
    },
    own: async (run) => void ownHeads.set(run, await store.head(run)),
    close() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
