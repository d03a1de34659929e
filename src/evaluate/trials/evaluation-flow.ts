/**
 * An evaluation is a run: it plans which trials are missing, lets them run side by side, and reports. Every trial is a
 * run inside it, and what became of it is in the evaluation's journal as soon as it is over.
 */
import { type } from '../../base/schema.ts'
import { merge } from '../../board/merge-field.ts'
import { value } from '../../board/scalar-fields.ts'
import { board } from '../../define/board.ts'
import { chosen, send } from '../../define/route.ts'
import { flow } from '../../engine/flow.ts'
import { EVALUATION_FLOW } from './evaluation-name.ts'
import type { Trial } from './trial.ts'

// three a time it is asked for; nobody asks so often
const MOST_STEPS = 1_000_000

export type Trials = Readonly<Record<string, Trial>>

const table = board({
  name: value<string>(),
  /** who is compared with whom on what, for those who look */
  about: value<unknown>(null),
  /** by the run of each */
  trials: merge<Trial>(),
  report: value<unknown>(null),
})

export interface EvaluationWork {
  readonly about: unknown
  readonly concurrency: number
  /** the runs of trials that are missing, in the order they are to be run */
  readonly missing: (trials: Trials) => readonly string[]
  /** nothing when it is no trial of this evaluation any more */
  readonly perform: (run: string, signal: AbortSignal) => Promise<Trial | undefined>
  readonly report: (trials: Trials) => Promise<unknown>
}

export function evaluationFlow({ about, concurrency, missing, perform, report }: EvaluationWork) {
  const plan = table.agent({
    reads: ['trials'],
    writes: ['about'],
    think: ({ trials }) => {
      const runs = missing(trials)
      return { update: { about }, next: runs.length === 0 ? 'report' : runs.map((run) => send('trial', run)) }
    },
  })
  const trial = table.agent({
    reads: [],
    writes: ['trials'],
    takes: type<string>(),
    concurrency,
    think: async (_, { payload: run, signal }) => {
      const known = await perform(run, signal)
      return { trials: known === undefined ? {} : { [run]: known } }
    },
  })
  const reporter = table.agent({
    reads: ['trials'],
    writes: ['report'],
    think: async ({ trials }) => ({ report: await report(trials) }),
  })
  return flow(table, {
    name: EVALUATION_FLOW,
    start: 'plan',
    agents: { plan, trial, report: reporter },
    routes: { plan: chosen('trial', 'report'), trial: 'report', report: 'plan' },
    stepLimit: MOST_STEPS,
  })
}
