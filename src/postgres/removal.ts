/**
 * Removes runs from a Postgres store: a run disappears at once with all that is inside it, and its entries, of which
 * there may be very many, are deleted later in bites.
 */
import { rangeInside } from '../base/inside-ids.ts'
import type { Ask } from './ask.ts'

/** The run and everything inside it, each with the number of its last entry. */
export type Heads = ReadonlyMap<string, number>

// so many that one takes well under a second: others wait for the same disk
const ENTRIES_AT_ONCE = 5_000
const PARENTS_AT_ONCE = 200

/** `ask` is a transaction. Whoever is at the run or about to be has it: then it stays. */
export async function removeRun(ask: Ask, schema: string, run: string, heads: Heads): Promise<boolean> {
  // nobody is waited for: what somebody else has locked is not at rest
  const family = await ask<{ key: string; id: string; head: number; status: string }>(
    `SELECT key, id, head, status FROM ${schema}.runs WHERE id = $1 OR (id > $2 AND id < $3) FOR UPDATE SKIP LOCKED`,
    [run, ...rangeInside(run)],
  )
  const isSame = family.length === heads.size && family.every(({ id, head }) => heads.get(id) === head)
  if (!isSame || family.find(({ id }) => id === run)?.status !== 'ended') return false
  const ids = family.map(({ id }) => id)
  // read after the locks: a fork that was begun before them is seen, one that comes later finds no parent
  const [needed] = await ask(
    `SELECT FROM ${schema}.runs WHERE parent = ANY($1) AND id <> ALL($1)
     UNION ALL SELECT FROM ${schema}.runs WHERE parent IS NULL
     UNION ALL SELECT FROM ${schema}.runs WHERE (id > $2 AND id < $3) AND id <> ALL($1)
     UNION ALL SELECT FROM ${schema}.work WHERE run = $4 AND (state <> 'resting' OR wanted) LIMIT 1`,
    [ids, ...rangeInside(run), run],
  )
  if (needed !== undefined) return false
  const [work] = await ask<{ isFree: boolean }>(
    `WITH gone AS (
       DELETE FROM ${schema}.work WHERE run = $1 AND state = 'resting' AND NOT wanted RETURNING 1
     ) SELECT EXISTS (SELECT FROM gone) OR NOT EXISTS (SELECT FROM ${schema}.work WHERE run = $1) AS "isFree"`,
    [run],
  )
  if (!work!.isFree) return false
  await ask(`DELETE FROM ${schema}.takeovers WHERE run = $1`, [run])
  const keys = family.map(({ key }) => key)
  await ask(`DELETE FROM ${schema}.runs WHERE key = ANY($1)`, [keys])
  await ask(`INSERT INTO ${schema}.removed (run) SELECT unnest($1::bigint[])`, [keys])
  return true
}

/** `ask` is a transaction. Of one removed run, a bite; says whether there may be more to do. */
export async function deleteEntries(ask: Ask, schema: string): Promise<boolean> {
  const [removed] = await ask<{ run: string }>(
    `SELECT run FROM ${schema}.removed ORDER BY run LIMIT 1 FOR UPDATE SKIP LOCKED`,
  )
  if (removed === undefined) return false
  const { run } = removed
  const bite = `SELECT seq FROM ${schema}.entries WHERE run = $1 ORDER BY seq LIMIT ${ENTRIES_AT_ONCE}`
  const deletion = `DELETE FROM ${schema}.entries WHERE run = $1 AND seq IN (${bite}) RETURNING 1`
  if ((await ask(deletion, [run])).length === ENTRIES_AT_ONCE) return true
  await ask(`DELETE FROM ${schema}.checkpoints WHERE run = $1`, [run])
  await ask(`DELETE FROM ${schema}.removed WHERE run = $1`, [run])
  return true
}

/** Writes down what runs of an older Troupe were forked from: theirs stands only in their first entries. */
export async function noteParents(ask: Ask, schema: string): Promise<void> {
  for (;;) {
    const unknown = await ask<{ key: string; record: string | null }>(
      `SELECT key, record FROM ${schema}.runs LEFT JOIN ${schema}.entries ON entries.run = key AND seq = 1
       WHERE parent IS NULL ORDER BY key LIMIT ${PARENTS_AT_ONCE}`,
    )
    if (unknown.length === 0) return
    const parents = unknown.map(({ record }) => parentIn(record ?? ''))
    await ask(
      `UPDATE ${schema}.runs SET parent = known.parent FROM unnest($1::bigint[], $2::text[]) AS known (key, parent)
       WHERE runs.key = known.key`,
      [unknown.map(({ key }) => key), parents],
    )
  }
}

/** A record that cannot be read stands on nothing: nobody can open that run. */
function parentIn(record: string): string {
  try {
    const { parent } = JSON.parse(record) as { parent?: { run?: unknown } }
    return typeof parent?.run === 'string' ? parent.run : ''
  } catch {
    return ''
  }
}
