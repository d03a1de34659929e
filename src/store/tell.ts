/**
 * Tells an agent of a run something: a step of its own, in which the board has other values and nobody thinks. What was
 * to come next is still to come, so the run goes on as somebody who was told.
 */
import { TroupeError } from '../base/errors.ts'
import type { Changes } from '../board/change.ts'
import { openRun } from './fold.ts'
import { continueJournal } from './journal.ts'
import { FORMAT_VERSION, type StepRecord } from './record.ts'
import type { Store } from './store.ts'

/**
 * Gives the step it was told in. Only a run at rest can be told: between two steps, with nothing begun, asked or done
 * outside that the next step counts on. A process that works on it finds out at its next commit (E9).
 */
export async function tellAgent(store: Store, run: string, agent: string, changes: Changes): Promise<number> {
  const { moment, pending, head, since } = await openRun(store, run)
  const begun = pending.map(({ record }) => record).filter(({ kind }) => kind !== 'fail')
  const end = begun.find((record) => record.kind === 'end')
  if (end !== undefined && end.limit !== true)
    throw new TroupeError('RUN_ENDED', `Run "${run}" has ended: ${end.reason}. Fork it, and tell the fork.`)
  if (begun.some(({ kind }) => kind !== 'end') || moment.effects.length > 0)
    throw new TroupeError(
      'RUN_BUSY',
      `Run "${run}" is in the midst of step ${moment.step + 1}: something of it is thought, asked or done already. ` +
        'Answer its questions or let it finish the step, or tell a fork of it.',
    )
  const now = since.at(-1)?.now
  const record: StepRecord = {
    v: FORMAT_VERSION,
    kind: 'step',
    step: moment.step + 1,
    ...(now !== undefined && { now }),
    did: [{ agent, changes }],
    next: moment.next,
    ...(Object.keys(moment.waiting).length > 0 && { waiting: moment.waiting }),
    told: true,
  }
  await continueJournal(store, run, { head, since }).append([record])
  return record.step
}
