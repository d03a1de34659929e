/** What is known of each run, a column each; what differs stands out. */
import { useMemo } from 'react'
import { visibleText } from '../../ui/clip-text.ts'
import { ageOf } from '../words.ts'
import { factRows } from './facts.ts'
import type { LoadedRun } from './load-run.ts'
import { RunHeads } from './run-letter.tsx'

export function FactTable({ runs }: { readonly runs: readonly LoadedRun[] }) {
  const rows = useMemo(() => factRows(runs, (at) => ageOf(at, Date.now())), [runs])
  return (
    <div className="compare-scroll" tabIndex={0} role="group" aria-label="Facts of each run">
      <table className="compare-table">
        <thead>
          <tr>
            <td />
            <RunHeads runs={runs} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} className={differs ? 'compare-differs' : 'compare-same'}>
              <th scope="row">
                {label}
                {differs && <span className="unseen"> differs</span>}
              </th>
              {values.map((value, place) => (
                <td key={runs[place]!.id} dir="auto">
                  {visibleText(value.slice(0, 300))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
