/**
 * Moves a run to the version of its society that is here: it goes on as a fork of where it stands, and ends. Its own
 * journal stays what it was (E8), and so does a run whose next agents the newer version does not have.
 */
import { TroupeError } from '../base/errors.ts'
import { checkNext } from '../engine/open.ts'
import { shapeChanges } from '../define/shape.ts'
import { cancelRun } from '../store/cancel.ts'
import { openRun, readStart } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import type { Catalogue } from './catalogue.ts'
import { drivingOf } from './driving.ts'
import { ServerFault } from './faults.ts'
import type { Supervisor } from './supervisor.ts'

export interface Mover {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly supervisor: Pick<Supervisor, 'pause' | 'fork'>
}

/** Gives the run that goes on. */
export async function moveRun({ store, catalogue, supervisor }: Mover, run: string): Promise<string> {
  const start = await readStart(store, run)
  if (start.within !== undefined) throw wrong(`Run ${run} is inside ${start.within}. Move that one.`)
  const society = await catalogue.of(start)
  if (society === undefined) throw wrong(`The code of run ${run} is not known here.`)
  const { compiled } = society.flow
  if (shapeChanges(start.shape, compiled).length === 0)
    throw wrong(`Run ${run} has the version of ${society.name} that is here: there is nothing to move it to.`)
  const look = async () => {
    const { moment, pending } = await openRun(store, run)
    if (pending.some(({ record }) => record.kind === 'end')) throw wrong(`Run ${run} has ended.`)
    // a fork would do again what was done outside
    if (pending.some(({ record }) => record.kind === 'effect'))
      throw new TroupeError(
        'RUN_BUSY',
        `Run ${run} has done something outside in step ${moment.step + 1}, which is not closed. ` +
          'Let a worker with its own version finish that step, or fork it at an earlier one.',
      )
    checkNext(compiled, run, moment)
    return moment.step
  }
  // looked at before it is disturbed, and again when nobody drives it any more
  await look()
  await supervisor.pause(run)
  const at = await look()
  const { label: _, ...driving } = drivingOf(start)
  const fork = await supervisor.fork({
    parent: run,
    at,
    edit: {},
    driving: { ...driving, ...(society.version !== undefined && { label: society.version }) },
    isPaused: false,
  })
  await cancelRun(store, run, `moved to a newer version, as ${fork}`)
  return fork
}

function wrong(message: string): ServerFault {
  return new ServerFault('SERVER_WRONG_STATE', message)
}
