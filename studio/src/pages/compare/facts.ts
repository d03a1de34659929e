/** What is known of each run, beside each other; the rows in which they differ are marked. */
import type { LoadedRun } from './load-run.ts'
import { momentOf } from '../../contract.ts'
import { countOf, scoreOf, statusOf } from '../words.ts'

export interface FactRow {
  readonly label: string
  readonly values: readonly string[]
  readonly differs: boolean
}

export function factRows(runs: readonly LoadedRun[], now: (at: number) => string): FactRow[] {
  const row = (label: string, of: (run: LoadedRun) => string | undefined): FactRow[] => {
    const values = runs.map((run) => of(run) ?? '—')
    if (values.every((value) => value === '—')) return []
    return [{ label, values, differs: new Set(values).size > 1 }]
  }
  return [
    ...row('society', ({ detail }) => detail.society ?? detail.flow),
    ...row('state', ({ detail }) => statusOf(detail).word),
    ...row('came to', ({ detail }) => countOf(detail.step, 'step')),
    ...row('score', ({ detail }) => scoreOf(detail)),
    ...row('now', factsOf),
    ...row('seed', ({ detail }) => String(detail.seed)),
    ...row('minds', mindsOf),
    ...row('forked from', ({ detail: { parent } }) => parent && `${nameIn(runs, parent.run)} at step ${parent.step}`),
    ...row('why it ended', ({ detail }) => detail.reason),
    ...row('began', ({ detail }) => now(detail.startedAt)),
  ]
}

function factsOf({ view, timeline }: LoadedRun): string | undefined {
  const facts = view.facts?.(momentOf(timeline, timeline.lastStep)) ?? []
  // the main one is the score, which has a row of its own
  return (
    facts
      .filter(({ isMain }) => !isMain)
      .map(({ value, note }) => (note ? `${value} ${note}` : value))
      .join(' · ') || undefined
  )
}

/** Who really answered, from what was measured; who was chosen otherwise. */
function mindsOf({ metrics, detail }: LoadedRun): string {
  const answered = new Set(Object.values(metrics?.agents ?? {}).flatMap(({ minds }) => minds))
  const chosen = new Set(Object.values(detail.minds))
  return [...(answered.size > 0 ? answered : chosen)].join(', ') || 'rules'
}

const nameIn = (runs: readonly LoadedRun[], id: string) => runs.find((run) => run.id === id)?.letter ?? id
