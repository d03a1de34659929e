/** An evaluation: both sides, scorer by scorer and case by case, with their intervals and every pair of runs. */
import { useState } from 'react'
import { Link } from 'wouter'
import type { EvaluationInfo } from '../../../../src/server/api.ts'
import { api } from '../../api/client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { shortText, visibleText } from '../../ui/clip-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useTitle } from '../../ui/title.ts'
import { useAsked } from '../asked.ts'
import { countOf, runAddress } from '../words.ts'
import './compare.css'
import './evaluation.css'
import { differenceWords, meanWords, pairRows, rangeOf, scoreRows, sideWords, type Report } from './evaluation-rows.ts'
import { EvaluationPairs } from './evaluation-pairs.tsx'
import { Interval } from './interval.tsx'
import { RunLetter } from './run-letter.tsx'

const ASK_EVERY_MS = 4_000
const SIDES = [
  { side: 'society', letter: 'A', hue: 0 },
  { side: 'baseline', letter: 'B', hue: 1 },
] as const
const PAIRS_SHOWN = 40

export function Evaluation({ id }: { readonly id: string }) {
  const { value, failure, again } = useAsked(id, () => api.evaluation(id), ASK_EVERY_MS)
  const title = value?.title ?? 'Evaluation'
  useTitle(shortText(title, 60))
  return (
    <div className="page compare evaluation">
      <header className="page-head">
        <h1 dir="auto">{shortText(title, 120)}</h1>
        <div className="page-actions">
          <Link className="button button-plain" href={runAddress(id)}>
            Its run
          </Link>
        </div>
      </header>
      {failure !== undefined && value === undefined && (
        <Problem
          title={shortText(failure.message, 300)}
          code={failure.code}
          action={
            <Button icon="reload" onClick={again}>
              Try again
            </Button>
          }
        />
      )}
      {value !== undefined && <Stand info={value} />}
    </div>
  )
}

function Stand({ info: { report, finished, failed } }: { readonly info: EvaluationInfo }) {
  const [shown, setShown] = useState(PAIRS_SHOWN)
  if (report === null)
    return (
      <Empty icon="people" title={`${countOf(finished + failed, 'run')} so far.`}>
        What they come to is shown here when all are over.
      </Empty>
    )
  const pairs = pairRows(report)
  return (
    <>
      {report.says !== undefined && <p dir="auto">{shortText(report.says, 400)}</p>}
      {report.status !== 'complete' && (
        <p>
          <Badge tone="warn">not complete</Badge> {shortText(report.why ?? 'it was interrupted', 300)}
        </p>
      )}
      <Sides report={report} />
      {Object.keys(report.scorers).map((scorer) => (
        <Scorer key={scorer} report={report} scorer={scorer} />
      ))}
      <p className="soft evaluation-note">
        Means with 95 % intervals over{' '}
        {report.cases.length > 1 ? 'the cases, in each case over its seeds' : 'the seeds'}.
        {report.sides.baseline && ' Differences are in pairs of the same case and seed.'}
      </p>
      <section className="page-section" aria-labelledby="evaluation-runs">
        <h2 id="evaluation-runs">Every {report.sides.baseline ? 'pair' : 'run'}</h2>
        <EvaluationPairs rows={pairs.slice(0, shown)} report={report} />
        {shown < pairs.length && (
          <p className="runs-more">
            <Button onClick={() => setShown(shown + PAIRS_SHOWN * 5)}>
              Show more of {countOf(pairs.length, 'row')}
            </Button>
          </p>
        )}
      </section>
    </>
  )
}

function Sides({ report }: { readonly report: Report }) {
  return (
    <ol className="compare-cast">
      {SIDES.map(({ side, letter, hue }) => {
        const found = report.sides[side]
        return (
          found && (
            <li key={side} className={`compare-chip evaluation-side hue-${hue}`}>
              <RunLetter run={{ letter, hue }} />
              <span className="compare-chip-words">
                <b dir="auto">{shortText(found.title, 80)}</b>
                <small className="soft">{sideWords(found, report.failedScore)}</small>
              </span>
            </li>
          )
        )
      })}
    </ol>
  )
}

function Scorer({ report, scorer }: { readonly report: Report; readonly scorer: string }) {
  const rows = scoreRows(report, scorer)
  const range = rangeOf(rows)
  const hasBaseline = report.sides.baseline !== undefined
  return (
    <section className="page-section">
      <h2 dir="auto">{shortText(scorer, 80)}</h2>
      <div className="compare-scroll" tabIndex={0} role="group" aria-label={`Scores of ${shortText(scorer, 80)}`}>
        <table className="compare-table evaluation-table">
          <thead>
            <tr>
              <th scope="col">case</th>
              {SIDES.slice(0, hasBaseline ? 2 : 1).map(({ side, letter, hue }) => (
                <th key={side} scope="col">
                  <RunLetter run={{ letter, hue }} />
                </th>
              ))}
              <th scope="col">
                <span className="unseen">intervals</span>
              </th>
              {hasBaseline && <th scope="col">difference</th>}
              {hasBaseline && <th scope="col">won, tied, lost</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, isAll, found: { society, baseline = null, difference = null } }) => (
              <tr key={name} className={isAll ? 'evaluation-all' : undefined}>
                <th scope="row" dir="auto">
                  {visibleText(name.slice(0, 80))}
                </th>
                <td>{meanWords(society)}</td>
                {hasBaseline && <td>{meanWords(baseline)}</td>}
                <td>
                  <Interval range={range} estimates={hasBaseline ? [society, baseline] : [society]} />
                </td>
                {hasBaseline && <td>{differenceWords(difference)}</td>}
                {hasBaseline && <td>{difference && `${difference.wins}, ${difference.ties}, ${difference.losses}`}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
