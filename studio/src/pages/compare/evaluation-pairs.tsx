/** Every case and seed of an evaluation: the scores of both runs, and the way to them. */
import { Link } from 'wouter'
import { shortText, visibleText } from '../../ui/clip-text.ts'
import { compareAddress, runAddress } from '../words.ts'
import { scoreWords, whyOf, type PairRow, type Report } from './evaluation-rows.ts'

// more would be wider than any page
const MOST_SCORERS = 6

export function EvaluationPairs({ rows, report }: { readonly rows: readonly PairRow[]; readonly report: Report }) {
  const scorers = Object.keys(report.scorers).slice(0, MOST_SCORERS)
  const sides = report.sides.baseline ? (['society', 'baseline'] as const) : (['society'] as const)
  return (
    <div className="compare-scroll" tabIndex={0} role="group" aria-label="Scores of every run">
      <table className="compare-table evaluation-table">
        <thead>
          <tr>
            <th scope="col">case</th>
            <th scope="col">seed</th>
            {scorers.map((scorer) => (
              <th key={scorer} scope="col" dir="auto">
                {shortText(scorer, 40)}
              </th>
            ))}
            <th scope="col">runs</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const runs = sides.flatMap((side) => row[side]?.run ?? [])
            return (
              <tr key={row.key}>
                <th scope="row" dir="auto">
                  {visibleText(row.case.slice(0, 80))}
                </th>
                <td>{visibleText(row.seed.slice(0, 40))}</td>
                {scorers.map((scorer) => (
                  <td
                    key={scorer}
                    title={shortText(sides.map((side) => whyOf(row[side], scorer) ?? '').join(' / '), 400)}
                  >
                    {sides.map((side) => scoreWords(row[side], scorer)).join(' : ')}
                  </td>
                ))}
                <td className="evaluation-links">
                  {row.society && <Link href={runAddress(row.society.run)}>A</Link>}
                  {row.baseline && <Link href={runAddress(row.baseline.run)}>B</Link>}
                  {runs.length === 2 && <Link href={compareAddress(runs)}>both</Link>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
