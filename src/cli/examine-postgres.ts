/** Examines a Postgres store for `troupe doctor`: does it answer, which version is it, how many runs are in it. */
import { postgresStore } from '../postgres/index.ts'

// whoever asks the doctor waits for the answer
const PATIENCE_MS = 2_000

export interface PostgresState {
  readonly state: 'ok' | 'none yet'
  readonly postgres: string
  readonly runs?: number
}

export async function examinePostgres(address: string): Promise<PostgresState> {
  const store = postgresStore(address, { readOnly: true, patienceMs: PATIENCE_MS })
  try {
    const { postgres, isThere } = await store.examine()
    if (!isThere) return { state: 'none yet', postgres }
    return { state: 'ok', postgres, runs: (await store.runs()).length }
  } finally {
    await store.close()
  }
}
