/** Where the store of a server is a Postgres, its runs are sent to workers: see `troupe worker`. */
import { messageOf } from '../../base/errors.ts'
import type { PostgresStore } from '../../postgres/index.ts'
import type { ServerOptions } from '../../server/server.ts'
import type { Store } from '../../store/store.ts'
import type { Arguments } from '../arguments.ts'
import { postgresAddress } from '../open-store.ts'
import type { Screen } from '../screen.ts'

export interface DispatchParts {
  readonly parts: Pick<ServerOptions, 'createFleet'>
  close(): Promise<void>
}

/** Several servers may serve it at once. */
export function isShared(given: Arguments): boolean {
  return postgresAddress(given) !== undefined
}

export async function dispatchOf(
  given: Arguments,
  store: Store,
  societies: readonly string[],
  screen: Screen,
): Promise<DispatchParts | undefined> {
  const url = postgresAddress(given)
  if (url === undefined) return undefined
  const { openDispatch } = await import('../../workers/remote-fleet.ts')
  const report = (error: unknown) => screen.warn(`The queue: ${messageOf(error)}`)
  const dispatch = await openDispatch(store as PostgresStore, url, societies, report)
  return { parts: { createFleet: dispatch.createFleet }, close: () => dispatch.close() }
}
