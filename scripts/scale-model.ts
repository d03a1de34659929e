/**
 * How far one Postgres goes: a simulation of workers that commit steps over it, with constants that were measured.
 * Pure: the same setting and seed give the same outcome.
 */
import { createRandom } from 'troupe'

export interface Constants {
  /** CPU time of the database for a statement that commits, and for each step in it, microseconds */
  readonly statementMicros: number
  readonly stepMicros: number
  /** until a commit is on the disk, when nobody else is in the way */
  readonly flushMicros: number
  /** CPU time of a worker for a statement, and for each step, its thinking and its record */
  readonly workerStatementMicros: number
  readonly workerStepMicros: number
  /** what a step takes in tables and indexes, and in the log that replicas and backups read */
  readonly storedBytes: number
  readonly logBytes: number
  /** the most steps that share a statement, and the most statements of a worker at once */
  readonly mostShared: number
  readonly mostStatements: number
}

/** Measured on two busy cores, see docs/scale.md; the flush is that of an ordinary network disk. */
export const MEASURED: Constants = {
  statementMicros: 500,
  stepMicros: 10,
  flushMicros: 2_000,
  workerStatementMicros: 550,
  workerStepMicros: 100,
  storedBytes: 300,
  logBytes: 440,
  mostShared: 64,
  mostStatements: 4,
}

export interface Setting {
  /** runs that are under way; those that rest cost nothing */
  readonly runs: number
  /** between the steps of a run: what a model takes to answer */
  readonly thinkSeconds: number
  readonly workers: number
  /** of each database */
  readonly cores: number
  /** databases, each with the runs that fall to it */
  readonly partitions: number
  readonly seconds?: number
  readonly seed?: number | string
}

export interface Outcome {
  readonly stepsPerSecond: number
  /** of what was wanted: below 1 the database or the workers are too slow */
  readonly share: number
  readonly stepsPerStatement: number
  /** how busy the cores of a database and the workers are, from 0 to 1 */
  readonly databaseBusy: number
  readonly workerBusy: number
  /** from the end of a thought until its step is on the disk */
  readonly commitMsP50: number
  readonly commitMsP95: number
}

interface Worker {
  readonly waiting: number[]
  /** statements */
  underWay: number
  /** when its one thread is */
  free: number
}

const MICROS = 1_000_000

/** One partition is played, with its part of runs and workers: the others are like it and share nothing with it. */
export function simulate(setting: Setting, constants: Constants = MEASURED): Outcome {
  const { thinkSeconds, cores, partitions, seconds = 2, seed = 1 } = setting
  const runs = Math.ceil(setting.runs / partitions)
  const size = Math.max(1, Math.ceil(setting.workers / partitions))
  const random = createRandom(seed)
  const events = createEvents()
  const workers = Array.from({ length: size }, (): Worker => ({ waiting: [], underWay: 0, free: 0 }))
  /** when each core of the database is free */
  const free = Array.from({ length: cores }, () => 0)
  const took: number[] = []
  let [done, statements, databaseMicros, workerMicros] = [0, 0, 0, 0]
  const end = seconds * MICROS

  const think = (worker: Worker, now: number) =>
    // thoughts take about as long, not exactly
    events.add(now + thinkSeconds * MICROS * (0.5 + random.next()), (at) => {
      worker.waiting.push(at)
      send(worker, at)
    })
  /** what comes while one is under way shares the next one, unless that is full */
  const send = (worker: Worker, now: number): void => {
    const { waiting, underWay } = worker
    const isFull = waiting.length >= constants.mostShared && underWay < constants.mostStatements
    if (waiting.length === 0 || (underWay > 0 && !isFull)) return
    worker.underWay++
    const batch = worker.waiting.splice(0, constants.mostShared)
    const own = constants.workerStatementMicros + constants.workerStepMicros * batch.length
    const work = constants.statementMicros + constants.stepMicros * batch.length
    worker.free = Math.max(worker.free, now) + own
    events.add(worker.free, (ready) => {
      const core = free.indexOf(Math.min(...free))
      const begin = Math.max(ready, free[core]!)
      free[core] = begin + work
      events.add(begin + work + constants.flushMicros, (at) => {
        if (at > end) return
        statements++
        done += batch.length
        databaseMicros += work
        workerMicros += own
        for (const since of batch) {
          took.push(at - since)
          think(worker, at)
        }
        worker.underWay--
        send(worker, at)
      })
    })
  }
  for (let run = 0; run < runs; run++) {
    const worker = workers[run % size]!
    // they began at any time
    events.add(thinkSeconds * MICROS * random.next(), (at) => {
      worker.waiting.push(at)
      send(worker, at)
    })
  }
  events.play(end)
  const sorted = took.toSorted((one, other) => one - other)
  const percentile = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? NaN) / 1_000
  return {
    stepsPerSecond: (done / seconds) * partitions,
    share: done / seconds / (runs / thinkSeconds),
    stepsPerStatement: done / statements,
    databaseBusy: databaseMicros / (end * cores),
    workerBusy: workerMicros / (end * size),
    commitMsP50: percentile(0.5),
    commitMsP95: percentile(0.95),
  }
}

/** What accumulates: bytes of journals, and of the log, each day. */
export function bytesPerDay(stepsPerSecond: number, { storedBytes, logBytes }: Constants = MEASURED) {
  const steps = stepsPerSecond * 86_400
  return { stored: steps * storedBytes, log: steps * logBytes }
}

type Event = { readonly at: number; readonly happen: (at: number) => void }

/** What happens next, by its time: a heap. */
function createEvents() {
  const heap: Event[] = []
  const swap = (one: number, other: number) => ([heap[one], heap[other]] = [heap[other]!, heap[one]!])
  const isBefore = (one: number, other: number) => heap[one]!.at < heap[other]!.at
  const add = (at: number, happen: Event['happen']) => {
    heap.push({ at, happen })
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1
      if (!isBefore(child, parent)) break
      swap(child, parent)
      child = parent
    }
  }
  const take = (): Event => {
    const first = heap[0]!
    const last = heap.pop()!
    if (heap.length === 0) return first
    heap[0] = last
    for (let parent = 0; ;) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2]
      let least = parent
      if (left < heap.length && isBefore(left, least)) least = left
      if (right < heap.length && isBefore(right, least)) least = right
      if (least === parent) return first
      swap(parent, least)
      parent = least
    }
  }
  return {
    add,
    play(end: number) {
      while (heap.length > 0 && heap[0]!.at <= end) {
        const { at, happen } = take()
        happen(at)
      }
    },
  }
}
