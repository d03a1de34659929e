/** An evaluation: a society beside its baseline, in numbers. `troupe evaluate` runs it. */
import type { Resuming } from '../evaluate/trials/run-trials.ts'
import type { Store } from '../store/store.ts'
import type { Paint } from '../terminal/paint.ts'
import { count, type Option } from './option.ts'
import type { Board } from './paths.ts'

export interface Evaluation {
  /** what is compared with what, in a line */
  readonly says: string
  readonly options: readonly Option[]
  /** its runs are worth looking at afterwards: they stay in the store of the project */
  readonly keepsRuns?: true
  run(chosen: Board, going: Evaluating): Promise<EvaluationResult>
}

export interface Evaluating {
  /** somebody wants out: what was measured until then is the result */
  readonly signal: AbortSignal
  /** how far it is, for whoever waits */
  readonly progress: (what: string) => void
  /** where its trials are kept and found again; opened when it is asked for */
  readonly openStore?: () => Store
  /** which trials of earlier are taken up */
  readonly resume?: Resuming
  /** hears how many trials were found, and need not be run */
  readonly found?: (trials: number) => void
  readonly terminal?: { readonly paint: Paint; readonly columns: number }
}

export interface EvaluationResult {
  readonly lines: readonly string[]
  readonly json: Board
  /** what has to hold does not: the command ends with 1 */
  readonly isFailure?: true
}

/** Numbers in columns, as reports print them. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column]!)).join('  '))
}

/** To four digits: what is compared with an earlier evaluation should not differ in noise. */
export function rounded<T>(value: T): T {
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'number' ? Math.round(each * 1e4) / 1e4 : each,
  )
  return JSON.parse(text) as T
}

/** The seed an evaluation begins with: what was tuned on some is measured on others. */
export const firstSeed = count({
  path: 'firstSeed',
  label: 'First seed',
  about: 'the seeds are this one and those that follow it; tune on other seeds than you measure on',
  default: 1,
  min: 0,
  max: 1_000_000_000,
  flag: '--first-seed',
})

export const seedsFrom = (first: number, many: number): number[] =>
  Array.from({ length: many }, (_, place) => first + place)
