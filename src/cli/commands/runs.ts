/** `troupe runs`: the runs of the store, the latest first, each with the societies inside it. */
import { listed } from '../../base/errors.ts'
import { isNamedInside, nameWithin } from '../../base/inside-ids.ts'
import { EVALUATION_FLOW } from '../../evaluate/trials/evaluation-name.ts'
import { countRuns, pageOfRuns } from '../../store/run-list.ts'
import { LISTED_STATUSES, noRuns, type ListedStatus, type RunStatus } from '../../store/run-status.ts'
import type { RunCounts, RunQuery, Store } from '../../store/store.ts'
import { summarize, type RunSummary } from '../../store/summary.ts'
import { describeAge } from '../age.ts'
import { misuse, type Command, type Report } from '../command.ts'
import { findRun } from '../find-run.ts'
import { commandLine } from '../../terminal/invocation.ts'
import { checkNamed, hasStore, storeShown, withReadOnlyStore } from '../open-store.ts'
import { waitsOf } from '../waits-of.ts'
import type { Paint } from '../../terminal/paint.ts'
import type { Screen } from '../screen.ts'
import { drawTable, type Cell } from '../../terminal/table.ts'
import { harmless } from '../../terminal/text.ts'

const SHOWN = 20

export const statusStyles: Readonly<Record<RunStatus, Parameters<Paint>[0]>> = {
  open: 'cyan',
  waiting: 'yellow',
  failed: 'red',
  ended: 'green',
  unreadable: 'red',
}

export const runs: Command = {
  takes: [],
  options: {
    limit: { type: 'string', value: 'N', about: `how many to list (default: ${SHOWN})` },
    all: { type: 'boolean', about: 'list all of them' },
    status: { type: 'string', value: 'STATUS', about: 'only open, waiting, failed or ended ones' },
    society: { type: 'string', value: 'NAME', about: 'only of this society or flow' },
    before: { type: 'string', value: 'RUN', about: 'only those that began before this run' },
  },
  notes: [
    'A run is open, waiting (for an answer), failed or ended. All but ended runs can be resumed.',
    'An unreadable run is damaged, or was written by another program. The reason is shown; ' +
      'other runs are not affected.',
  ],
  examples: ['runs', 'runs --status waiting', 'runs --all --json'],
  async run(given, screen) {
    const limit = given.flag('all') ? Infinity : (given.count('limit') ?? SHOWN)
    const [status, society, before] = [statusOf(given.text('status')), given.text('society'), given.text('before')]
    checkNamed(given)
    if (!hasStore(given)) return sayThereAreNone(storeShown(given), screen)
    return withReadOnlyStore(given, async (store) => {
      const counts = await countRuns(store, society)
      const total = status === undefined ? sumOf(counts) : counts[status]
      const from = before === undefined ? undefined : await findRun(store, before)
      const found = await latestRuns(store, { limit, status, society, before: from })
      const waits = await waitsOf(given, store, found)
      const latest = found.map((each) => (waits.has(each.id) ? { ...each, waits: waits.get(each.id)! } : each))
      const shown = given.flag('all') ? latest : withoutTrials(latest)
      const rows = arrange(shown).map(({ summary, depth }) => rowOf(summary, depth))
      if (rows.length === 0)
        screen.say(sumOf(counts) === 0 ? `No runs in ${storeShown(given)} yet.` : 'No run is like that.')
      else
        screen.say(...drawTable(['id', 'flow', 'status', 'step', 'age', 'reason'], rows, screen.paint, screen.columns))
      const outermost = latest.filter(({ within }) => within === undefined)
      const last = outermost.at(-1)
      if (outermost.length < total && last !== undefined && before === undefined)
        screen.say(
          screen.paint('dim', `${total - outermost.length} more; --before ${last.id} goes on, --all shows them.`),
        )
      else if (shown.length < latest.length)
        screen.say(screen.paint('dim', `${latest.length - shown.length} more; --all shows them.`))
      return { json: { store: storeShown(given), total, counts, runs: latest } }
    })
  },
}

const sumOf = (counts: RunCounts) => Object.values(counts).reduce((sum, each) => sum + each)

function statusOf(text: string | undefined): ListedStatus | undefined {
  if (text === undefined) return undefined
  const status = LISTED_STATUSES.find((each) => each === text)
  if (status === undefined) throw misuse(`--status takes ${listed(LISTED_STATUSES)}, not ${JSON.stringify(text)}.`)
  return status
}

/** A project without a store is a project nobody has run anything in: that is an answer, not a fault. */
function sayThereAreNone(store: string, screen: Screen): Report {
  screen.say(
    `No runs yet: there is no store at ${store}. The first run creates it.`,
    `${screen.paint('dim', 'Try:')} ${commandLine(['demo'])}`,
  )
  return { json: { store, total: 0, counts: noRuns(), runs: [] } }
}

// of those that are listed whole, so many at a time
const PAGE = 500

/** Runs that are not inside others, the latest first, each after the societies inside it. */
async function latestRuns(store: Store, { limit, before, ...query }: RunQuery): Promise<RunSummary[]> {
  const found: RunSummary[] = []
  let [left, last] = [limit, before]
  while (left > 0) {
    const page = await pageOfRuns(store, { ...query, limit: Math.min(left, PAGE), before: last })
    for (const id of page) {
      for (const each of (await store.runs(id)).toReversed())
        if (isNamedInside(each, id)) found.push(await summarize(store, each))
      found.push(await summarize(store, id))
    }
    if (page.length < Math.min(left, PAGE)) break
    left -= page.length
    last = page.at(-1)
  }
  return found
}

/** The runs of an evaluation are many and of one kind: it stands for them. */
function withoutTrials(summaries: readonly ListedRun[]): ListedRun[] {
  const evaluations = new Set(summaries.filter(({ flow }) => flow === EVALUATION_FLOW).map(({ id }) => id))
  return summaries.filter(({ within }) => within === undefined || !evaluations.has(within))
}

/** With why it waits, where workers are to drive it. */
type ListedRun = RunSummary & { readonly waits?: string }

interface Placed {
  readonly summary: ListedRun
  readonly depth: number
}

/** Societies come after the run they are inside of, in the order they were started. */
export function arrange(summaries: readonly ListedRun[]): Placed[] {
  const known = new Set(summaries.map(({ id }) => id))
  const inside = Map.groupBy(summaries, ({ within }) => (within !== undefined && known.has(within) ? within : ''))
  const place = (summary: ListedRun, depth: number): Placed[] => [
    { summary, depth },
    ...(inside.get(summary.id) ?? []).toReversed().flatMap((each) => place(each, depth + 1)),
  ]
  return (inside.get('') ?? []).flatMap((summary) => place(summary, 0))
}

function rowOf(summary: ListedRun, depth: number): Cell[] {
  const { id, flow, status, step, updatedAt, parent, within } = summary
  // what it waits for says more than what stopped it
  const reason = summary.waits ?? summary.reason
  // inside its parent's row the rest of its id says enough
  const shown = depth > 0 && within !== undefined ? `${'  '.repeat(depth - 1)}└ /${nameWithin(id, within)}` : id
  const origin = parent ? `fork of ${parent.run} at ${parent.step}` : ''
  return [
    { text: shown },
    { text: harmless(flow) },
    { text: status, style: statusStyles[status] },
    { text: String(step).padStart(4) },
    { text: describeAge(Date.now() - updatedAt), style: 'dim' },
    { text: [harmless(reason ?? ''), origin].filter(Boolean).join(' · ') },
  ]
}
