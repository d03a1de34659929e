/** Why runs wait for a worker, in a store whose runs workers drive. */
import type { PostgresStore } from '../postgres/index.ts'
import type { Store } from '../store/store.ts'
import type { Arguments } from './arguments.ts'
import { postgresAddress } from './open-store.ts'

export async function waitsOf(
  given: Arguments,
  store: Store,
  runs: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (postgresAddress(given) === undefined || runs.length === 0) return new Map()
  const { readWaits } = await import('../workers/why.ts')
  return readWaits(
    store as PostgresStore,
    runs.map(({ id }) => id),
  )
}
