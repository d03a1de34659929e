/**
 * Runs that are compared go on: what is new of each is asked for now and then, one after the other. No streams: a
 * browser allows six connections to a server, and twenty runs may be compared.
 */
import type { Api } from '../../api/client.ts'
import { readPages } from '../../journal/load.ts'
import { untilSeen, type Pace } from '../../journal/pace.ts'
import type { LoadedRun } from './load-run.ts'

// often enough to see a curve grow, and never more than a fifth of the time
const LEAST_WAIT_MS = 1_500
const REST_PER_WORK = 4
// one that has stopped may be resumed
const RESTING_ROUNDS = 8
// a table of numbers need not run along
const MEASURE_MS = 10_000

export interface KeepingUp {
  readonly api: Pick<Api, 'run' | 'journal' | 'metrics'>
  readonly pace: Pace
  readonly runs: () => readonly LoadedRun[]
  readonly put: (id: string, changed: Partial<LoadedRun>) => void
  readonly now: () => number
}

export async function keepUp({ api, pace, runs, put, now }: KeepingUp, signal: AbortSignal): Promise<void> {
  const measuredAt = new Map<string, number>()
  for (let round = 1, took = 0; !signal.aborted; round++) {
    await pace.wait(Math.max(LEAST_WAIT_MS, took * REST_PER_WORK), signal)
    await untilSeen(pace, signal)
    const began = now()
    for (const run of runs()) {
      if (signal.aborted) return
      if (!isGoing(run) && round % RESTING_ROUNDS !== 0) continue
      try {
        await follow(run)
      } catch {
        // it is asked for again in the next round; what is shown stays
      }
    }
    took = now() - began
  }

  async function follow(run: LoadedRun): Promise<void> {
    const { id, timeline } = run
    let { seq } = run
    for await (const { entries } of readPages(api, id, seq + 1)) {
      if (signal.aborted) return
      timeline.add(entries)
      seq = entries.at(-1)?.seq ?? seq
    }
    if (seq === run.seq && !isGoing(run)) return
    const detail = await api.run(id)
    const grown = { ...run, seq, detail }
    put(id, { seq, detail })
    const isDue = !isGoing(grown) || now() - (measuredAt.get(id) ?? -Infinity) >= MEASURE_MS
    if (seq === run.seq || !isDue) return
    measuredAt.set(id, now())
    const metrics = await api.metrics(id).catch(() => run.metrics)
    put(id, { metrics })
  }
}

const isGoing = ({ detail: { status, isLive, isElsewhere } }: LoadedRun) =>
  status !== 'ended' && (isLive || isElsewhere)
