/** One line about each run, for lists. */
import { readStart } from './fold.ts'
import { readPending } from './pending.ts'
import type { Entry, JournalRecord } from './record.ts'
import type { Store } from './store.ts'

const PAGE = 32

export type RunStatus = 'open' | 'waiting' | 'failed' | 'ended'

export interface RunSummary {
  readonly id: string
  readonly flow: string
  readonly status: RunStatus
  readonly step: number
  /** why it ended or failed */
  readonly reason?: string
  readonly startedAt: number
  readonly updatedAt: number
  readonly parent?: { readonly run: string; readonly step: number }
  readonly within?: string
  readonly society?: string
}

export async function summarize(store: Store, id: string): Promise<RunSummary> {
  const start = await readStart(store, id)
  const head = await store.head(id)
  const [first] = await store.read(id, 1, 1)
  const [last] = await store.read(id, head, 1)
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
  switch (record.kind) {
    case 'start':
    case 'step':
      return 'open'
    case 'end':
      return 'ended'
    case 'fail':
      return 'failed'
    default:
      return readPending(run, record.step, await readUnfinished(store, run, seq)).questions.size > 0
        ? 'waiting'
        : 'open'
  }
}

/** The entries after the last closed step, found from the end. */
async function readUnfinished(store: Store, run: string, head: number): Promise<readonly Entry[]> {
  let entries: readonly Entry[] = []
  for (let from = head + 1; from > 1;) {
    const before = Math.max(1, from - PAGE)
    const page = await store.read(run, before, from - before)
    const closed = page.findLastIndex(({ record }) => record.kind === 'step' || record.kind === 'start')
    entries = [...page.slice(closed + 1), ...entries]
    if (closed >= 0) break
    from = before
  }
  return entries
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
