/** One worker: where it is, when it was last heard of, what it can drive and what it does. */
import { Link } from 'wouter'
import type { WorkerCard as Card } from '../../../../src/server/api-workers.ts'
import { Badge } from '../../ui/badge.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { ageOf, countOf, runAddress } from '../words.ts'

// signs of life come twice a second; after five seconds others take its runs
const QUIET_MS = 2_000
const RUNS_SHOWN = 12

export function WorkerCard({ worker, now }: { readonly worker: Card; readonly now: number }) {
  const { id, machine, pid, concurrency, societies, startedAt, seenAt, driving, drivingCount } = worker
  const isQuiet = now - seenAt > QUIET_MS
  return (
    <li className="worker">
      <header className="worker-head">
        <h2 dir="auto">{shortText(id, 60)}</h2>
        <Badge tone={isQuiet ? 'warn' : 'good'} dot>
          {isQuiet ? `silent for ${Math.floor((now - seenAt) / 1_000)} s` : 'alive'}
        </Badge>
      </header>
      <p className="soft" dir="auto">
        {shortText(machine, 60)}, process {pid}, since {ageOf(startedAt, now)}
      </p>
      <p className="worker-societies">
        {societies.map(({ society, version, label }) => (
          <span key={`${society} ${version}`} dir="auto">
            {shortText(society, 40)} {label !== undefined && shortText(label, 40)} <code>{version}</code>
          </span>
        ))}
      </p>
      <p>
        {drivingCount === 0 ? 'At rest' : `Drives ${countOf(drivingCount, 'run')}`}
        <span className="soft">, at most {concurrency.toLocaleString('en')} of a society</span>
      </p>
      {driving.length > 0 && (
        <p className="worker-runs">
          {driving.slice(0, RUNS_SHOWN).map((run) => (
            <Link key={run} className="workers-run" href={runAddress(run)} dir="auto">
              {shortText(run, 40)}
            </Link>
          ))}
          {drivingCount > RUNS_SHOWN && <span className="soft">and {drivingCount - RUNS_SHOWN} more</span>}
        </p>
      )}
    </li>
  )
}
