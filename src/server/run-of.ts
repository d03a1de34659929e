/** The run a request is about. */
import type { Context } from 'hono'
import { LONGEST_RUN_ID } from '../base/names.ts'
import { unknownRun } from '../store/faults.ts'
import { pageOfRuns } from '../store/run-list.ts'
import type { Store } from '../store/store.ts'
import { badRequest } from './faults.ts'

const RECENT = 5

export function runOf(c: Context, store: Store): Promise<string> {
  return knownRun(c.req.param('id') ?? '', store)
}

export async function knownRun(id: string, store: Store): Promise<string> {
  if (id === '' || id.length > LONGEST_RUN_ID)
    throw badRequest(`The id of a run has 1 to ${LONGEST_RUN_ID} characters.`)
  if ((await store.head(id)) > 0) return id
  throw unknownRun(id, (await pageOfRuns(store, { limit: RECENT })).toReversed())
}
