/** The status of a run: what its journal ends with. Lists keep it up to date from the records that are appended. */
import { readPending } from './pending.ts'
import type { Entry, JournalRecord } from './record.ts'

/** What records alone say; whether they can be read is another matter. */
export type ListedStatus = 'open' | 'waiting' | 'failed' | 'ended'
export type RunStatus = ListedStatus | 'unreadable'

export const LISTED_STATUSES: readonly ListedStatus[] = ['open', 'waiting', 'failed', 'ended']

/** To count them by. */
export function noRuns(): Record<ListedStatus, number> {
  return Object.fromEntries(LISTED_STATUSES.map((status) => [status, 0])) as Record<ListedStatus, number>
}

/** The status that a last record says by itself. */
export function statusBy({ kind }: Pick<JournalRecord, 'kind'>): ListedStatus | undefined {
  if (kind === 'start' || kind === 'step') return 'open'
  if (kind === 'end') return 'ended'
  return kind === 'fail' ? 'failed' : undefined
}

/** Within a step that is not closed: does it wait for an answer? `entries` are those after the last closed step. */
export function statusWithin(run: string, step: number, entries: readonly Entry[]): ListedStatus {
  return readPending(run, step, entries).questions.size > 0 ? 'waiting' : 'open'
}

/**
 * The status after an append, for stores that keep one for each run. Mostly the records say it; only after an answer,
 * or when a failed run goes on, have those of the whole unfinished step to be looked at, these included.
 */
export function statusAfter(
  run: string,
  before: ListedStatus,
  records: readonly JournalRecord[],
  unfinished: () => readonly Entry[],
): ListedStatus {
  const last = records.at(-1)
  if (last === undefined) return before
  const closed = records.findLastIndex(({ kind }) => kind === 'step')
  const since = closed < 0 ? before : 'open'
  const begun = records.slice(closed + 1).map(({ kind }) => kind)
  const known = statusBy(last)
  if (known !== undefined) return known
  if (begun.includes('answer') || since === 'failed' || since === 'ended')
    return statusWithin(run, last.step, unfinished())
  return begun.includes('ask') ? 'waiting' : since
}
