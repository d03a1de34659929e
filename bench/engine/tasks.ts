/** The tasks: how each is warmed up, how often it is repeated, and which answer is right. */
import type { TaskName } from './subject.ts'

export type Task = {
  /** Is the same done before in the same process, again and again, until it is warm. */
  isWarmedUp: boolean
  /** Is it done again, each time set up anew, until enough of the processor has been used to be measured. */
  isMeasuredLong: boolean
  /** Runs of the measured work itself before it is measured. */
  warmUpRuns: number
  runs: number
  /** What the work must answer. */
  answer: (size: number) => number
  /** What one run's cost is divided by. */
  units: (size: number) => number
}

const AGENTS = 3

/** A loop of three agents ends only after the third one. */
export const stepsOf = (size: number) => Math.ceil(size / AGENTS) * AGENTS

const looping = { warmUpRuns: 0, runs: 1, answer: stepsOf, units: stepsOf }

export const tasks: Record<TaskName, Task> = {
  loop: { ...looping, isWarmedUp: true, isMeasuredLong: true },
  durable: { ...looping, isWarmedUp: true, isMeasuredLong: true },
  growth: { ...looping, isWarmedUp: false, isMeasuredLong: false },
  // each worker doubles its number and the join adds them up
  fanOut: {
    isWarmedUp: false,
    isMeasuredLong: false,
    warmUpRuns: 10,
    runs: 30,
    answer: (size) => size * (size - 1),
    units: () => 1,
  },
}
