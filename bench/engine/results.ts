/** The samples of all rounds, asked by subject, task and size. */
import type { Played } from '../rounds.ts'
import { median } from '../statistics.ts'
import type { SubjectName } from './catalogue.ts'
import type { Sample, Sizes, Spec } from './plan.ts'

export class Results {
  readonly played: Played<Spec, Sample>
  readonly sizes: Sizes

  constructor(played: Played<Spec, Sample>, sizes: Sizes) {
    this.played = played
    this.sizes = sizes
  }

  /** One value a round, keyed by round. */
  perRound(
    subject: SubjectName,
    task: Spec['task'],
    key: keyof Sample,
    size = this.lastSize(task),
  ): Map<number, number> {
    const rounds = new Map<number, number>()
    for (const { spec, round, sample } of this.played.samples) {
      if (spec.subject === subject && spec.task === task && spec.size === size) rounds.set(round, sample[key])
    }
    return rounds
  }

  /** NaN when nothing was measured. */
  median(subject: SubjectName, task: Spec['task'], key: keyof Sample, size = this.lastSize(task)): number {
    return median([...this.perRound(subject, task, key, size).values()])
  }

  /** How many times Troupe's CPU time `subject` takes: the median of the rounds' own ratios. */
  ratio(subject: SubjectName, task: Spec['task'], size = this.lastSize(task)): number {
    const ours = this.perRound('troupe', task, 'cpuMicros', size)
    const theirs = this.perRound(subject, task, 'cpuMicros', size)
    return median([...theirs].flatMap(([round, cost]) => (ours.has(round) ? [cost / ours.get(round)!] : [])))
  }

  hasFailed(subject: SubjectName, task: Spec['task'], size: number): boolean {
    const { failures } = this.played
    return failures.some(({ spec }) => spec.subject === subject && spec.task === task && spec.size === size)
  }

  lastSize(task: Spec['task']): number {
    return this.sizes[task].at(-1)!
  }
}
