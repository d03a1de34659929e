/** Lists of runs: a page of those that are not inside others, and how many there are, by the store's index. */
import { noRuns } from './run-status.ts'
import type { RunCounts, RunQuery, Store } from './store.ts'
import { listRuns, type RunSummary } from './summary.ts'

/** Ids, the latest first. A store without an index is read from end to end. */
export async function pageOfRuns(store: Store, query: RunQuery): Promise<readonly string[]> {
  if (store.page) return store.page(query)
  const { limit, before, status, society } = query
  const latest = (await outermost(store)).toReversed()
  const from = before === undefined ? 0 : latest.findIndex(({ id }) => id === before) + 1
  if (before !== undefined && from === 0) return []
  return latest
    .slice(from)
    .filter((run) => (status === undefined || run.status === status) && isOf(run, society))
    .slice(0, limit)
    .map(({ id }) => id)
}

export async function countRuns(store: Store, society?: string): Promise<RunCounts> {
  if (store.counts) return store.counts(society)
  const counts = noRuns()
  for (const run of await outermost(store)) if (run.status !== 'unreadable' && isOf(run, society)) counts[run.status]++
  return counts
}

const outermost = async (store: Store) => (await listRuns(store)).filter(({ within }) => within === undefined)

const isOf = ({ society, flow }: RunSummary, wanted: string | undefined) =>
  wanted === undefined || society === wanted || flow === wanted
