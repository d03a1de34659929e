/** What the commands of each game went to, and how many of them were lost: it is how one sees what to mend. */
import { useMemo } from 'react'
import { visibleText } from '../../ui/clip-text.ts'
import type { LoadedRun } from './load-run.ts'
import { RunHeads } from './run-letter.tsx'
import { lostOf, spentOf, type Spent } from './spent.ts'

const LONGEST_LABEL = 60

export function SpentTable({ runs }: { readonly runs: readonly LoadedRun[] }) {
  const spent = useMemo(() => spentOf(runs.map(({ metrics }) => metrics)), [runs])
  if (spent.length === 0) return null
  return (
    <section className="page-section" aria-labelledby="compare-spent">
      <h2 id="compare-spent">What the commands went to</h2>
      <div className="compare-scroll" tabIndex={0} role="group" aria-label="What the commands of each run went to">
        <table className="compare-table spent-table">
          <thead>
            <tr>
              <td />
              <RunHeads runs={runs} />
            </tr>
          </thead>
          <tbody>
            {spent.map((row) => (
              <SpentRow key={row.label} row={row} runs={runs} />
            ))}
            <tr className="spent-sum">
              <th scope="row">lost in all</th>
              {runs.map((run, place) => (
                <td key={run.id}>{percent(run.metrics && lostOf(spent, place))}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}

function SpentRow({
  row: { label, isLost, shares },
  runs,
}: {
  readonly row: Spent
  readonly runs: readonly LoadedRun[]
}) {
  return (
    <tr>
      <th scope="row">
        {visibleText(label.slice(0, LONGEST_LABEL))}
        {isLost && <small className="spent-lost"> lost</small>}
      </th>
      {runs.map((run, place) => (
        <td key={run.id}>
          <span className="spent-share">
            <span>{percent(shares[place])}</span>
            <svg className={isLost ? 'spent-bar spent-bar-lost' : 'spent-bar'} width={64} height={8} aria-hidden="true">
              <rect width={64 * (shares[place] ?? 0)} height={8} rx={2} />
            </svg>
          </span>
        </td>
      ))}
    </tr>
  )
}

const percent = (share: number | undefined) => (share === undefined ? '—' : `${(share * 100).toFixed(1)} %`)
