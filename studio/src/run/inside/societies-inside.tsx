/** Societies that an agent ran inside a thought: what became of each, and opened, its journal. */
import { useState } from 'react'
import { Link } from 'wouter'
import type { InsideRun } from '../../../../src/server/api.ts'
import { runAddress } from '../../pages/words.ts'
import { oneLine } from '../panels/read/brief.ts'
import { formatCost, formatCount } from '../panels/read/model-calls.ts'
import { Thought } from '../tools/thought.tsx'
import { isThought } from './inside.ts'
import { InsideJournal } from './inside-journal.tsx'
import './inside.css'

// more are found in the journal, at the steps they belong to
const SHOWN = 5

interface SocietiesInsideProps {
  readonly societies: readonly InsideRun[]
  /** many steps are told of: say of each which it is */
  readonly hasSteps?: boolean
}

export function SocietiesInside({ societies, hasSteps = false }: SocietiesInsideProps) {
  return (
    <ul className="inside-list">
      {societies
        .slice(-SHOWN)
        .toReversed()
        .map((society, place) => (
          <li key={society.id}>
            <SocietyInside society={society} hasStep={hasSteps} isFirst={place === 0} />
          </li>
        ))}
    </ul>
  )
}

interface SocietyInsideProps {
  readonly society: InsideRun
  readonly hasStep: boolean
  readonly isFirst: boolean
}

function SocietyInside({ society, hasStep, isFirst }: SocietyInsideProps) {
  // what was called last is what one looks for
  const [isOpen, setOpen] = useState(isFirst && isThought(society))
  const { id, flow, step } = society
  return (
    <details className="inside" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b dir="auto">{isThought(society) ? 'Thought with tools' : oneLine(flow, 40)}</b>
        {hasStep && ` in step ${step}`} <span className="panel-note">{outcomeOf(society)}</span>
      </summary>
      {isOpen && isThought(society) && <Thought id={id} />}
      {isOpen && !isThought(society) && (
        <>
          <InsideJournal id={id} />
          <Link className="inside-open" href={runAddress(id)}>
            Open it as a run
          </Link>
        </>
      )}
    </details>
  )
}

/** `3 steps · printed · 2 calls · 1.2 k tokens · 0.4 ¢` */
function outcomeOf({ steps, status, reason, calls, tokens, cost }: InsideRun): string {
  const came = status === 'open' ? 'under way' : status === 'waiting' ? 'asks' : (reason ?? status)
  return [
    `${steps} ${steps === 1 ? 'step' : 'steps'}`,
    oneLine(came, 80),
    ...(calls === 0
      ? []
      : [`${formatCount(calls)} ${calls === 1 ? 'call' : 'calls'}`, `${formatCount(tokens)} tokens`]),
    ...(cost === 0 ? [] : [formatCost(cost)]),
  ].join(' · ')
}
