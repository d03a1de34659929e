/** The queue of runs, kept by DBOS Transact in the same database: sent to it, sent again, and looked for. */
import type * as Dbos from '@dbos-inc/dbos-sdk'
import { systemClock } from '../base/clock.ts'
import { messageOf, TroupeError } from '../base/errors.ts'
import type { PostgresStore } from '../postgres/index.ts'
import type { WorkTable } from './work.ts'

/** The workflow that drives a run: its only argument is the id. */
export const WORKFLOW = 'drive'
export const APPLICATION = 'troupe'

export interface Queue {
  /** a new entry for this run, in the queue of its society's version */
  send(run: string): Promise<void>
  /** strikes the entries that a worker took which is gone, and says of which runs they were */
  strike(worker: string): Promise<readonly string[]>
  /** those that are in no queue any more */
  missing(workflows: readonly string[]): Promise<readonly string[]>
  /** deletes a bite of the entries that are done with, and says whether there may be more */
  clear(olderThanMs?: number): Promise<boolean>
  close(): Promise<void>
}

export interface QueuePlace {
  readonly store: Pick<PostgresStore, 'database' | 'schema'>
  /** with its password */
  readonly url: string
  readonly report: (error: unknown) => void
}

const LOCK = 7_276_390
const LOCK_MS = 50
// the lowest number goes first there, and none is below 0
const MIDDLE = 1_000_000
const CLEARED_AT_ONCE = 200
// long after whoever was at it has written down what became of it
const CLEARED_AFTER_MS = 10 * 60_000
const WAITING = new Set(['ENQUEUED', 'DELAYED'])

export async function openQueue({ store, url, report }: QueuePlace, table: WorkTable): Promise<Queue> {
  const { DBOSClient } = await loadDbos()
  const client = await underLock(store, () =>
    DBOSClient.create({
      systemDatabaseUrl: withoutOurs(url),
      systemDatabaseSchemaName: schemaOf(store),
      applicationName: APPLICATION,
      logger: quiet(report),
    }),
  )
  return {
    async send(run) {
      const workflowID = `${run}:${crypto.randomUUID()}`
      // noted first: what is noted and not sent is found and sent again
      const work = await table.queue(run, workflowID)
      if (work === undefined) return
      const where = { workflowName: WORKFLOW, queueName: work.queue, workflowID, appVersion: APPLICATION }
      const priority = MIDDLE - Math.max(-MIDDLE, Math.min(MIDDLE, work.priority))
      await client.enqueue({ ...where, applicationName: APPLICATION, priority }, run)
    },
    async strike(worker) {
      const taken = await client.listWorkflows({
        workflowName: WORKFLOW,
        applicationName: APPLICATION,
        status: 'PENDING',
        executorId: worker,
        loadInput: false,
        loadOutput: false,
      })
      const ids = taken.map(({ workflowID }) => workflowID)
      if (ids.length > 0) await client.cancelWorkflows(ids)
      return ids.map((id) => id.slice(0, id.lastIndexOf(':')))
    },
    async missing(workflows) {
      const found = await client.listWorkflows({ workflowIDs: [...workflows] })
      const there = new Set(found.filter(({ status }) => WAITING.has(status)).map(({ workflowID }) => workflowID))
      return workflows.filter((id) => !there.has(id))
    },
    async clear(olderThanMs = CLEARED_AFTER_MS) {
      const found = await client.listWorkflows({
        workflowName: WORKFLOW,
        applicationName: APPLICATION,
        status: ['SUCCESS', 'ERROR', 'CANCELLED'],
        completedBefore: new Date(systemClock.now() - olderThanMs).toISOString(),
        limit: CLEARED_AT_ONCE,
        loadInput: false,
        loadOutput: false,
      })
      const ids = found.map(({ workflowID }) => workflowID)
      // of a run that is not at rest it may still be sent again
      const used = new Set(await table.inUse(ids))
      const over = ids.filter((id) => !used.has(id))
      if (over.length > 0) await client.deleteWorkflows(over)
      return over.length === CLEARED_AT_ONCE
    },
    close: () => client.destroy(),
  }
}

export function schemaOf({ schema }: Pick<PostgresStore, 'schema'>): string {
  return `${schema}_queue`
}

/** Parameters that only our own store knows. */
export function withoutOurs(url: string): string {
  const address = new URL(url)
  for (const name of ['schema', 'pooled']) address.searchParams.delete(name)
  return address.href
}

/**
 * DBOS makes its own tables, and processes that do so at once stand in each other's way. Asked for again and again:
 * it makes indexes concurrently, which would wait for a statement that waits for the lock.
 */
export async function underLock<T>({ database, schema }: QueuePlace['store'], work: () => Promise<T>): Promise<T> {
  const client = await database.connect()
  try {
    const text = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isMine"'
    const isMine = async () => (await client.query<{ isMine: boolean }>(text, [LOCK, schema])).rows[0]?.isMine
    while (!(await isMine())) await systemClock.sleep(LOCK_MS)
    return await work()
  } finally {
    await client.end()
  }
}

/** What it tells of itself is of no interest; what goes wrong is. */
export function quiet(report: (error: unknown) => void) {
  const ignore = () => {}
  return { info: ignore, debug: ignore, warn: ignore, error: (error: unknown) => report(new Error(messageOf(error))) }
}

export async function loadDbos(): Promise<typeof Dbos> {
  try {
    return await import('@dbos-inc/dbos-sdk')
  } catch (cause) {
    throw new TroupeError(
      'STORE_NO_POSTGRES',
      'Workers need the package "@dbos-inc/dbos-sdk". Install it: npm install pg @dbos-inc/dbos-sdk',
      { cause },
    )
  }
}
