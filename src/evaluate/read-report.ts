/**
 * Reads the report of an evaluation from its journal, which may have come from elsewhere: what does not fit is left
 * out, and every mean, interval and difference is computed anew.
 */
import type { Seed } from '../base/random.ts'
import { list, number, oneOf, orNull, record, text, thing, whole, type Read } from '../base/read-values.ts'
import type { Spending } from '../minds/meter.ts'
import { openRun } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import type { SideName } from './definition.ts'
import type { Reported } from './evaluate.ts'
import { reportOf, type EvaluationReport, type ReportHead } from './report.ts'
import type { ScoredTrial, ScoreResult } from './score.ts'
import { trialsIn } from './trials/read-evaluation.ts'

const LONGEST_NAME = 300
const LONGEST_WHY = 2_000
// as many as a page can be made of; more are in the store, and not told
const MOST_TRIALS = 20_000
const MOST_CASES = 2_000
const MOST_SCORERS = 50
const MOST_COUNTED = Number.MAX_SAFE_INTEGER

export interface EvaluationStand {
  /** trials that are over so far */
  readonly finished: number
  readonly failed: number
  /** null before all trials are over for the first time */
  readonly report: EvaluationReport | null
}

export async function readEvaluation(store: Store, run: string): Promise<EvaluationStand> {
  const { moment } = await openRun(store, run)
  const trials = Object.values(await trialsIn(store, run)).map(readStatus)
  const count = (status: string) => trials.filter((trial) => trial?.status === status).length
  const reported = readReported(moment.values['report'])
  const report = reported && reportOf({ ...reported.head, id: run }, reported.trials)
  return { finished: count('finished'), failed: count('failed'), report: report ?? null }
}

const name = text(LONGEST_NAME)
const status = oneOf('finished', 'failed', 'stopped')
const counted = whole(0, MOST_COUNTED)
const seed: Read<Seed> = (value) => number(value) ?? name(value)
const readStatus = thing<Pick<ScoredTrial, 'status'>>({ status })

const score: Read<ScoreResult> = (value) =>
  thing<{ score: number }, { why: string }>({ score: number }, { why: text(LONGEST_WHY) })(value) ??
  thing<{ score: null; why: string }>({
    score: (given) => (given === null ? null : undefined),
    why: text(LONGEST_WHY),
  })(value)

const spending = thing<Omit<Spending, 'cacheReadTokens' | 'cacheWriteTokens'>>({
  calls: counted,
  inputTokens: counted,
  outputTokens: counted,
  cost: number,
})

const trial: Read<ScoredTrial> = thing<
  Pick<ScoredTrial, 'run' | 'side' | 'case' | 'seed' | 'status' | 'steps' | 'spending' | 'cpuMs' | 'scores'>,
  Pick<ScoredTrial, 'reason' | 'error' | 'limit'>
>(
  {
    run: name,
    side: oneOf<SideName>('society', 'baseline'),
    case: name,
    seed,
    status,
    steps: counted,
    spending,
    cpuMs: orNull(number),
    scores: record(score, MOST_SCORERS),
  },
  {
    reason: text(LONGEST_WHY),
    error: thing<{ code: string; message: string }>({ code: name, message: text(LONGEST_WHY) }),
    limit: oneOf('steps', 'spending'),
  },
)

const failedScore: Read<number | 'exclude'> = (value) => number(value) ?? oneOf('exclude')(value)

const head: Read<Omit<ReportHead, 'id'>> = thing<
  Omit<ReportHead, 'id' | 'says' | 'why'>,
  { says: string; why: string }
>(
  {
    name,
    status: oneOf('complete', 'interrupted', 'budget'),
    failedScore,
    seeds: list(seed, MOST_TRIALS),
    cases: list(thing<{ name: string }, { tags: readonly string[] }>({ name }, { tags: list(name, 20) }), MOST_CASES),
    scorers: list(name, MOST_SCORERS),
    sides: thing<{ society: string }, { baseline: string }>({ society: name }, { baseline: name }),
  },
  { says: text(LONGEST_WHY), why: text(LONGEST_WHY) },
)

const readReported: Read<{ head: Omit<ReportHead, 'id'>; trials: Reported['trials'] }> = thing({
  head,
  trials: list(trial, MOST_TRIALS),
})
