/**
 * The table of work: which runs are meant to go on, in whose hands they are, and what is wanted of them. A journal says
 * how far a run is; this says only who should be writing it.
 */
import type { PostgresStore } from '../postgres/index.ts'
import { priorityIn, type HeldBy } from './rules.ts'
import { partsOfQueue } from './version.ts'

/** queued: waits for a worker. held: a rule lets it wait. driven: a worker has it. resting: nobody should have it. */
export type WorkState = 'queued' | 'held' | 'driven' | 'resting'

export interface Work {
  readonly run: string
  /** society and version */
  readonly queue: string
  readonly society: string
  readonly tenant: string | null
  /** what people call the version that it needs */
  readonly label: string | null
  readonly held_by: HeldBy | null
  readonly state: WorkState
  readonly wanted: boolean
  readonly workflow: string | null
  readonly worker: string | null
  /** the worker that lost it, until another has it */
  readonly lost: string | null
  /** why it could not be driven */
  readonly why: string | null
  /** how many steps it may go on; as many as it likes otherwise */
  readonly steps: number | null
  readonly step_limit: number | null
  readonly pace: number | null
}

export interface Wish {
  readonly tenant?: string | undefined
  readonly label?: string | undefined
  readonly steps?: number | undefined
  readonly stepLimit?: number | undefined
  readonly pace?: number | undefined
}

/** What became of a run that somebody drove. */
export interface Outcome {
  /** it was only put down, and is to go on */
  readonly goesOn: boolean
  /** which rule it waits for before that */
  readonly heldBy?: HeldBy
  readonly why?: string
}

/** What everybody is told: that something is wanted otherwise, or that runs have lost their worker. */
export type News = '' | 'lost'

export type WorkTable = ReturnType<typeof createWorkTable>

