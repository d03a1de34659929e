/** Finds a run of a society that is over, to go on from what came out of it. */
import type { Board } from '../societies/paths.ts'
import type { Society } from '../societies/society.ts'
import { openRun, readStart } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { misuse } from './command.ts'
import { findRun } from './find-run.ts'

export async function findFinished(
  store: Store,
  named: string,
  { name }: Society,
): Promise<{ readonly run: string; readonly board: Board }> {
  const run = await findRun(store, named)
  const start = await readStart(store, run)
  const whose = start.society ?? start.flow
  if (whose !== name) throw misuse(`Run ${run} is of "${whose}", not of ${name}.`)
  const { moment } = await openRun(store, run)
  if (moment.next.length > 0) throw misuse(`Run ${run} is not over yet. Continue it first: troupe resume ${run}.`)
  return { run, board: moment.values }
}
