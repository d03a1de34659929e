/**
 * Who wanted what in this step: what was taken, and why the others were not. As high at every step, until it is opened.
 */
import { useId, useState } from 'react'
import type { Ballot, BallotOption } from '../contract.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useRun } from './context.tsx'
import { AgentName } from './panels/parts/agent-name.tsx'
import { oneLine } from './panels/read/brief.ts'
import './ballot.css'

const fates: Readonly<Record<BallotOption['fate'], { readonly icon: IconName; readonly word: string }>> = {
  chosen: { icon: 'check', word: 'taken' },
  vetoed: { icon: 'veto', word: 'vetoed' },
  lost: { icon: 'minus', word: 'not taken' },
  open: { icon: 'more', word: 'proposed' },
}

// what the card has room for while it is closed; there is always room for as many
const SHOWN = 3

export function BallotCard() {
  const { view, moment } = useRun()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const ballot = view.ballot?.(moment)
  if (ballot === undefined) return null
  const { options } = ballot
  const shown = isOpen ? options : options.slice(0, SHOWN)
  return (
    <article className={isOpen ? 'ballot is-open' : 'ballot'} aria-label="The decision">
      <button
        type="button"
        className="bare ballot-head"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="ballot-title">{titleOf(ballot)}</span>
        <span className="ballot-why-not">{isOpen ? 'In short' : othersIn(ballot)}</span>
        <Icon name={isOpen ? 'up' : 'down'} size={12} />
      </button>
      <ol id={list} className="ballot-options">
        {/* lines by their place: they are written anew, and do not move */}
        {shown.map((option, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Option key={place} option={option} />
        ))}
      </ol>
    </article>
  )
}

/** Its first letter while the card is closed; opened, its name and how sure it was. */
function Voice({ name, confidence }: { readonly name: string; readonly confidence: number | undefined }) {
  const { agents } = useRun()
  const { title = name, hue = 0 } = agents.find((agent) => agent.name === name) ?? {}
  const sure = confidence?.toFixed(2)
  return (
    <span className="ballot-voice">
      <span className={`ballot-letter hue-${hue}`} aria-hidden="true" title={oneLine([title, sure].join(' '), 80)}>
        {oneLine(title, 80).slice(0, 1)}
      </span>
      <AgentName name={name} />
      {sure !== undefined && <span className="ballot-number">{sure}</span>}
    </span>
  )
}

function titleOf({ isDecided, options }: Ballot): string {
  if (options.length === 0) return 'Nobody has proposed anything yet'
  return isDecided ? 'The decision' : 'Being weighed'
}

function othersIn({ isDecided, options }: Ballot): string {
  if (!isDecided || options.length === 0) return ''
  if (options.length === 1) return 'Why'
  return options.length === 2 ? 'Why not the other?' : `Why not the other ${options.length - 1}?`
}

function Option({ option: { what, fate, by, against, why } }: { readonly option: BallotOption }) {
  const { agents } = useRun()
  const { icon, word } = fates[fate]
  const reason = oneLine(why, 400)
  const veto = agents.find(({ name }) => name === against)?.title ?? against
  return (
    <li className={`ballot-option ballot-${fate}`}>
      <Icon name={icon} size={12} />
      <span className="unseen">{word}: </span>
      <span className="ballot-by">
        {by.map(({ agent, confidence }) => (
          <Voice key={agent} name={agent} confidence={confidence} />
        ))}
      </span>
      <code dir="auto">{oneLine(what, 60)}</code>
      <span className="ballot-why" dir="auto" title={reason}>
        {veto !== undefined && <span className="ballot-veto">vetoed by {oneLine(veto, 40)}: </span>}
        {reason}
      </span>
    </li>
  )
}
