/** All workers at a moment, for people who look: what each drives, what waits and why, what changed hands. */
import type { PostgresStore } from '../postgres/index.ts'
import type { Takeover, WaitingRun, WorkerCard, WorkerList } from '../server/api-workers.ts'
import { readRulesInUse } from './rules-in-use.ts'
import { partsOfQueue } from './version.ts'
import { canMove, readCircumstances, whyWaits, type Waits } from './why.ts'

const MOST_RUNS = 200
const MOST_TAKEOVERS = 50

interface WorkerRow extends Omit<WorkerCard, 'societies'> {
  readonly queues: readonly string[]
  readonly labels: Readonly<Record<string, string>>
}
interface WaitingRow extends Waits {
  readonly run: string
  readonly tenant: string | null
  readonly since: number
}

const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`

export function createOverview(store: Pick<PostgresStore, 'database' | 'schema'>): () => Promise<WorkerList> {
  const { database, schema } = store
  const ask = <Row>(text: string, values: readonly unknown[] = []) =>
    database.patiently(() => database.ask<Row>(text, values))
  return async () => {
    const [workers, waiting, [counted], takeovers, circumstances, rules] = await Promise.all([
      ask<WorkerRow>(
        `SELECT id, machine, pid, concurrency, queues, labels,
           ${ms('started')} AS "startedAt", ${ms('seen')} AS "seenAt",
           (SELECT count(*)::int FROM ${schema}.work WHERE worker = workers.id) AS "drivingCount",
           ARRAY(SELECT run FROM ${schema}.work WHERE worker = workers.id ORDER BY run LIMIT ${MOST_RUNS}) AS driving
         FROM ${schema}.workers ORDER BY started, id`,
      ),
      ask<WaitingRow>(
        `SELECT run, queue, label, tenant, held_by, ${ms('since')} AS since
         FROM ${schema}.work WHERE state IN ('queued', 'held') ORDER BY work.since, run LIMIT ${MOST_RUNS}`,
      ),
      ask<{ waitingCount: number; at: number }>(
        `SELECT count(*)::int AS "waitingCount", ${ms('now()')} AS at FROM ${schema}.work
         WHERE state IN ('queued', 'held')`,
      ),
      ask<Takeover>(
        `SELECT run, ${ms('at')} AS at, head, loser, worker FROM ${schema}.takeovers
         ORDER BY takeovers.at DESC LIMIT ${MOST_TAKEOVERS}`,
      ),
      readCircumstances(store),
      readRulesInUse(store),
    ])
    return {
      areUsed: true,
      ...counted!,
      workers: workers.map(({ queues, labels, ...rest }) => ({
        ...rest,
        societies: queues.map((queue) => ({
          ...partsOfQueue(queue),
          ...(labels[queue] !== undefined && { label: labels[queue] }),
        })),
      })),
      waiting: waiting.map(({ run, since, tenant, ...waits }): WaitingRun => ({
        run,
        since,
        ...partsOfQueue(waits.queue),
        ...(waits.label !== null && { label: waits.label }),
        ...(tenant !== null && { tenant }),
        why: whyWaits(waits, circumstances),
        canMove: canMove(waits, circumstances),
      })),
      takeovers,
      rules,
    }
  }
}
