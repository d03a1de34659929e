/** A society on the first page: its living picture, one click to watch, one to start your own. */
import { useState } from 'react'
import { Link } from 'wouter'
import type { RunCard, SocietyInfo } from '../../../../src/server/api.ts'
import { visibleText } from '../../ui/clip-text.ts'
import type { LivingPicture } from '../picture/living.ts'
import { Living } from '../picture/living-picture.tsx'
import { runAddress, statusOf } from '../words.ts'

interface SocietyCardProps {
  readonly society: SocietyInfo
  readonly run: RunCard | undefined
}

export function SocietyCard({ society, run }: SocietyCardProps) {
  const [drawn, setDrawn] = useState<LivingPicture & { readonly id: string }>()
  const { name, title, says } = society
  return (
    <article className="society-card">
      {run === undefined ? (
        <div className="society-card-empty">A run of it will be here.</div>
      ) : (
        <Link className="society-card-stage" href={runAddress(run.id)}>
          <span className="unseen">Watch </span>
          <Living id={run.id} view={society.view} onDrawn={(picture) => setDrawn({ ...picture, id: run.id })} />
          <RunLine run={run} drawn={drawn?.id === run.id ? drawn : undefined} />
        </Link>
      )}
      <div className="society-card-words">
        <h2 dir="auto">{visibleText(title.slice(0, 80))}</h2>
        <p dir="auto">{visibleText(says.slice(0, 300))}</p>
      </div>
      <div className="society-card-doors">
        {run !== undefined && (
          <Link className="button button-primary" href={runAddress(run.id)}>
            Watch
          </Link>
        )}
        <Link
          className={`button ${run === undefined ? 'button-primary' : 'button-plain'}`}
          href={`/start?society=${encodeURIComponent(name)}`}
        >
          Start your own
        </Link>
      </div>
    </article>
  )
}

interface RunLineProps {
  readonly run: RunCard
  readonly drawn: LivingPicture | undefined
}

/** What the picture shows, on its lower edge. */
function RunLine({ run, drawn }: RunLineProps) {
  const isGoing = drawn === undefined ? statusOf(run).dot : drawn.is === 'live' && statusOf(run).dot
  const words =
    drawn?.is === 'replay' ? 'replay, step' : isGoing && statusOf(run).word === 'running' ? 'step' : undefined
  return (
    <span className="society-card-line">
      <span className={`society-card-state${isGoing ? ' society-card-going' : ''}`}>
        {isGoing && <i aria-hidden="true" />}
        {words === undefined ? statusOf(run).word : `${words} ${(drawn?.step ?? run.step).toLocaleString('en')}`}
      </span>
      <span className="society-card-title" dir="auto">
        {visibleText(run.title.slice(0, 80))}
      </span>
    </span>
  )
}
