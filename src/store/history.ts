/** The history of a run, from its journal alone: the board at any step, and a replay step by step. */
import { applyChanges, type Values } from '../board/change.ts'
import type { Fields, View } from '../board/field.ts'
import { boardOf } from '../board/view.ts'
import { changesOf, openRun, readEntries, readStart } from './fold.ts'
import type { Deed, EndRecord } from './record.ts'
import type { Store } from './store.ts'

/** The board after a step; without a step, after the last. */
export async function stateAt<F extends Fields>(store: Store, run: string, step = Infinity): Promise<View<F>> {
  const { moment } = await openRun(store, run, step)
  return boardOf(moment.values) as View<F>
}

export interface ReplayedStep<F extends Fields = Fields> {
  readonly step: number
  readonly did: readonly Deed[]
  /** the board after the step; it keeps changing when the next one is asked for */
  readonly board: View<F>
  /** on the last step of a run that has ended */
  readonly end?: EndRecord
}

export async function* replayRun<F extends Fields>(store: Store, run: string): AsyncGenerator<ReplayedStep<F>> {
  const start = await readStart(store, run)
  const { moment } = await openRun(store, run, start.step)
  const values: Values = moment.values
  let last: ReplayedStep<F> = { step: start.step, did: [], board: boardOf(values) as View<F> }
  let end: EndRecord | undefined
  for await (const { record } of readEntries(store, run, 2)) {
    if (record.kind === 'end') end = record
    if (record.kind !== 'step') continue
    // a limit that was raised was not the end
    end = undefined
    yield last
    for (const changes of changesOf(record)) applyChanges(values, changes)
    last = { step: record.step, did: record.did, board: boardOf(values) as View<F> }
  }
  yield end ? { ...last, end } : last
}
