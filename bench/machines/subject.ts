/** What every subject of the machines bench plays: runs of so many steps, done by worker processes over one store. */
import type { ChildProcess } from 'node:child_process'

/** A run whose steps take so long each; 0 does them at once. */
export type Job = { run: string; steps: number; stepMs: number }

/** A database of its own on the one Postgres; Redis where there is one. */
export type Place = { postgres: string; redis: string | undefined; concurrency: number }

export interface Subject {
  /** In a worker process: takes runs and does their steps until the process ends. Resolves when it is ready. */
  work(place: Place): Promise<void>
  /** In the process that sends runs. `setUp` comes before any worker. */
  setUp(place: Place): Promise<Client>
}

export interface Client {
  /** Sends runs to the workers; resolves when they are accepted. */
  send(jobs: Job[], workers: ChildProcess[]): Promise<void>
  /** How many of all runs that were ever sent are over. */
  countOver(): Promise<number>
  /** How many steps of this run are stored: what the next worker would go on from. */
  stepsOf(run: string): Promise<number>
}

/** About 60 bytes as JSON. */
export const whatIsSaid = (count: number) => `I looked again, number ${String(count).padStart(6, '0')}.`

/** What a step adds to a run, as JSON: the least that any record of it must hold. */
export const payloadBytes = (steps: number) => {
  let bytes = 0
  for (let count = 1; count <= steps; count++) bytes += JSON.stringify({ count, said: whatIsSaid(count) }).length
  return bytes
}

/** What a step does: it takes its time, or none. */
export const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs are sent by several at once, as requests of many people would. */
export async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const AT_ONCE = 8
  const left = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await work(item)
    }),
  )
}
