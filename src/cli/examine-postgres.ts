/**
 * Examines a Postgres store for `troupe doctor`: does it answer, which version is it, how many runs are in it, and who
 * drives them.
 */
import { postgresStore } from '../postgres/index.ts'
import { countRuns } from '../store/run-list.ts'
import { createOverview } from '../workers/overview.ts'

// whoever asks the doctor waits for the answer
const PATIENCE_MS = 2_000
// signs of life come twice a second; after five seconds others take a worker's runs
const QUIET_MS = 5_000

export interface PostgresState {
  readonly state: 'ok' | 'none yet'
  readonly postgres: string
  readonly runs?: number
  readonly workers?: WorkersState
}

export interface WorkersState {
  readonly alive: number
  /** nothing was heard of them for so long that others take over */
  readonly silent: number
  readonly driven: number
  readonly waiting: number
  readonly rules: number
  /** what those that have waited longest wait for, each reason once */
  readonly why: readonly string[]
}

export async function examinePostgres(address: string): Promise<PostgresState> {
  const store = postgresStore(address, { readOnly: true, patienceMs: PATIENCE_MS })
  try {
    const { postgres, isThere } = await store.examine()
    if (!isThere) return { state: 'none yet', postgres }
    const counts = await countRuns(store)
    const { at, workers, waiting, waitingCount, rules } = await createOverview(store)()
    const silent = workers.filter(({ seenAt }) => at - seenAt > QUIET_MS).length
    return {
      state: 'ok',
      postgres,
      runs: Object.values(counts).reduce((sum, each) => sum + each),
      workers: {
        alive: workers.length - silent,
        silent,
        driven: workers.reduce((sum, { drivingCount }) => sum + drivingCount, 0),
        waiting: waitingCount,
        rules: rules.length,
        why: [...new Set(waiting.map(({ why }) => why))].slice(0, 3),
      },
    }
  } finally {
    await store.close()
  }
}
