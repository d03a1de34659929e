/** One agent: its mind, its last thought, what it proposes and how sure it is; opened, everything it has. */
import { useId } from 'react'
import { Bar } from '../ui/bar.tsx'
import { shortText } from '../ui/clip-text.ts'
import { Icon } from '../ui/icon.tsx'
import { AgentDetails } from './agents-details.tsx'
import type { Doing, FullCard } from './agents-cards.ts'
import { oneLine } from './panels/read/brief.ts'

interface AgentCardProps {
  readonly card: FullCard
  /** there is room for a proposal also while there is none: cards below do not move when it comes */
  readonly hasVote: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** what its model is saying right now */
  readonly saying?: string | undefined
}

const doings: Readonly<Record<Doing, string>> = {
  thinking: 'thinking',
  asking: 'asks you',
  acted: 'this step',
  idle: '',
}

// more than two lines hold; the rest is in the journal
const SAID = 400

// the end of it in two lines; opened, all but a book
const SAYING = 100
const SAYING_OPEN = 4_000

/** What is being written is read at its end. */
function endOf(text: string, room: number): string {
  return text.length <= room ? shortText(text, room) : `…${shortText(text.slice(-room).replace(/^\S*\s/, ''), room)}`
}

export function AgentCardView({ card, hasVote, isOpen, onToggle, saying }: AgentCardProps) {
  const { title, hue, mind, says, proposal, confidence, won, doing, since } = card
  const details = useId()
  return (
    <article className={`agent hue-${hue} agent-${doing}${isOpen ? ' is-open' : ''}`} aria-label={oneLine(title, 60)}>
      <button
        type="button"
        className="bare agent-head"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={onToggle}
      >
        <span className="agent-title" dir="auto">
          {oneLine(title, 60)}
        </span>
        <span className="agent-mind" dir="auto">
          {oneLine(mind ?? '', 40)}
        </span>
        <span className="agent-doing">{doings[doing]}</span>
        <Icon name={isOpen ? 'up' : 'down'} size={12} />
      </button>
      <p
        className={saying === undefined ? 'agent-says' : 'agent-says agent-saying'}
        dir="auto"
        title={says && oneLine(says, SAID)}
      >
        {saying !== undefined ? (
          endOf(saying, isOpen ? SAYING_OPEN : SAYING)
        ) : says ? (
          oneLine(says, SAID)
        ) : (
          <span className="agent-quiet">{since === undefined ? 'Nothing yet.' : 'Nothing to say.'}</span>
        )}
      </p>
      {(hasVote || proposal !== undefined || confidence !== undefined) && (
        <div className={`agent-vote${won ? ' agent-won' : ''}${hasVote ? ' agent-voting' : ''}`}>
          <code className="agent-proposal" dir="auto">
            {oneLine(proposal ?? '', 60)}
          </code>
          {won && (
            <span className="agent-mark">
              <Icon name="check" size={12} /> chosen
            </span>
          )}
          {confidence !== undefined && <span className="agent-number">{confidence.toFixed(2)}</span>}
          {confidence !== undefined && <Bar value={confidence} label={`How sure ${oneLine(title, 40)} is`} />}
        </div>
      )}
      <div id={details}>{isOpen && <AgentDetails {...card} />}</div>
    </article>
  )
}
