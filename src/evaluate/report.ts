/** The report of an evaluation: for every scorer both sides, their difference in pairs, and the same case by case. */
import type { Seed } from '../base/random.ts'
import type { Spending } from '../minds/meter.ts'
import type { SideName } from './definition.ts'
import type { ScoredTrial } from './score.ts'
import { spendingOfAll } from './trials/budget.ts'
import { areYesOrNo, estimate, estimatePaired, type Estimate, type PairedEstimate } from './trials/statistics.ts'

/** Of the runs of one side. */
export interface SideReport {
  readonly title: string
  readonly planned: number
  readonly finished: number
  readonly failed: number
  /** the mean of those that finished */
  readonly steps: number | null
  readonly cpuMs: number | null
  readonly spending: Spending
}

export interface SideScores extends Estimate {
  /** runs without a score of this scorer: it does not apply, it failed, or nobody judged */
  readonly unscored: number
}

/** One scorer, over all cases or in one. */
export interface ScoreReport {
  readonly society: SideScores | null
  readonly baseline?: SideScores | null
  /** society minus baseline, of the same case and seed */
  readonly difference?: PairedEstimate | null
}

export interface ScorerReport extends ScoreReport {
  readonly cases: Readonly<Record<string, ScoreReport>>
}

export interface EvaluationReport<S extends string = string> {
  readonly v: 1
  readonly name: string
  readonly says?: string
  /** its run in the store */
  readonly id: string
  readonly status: 'complete' | 'interrupted' | 'budget'
  /** why it is not complete */
  readonly why?: string
  readonly interval: 0.95
  readonly failedScore: number | 'exclude'
  readonly seeds: readonly Seed[]
  readonly cases: readonly { readonly name: string; readonly tags?: readonly string[] }[]
  readonly sides: { readonly society: SideReport; readonly baseline?: SideReport }
  readonly scorers: Readonly<Record<S, ScorerReport>>
  readonly trials: readonly ScoredTrial[]
}

export type ReportHead = Pick<
  EvaluationReport,
  'name' | 'says' | 'id' | 'status' | 'why' | 'failedScore' | 'seeds' | 'cases'
> & {
  readonly scorers: readonly string[]
  /** titles */
  readonly sides: Readonly<Partial<Record<SideName, string>>>
}

export function reportOf({ scorers, sides, ...head }: ReportHead, trials: readonly ScoredTrial[]): EvaluationReport {
  const planned = head.cases.length * head.seeds.length
  const names = head.cases.map(({ name }) => name)
  const hasBaseline = sides.baseline !== undefined
  const side = (name: SideName) =>
    sideReport(
      sides[name]!,
      planned,
      trials.filter((trial) => trial.side === name),
    )
  const scorer = (name: string): ScorerReport => ({
    ...scoreReport(trials, name, names, hasBaseline),
    cases: Object.fromEntries(names.map((each) => [each, scoreReport(trials, name, [each], hasBaseline)])),
  })
  return {
    v: 1,
    ...head,
    interval: 0.95,
    sides: { society: side('society'), ...(hasBaseline && { baseline: side('baseline') }) },
    scorers: Object.fromEntries(scorers.map((name) => [name, scorer(name)])),
    trials,
  }
}

function sideReport(title: string, planned: number, trials: readonly ScoredTrial[]): SideReport {
  const finished = trials.filter(({ status }) => status === 'finished')
  const times = finished.flatMap(({ cpuMs }) => cpuMs ?? [])
  return {
    title,
    planned,
    finished: finished.length,
    failed: trials.filter(({ status }) => status === 'failed').length,
    steps: estimate([finished.map(({ steps }) => steps)])?.mean ?? null,
    cpuMs: estimate([times])?.mean ?? null,
    spending: spendingOfAll(trials.map(({ spending }) => spending)),
  }
}

function scoreReport(
  trials: readonly ScoredTrial[],
  scorer: string,
  cases: readonly string[],
  hasBaseline: boolean,
): ScoreReport {
  const own = sideScores(trials, scorer, cases, 'society')
  if (!hasBaseline) return { society: own }
  const pairs = pairsOf(trials, scorer)
  const differences = cases.map((name) =>
    pairs.filter((pair) => pair.case === name).map(({ difference }) => difference),
  )
  return {
    society: own,
    baseline: sideScores(trials, scorer, cases, 'baseline'),
    difference: estimatePaired(differences),
  }
}

function sideScores(
  trials: readonly ScoredTrial[],
  scorer: string,
  cases: readonly string[],
  side: SideName,
): SideScores | null {
  const ours = trials.filter((trial) => trial.side === side && cases.includes(trial.case))
  const scores = cases.map((name) =>
    ours.filter((trial) => trial.case === name).flatMap((trial) => trial.scores[scorer]?.score ?? []),
  )
  // all of this scorer's: a count may be 0 in one case, as where every run failed
  const isYesOrNo = areYesOrNo(trials.flatMap((trial) => trial.scores[scorer]?.score ?? []))
  const found = estimate(scores, isYesOrNo)
  return found && { ...found, unscored: ours.filter((trial) => trial.scores[scorer]?.score === null).length }
}

/** The same case and seed on both sides. */
export interface Pair {
  readonly case: string
  readonly seed: Seed
  /** society, then baseline */
  readonly runs: readonly [string, string]
  readonly difference: number
}

/** Those that have a score on both sides. */
export function pairsOf(trials: readonly ScoredTrial[], scorer: string): Pair[] {
  const key = (trial: ScoredTrial) => JSON.stringify([trial.case, trial.seed])
  const others = new Map(trials.filter(({ side }) => side === 'baseline').map((trial) => [key(trial), trial]))
  return trials.flatMap((trial): Pair[] => {
    const other = trial.side === 'society' ? others.get(key(trial)) : undefined
    const [own, its] = [trial.scores[scorer]?.score ?? null, other?.scores[scorer]?.score ?? null]
    if (other === undefined || own === null || its === null) return []
    return [{ case: trial.case, seed: trial.seed, runs: [trial.run, other.run], difference: own - its }]
  })
}
