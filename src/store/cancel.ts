/** Ending a run that is at rest, from any process. */
import { openRun, type Moment } from './fold.ts'
import { FORMAT_VERSION, type EndRecord } from './record.ts'
import type { Store } from './store.ts'

/** Ends the run for good, unless it has ended already; a process that works on it finds out at its next commit. */
export async function cancelRun(
  store: Store,
  run: string,
  reason = 'cancelled',
): Promise<{ ended: EndRecord; moment: Moment }> {
  const { pending, moment, head } = await openRun(store, run)
  const last = pending.at(-1)?.record
  if (last?.kind === 'end' && !last.limit) return { ended: last, moment }
  const ended: EndRecord = { v: FORMAT_VERSION, kind: 'end', step: moment.step, reason }
  await store.append(run, head, [ended])
  return { ended, moment }
}
