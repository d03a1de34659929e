/** Two runs or a set of them beside each other: their scores, where they parted, what is known and measured of each. */
import { lazy } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { Button, IconButton } from '../ui/button.tsx'
import { shortText } from '../ui/clip-text.ts'
import { Empty } from '../ui/empty.tsx'
import { Problem } from '../ui/problem.tsx'
import { useTitle } from '../ui/title.ts'
import './compare/compare.css'
import { Curves } from './compare/curves.tsx'
import { FactTable } from './compare/fact-table.tsx'
import { MOST_RUNS, useRuns, type LoadedRun } from './compare/load-run.ts'
import { MeasureTable } from './compare/measure-table.tsx'
import { SpentTable } from './compare/spent-table.tsx'
import { Parted } from './compare/parted.tsx'
import { Pictures } from './compare/pictures.tsx'
import { RunLetter } from './compare/run-letter.tsx'
import './page.css'
import { writeAddress } from './runs/filters.ts'
import { compareAddress, countOf, idsIn, runAddress } from './words.ts'

const Evaluation = lazy(async () => ({ default: (await import('./compare/evaluation.tsx')).Evaluation }))

/** `?evaluation=ID` shows what an evaluation reported, `?runs=a,b` runs beside each other. */
export function Compare() {
  useSearch()
  const [evaluation] = idsIn(window.location.search, 'evaluation')
  return evaluation === undefined ? <CompareRuns /> : <Evaluation key={evaluation} id={evaluation} />
}

function CompareRuns() {
  useTitle('Compare')
  const [, navigate] = useLocation()
  const wanted = idsIn(window.location.search, 'runs')
  const ids = wanted.slice(0, MOST_RUNS)
  const { runs, failures, left, isMeasured } = useRuns(ids)
  const drop = (id: string) => navigate(compareAddress(ids.filter((each) => each !== id)))
  const toList = writeAddress({ society: '', status: '', text: '', before: '', chosen: ids })
  return (
    <div className="page compare">
      <header className="page-head">
        <h1>Compare</h1>
        <div className="page-actions">
          <Link className="button button-plain" href={toList}>
            Choose runs
          </Link>
        </div>
      </header>
      {ids.length < 2 && (
        <Empty
          icon="people"
          title="Two runs or more stand beside each other here."
          action={
            <Link className="button button-primary" href={toList}>
              Choose runs
            </Link>
          }
        >
          Their scores, where they parted, and what each agent did.
        </Empty>
      )}
      {wanted.length > MOST_RUNS && <p className="soft">Only the first {MOST_RUNS} are shown.</p>}
      {failures.map(({ id, failure }) => (
        <Problem
          key={id}
          title={
            failure.status === 404 ? `There is no run “${shortText(id, 80)}” here.` : shortText(failure.message, 300)
          }
          code={failure.code}
          action={<Button onClick={() => drop(id)}>Leave it out</Button>}
        />
      ))}
      {ids.length > 1 && (
        <>
          <ol className="compare-cast">
            {runs.map((run) => (
              <Chip key={run.id} run={run} onDrop={() => drop(run.id)} />
            ))}
            {Array.from({ length: left }, (_, place) => (
              <li key={place} className="compare-chip compare-chip-waiting">
                reading a journal
              </li>
            ))}
          </ol>
          {runs.length > 0 && <Sections runs={runs} isMeasured={isMeasured} />}
        </>
      )}
    </div>
  )
}

function Sections({ runs, isMeasured }: { readonly runs: readonly LoadedRun[]; readonly isMeasured: boolean }) {
  return (
    <>
      <section className="page-section" aria-labelledby="compare-pictures">
        <h2 id="compare-pictures">Their worlds</h2>
        <Pictures runs={runs} />
      </section>
      <section className="page-section" aria-labelledby="compare-scores">
        <h2 id="compare-scores">Over the steps</h2>
        <Curves runs={runs} />
      </section>
      {runs.length > 1 && (
        <section className="page-section" aria-labelledby="compare-parted">
          <h2 id="compare-parted">Where they parted</h2>
          <Parted runs={runs} />
        </section>
      )}
      <section className="page-section" aria-labelledby="compare-facts">
        <h2 id="compare-facts">Side by side</h2>
        <FactTable runs={runs} />
      </section>
      {isMeasured && <SpentTable runs={runs} />}
      <section className="page-section" aria-labelledby="compare-measures">
        <h2 id="compare-measures">By agent</h2>
        {isMeasured ? <MeasureTable runs={runs} /> : <p className="soft">measuring, which takes a moment for games</p>}
      </section>
    </>
  )
}

function Chip({ run, onDrop }: { readonly run: LoadedRun; readonly onDrop: () => void }) {
  const { detail, hue, letter } = run
  return (
    <li className={`compare-chip hue-${hue}`}>
      <RunLetter run={run} />
      <span className="compare-chip-words">
        <Link href={runAddress(run.id)} dir="auto">
          {shortText(detail.title, 120)}
        </Link>
        <small className="soft">
          {detail.parent ? `forked at step ${detail.parent.step.toLocaleString('en')}, ` : ''}
          {countOf(detail.step, 'step')}
        </small>
      </span>
      <IconButton icon="close" label={`Leave out ${letter}`} size={12} onClick={onDrop} />
    </li>
  )
}
