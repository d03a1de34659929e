/**
 * Runs the trials of an evaluation, as many at once as allowed. Finished ones are read from the store, interrupted ones
 * continue where they were, and failed ones are tried again.
 */
import { launch, type RunResult } from '../../engine/run.ts'
import type { Fields } from '../../board/field.ts'
import { memoryStore } from '../../store/memory-store.ts'
import type { Store } from '../../store/store.ts'
import { createBudget, spendingOfAll, type Budget } from './budget.ts'
import { evaluationFlow, type Trials } from './evaluation-flow.ts'
import { putDown, standOf, trialsIn } from './read-evaluation.ts'
import { runTrial } from './run-trial.ts'
import { attemptId, evaluationId, lastAttempt, trialId } from './trial-id.ts'
import type { Measure, Trial, TrialPlan, TrialSide } from './trial.ts'

/**
 * Which trials of earlier are taken up: `all` that are in the store, those of an evaluation that was `interrupted`, or
 * `none`.
 */
export type Resuming = 'all' | 'interrupted' | 'none'

export interface TrialsOptions {
  readonly store?: Store | undefined
  readonly concurrency?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly budget?: Budget | undefined
  readonly resume?: Resuming | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

export interface Progress {
  /** trials that are over, those that were in the store included */
  readonly done: number
  readonly total: number
  /** of those that are over, how many were in the store already */
  readonly read: number
  readonly failed: number
  /** the one that is over now; nothing at the beginning */
  readonly trial?: Trial
}

export interface TrialsAsked extends TrialsOptions {
  readonly name: string
  /** the society that is evaluated comes first */
  readonly sides: readonly [TrialSide, ...TrialSide[]]
  readonly plans: readonly TrialPlan[]
  /** what is kept about it for those who look */
  readonly about?: unknown
  readonly measure?: Measure
  /** made when all trials are over, and journaled; `trials` in the order of the plans */
  readonly report?: (trials: readonly Trial[], going: Going) => Promise<unknown>
}

/** What a report may need. */
export interface Going {
  readonly evaluation: string
  readonly store: Store
  readonly budget: Budget
  readonly signal: AbortSignal
}

export interface TrialsResult {
  /** its run in the store */
  readonly evaluation: string
  /** those that are over, in the order of the plans */
  readonly trials: readonly Trial[]
  /** how many of them were in the store already */
  readonly read: number
  readonly stopped?: 'interrupted' | 'budget'
  readonly report: unknown
}

const BESIDE_EACH_OTHER = 4
const NEVER = new AbortController().signal

export async function runTrials(asked: TrialsAsked): Promise<TrialsResult> {
  const { name, sides, plans, store = memoryStore(), concurrency = BESIDE_EACH_OTHER, signal = NEVER } = asked
  const evaluation = await openEvaluation(store, evaluationId(name, sides[0]), asked.resume ?? 'all')
  const budget = asked.budget ?? createBudget(store)
  const bySide = new Map(sides.map((side) => [side.name, side]))
  const planned = new Map(plans.map((plan) => [trialId(evaluation, bySide.get(plan.side)!, plan), plan]))
  // what is over, and what was over before this began
  const over = new Map<string, Trial>()
  const before = new Set<string>()
  const underWay = new Set<Promise<unknown>>()
  const tell = (trial?: Trial) =>
    asked.onProgress?.({
      done: over.size,
      total: planned.size,
      read: before.size,
      failed: [...over.values()].filter(({ status }) => status === 'failed').length,
      ...(trial && { trial }),
    })
  const take = (trials: Trials) => {
    for (const [run, trial] of Object.entries(trials)) {
      budget.know(run, trial.spending)
      if (!planned.has(run) || trial.status !== 'finished' || over.has(run)) continue
      over.set(run, trial)
      before.add(run)
    }
  }
  const inOrder = () => [...planned.keys()].flatMap((run) => over.get(run) ?? [])
  const flow = evaluationFlow({
    about: asked.about ?? null,
    concurrency,
    missing(trials) {
      take(trials)
      return [...planned.keys()].filter((run) => !over.has(run))
    },
    async perform(run, leaving) {
      const plan = planned.get(run)
      if (plan === undefined) return undefined
      const side = bySide.get(plan.side)!
      if (budget.reached !== undefined) return put(run, unpaid(run, plan, budget.reached))
      const { measure } = asked
      const isAlone = concurrency === 1
      const work = runTrial({ run, evaluation, side, plan, store, budget, measure, signal: leaving, isAlone })
      const trial = await track(work)
      return trial && put(run, trial)
    },
    async report(trials) {
      take(trials)
      // the plan of an interrupted evaluation is finished first; then this one is made
      if (over.size < planned.size) return null
      const made = await track(makeReport())
      running?.pause()
      return made
    },
  })
  const track = async <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work)
    try {
      return await work
    } finally {
      underWay.delete(work)
    }
  }
  const put = (run: string, trial: Trial): Trial => {
    over.set(run, trial)
    tell(trial)
    return trial
  }
  const makeReport = async () => (await asked.report?.(inOrder(), { evaluation, store, budget, signal })) ?? null
  const isNew = (await store.head(evaluation)) === 0
  const origin = isNew ? { input: { name } } : { resume: async () => {} }
  if (!isNew) take(await trialsIn(store, evaluation))
  tell()
  const letGo = budget.hold(evaluation)
  let running: ReturnType<typeof launch> | undefined
  try {
    running = launch(flow.compiled, evaluation, store, { signal, seed: 0 }, origin)
    const { board, status } = (await running.finished) as RunResult<Fields>
    // somebody else may have ended it meanwhile
    if (status === 'ended' || signal.aborted) return interrupted()
    await putDown(store, evaluation, 'measured')
    return finished(board['report'])
  } finally {
    await Promise.allSettled(underWay)
    letGo()
  }

  function finished(report: unknown): TrialsResult {
    const isShort = [...over.values()].some(({ status }) => status === 'stopped')
    return { ...known(), report, ...(isShort && { stopped: 'budget' }) }
  }
  async function interrupted(): Promise<TrialsResult> {
    await Promise.allSettled(underWay)
    return { ...known(), report: await makeReport(), stopped: 'interrupted' }
  }
  function known() {
    return { evaluation, trials: inOrder(), read: before.size }
  }
}

/** The id of the attempt to go on with, or of a new one. */
async function openEvaluation(store: Store, id: string, resume: Resuming): Promise<string> {
  const last = await lastAttempt(store, id)
  const stand = last === 0 ? 'closed' : await standOf(store, attemptId(id, last))
  const goesOn = stand !== 'closed' && (resume === 'all' || (resume === 'interrupted' && stand === 'interrupted'))
  return attemptId(id, goesOn ? last : last + 1)
}

/** It was not begun: there is nothing left to pay it with. */
function unpaid(run: string, { side, case: name, seed }: TrialPlan, why: string): Trial {
  return {
    run,
    side,
    case: name,
    seed,
    status: 'stopped',
    reason: why,
    limit: 'spending',
    steps: 0,
    spending: spendingOfAll([]),
    cpuMs: null,
  }
}
