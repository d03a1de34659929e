/**
 * Who may be driven now. A worker that has a run in its hands asks here, in one transaction: the run is its own from
 * then on, or a rule holds it, and it waits until somebody finds that there is room, those of high priority first.
 */
import type { PostgresStore } from '../postgres/index.ts'
import type { Ask } from '../postgres/ask.ts'
import { heldByBudget, isSpent, spentOf } from './budget.ts'
import { roomsOf } from './rooms.ts'
import { namesOf, priorityIn, TENANT, type HeldBy, type Rule, type Scope } from './rules.ts'
import type { Work } from './work.ts'

/** How much of a worker is in use. */
export interface Room {
  readonly queues: readonly string[]
  /** how many runs of a society it drives at once, and of all together */
  readonly concurrency: number
  readonly places: number | undefined
  /** it may be full: what is counted in the database decides */
  readonly isDoubtful: boolean
}

type Ranked = Work & Scope & { readonly priority: number; readonly since: Date }

// of those that one rule holds, so many are looked at
const LOOKED_AT = 50

export function createGate({ database, schema }: Pick<PostgresStore, 'database' | 'schema'>) {
  const work = `${schema}.work`
  const priority = `${priorityIn(schema)} AS priority`
  const rulesAbout = `SELECT kind, name, amount, unit, period FROM ${schema}.rules
    WHERE kind IN ('at-once', 'budget') AND name = ANY($1) ORDER BY kind, name FOR UPDATE`
  /** nothing is about most runs: then one statement will do */
  const beginFreely = `WITH before AS (
      SELECT run, lost FROM ${work} WHERE run = $1 AND wanted AND state = 'queued' AND NOT EXISTS (
        SELECT FROM ${schema}.rules WHERE kind IN ('at-once', 'budget')
          AND name IN ('all', work.society, '${TENANT}' || work.tenant)) FOR UPDATE
    ), ${taking(schema)}`
  const beginAnyway = `WITH before AS (SELECT run, lost FROM ${work} WHERE run = $1), ${taking(schema)}`

  /** The rule that keeps it waiting; the rules it counts in are locked, so that two who ask at once both count. */
  const heldBy = async (ask: Ask, mine: Ranked, worker: string, room: Room): Promise<HeldBy | undefined> => {
    if ((room.isDoubtful || room.places !== undefined) && (await isFull(ask, mine, worker, room))) return 'room'
    const rules = await ask<Rule>(rulesAbout, [namesOf(mine)])
    for (const { kind, name, amount } of rules) {
      if (kind !== 'at-once') continue
      const held: HeldBy = `at-once ${name}`
      const [busy] = await ask<{ driven: number }>(
        `SELECT count(*)::integer AS driven FROM ${work}
         WHERE state = 'driven' AND (society = $1 OR '${TENANT}' || tenant = $1)`,
        [name],
      )
      if (busy!.driven >= amount || (await isBehind(ask, mine, held))) return held
    }
    if (!rules.some(({ kind }) => kind === 'budget')) return undefined
    const spent = (await spentOf(ask, schema, mine)).find(isSpent)
    return spent && heldByBudget(spent.name)
  }
  const isFull = async (ask: Ask, mine: Ranked, worker: string, { concurrency, places, queues }: Room) => {
    const [busy] = await ask<{ own: number; total: number }>(
      `SELECT count(*) FILTER (WHERE queue = $2)::integer AS own, count(*)::integer AS total
       FROM ${work} WHERE worker = $1 AND state = 'driven'`,
      [worker, mine.queue],
    )
    if (busy!.own >= concurrency) return true
    if (places === undefined) return false
    return busy!.total >= places || (await isBehind(ask, mine, 'room', queues))
  }
  /** Another has waited for the same, and goes first. */
  const isBehind = async (ask: Ask, { priority: own, since }: Ranked, held: HeldBy, queues?: readonly string[]) => {
    const [first] = await ask(
      `SELECT FROM (
         SELECT since, queue, ${priority} FROM ${work} WHERE state = 'held' AND wanted AND held_by = $1) AS one
       WHERE ($4::text[] IS NULL OR queue = ANY($4)) AND (priority > $2 OR (priority = $2 AND since < $3)) LIMIT 1`,
      [held, own, since, queues ?? null],
    )
    return first !== undefined
  }

  return {
    /** the run is this worker's from now on; nothing, when it is another's, held by a rule, or not wanted any more */
    async begin(run: string, worker: string, room: Room): Promise<Work | undefined> {
      if (!room.isDoubtful && room.places === undefined) {
        const [free] = await database.patiently(() => database.ask<Work>(beginFreely, [run, worker]))
        if (free !== undefined) return free
      }
      return database.patiently(() =>
        database.transaction(async (ask) => {
          const [mine] = await ask<Ranked>(
            `SELECT *, ${priority} FROM ${work} WHERE run = $1 AND wanted AND state = 'queued' FOR UPDATE`,
            [run],
          )
          if (mine === undefined) return undefined
          const held = await heldBy(ask, mine, worker, room)
          if (held === undefined) return (await ask<Work>(beginAnyway, [run, worker]))[0]
          await ask(`UPDATE ${work} SET state = 'held', held_by = $2 WHERE run = $1`, [run, held])
          return undefined
        }),
      )
    },

    /** Those that may go on now, which wait for nothing but the queue from here on; each has to be sent to it. */
    async release(): Promise<string[]> {
      const [some] = await database.ask(`SELECT FROM ${work} WHERE state = 'held' LIMIT 1`)
      if (some === undefined) return []
      const held = await database.ask<Ranked & { readonly held_by: HeldBy }>(
        `SELECT * FROM (
           SELECT *, row_number() OVER (PARTITION BY held_by, queue ORDER BY priority DESC, since) AS place
           FROM (SELECT *, ${priority} FROM ${work} WHERE state = 'held' AND wanted) AS each) AS ranked
         WHERE place <= ${LOOKED_AT} ORDER BY priority DESC, since`,
      )
      const hasRoom = await roomsOf(database.ask, schema)
      const free = held.filter((each) => hasRoom(each.held_by, each.queue)).map(({ run }) => run)
      if (free.length === 0) return []
      const text = `UPDATE ${work} SET state = 'queued', held_by = NULL
        WHERE run = ANY($1) AND state = 'held' AND wanted RETURNING run`
      return (await database.ask<{ run: string }>(text, [free])).map(({ run }) => run)
    },
  }
}

/** Marks who lost it, where somebody did, and gives it to this worker. */
function taking(schema: string): string {
  return `marked AS (
      INSERT INTO ${schema}.takeovers (run, head, loser, worker)
      SELECT before.run, runs.head, before.lost, $2 FROM before JOIN ${schema}.runs ON runs.id = before.run
      WHERE before.lost IS NOT NULL)
    UPDATE ${schema}.work SET state = 'driven', worker = $2, lost = NULL, held_by = NULL, since = now()
    FROM before WHERE work.run = before.run RETURNING work.*`
}
