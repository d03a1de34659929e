/** What a round of the machines bench measures: subject × workers, each with small steps and with slow ones. */
import { catalogue, subjectNames, type SubjectName } from './catalogue.ts'

export type Spec = { subject: SubjectName; workers: number }

export type Task = 'small' | 'slow'

/** `cpuMicros` and `storeMicros` are a step's: of everybody, and of the database's part in it; `storedBytes`, too. */
export type Measured = { stepsPerSecond: number; cpuMicros: number; storeMicros: number; storedBytes: number }
export type Sample = Record<Task, Measured>

/** What a measurement is played with; it travels to a process of its own as JSON. */
export type Sizes = {
  workers: number[]
  /** how many workers the peers have: as many as ours have where ratios are made */
  peers: number
  /** runs for each worker, as many as it drives at once */
  runs: number
  steps: Record<'quick' | 'slow', number>
  warmUpSteps: number
  kills: number
  freezes: number
  resting: number
  restSeconds: number
}

export const SLOW_STEP_MS = 10

export const sizesFor = (quick: boolean): Sizes =>
  quick
    ? {
        workers: [1, 2],
        peers: 2,
        runs: 10,
        steps: { quick: 20, slow: 10 },
        warmUpSteps: 5,
        kills: 2,
        freezes: 1,
        resting: 200,
        restSeconds: 2,
      }
    : {
        workers: [1, 2, 4],
        peers: 2,
        runs: 50,
        steps: { quick: 100, slow: 30 },
        warmUpSteps: 20,
        kills: 15,
        freezes: 3,
        resting: 10_000,
        restSeconds: 10,
      }

/** Steps of a run: peers whose steps take milliseconds of CPU time play fewer, and no step is dearer for it. */
export const stepsFor = (subject: SubjectName, { steps }: Sizes): number =>
  subject === 'langgraph' || subject === 'dbos' ? steps.slow : steps.quick

export const parts = [...subjectNames, 'faults', 'resting'] as const

export function plan({ workers, peers }: Sizes, hasRedis: boolean, wants: (part: string) => boolean): Spec[] {
  const there = subjectNames.filter((subject) => hasRedis || catalogue[subject].redis === undefined)
  const playing = there.filter(wants)
  return playing.flatMap((subject) =>
    (subject === 'troupe' ? workers : [peers]).map((count) => ({ subject, workers: count })),
  )
}