export function createWorkTable({ database, schema }: Pick<PostgresStore, 'database' | 'schema'>) {
  const [work, takeovers] = [`${schema}.work`, `${schema}.takeovers`]
  const ask = <Row = Work>(text: string, values: readonly unknown[]) =>
    database.patiently(() => database.ask<Row>(text, values))
  const one = async <Row = Work>(text: string, values: readonly unknown[]) => (await ask<Row>(text, values))[0]
  return {
    channel: `troupe_work_${schema}`,
    find: (runs: readonly string[]) => ask(`SELECT * FROM ${work} WHERE run = ANY($1)`, [runs]),
    /** everything that is not at rest */
    open: () => ask(`SELECT * FROM ${work} WHERE state <> 'resting'`, []),
    /** what workers say they can drive, with what people call that version */
    async queues(): Promise<Map<string, string | undefined>> {
      const text = `SELECT DISTINCT queue, labels ->> queue AS label FROM ${schema}.workers, unnest(queues) AS queue`
      const found = await ask<{ queue: string; label: string | null }>(text, [])
      return new Map(found.map(({ queue, label }) => [queue, label ?? undefined]))
    },
    /** wants it to go on; the state before says whether it has to be sent to the queue */
    async want(run: string, queue: string, wish: Wish): Promise<WorkState> {
      const { steps, stepLimit, pace, tenant, label } = wish
      const { society } = partsOfQueue(queue)
      const given = [steps, stepLimit, pace, society, tenant, label].map((value) => value ?? null)
      const values = [run, queue, ...given]
      return database.patiently(() =>
        database.transaction(async (each) => {
          // whoever gives it back at this moment has done so, or sees that it is wanted
          const [before] = await each<Work>(`SELECT state FROM ${work} WHERE run = $1 FOR UPDATE`, [run])
          await each(
            `INSERT INTO ${work} (run, queue, state, steps, step_limit, pace, society, tenant, label)
             VALUES ($1, $2, 'queued', $3, $4, $5, $6, $7, $8)
             ON CONFLICT (run) DO UPDATE SET wanted = true, why = NULL, queue = $2, steps = $3,
               society = $6, tenant = $7, label = $8, 
               step_limit = COALESCE($4, work.step_limit), pace = COALESCE($5, work.pace)`,
            values,
          )
          return before?.state ?? 'resting'
        }),
      )
    },
    /** does not want it to go on; what only waited rests at once */
    unwant: (run: string) =>
      one(
        `UPDATE ${work} SET wanted = false, held_by = NULL,
           state = CASE WHEN state IN ('queued', 'held') THEN 'resting' ELSE state END WHERE run = $1 RETURNING *`,
        [run],
      ),
    setPace: (run: string, pace: number) => ask(`UPDATE ${work} SET pace = $2 WHERE run = $1`, [run, pace]),
    /** it waits for a worker from now on, or still does; with how much it is worth before others */
    queue: (run: string, workflow: string) =>
      one<Work & { readonly priority: number }>(
        `UPDATE ${work} SET state = 'queued', workflow = $2, worker = NULL, held_by = NULL,
           since = CASE WHEN state IN ('queued', 'held') THEN since ELSE now() END
         WHERE run = $1 RETURNING *, ${priorityIn(schema)} AS priority`,
        [run, workflow],
      ),
    /** some of those whose worker was gone and that nobody has yet; not the same ones for everybody */
    async lost(queues: readonly string[], limit: number): Promise<string[]> {
      const text = `SELECT run FROM ${work} WHERE state = 'queued' AND lost IS NOT NULL AND queue = ANY($1)
        ORDER BY random() LIMIT $2`
      return (await ask<{ run: string }>(text, [queues, limit])).map(({ run }) => run)
    },
    /** whoever has it gives it back; it waits again where it was only put down and is still wanted */
    rest: (run: string, worker: string, { goesOn, heldBy, why }: Outcome) =>
      one(
        `UPDATE ${work} SET worker = NULL, why = $4, since = now(), steps = NULL, wanted = wanted AND $3,
           held_by = CASE WHEN wanted AND $3 THEN $5 END,
           state = CASE WHEN NOT (wanted AND $3) THEN 'resting' WHEN $5 IS NULL THEN 'queued' ELSE 'held' END
         WHERE run = $1 AND worker = $2 RETURNING *`,
        [run, worker, goesOn, why ?? null, heldBy ?? null],
      ),
    heldBy: (worker: string) => ask(`SELECT * FROM ${work} WHERE worker = $1`, [worker]),
    /** takes from a worker that is gone what it drove */
    async loseAll(worker: string): Promise<Work[]> {
      const text = `UPDATE ${work} SET worker = NULL, lost = $1, since = now(),
        state = CASE WHEN wanted THEN 'queued' ELSE 'resting' END WHERE worker = $1 RETURNING *`
      return (await ask(text, [worker])).filter(({ state }) => state === 'queued')
    },
    /** what has waited for a while */
    waiting: (seconds: number) =>
      ask(
        `SELECT * FROM ${work} WHERE state = 'queued' AND since < now() - make_interval(secs => $1)
           ORDER BY since LIMIT 500`,
        [seconds],
      ),
    ownerless: () =>
      ask<{ worker: string }>(
        `SELECT DISTINCT worker FROM ${work}
         WHERE worker IS NOT NULL AND worker NOT IN (SELECT id FROM ${schema}.workers)`,
        [],
      ),
    /** which of these entries of the queue belong to runs that are not at rest */
    async inUse(workflows: readonly string[]): Promise<string[]> {
      const text = `SELECT workflow FROM ${work} WHERE state <> 'resting' AND workflow = ANY($1)`
      return (await ask<{ workflow: string }>(text, [workflows])).map(({ workflow }) => workflow)
    },
    takeovers: (run: string) =>
      ask<{ at: Date; head: number; loser: string; worker: string }>(
        `SELECT at, head, loser, worker FROM ${takeovers} WHERE run = $1 ORDER BY at`,
        [run],
      ),
    tell: (news: News = '') => database.ask(`SELECT pg_notify('troupe_work_${schema}', $1)`, [news]).catch(() => []),
  }
}
