/** The index of runs in a SQLite file: pages of them and how many there are, without reading a journal. */
import type { DatabaseSync } from 'node:sqlite'
import type { StartRecord } from './record.ts'
import { LISTED_STATUSES, noRuns, type ListedStatus } from './run-status.ts'
import type { RunCounts, RunQuery } from './store.ts'
import { command, query, type Query } from './sqlite-query.ts'

const last = `(SELECT e.record FROM entries e WHERE e.place < (r.key + 1) << 28 AND e.place > r.key << 28
   ORDER BY e.place DESC LIMIT 1)`

/** The third part is for runs that were there before: what their last entries say, whatever else is in them. */
export const RUN_INDEX = `
  CREATE TABLE listed (key INTEGER PRIMARY KEY, status TEXT NOT NULL, society TEXT NOT NULL, flow TEXT NOT NULL) STRICT;
  CREATE INDEX listed_by_status ON listed (status, key);
  CREATE INDEX listed_by_society ON listed (society, status, key);
  CREATE INDEX listed_by_flow ON listed (flow, status, key) WHERE flow <> society;
  WITH known AS (
    SELECT r.key AS key, iif(json_valid(s.record), s.record, '{}') AS start,
      iif(json_valid(${last}), ${last}, '{}') AS last
    FROM runs r LEFT JOIN entries s ON s.place = (r.key << 28) + 1)
  INSERT INTO listed SELECT key,
    CASE json_extract(last, '$.kind') WHEN 'end' THEN 'ended' WHEN 'fail' THEN 'failed' WHEN 'step' THEN 'open'
      WHEN 'start' THEN 'open' ELSE iif(EXISTS (SELECT 1 FROM entries a
        WHERE a.place > key << 28 AND a.place < (key + 1) << 28 AND json_valid(a.record)
          AND json_extract(a.record, '$.kind') = 'ask'
          AND json_extract(a.record, '$.step') = json_extract(last, '$.step')
          AND NOT EXISTS (SELECT 1 FROM entries b WHERE b.place > a.place AND b.place < (key + 1) << 28
            AND json_valid(b.record) AND json_extract(b.record, '$.kind') = 'answer'
            AND json_extract(b.record, '$.step') = json_extract(a.record, '$.step')
            AND json_extract(b.record, '$.slot') = json_extract(a.record, '$.slot')
            AND json_extract(b.record, '$.key') = json_extract(a.record, '$.key'))), 'waiting', 'open') END,
    coalesce(json_extract(start, '$.society'), json_extract(start, '$.flow'), 'unknown') || '',
    coalesce(json_extract(start, '$.flow'), 'unknown') || ''
  FROM known WHERE json_type(start, '$.within') IS NULL;`

/** Runs are known by the number they have in the file: whoever began later has a greater one. */
export interface RunIndex {
  /** of runs that are inside others, and so not listed, nothing */
  statusOf(key: number): ListedStatus | undefined
  add(key: number, start: StartRecord): void
  change(key: number, status: ListedStatus): void
  page(asked: RunQuery, before: number): string[]
  counts(society: string | undefined): RunCounts
}

type Paged = Query<{ key: number; id: string }, [...args: (string | number)[]]>
type Counted = Query<{ status: ListedStatus; runs: number }, [...args: string[]]>

export function openRunIndex(database: DatabaseSync): RunIndex {
  const paged = (where: string): Paged =>
    query(
      database,
      `SELECT l.key AS key, r.id AS id FROM listed l JOIN runs r ON r.key = l.key
       WHERE ${where} l.key < ? ORDER BY l.key DESC LIMIT ?`,
    )
  const counted = (where: string): Counted =>
    query(database, `SELECT status, count(*) AS runs FROM listed ${where} GROUP BY status`)
  const status = query<{ status: ListedStatus }, [key: number]>(database, 'SELECT status FROM listed WHERE key = ?')
  const add = command<[key: number, society: string, flow: string]>(
    database,
    `INSERT INTO listed (key, status, society, flow) VALUES (?, 'open', ?, ?)`,
  )
  const change = command<[status: string, key: number]>(database, 'UPDATE listed SET status = ? WHERE key = ?')
  const [all, byStatus] = [paged(''), paged('l.status = ? AND')]
  const bySociety = paged('l.society = ? AND l.status = ? AND')
  const byFlow = paged('l.flow = ? AND l.flow <> l.society AND l.status = ? AND')
  const counts = counted('')
  const countsOf = [counted('WHERE society = ?'), counted('WHERE flow = ? AND flow <> society')]

  return {
    statusOf: (key) => status.get(key)?.status,
    add(key, { flow, society = flow, within }) {
      if (within === undefined) add.run(key, society, flow)
    },
    change: (key, changed) => void change.run(changed, key),
    page({ limit, status: wanted, society }, before) {
      if (society === undefined)
        return (wanted === undefined ? all.all(before, limit) : byStatus.all(wanted, before, limit)).map(({ id }) => id)
      // each part comes in order from its index: the page is the latest of all of them
      const parts = (wanted === undefined ? LISTED_STATUSES : [wanted]).flatMap((each) => [
        ...bySociety.all(society, each, before, limit),
        ...byFlow.all(society, each, before, limit),
      ])
      const latest = parts.toSorted((a, b) => b.key - a.key)
      return latest.slice(0, limit).map(({ id }) => id)
    },
    counts(society) {
      const sums = noRuns()
      const rows = society === undefined ? counts.all() : countsOf.flatMap((each) => each.all(society))
      for (const row of rows) sums[row.status] += row.runs
      return sums
    },
  }
}
