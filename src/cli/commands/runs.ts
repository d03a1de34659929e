/** `troupe runs`: the runs of the store, the latest first, each with the societies inside it. */
import { nameWithin } from '../../base/inside-ids.ts'
import { EVALUATION_FLOW } from '../../evaluate/trials/evaluation-name.ts'
import type { Store } from '../../store/store.ts'
import { summarize, type RunStatus, type RunSummary } from '../../store/summary.ts'
import { describeAge } from '../age.ts'
import type { Command, Report } from '../command.ts'
import { commandLine } from '../../terminal/invocation.ts'
import { checkNamed, hasStore, storeFile, withReadOnlyStore } from '../open-store.ts'
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
  },
  notes: [
    'A run is open, waiting (for an answer), failed or ended. All but ended runs can be resumed.',
    'An unreadable run is damaged, or was written by another program. The reason is shown; ' +
      'other runs are not affected.',
  ],
  examples: ['runs', 'runs --all --json'],
  async run(given, screen) {
    const limit = given.flag('all') ? Infinity : (given.count('limit') ?? SHOWN)
    checkNamed(given)
    if (!hasStore(given)) return sayThereAreNone(storeFile(given), screen)
    return withReadOnlyStore(given, async (store) => {
      const total = (await store.runs()).length
      const latest = await latestRuns(store, limit)
      const rows = arrange(given.flag('all') ? latest : withoutTrials(latest)).map(({ summary, depth }) =>
        rowOf(summary, depth),
      )
      if (rows.length === 0) screen.say(`No runs in ${storeFile(given)} yet.`)
      else
        screen.say(...drawTable(['id', 'flow', 'status', 'step', 'age', 'reason'], rows, screen.paint, screen.columns))
      if (rows.length < total && rows.length > 0)
        screen.say(screen.paint('dim', `${total - rows.length} more; --all shows them.`))
      return { json: { store: storeFile(given), total, runs: latest } }
    })
  },
}

/** A project without a store is a project nobody has run anything in: that is an answer, not a fault. */
function sayThereAreNone(store: string, screen: Screen): Report {
  screen.say(
    `No runs yet: there is no store at ${store}. The first run creates it.`,
    `${screen.paint('dim', 'Try:')} ${commandLine(['demo'])}`,
  )
  return { json: { store, total: 0, runs: [] } }
}

/** Enough of the latest for `limit` runs that are not inside others; the latest first. */
async function latestRuns(store: Store, limit: number): Promise<RunSummary[]> {
  const found: RunSummary[] = []
  let outermost = 0
  for (const id of (await store.runs()).toReversed()) {
    if (outermost >= limit) break
    const summary = await summarize(store, id)
    if (summary.within === undefined) outermost++
    found.push(summary)
  }
  return found
}

/** The runs of an evaluation are many and of one kind: it stands for them. */
function withoutTrials(summaries: readonly RunSummary[]): RunSummary[] {
  const evaluations = new Set(summaries.filter(({ flow }) => flow === EVALUATION_FLOW).map(({ id }) => id))
  return summaries.filter(({ within }) => within === undefined || !evaluations.has(within))
}

interface Placed {
  readonly summary: RunSummary
  readonly depth: number
}

/** Societies come after the run they are inside of, in the order they were started. */
export function arrange(summaries: readonly RunSummary[]): Placed[] {
  const known = new Set(summaries.map(({ id }) => id))
  const inside = Map.groupBy(summaries, ({ within }) => (within !== undefined && known.has(within) ? within : ''))
  const place = (summary: RunSummary, depth: number): Placed[] => [
    { summary, depth },
    ...(inside.get(summary.id) ?? []).toReversed().flatMap((each) => place(each, depth + 1)),
  ]
  return (inside.get('') ?? []).flatMap((summary) => place(summary, 0))
}

function rowOf(summary: RunSummary, depth: number): Cell[] {
  const { id, flow, status, step, reason, updatedAt, parent, within } = summary
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
