/** One run in a list: its picture, its name, what it is doing, how far it came, and where it comes from. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { RunCard } from '../../../../src/server/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { visibleText } from '../../ui/clip-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Still } from '../picture/still.tsx'
import { ageOf, countOf, pageOf, runAddress, scoreOf, statusOf } from '../words.ts'
import './run-row.css'

interface RunRowProps {
  readonly run: RunCard
  readonly now: number
  /** before the picture: a box to choose it with */
  readonly children?: ReactNode
  readonly isChosen?: boolean
}

// a title is somebody's text: a line of it is enough here
const MOST_LETTERS = 120

export function RunRow({ run, now, children, isChosen = false }: RunRowProps) {
  const { word, tone, dot } = statusOf(run)
  const score = scoreOf(run)
  const isUnreadable = run.status === 'unreadable'
  return (
    <li className={`run-row${isChosen ? ' run-row-chosen' : ''}${isUnreadable ? ' run-row-unreadable' : ''}`}>
      {children}
      <Still run={run} />
      <div className="run-row-name">
        <Link className="run-row-link" href={pageOf(run)}>
          <span dir="auto">{visibleText(run.title.slice(0, MOST_LETTERS))}</span>
        </Link>
        <p className="run-row-about">
          {run.reason !== undefined && (
            <span className="run-row-reason" dir="auto" title={visibleText(run.reason.slice(0, 400))}>
              {visibleText(run.reason.slice(0, MOST_LETTERS))}
            </span>
          )}
          <span className="mono">{visibleText(run.id.length > 28 ? `…${run.id.slice(-26)}` : run.id)}</span>
          {run.parent && (
            <Link className="run-row-parent" href={runAddress(run.parent.run, run.parent.step)}>
              <Icon name="fork" size={12} /> forked at step {run.parent.step.toLocaleString('en')}
            </Link>
          )}
        </p>
      </div>
      <div className="run-row-state">
        <Badge tone={tone} dot={dot}>
          {word}
        </Badge>
      </div>
      <div className="run-row-score">
        {score !== undefined && (
          <>
            <span className="unseen">score </span>
            {score}
          </>
        )}
      </div>
      <div className="run-row-far">
        <span>{countOf(run.step, 'step')}</span>
        <time className="soft" dateTime={new Date(run.updatedAt).toISOString()}>
          {ageOf(run.updatedAt, now)}
        </time>
      </div>
    </li>
  )
}
