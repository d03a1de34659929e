/** Who thinks what at this moment: the right column of a run. */
import { Fragment, useState } from 'react'
import type { AgentCard } from '../contract.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { AgentCardView } from './agents-card.tsx'
import { BallotCard } from './ballot.tsx'
import { fullCard, spentBy } from './agents-cards.ts'
import { useSayings } from './agents-drafts.ts'
import { useRun } from './context.tsx'
import { useInside } from './inside/use-inside.tsx'
import { formatCost, formatCount } from './panels/read/model-calls.ts'
import './agents.css'

// a large cast is drawn when it is asked for: most of it does the same
const SHOWN = 12

export function Agents() {
  const { agents, moment, detail, state, view, chosen, choose } = useRun()
  const inside = useInside()
  const sayings = useSayings()
  const [isWhole, setWhole] = useState(false)
  if (agents.length === 0)
    return (
      <Empty icon="people" title="Nobody thinks yet">
        The agents are here as soon as the run begins.
      </Empty>
    )
  const company = {
    moment,
    isLive: state === 'live' && !detail.isPaused,
    minds: detail.minds ?? {},
    inside,
  }
  const shown = isWhole ? agents : withChosen(agents, chosen)
  return (
    <div className="agents">
      <BallotCard />
      {shown.map((agent) => (
        <AgentCardView
          key={agent.name}
          card={fullCard(agent, company)}
          hasVote={view.ballot !== undefined}
          isOpen={chosen === agent.name}
          saying={sayings.get(agent.name)}
          onToggle={() => choose(chosen === agent.name ? undefined : agent.name)}
        />
      ))}
      {shown.length < agents.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          Show all {agents.length} agents
        </Button>
      )}
      <Spent />
    </div>
  )
}

/** The first few, and before them whoever was chosen elsewhere. */
function withChosen(agents: readonly AgentCard[], chosen: string | undefined): readonly AgentCard[] {
  const first = agents.slice(0, SHOWN)
  const other = chosen === undefined ? undefined : agents.find(({ name }) => name === chosen)
  return other === undefined || first.includes(other) ? first : [other, ...first]
}

/** What all of them took together, up to this step. */
function Spent() {
  const { moment } = useRun()
  const { thoughts, calls, tokens, cost } = spentBy({ moment, inside: useInside() })
  const parts = [
    `${formatCount(thoughts)} thoughts`,
    ...(calls === 0
      ? ['no model was asked']
      : [`${formatCount(calls)} calls`, `${formatCount(tokens)} tokens`, formatCost(cost)]),
  ]
  return (
    <p className="agents-spent">
      All together:{' '}
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && ' · '}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  )
}
