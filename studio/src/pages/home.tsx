/** The first page: a living picture of each society, running now; below, the runs there are. */
import { Link } from 'wouter'
import { api } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { shortText } from '../ui/clip-text.ts'
import { Empty } from '../ui/empty.tsx'
import { Problem } from '../ui/problem.tsx'
import { useTitle } from '../ui/title.ts'
import { useAsked } from './asked.ts'
import { showcase } from './home/showcase.ts'
import { SocietyCard } from './home/society-card.tsx'
import './home/home.css'
import { RunRow } from './list/run-row.tsx'
import { LostNote } from './lost-note.tsx'
import './page.css'

const RECENT = 8
const ASK_EVERY_MS = 3_000

export function Home() {
  const societies = useAsked('societies', () => api.societies())
  const live = useAsked('live', () => api.runs({ status: 'live', limit: 100 }), ASK_EVERY_MS)
  const recent = useAsked('recent', () => api.runs({ limit: 60 }), ASK_EVERY_MS)
  useTitle(undefined)
  const failure = societies.failure ?? recent.failure
  if (societies.value === undefined && failure !== undefined)
    return (
      <div className="page">
        <Problem
          title={shortText(failure.message, 300)}
          code={failure.code}
          action={
            <Button
              icon="reload"
              onClick={() => {
                societies.again()
                recent.again()
                live.again()
              }}
            >
              Try again
            </Button>
          }
        >
          Start it with <code className="mono">npm start</code>, then try again.
        </Problem>
      </div>
    )
  const shown = showcase(societies.value ?? [], [...(live.value?.runs ?? []), ...(recent.value?.runs ?? [])])
  const runs = recent.value?.runs
  return (
    <div className="page home">
      {recent.failure !== undefined && <LostNote failure={recent.failure} onRetry={recent.again} />}
      <header className="home-head">
        <h1>Watch agents think together.</h1>
        <p>
          Each picture is a society at work. Every step is kept, so you can go back to any moment, change one thing, and
          see what becomes of it.
        </p>
      </header>
      <section aria-label="Societies" className="home-stage" data-count={Math.min(4, shown.length || 2)}>
        {societies.value === undefined
          ? [0, 1].map((place) => <div key={place} className="society-card society-card-waiting" />)
          : shown.map(({ society, run }) => <SocietyCard key={society.name} society={society} run={run} />)}
      </section>
      <section className="page-section" aria-labelledby="home-runs">
        <div className="home-runs-head">
          <h2 id="home-runs" className="page-title">
            Your runs
          </h2>
          {runs !== undefined && runs.length > 0 && (
            <Link href="/runs">All {recent.value!.total?.toLocaleString('en')} runs</Link>
          )}
        </div>
        {runs !== undefined && runs.length === 0 && (
          <Empty
            icon="book"
            title="Every run you start is kept here."
            action={
              <Link className="button button-primary" href="/start">
                Start a run
              </Link>
            }
          />
        )}
        {runs !== undefined && runs.length > 0 && (
          <ul className="run-list">
            {runs.slice(0, RECENT).map((run) => (
              <RunRow key={run.id} run={run} now={Date.now()} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
