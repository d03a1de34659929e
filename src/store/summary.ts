/** A summary of a run, for lists. */
import { pause } from '../base/pause.ts'
import { readPage, readStart } from './fold.ts'
import type { Entry, JournalRecord } from './record.ts'
import { statusBy, statusWithin, type RunStatus } from './run-status.ts'
import type { Store } from './store.ts'
import { isUnreadable, tryReading } from './unreadable.ts'

const PAGE = 64
// whoever drives a run writes more often than this, unless a model thinks
export const RECENT_MS = 3_000

export interface RunSummary {
  readonly id: string
  readonly flow: string
  readonly status: RunStatus
  readonly step: number
  /** why it ended, failed or cannot be read */
  readonly reason?: string
  readonly startedAt: number
  readonly updatedAt: number
  readonly parent?: { readonly run: string; readonly step: number }
  readonly within?: string
  readonly society?: string
}

/** What the journal says of the run. One that cannot be read is said to be so: a list of runs holds it all the same. */
export async function summarize(store: Store, id: string): Promise<RunSummary> {
  try {
    return await summarizeReadable(store, id)
  } catch (error) {
    if (!isUnreadable(error)) throw error
    const [startedAt, updatedAt] = [await timeOf(store, id, 1), await timeOf(store, id, await store.head(id))]
    return { id, flow: 'unknown', status: 'unreadable', step: 0, reason: error.message, startedAt, updatedAt }
  }
}

/** Whether somebody wrote to a run just now, and so may be driving it: no journal says who does. */
export function isWrittenTo(updatedAt: number, now = Date.now()): boolean {
  return Math.abs(now - updatedAt) < RECENT_MS
}

/** When an entry was written, whatever is in it. */
async function timeOf(store: Store, run: string, seq: number): Promise<number> {
  const [entry] = (await tryReading(async () => store.read(run, seq, 1))) ?? []
  return typeof entry?.at === 'number' ? entry.at : 0
}

async function summarizeReadable(store: Store, id: string): Promise<RunSummary> {
  const start = await readStart(store, id)
  const head = await store.head(id)
  const [first] = await readPage(store, id, 1, 1)
  const [last] = await readPage(store, id, head, 1)
  const { record, at } = last!
  const reason = record.kind === 'end' ? record.reason : record.kind === 'fail' ? record.message : undefined
  return {
    id,
    flow: start.flow,
    status: await statusOf(store, id, last!),
    step: lastStep(record),
    ...(reason !== undefined && { reason }),
    startedAt: first!.at,
    updatedAt: at,
    ...(start.parent && { parent: start.parent }),
    ...(start.within !== undefined && { within: start.within }),
    ...(start.society !== undefined && { society: start.society }),
  }
}

/** What the last records say about the run. Whether a process works on an open run, no journal can say. */
async function statusOf(store: Store, run: string, { seq, record }: Entry): Promise<RunStatus> {
  return statusBy(record) ?? statusWithin(run, record.step, await readUnfinished(store, run, seq))
}

/** The entries after the last closed step, found from the end. */
export async function readUnfinished(store: Store, run: string, head: number): Promise<readonly Entry[]> {
  const pages: (readonly Entry[])[] = []
  for (let from = head + 1; from > 1;) {
    const before = Math.max(1, from - PAGE)
    const page = await readPage(store, run, before, from - before)
    const closed = page.findLastIndex(({ record }) => record.kind === 'step' || record.kind === 'start')
    pages.push(page.slice(closed + 1))
    if (closed >= 0) break
    from = before
    // a thought has a handful of entries; more than that was written by somebody else, and others wait
    await pause()
  }
  return pages.toReversed().flat()
}

// the records of an unfinished step carry its number: the one before is committed
function lastStep(record: JournalRecord): number {
  return record.kind === 'start' || record.kind === 'step' || record.kind === 'end' ? record.step : record.step - 1
}

export async function listRuns(store: Store): Promise<RunSummary[]> {
  const summaries: RunSummary[] = []
  for (const id of await store.runs()) summaries.push(await summarize(store, id))
  return summaries
}
