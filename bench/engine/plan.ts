/** Everything that a round measures: subject × task × size. */
import { catalogue, subjectNames, type SubjectName } from './catalogue.ts'
import type { TaskName } from './subject.ts'

export type Spec = { subject: SubjectName; task: TaskName | 'coldStart'; size: number }

/** What one measurement gives; `cpuMicros` and `wallMicros` are per unit: a step, a fan-out or an import. */
export type Sample = { cpuMicros: number; wallMicros: number; peakRssBytes: number; storedBytes: number }

/** The last size of a task is the one that ratios and goals are about. */
export type Sizes = Record<Spec['task'], number[]>

const fullSizes: Sizes = {
  loop: [1_000, 10_000],
  // LangGraph's files grow with the square of the steps
  durable: [300, 1_000],
  fanOut: [100],
  growth: [5_000, 10_000],
  // here the size is how many fresh processes are started for one sample
  coldStart: [5],
}

const quickSizes: Sizes = {
  loop: [300, 1_000],
  durable: [60, 120],
  fanOut: [100],
  growth: [500, 1_000],
  coldStart: [1],
}

export const sizesFor = (quick: boolean): Sizes => (quick ? quickSizes : fullSizes)

const taskNames = Object.keys(fullSizes) as Spec['task'][]
export const parts: readonly string[] = [...subjectNames, ...taskNames]

/** Of subjects and of tasks those that are named, or all where none is. */
export function plan(sizes: Sizes, only: readonly string[] = []): Spec[] {
  const amongThose = <Name extends string>(names: readonly Name[]) => {
    const named = names.filter((name) => only.includes(name))
    return new Set(named.length > 0 ? named : names)
  }
  const [subjects, wanted] = [amongThose(subjectNames), amongThose(taskNames)]
  return [...subjects].flatMap((subject) => {
    const { tasks, imports } = catalogue[subject]
    const measured: Spec['task'][] = imports === undefined ? tasks : [...tasks, 'coldStart']
    return measured
      .filter((task) => wanted.has(task))
      .flatMap((task) => sizes[task].map((size) => ({ subject, task, size })))
  })
}
