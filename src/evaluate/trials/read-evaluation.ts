/** Where an evaluation stands, by its journal; and how it is put down until somebody takes it up again. */
import { openRun } from '../../store/fold.ts'
import { FORMAT_VERSION } from '../../store/record.ts'
import type { Store } from '../../store/store.ts'
import type { Trials } from './evaluation-flow.ts'

/** interrupted: something of it is still to be done. closed: somebody ended its run for good. */
export async function standOf(store: Store, run: string): Promise<'finished' | 'interrupted' | 'closed'> {
  const { moment, pending } = await openRun(store, run)
  const last = pending.at(-1)?.record
  if (last?.kind === 'end' && !last.limit) return 'closed'
  const trials = Object.values((moment.values['trials'] ?? {}) as Trials)
  // after a report it plans again
  const isReported = moment.step > 0 && moment.next[0] === 'plan'
  return isReported && trials.every(({ status }) => status !== 'stopped') ? 'finished' : 'interrupted'
}

/** Trials that are over by the journal, those of a step that was interrupted included. */
export async function trialsIn(store: Store, run: string): Promise<Trials> {
  const { moment, pending } = await openRun(store, run)
  const later = pending.flatMap(({ record }) => (record.kind === 'think' ? [record.outcome.update?.['trials']] : []))
  return Object.assign({}, moment.values['trials'], ...later) as Trials
}

/** It ends as runs do at a limit: with more seeds or scorers it goes on. */
export async function putDown(store: Store, run: string, reason: string): Promise<void> {
  const { moment, head } = await openRun(store, run)
  await store.append(run, head, [{ v: FORMAT_VERSION, kind: 'end', step: moment.step, reason, limit: true }])
}
