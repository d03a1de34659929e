/** `troupe/evaluate`: how good a society is, on cases and seeds, beside a baseline. */
export type {
  Baseline,
  Evaluated,
  EvaluateOptions,
  EvaluationCase,
  EvaluationDefinition,
  Judge,
  JudgeDefinition,
  Scale,
  Score,
  ScoredRun,
  Scorer,
  ScorerFunction,
  SideName,
  SideOptions,
} from './definition.ts'
export { evaluate } from './evaluate.ts'
export { evaluation } from './evaluation.ts'
export { judge } from './judge.ts'
export {
  pairsOf,
  type EvaluationReport,
  type Pair,
  type ScoreReport,
  type ScorerReport,
  type SideReport,
  type SideScores,
} from './report.ts'
export { drawReport } from './report-table.ts'
export type { ScoredTrial, ScoreResult } from './score.ts'
export type { Progress, Resuming } from './trials/run-trials.ts'
export { estimate, estimatePaired, type Estimate, type PairedEstimate } from './trials/statistics.ts'
export type { Trial } from './trials/trial.ts'
