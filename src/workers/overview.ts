/** All workers at a moment, for people who look: what each drives, what waits and why, what changed hands. */
import type { PostgresStore } from '../postgres/index.ts'
import type { Takeover, WaitingRun, WorkerCard, WorkerList } from '../server/api-workers.ts'
import { partsOfQueue } from './version.ts'

const MOST_RUNS = 200
const MOST_TAKEOVERS = 50

interface WorkerRow extends Omit<WorkerCard, 'societies'> {
  readonly queues: readonly string[]
}
interface WaitingRow {
  readonly run: string
  readonly queue: string
  readonly since: number
}

const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`

/** `whyOf`: why a run of this queue waits, as everybody is told. */
export function createOverview(
  { database, schema }: Pick<PostgresStore, 'database' | 'schema'>,
  whyOf: (queue: string) => string,
): () => Promise<WorkerList> {
  const ask = <Row>(text: string, values: readonly unknown[] = []) =>
    database.patiently(() => database.ask<Row>(text, values))
  return async () => {
    const [workers, waiting, [counted], takeovers] = await Promise.all([
      ask<WorkerRow>(
        `SELECT id, machine, pid, concurrency, queues, ${ms('started')} AS "startedAt", ${ms('seen')} AS "seenAt",
           (SELECT count(*)::int FROM ${schema}.work WHERE worker = workers.id) AS "drivingCount",
           ARRAY(SELECT run FROM ${schema}.work WHERE worker = workers.id ORDER BY run LIMIT ${MOST_RUNS}) AS driving
         FROM ${schema}.workers ORDER BY started, id`,
      ),
      ask<WaitingRow>(
        `SELECT run, queue, ${ms('since')} AS since FROM ${schema}.work WHERE state = 'queued'
         ORDER BY work.since, run LIMIT ${MOST_RUNS}`,
      ),
      ask<{ waitingCount: number; at: number }>(
        `SELECT count(*)::int AS "waitingCount", ${ms('now()')} AS at FROM ${schema}.work WHERE state = 'queued'`,
      ),
      ask<Takeover>(
        `SELECT run, ${ms('at')} AS at, head, loser, worker FROM ${schema}.takeovers
         ORDER BY takeovers.at DESC LIMIT ${MOST_TAKEOVERS}`,
      ),
    ])
    return {
      areUsed: true,
      ...counted!,
      workers: workers.map(({ queues, ...rest }) => ({ ...rest, societies: queues.map(partsOfQueue) })),
      waiting: waiting.map(({ queue, ...rest }): WaitingRun => ({
        ...rest,
        ...partsOfQueue(queue),
        why: whyOf(queue),
      })),
      takeovers,
    }
  }
}
