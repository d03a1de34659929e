/** Scores the runs of an evaluation: every scorer on every run that finished; what it has not scored says why. */
import { createLimiter } from '../base/limiter.ts'
import { messageOf } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import { stateAt } from '../store/history.ts'
import { isUnreadable } from '../store/unreadable.ts'
import type { AnyDefinition } from './check-definition.ts'
import type { EvaluationCase, Judge, ScoredRun, ScorerFunction, SideName } from './definition.ts'
import { isJudge, judgeRun } from './judge.ts'
import type { Going } from './trials/run-trials.ts'
import type { Trial } from './trials/trial.ts'
import type { Fields } from '../board/field.ts'

/** A score, with the scorer's reason where it gives one; or why there is none. */
export type ScoreResult =
  | { readonly score: number; readonly why?: string }
  | { readonly score: null; readonly why: string }

export interface ScoredTrial extends Trial {
  readonly side: SideName
  readonly scores: Readonly<Record<string, ScoreResult>>
}

interface Scoring {
  readonly scorers: AnyDefinition['scorers']
  readonly cases: ReadonlyMap<string, EvaluationCase>
  readonly concurrency: number
  readonly failedScore: number | 'exclude'
}

/** In the order of the trials. */
export async function scoreTrials(
  trials: readonly Trial[],
  { scorers, cases, concurrency, failedScore }: Scoring,
  going: Going,
): Promise<ScoredTrial[]> {
  const limiter = createLimiter(concurrency)
  const scoreTrial = async (trial: Trial): Promise<ScoredTrial> => {
    const scores: Record<string, ScoreResult> = {}
    const side = trial.side as SideName
    if (trial.status !== 'finished') {
      for (const name of Object.keys(scorers)) scores[name] = unfinished(trial, failedScore)
      return { ...trial, side, scores }
    }
    const run = await runOf(trial, cases.get(trial.case)!, going)
    for (const [name, scorer] of Object.entries(scorers)) {
      scores[name] = isJudge(scorer)
        ? await askJudge(scorer as Judge<typeof run>, name, run, going)
        : await askFunction(scorer as ScorerFunction<Fields>, run)
    }
    return { ...trial, side, scores }
  }
  const scored = trials.map(
    (trial) =>
      new Promise<ScoredTrial>((resolve, reject) => {
        limiter.run('score', undefined, () => scoreTrial(trial).then(resolve, reject))
      }),
  )
  return Promise.all(scored)
}

async function runOf(trial: Trial, given: EvaluationCase, { store }: Going): Promise<ScoredRun<Fields>> {
  const { run: id, reason = '', limit, steps, seed, spending, cpuMs } = trial
  return {
    board: await stateAt(store, id),
    reason,
    ...(limit === 'steps' && { limit }),
    steps,
    id,
    store,
    case: given,
    seed,
    side: trial.side as SideName,
    spending,
    cpuMs,
  }
}

function unfinished({ status, error, reason }: Trial, failedScore: number | 'exclude'): ScoreResult {
  const why = error?.message ?? reason ?? 'it was not finished'
  // one that was only stopped says nothing about the society
  return status === 'failed' && failedScore !== 'exclude' ? { score: failedScore, why } : { score: null, why }
}

async function askJudge<R extends { id: string }>(judge: Judge<R>, name: string, run: R, going: Going) {
  const verdict = await judgeRun(judge, name, run, going)
  return 'notJudged' in verdict ? { score: null, why: `not judged: ${verdict.notJudged}` } : verdict
}

/** A scorer with a fault is no fault of the society. */
async function askFunction(scorer: ScorerFunction<Fields>, run: ScoredRun<Fields>): Promise<ScoreResult> {
  try {
    const given: unknown = await scorer(run)
    if (given === null) return { score: null, why: 'does not apply' }
    const { score, why } = isRecord(given) ? given : { score: given, why: undefined }
    const number = typeof score === 'boolean' ? Number(score) : score
    if (typeof number !== 'number' || !Number.isFinite(number))
      return { score: null, why: `the scorer gave ${shown(score)}, which is no number` }
    return { score: number, ...(typeof why === 'string' && { why }) }
  } catch (error) {
    // what is wrong with the journal is nothing the scorer can help
    if (isUnreadable(error)) throw error
    return { score: null, why: `the scorer failed: ${messageOf(error)}` }
  }
}

const shown = (given: unknown) => (typeof given === 'number' ? String(given) : (JSON.stringify(given) ?? typeof given))
