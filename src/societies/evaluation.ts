/** An evaluation: a society beside its baseline, in numbers. `troupe evaluate` runs it. */
import type { Option } from './option.ts'
import type { Board } from './paths.ts'

export interface Evaluation {
  /** what is compared with what, in a line */
  readonly says: string
  readonly options: readonly Option[]
  run(chosen: Board, going: Evaluating): Promise<EvaluationResult>
}

export interface Evaluating {
  /** somebody wants out: what was measured until then is the result */
  readonly signal: AbortSignal
  /** how far it is, for whoever waits */
  readonly progress: (what: string) => void
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
