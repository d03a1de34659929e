/** What was measured of each agent: every run's number, their mean, and how far they lie apart. */
import { useMemo } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { shortText, visibleText } from '../../ui/clip-text.ts'
import type { LoadedRun } from './load-run.ts'
import { RunHeads } from './run-letter.tsx'
import { formatMeasure, measuresOf, type Measure } from './spread.ts'

// more columns are told by the strip alone
const MOST_COLUMNS = 6

export function MeasureTable({ runs }: { readonly runs: readonly LoadedRun[] }) {
  const groups = useMemo(() => measuresOf(runs.map(({ metrics }) => metrics)), [runs])
  if (groups.length === 0) return <Empty title="Nothing was measured of these runs." />
  const columns = runs.length <= MOST_COLUMNS ? runs : []
  return (
    <div className="compare-scroll" tabIndex={0} role="group" aria-label="Measures of each agent">
      <table className="compare-table measure-table">
        <thead>
          <tr>
            <td />
            <RunHeads runs={columns} />
            <th scope="col">mean</th>
            <th scope="col">least – most</th>
            <th scope="col">
              <span className="unseen">spread</span>
            </th>
          </tr>
        </thead>
        {groups.map(({ name, isSociety, measures }) => (
          <tbody key={name}>
            <tr className="measure-group">
              <th scope="rowgroup" colSpan={columns.length + 4} dir="auto">
                {isSociety ? visibleText(name) : visibleText(name.slice(0, 80))}
              </th>
            </tr>
            {measures.map((measure) => (
              <MeasureRow key={measure.label} measure={measure} runs={runs} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface MeasureRowProps {
  readonly measure: Measure
  readonly runs: readonly LoadedRun[]
  readonly columns: readonly LoadedRun[]
}

function MeasureRow({ measure: { label, hint, kind, spread }, runs, columns }: MeasureRowProps) {
  const { values, mean, min, max } = spread
  const say = (value: number) => formatMeasure(value, kind)
  return (
    <tr>
      <th scope="row" title={hint === undefined ? undefined : shortText(hint, 400)}>
        {visibleText(label.slice(0, 60))}
      </th>
      {columns.map((run, place) => {
        const value = values[place]
        return <td key={run.id}>{value === undefined ? '—' : say(value)}</td>
      })}
      <td className="measure-mean">{say(mean)}</td>
      <td className="soft">{min === max ? say(min) : `${say(min)} – ${say(max)}`}</td>
      <td>
        <svg className="measure-strip" width={120} height={18} aria-hidden="true">
          <path d="M4 9H116" />
          {values.map((value, place) =>
            value === undefined ? null : (
              <circle
                key={runs[place]!.id}
                className={`hue-${runs[place]!.hue}`}
                // from nothing to the most: a difference looks as large as it is
                cx={4 + (max > 0 ? Math.max(0, value) / max : 0) * 112}
                cy={9}
                r={4}
              />
            ),
          )}
        </svg>
      </td>
    </tr>
  )
}
