/** Cancels a run that no process is running. */
import { openRun, type Moment } from './fold.ts'
import { FORMAT_VERSION, type EndRecord } from './record.ts'
import type { Store } from './store.ts'
import { insidesOf } from './transfer.ts'
import { tryReading } from './unreadable.ts'

export interface Cancelled {
  readonly ended: EndRecord
  readonly moment: Moment
}

/**
 * Ends the run for good, unless it has ended already, and the societies inside it that are still open with it.
 * A process that works on it finds out at its next commit.
 */
export async function cancelRun(store: Store, run: string, reason = 'cancelled'): Promise<Cancelled> {
  const cancelled = await endOne(store, run, reason)
  // one that cannot be read keeps nobody from ending the others
  for (const id of await insidesOf(store, run)) await tryReading(() => endOne(store, id, reason))
  return cancelled
}

async function endOne(store: Store, run: string, reason: string): Promise<Cancelled> {
  const { pending, moment, head } = await openRun(store, run)
  const last = pending.at(-1)?.record
  if (last?.kind === 'end' && !last.limit) return { ended: last, moment }
  const ended: EndRecord = { v: FORMAT_VERSION, kind: 'end', step: moment.step, reason }
  await store.append(run, head, [ended])
  return { ended, moment }
}
