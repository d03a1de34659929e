/** What happened among explorers: round by round, what was found and what was said. */
import type { Moment, WorldProps } from '../../contract.ts'
import { Clip } from '../../ui/clip.tsx'
import { Empty } from '../../ui/empty.tsx'
import { oneLine } from '../shared/one-line.ts'
import { ScrollBack } from '../shared/scroll-back.tsx'
import { countUpTo } from '../../journal/ascending.ts'
import { roundsOf, type Event, type Round } from './events.ts'
import { gistOf } from './gist.ts'
import { mapAt } from './survey.ts'
import './story.css'

export function GridStory({ moment, goTo }: WorldProps) {
  const rounds = roundsOf(moment.timeline)
  const count = countUpTo(
    rounds.map(({ step }) => step),
    moment.step,
  )
  if (count === 0)
    return (
      <Empty icon="chat" title="Nothing was found or said yet">
        What explorers find and tell each other is here.
      </Empty>
    )
  return (
    <ScrollBack
      label="What was found and said"
      count={count}
      part={(nth) => (
        <StoryRound key={nth} round={rounds[nth]!} moment={moment} isLast={nth === count - 1} goTo={goTo} />
      )}
    />
  )
}

interface StoryRoundProps {
  readonly round: Round
  readonly moment: Moment
  readonly isLast: boolean
  readonly goTo: (step: number) => void
}

// of a thousand explorers nobody reads every letter of a round
const SHOWN = 24

function StoryRound({ round: { round, step, events }, moment, isLast, goTo }: StoryRoundProps) {
  const names = moment.field<readonly string[]>('explorers') ?? []
  const past = addressed(events.filter((event) => event.step <= moment.step))
  return (
    <article className={`story-part round${isLast ? ' is-now' : ''}`} aria-current={isLast ? 'step' : undefined}>
      <h3>
        <button
          type="button"
          className="story-step"
          onClick={() => goTo(step)}
          aria-label={`Round ${round}, go to step ${step}`}
        >
          Round {round}
        </button>
      </h3>
      {past.slice(0, SHOWN).map((event, at) => (
        <Line key={at} event={event} hue={Math.max(0, names.indexOf(event.who)) % 8} moment={moment} />
      ))}
      {past.length > SHOWN && <p className="round-more">and {past.length - SHOWN} more</p>}
    </article>
  )
}

/** A letter to several is told once. */
function addressed(events: readonly Event[]): Event[] {
  const told: Event[] = []
  for (const event of events) {
    const last = told.at(-1)
    if (event.kind === 'said' && last?.kind === 'said' && last.who === event.who && last.text === event.text)
      told[told.length - 1] = { ...last, to: `${last.to}, ${event.to}` }
    else told.push(event)
  }
  return told
}

function Line({ event, hue, moment }: { readonly event: Event; readonly hue: number; readonly moment: Moment }) {
  const who = (
    <b className="round-who" dir="auto">
      {oneLine(event.who, 40)}
    </b>
  )
  if (event.kind === 'found')
    return (
      <p className={`round-found hue-${hue}`}>
        <span aria-hidden="true">◆</span> {who} found <em dir="auto">{oneLine(event.thing, 80)}</em>
      </p>
    )
  if (event.kind === 'idle') return <p className={`round-idle hue-${hue}`}>{who} knows of nothing more to explore</p>
  return (
    <div className={`round-said hue-${hue}`}>
      <p className="round-to">
        {who} to {oneLine(event.to, 60)}
      </p>
      <p className="round-words">
        <Clip text={gistOf(mapAt(moment), event.text)} limit={400} />
      </p>
    </div>
  )
}
