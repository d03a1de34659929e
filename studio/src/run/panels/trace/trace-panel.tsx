/** What took how long: steps, thoughts, calls and tools as bars on the time of the run, with tokens and cost. */
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { formatCost, formatCount, formatTime } from '../../../../../src/trace/words.ts'
import { runAddress } from '../../../pages/words.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Select } from '../../../ui/field.tsx'
import { useRun } from '../../context.tsx'
import { TraceDetail } from './trace-detail.tsx'
import { TraceList } from './trace-list.tsx'
import { insidesOf, rowOfStep, rowsOfTrace, type TraceRow } from './trace-rows.ts'
import { useTrace } from './use-trace.ts'
import './trace-panel.css'

// with more rows than this, bars on the time of the whole run are too thin to be compared
const MOST_ON_WHOLE = 80

export function TracePanel() {
  const { timeline, step, goTo } = useRun()
  const { spans, societies, read, open } = useTrace()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string>()
  const [scale, setScale] = useState<string>()
  const insides = useMemo(() => insidesOf(societies), [societies])
  const rows = useMemo(() => rowsOfTrace({ spans, insides, read, folded }), [spans, insides, read, folded])
  const [root] = rows
  const lastStep = timeline.lastStep
  const place = useMemo(() => {
    const found = chosen === undefined ? -1 : rows.findIndex(({ span }) => span.key === chosen)
    // what was clicked stays chosen while the page is at its step
    return found >= 0 && (found === 0 || Math.min(rows[found]!.step, lastStep) === step) ? found : rowOfStep(rows, step)
  }, [rows, chosen, step, lastStep])
  if (root === undefined || rows.length === 1)
    return (
      <section className="panel" aria-label="Trace">
        <Empty icon="screen" title="Nothing took any time yet">
          Each thought, call and tool will be a bar here, from when it began to when it was over.
        </Empty>
      </section>
    )
  const choose = (row: TraceRow) => {
    setChosen(row.span.key)
    if (row.depth > 0) goTo(Math.min(row.step, lastStep))
  }
  const fold = (row: TraceRow, isOpen: boolean) => {
    if (isOpen) open(row.unread)
    const next = new Set(folded)
    if (isOpen) next.delete(row.span.key)
    else next.add(row.span.key)
    setFolded(next)
  }
  const isWhole = (scale ?? (rows.length > MOST_ON_WHOLE ? 'sight' : 'run')) === 'run'
  return (
    <section className="panel trace" aria-label="Trace">
      <div className="panel-bar">
        <Select
          className="panel-select"
          aria-label="What the bars are drawn on"
          value={isWhole ? 'run' : 'sight'}
          options={[
            { value: 'run', label: 'Time of the run' },
            { value: 'sight', label: 'Time in sight' },
          ]}
          onChoose={setScale}
        />
        <Before />
        <span className="panel-note" role="status">
          {sumOf(root, rows.length)}
        </span>
      </div>
      <TraceList rows={rows} spans={spans} place={place} isWhole={isWhole} onChoose={choose} onFold={fold} />
      {rows[place] && <TraceDetail row={rows[place]} from={root.span.start} />}
    </section>
  )
}

/** `12 rows · 6.5 s · 360 tokens · 0.4 ¢` */
function sumOf({ span, tokens, cost }: TraceRow, rows: number): string {
  return [
    `${rows.toLocaleString('en')} rows`,
    ...(span.end === undefined ? [] : [formatTime(span.end - span.start)]),
    ...(tokens === 0 ? [] : [`${formatCount(tokens)} tokens`]),
    ...(cost === 0 ? [] : [formatCost(cost)]),
  ].join(' · ')
}

/** The steps a fork begins with were made elsewhere. */
function Before() {
  const { timeline } = useRun()
  const { parent } = timeline.start ?? {}
  if (parent === undefined) return null
  return (
    <span className="panel-note">
      Steps up to {parent.step} are in the{' '}
      <Link href={`${runAddress(parent.run)}?tab=trace`}>run it was forked from</Link>.
    </span>
  )
}
