/** The index of runs in a Postgres store: pages of them, how many there are, and the status that appends keep there. */
import type { Entry, JournalRecord } from '../store/record.ts'
import { noRuns, statusAfter, type ListedStatus } from '../store/run-status.ts'
import type { RunCounts, RunQuery } from '../store/store.ts'
import type { Ask } from './ask.ts'

const OF_SOCIETY = '(society = $1 OR (flow = $1 AND flow <> society))'

export async function pageOf(ask: Ask, schema: string, asked: RunQuery): Promise<string[]> {
  const { limit, before, status, society } = asked
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const parts = [
    society === undefined ? 'society IS NOT NULL' : OF_SOCIETY.replaceAll('$1', place(society)),
    ...(status === undefined ? [] : [`status = ${place(status)}`]),
    ...(before === undefined ? [] : [`key < (SELECT key FROM ${schema}.runs WHERE id = ${place(before)})`]),
  ]
  const most = Number.isFinite(limit) ? `LIMIT ${place(limit)}` : ''
  const text = `SELECT id FROM ${schema}.runs WHERE ${parts.join(' AND ')} ORDER BY key DESC ${most}`
  return (await ask<{ id: string }>(text, values)).map(({ id }) => id)
}

export async function countsOf(ask: Ask, schema: string, society: string | undefined): Promise<RunCounts> {
  const where = society === undefined ? 'society IS NOT NULL' : OF_SOCIETY
  const text = `SELECT status, count(*)::integer AS runs FROM ${schema}.runs WHERE ${where} GROUP BY status`
  const rows = await ask<{ status: ListedStatus; runs: number }>(text, society === undefined ? [] : [society])
  return { ...noRuns(), ...Object.fromEntries(rows.map(({ status, runs }) => [status, runs])) }
}

export interface StatusSource {
  readonly statusOf: (run: string) => Promise<ListedStatus | undefined>
  /** the entries after the last closed step, up to `head` */
  readonly unfinished: (run: string, head: number) => Promise<readonly Entry[]>
}

/**
 * The status a run has after an append, known before it is sent: if the head is another one by then, nothing of it is
 * written. What this handle wrote last it remembers; of other runs it asks.
 */
export function createStatuses({ statusOf, unfinished }: StatusSource) {
  const known = new Map<string, { readonly head: number; readonly status: ListedStatus }>()
  return {
    async after(run: string, head: number, records: readonly JournalRecord[]): Promise<ListedStatus> {
      const last = known.get(run)
      const before = last?.head === head ? last.status : ((await statusOf(run)) ?? 'open')
      let needs = false
      const guess = statusAfter(run, before, records, () => {
        needs = true
        return []
      })
      if (!needs) return guess
      const added = records.map((record, index) => ({ seq: head + index + 1, at: 0, record }))
      const entries = [...(await unfinished(run, head)), ...added]
      const closed = entries.findLastIndex(({ record }) => record.kind === 'step')
      return statusAfter(run, before, records, () => entries.slice(closed + 1))
    },
    note(run: string, head: number, status: ListedStatus): void {
      if (status === 'ended') known.delete(run)
      else known.set(run, { head, status })
    },
  }
}
