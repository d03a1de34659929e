/** Runs one trial, or continues it where it stopped; one that is in the store to its end is only read. */
import { messageOf, TroupeError } from '../../base/errors.ts'
import { finalKind } from '../../base/final-errors.ts'
import { launch, type Origin, type RunResult } from '../../engine/run.ts'
import type { Fields } from '../../board/field.ts'
import { checkWithin } from '../../store/fold.ts'
import type { Store } from '../../store/store.ts'
import { summarize } from '../../store/summary.ts'
import type { Budget } from './budget.ts'
import type { Measure, Trial, TrialError, TrialPlan, TrialSide } from './trial.ts'

export interface Trying {
  readonly run: string
  readonly evaluation: string
  readonly side: TrialSide
  readonly plan: TrialPlan
  readonly store: Store
  readonly budget: Budget
  readonly measure?: Measure | undefined
  readonly signal: AbortSignal
  /** nobody else uses the processor meanwhile, so what it takes is the trial's own */
  readonly isAlone: boolean
}

/** Nothing when it was interrupted: it can be continued. */
export async function runTrial(trying: Trying): Promise<Trial | undefined> {
  const { run, plan, store, budget, measure, isAlone } = trying
  const wasThere = (await store.head(run)) > 0
  const before = process.cpuUsage()
  const played = await play(trying, wasThere)
  const { user, system } = process.cpuUsage(before)
  if (played === undefined) return undefined
  const { side, case: name, seed } = plan
  const spending = await budget.settle(run)
  const cpuMs = isAlone && !wasThere ? (user + system) / 1000 : null
  const known = { run, side, case: name, seed, spending, cpuMs }
  if ('error' in played) return { ...known, ...played, status: 'failed' }
  const { board, reason, limit, step } = played
  const told = { ...(reason !== undefined && { reason }), ...(limit !== undefined && { limit }) }
  if (limit === 'spending') {
    budget.reach(reason ?? 'the budget is spent')
    return { ...known, ...told, status: 'stopped', steps: step }
  }
  const trial: Trial = { ...known, ...told, status: 'finished', steps: step }
  if (measure === undefined) return trial
  return { ...trial, measured: (await measure({ ...trial, board, store })) ?? null }
}

function originOf({ input, fork }: TrialPlan, within: string): Origin {
  if (fork === undefined) return { input, within }
  const { run: parent, ...point } = fork
  return { parent, descent: { ...point, around: { within } } }
}

type Failure = { readonly error: TrialError; readonly steps: number }

async function play(trying: Trying, wasThere: boolean): Promise<RunResult<Fields> | Failure | undefined> {
  const { run, evaluation, side, plan, store, signal } = trying
  const options = { ...side.options, store, signal, seed: plan.seed }
  const origin = wasThere ? { resume: () => checkWithin(store, run, evaluation) } : originOf(plan, evaluation)
  try {
    const result = await launch<Fields>(side.flow.compiled, run, store, options, origin).finished
    if (result.status === 'paused') return undefined
    if (result.status === 'ended') return result
    const [question] = result.questions
    return {
      error: {
        code: 'EVALUATION_QUESTION',
        message: `Agent "${question?.agent}" asks a question, and nobody answers. Give this side an onQuestion.`,
      },
      steps: result.step,
    }
  } catch (error) {
    if (signal.aborted) return undefined
    // no other trial would go better, and a budget that cannot be kept must not be spent
    if (finalKind(error) === 'store' || codeOf(error) === 'MODEL_NO_PRICE') throw error
    return { error: { code: codeOf(error), message: messageOf(error) }, steps: await stepsOf(store, run) }
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof TroupeError)) return 'RUN_AGENT_FAILED'
  const { cause } = error
  return error.code === 'RUN_AGENT_FAILED' && cause instanceof TroupeError ? codeOf(cause) : error.code
}

async function stepsOf(store: Store, run: string): Promise<number> {
  if ((await store.head(run)) === 0) return 0
  return (await summarize(store, run)).step
}
