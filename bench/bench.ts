/** A bench: something measured in rounds, told as a report for people and as numbers for machines. */
import type { Options } from './options.ts'
import type { Progress } from './progress.ts'

export interface Bench {
  about: string
  /** what `--only` can name, where it is played in parts */
  parts?: readonly string[]
  run(context: BenchContext): Promise<Outcome>
}

export type BenchContext = Pick<Options, 'rounds' | 'quick' | 'story' | 'only'> & {
  signal: AbortSignal
  progress: Progress
}

/** `complete` is false when a measurement failed or was interrupted; a goal that is not met does not change it. */
export type Outcome = { report: string; numbers: object; complete: boolean }
