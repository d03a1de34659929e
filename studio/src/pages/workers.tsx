/** The workers of many machines: what each of them drives, what waits and why, and which runs changed hands. */
import { Link } from 'wouter'
import type { WorkerList } from '../../../src/server/api-workers.ts'
import { workersApi } from '../api/workers.ts'
import { Button } from '../ui/button.tsx'
import { shortText } from '../ui/clip-text.ts'
import { Empty } from '../ui/empty.tsx'
import { Problem } from '../ui/problem.tsx'
import { useTitle } from '../ui/title.ts'
import { useAsked } from './asked.ts'
import { LostNote } from './lost-note.tsx'
import './page.css'
import { ageOf, countOf, runAddress } from './words.ts'
import { MoveButton } from './workers/move-button.tsx'
import { Rules } from './workers/rules.tsx'
import { WorkerCard } from './workers/worker-card.tsx'
import './workers/workers.css'

const ASK_EVERY_MS = 1_000

export function Workers() {
  useTitle('Workers')
  const { value: list, failure, again } = useAsked('workers', () => workersApi.list(), ASK_EVERY_MS)
  return (
    <div className="page workers">
      <header className="page-head">
        <div>
          <h1>Workers</h1>
          {list?.areUsed && <p aria-live="polite">{summaryOf(list)}</p>}
        </div>
      </header>
      {failure !== undefined && list !== undefined && <LostNote failure={failure} onRetry={again} />}
      {failure !== undefined && list === undefined && (
        <Problem title={failure.message} action={<Button onClick={again}>Try again</Button>} code={failure.code} />
      )}
      {list?.areUsed === false && (
        <Empty icon="people" title="This server drives its runs itself.">
          On a Postgres store workers do, on as many machines as you like: <code>troupe worker</code>
        </Empty>
      )}
      {list?.areUsed && <Lists list={list} onMoved={again} />}
    </div>
  )
}

interface ListsProps {
  readonly list: WorkerList
  readonly onMoved: () => void
}

function Lists({ list: { at, workers, waiting, waitingCount, takeovers, rules }, onMoved }: ListsProps) {
  return (
    <>
      {workers.length === 0 && (
        <Empty icon="people" title="No worker is there.">
          Runs are kept and wait. Start one, on this machine or another: <code>troupe worker</code>
        </Empty>
      )}
      <ul className="workers-list">
        {workers.map((worker) => (
          <WorkerCard key={worker.id} worker={worker} now={at} />
        ))}
      </ul>
      <section className="page-section">
        <h2>Waiting</h2>
        {waiting.length === 0 && <p className="soft">Nothing waits for a worker.</p>}
        <ul className="workers-rows">
          {waiting.map(({ run, society, tenant, since, why, canMove }) => (
            <li key={run}>
              <RunLink run={run} />
              <span dir="auto">
                {shortText(society, 60)}
                {tenant !== undefined && <span className="soft"> for {shortText(tenant, 60)}</span>}
              </span>
              <span className="soft">
                {shortText(why, 300)} {canMove && <MoveButton run={run} onMoved={onMoved} />}
              </span>
              <span className="workers-when soft">{ageOf(since, at)}</span>
            </li>
          ))}
        </ul>
        {waitingCount > waiting.length && (
          <p className="soft">and {countOf(waitingCount - waiting.length, 'more run')}</p>
        )}
      </section>
      <Rules rules={rules} />
      <section className="page-section">
        <h2>Changed hands</h2>
        {takeovers.length === 0 && <p className="soft">No worker was lost.</p>}
        <ul className="workers-rows">
          {takeovers.map(({ run, at: when, head, loser, worker }) => (
            <li key={`${run} ${when}`}>
              <RunLink run={run} />
              <span>entry {head.toLocaleString('en')}</span>
              <span className="soft">
                <code>{shortText(loser, 60)}</code> was gone, <code>{shortText(worker, 60)}</code> went on
              </span>
              <span className="workers-when soft">{ageOf(when, at)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function RunLink({ run }: { readonly run: string }) {
  return (
    <Link className="workers-run" href={runAddress(run)} dir="auto">
      {shortText(run, 40)}
    </Link>
  )
}

function summaryOf({ workers, waitingCount }: WorkerList): string {
  const driven = workers.reduce((sum, { drivingCount }) => sum + drivingCount, 0)
  return `${countOf(workers.length, 'worker')}, ${countOf(driven, 'run')} driven, ${waitingCount} waiting`
}
