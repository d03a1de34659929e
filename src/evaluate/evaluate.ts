/**
 * `evaluate()`: how good a society is, on cases and seeds, beside a baseline. Runs go side by side, are kept in a store
 * and continue there; every scorer has its mean with an interval, and its difference in pairs.
 */
import type { Seed } from '../base/random.ts'
import type { Fields } from '../board/field.ts'
import { editChanges, startChanges } from '../board/input.ts'
import { openRun } from '../store/fold.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { Store } from '../store/store.ts'
import { casesOf, checkDefinition, forCase, seedsOf, type AnyDefinition } from './check-definition.ts'
import type { EvaluateOptions, EvaluationCase, EvaluationDefinition } from './definition.ts'
import { reportOf, type EvaluationReport, type ReportHead } from './report.ts'
import { scoreTrials, type ScoredTrial } from './score.ts'
import { sidesOf, type Side } from './sides.ts'
import { createBudget } from './trials/budget.ts'
import { runTrials, type Going } from './trials/run-trials.ts'
import type { Trial, TrialPlan, Values } from './trials/trial.ts'

// models answer beside each other; with rules more of them at once bring nothing
const CONCURRENCY = 4

export async function evaluate<F extends Fields, E, S extends string>(
  definition: EvaluationDefinition<F, E, S> & EvaluateOptions,
): Promise<EvaluationReport<S>> {
  const given = definition as unknown as AnyDefinition & EvaluateOptions
  checkDefinition(given)
  const { name, says, concurrency = CONCURRENCY, failedScore = 0, scorers, resume, signal, onProgress } = given
  const { store = memoryStore(), maxCost, maxTokens, prices } = given
  const limits = { maxCost, maxTokens, prices }
  const budget = createBudget(store, known(limits))
  const seeds = seedsOf(given.seeds)
  const cases = await casesOf(given.cases)
  const sides = sidesOf(given, budget.minds)
  const head = {
    name,
    ...(says !== undefined && { says }),
    failedScore,
    seeds,
    cases: cases.map(({ name: called, tags }) => ({ name: called, ...(tags && { tags }) })),
    scorers: Object.keys(scorers),
    sides: Object.fromEntries(sides.map((side) => [side.name, side.title])),
  }
  const scoring = { scorers, cases: new Map(cases.map((each) => [each.name, each])), concurrency, failedScore }
  const score = async (trials: readonly Trial[], going: Going): Promise<Reported> => {
    const scored = await scoreTrials(trials, scoring, going)
    const stopped = stopOf(scored, going)
    return { head: { ...head, id: going.evaluation, status: 'complete', ...stopped }, trials: scored }
  }
  const { report } = await runTrials({
    name,
    sides,
    plans: await plansOf(sides, cases, seeds, store),
    about: head,
    report: score,
    store,
    budget,
    concurrency,
    resume,
    signal,
    onProgress,
  })
  const { head: told, trials } = report as Reported
  return reportOf(told, trials)
}

/** What the journal keeps of a report; everything else is computed from it. */
export interface Reported {
  readonly head: ReportHead
  readonly trials: readonly ScoredTrial[]
}

/** Seed by seed and side by side, so that what is measured can be compared whenever it ends. */
async function plansOf(sides: readonly Side[], cases: readonly EvaluationCase[], seeds: readonly Seed[], store: Store) {
  const plans: TrialPlan[] = []
  for (const seed of seeds)
    for (const each of cases)
      for (const side of sides) {
        const begins = await forCase(each.name, side.title, () => beginningOf(each, side, seed, store))
        plans.push({ side: side.name, case: each.name, seed, ...begins })
      }
  return plans
}

/** Checked before anything is run: what a new run starts with, or where it forks and with what. */
async function beginningOf({ input = {}, fork }: EvaluationCase, side: Side, seed: Seed, store: Store) {
  const given = (typeof input === 'function' ? (input as (of: Seed) => unknown)(seed) : input) as Values
  const { fields } = side.flow.compiled.board
  if (fork === undefined) {
    const whole = await side.inputOf(given, seed)
    startChanges(fields, whole)
    return { input: whole }
  }
  const edit = { ...given, ...side.over }
  editChanges(fields, edit)
  const { run, at } = fork
  await openRun(store, run, at)
  return { input: {}, fork: { run, ...(at !== undefined && { at }), edit } }
}

function stopOf(
  scored: readonly ScoredTrial[],
  { signal, budget }: Going,
): Partial<Pick<ReportHead, 'status' | 'why'>> {
  if (signal.aborted) return { status: 'interrupted' }
  const { reached } = budget
  if (reached === undefined) return {}
  const isUnpaid = ({ status, scores }: ScoredTrial) =>
    status === 'stopped' || Object.values(scores).some(({ score, why }) => score === null && why?.includes(reached))
  return scored.some(isUnpaid) ? { status: 'budget', why: reached } : {}
}

function known<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> }
}
