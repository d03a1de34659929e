/** What happened in an adventure: the text as in a book, the commands in between, and what they brought. */
import type { Moment, WorldProps } from '../../contract.ts'
import { Empty } from '../../ui/empty.tsx'
import { numberOf } from '../shared/number-of.ts'
import { oneLine } from '../shared/one-line.ts'
import { ScrollBack } from '../shared/scroll-back.tsx'
import { StoryText } from '../shared/story-text.tsx'
import { imaginedAt, pendingAt, turnAt, turnsUpTo, type Turn } from './turns.ts'
import './story.css'

export function AdventureStory({ moment, goTo }: WorldProps) {
  const count = turnsUpTo(moment.timeline, moment.step)
  if (count === 0)
    return (
      <Empty icon="book" title="The story has not begun">
        Its first words are here as soon as the game is opened.
      </Empty>
    )
  const most = moment.field<unknown>('maxScore')
  const maxScore = typeof most === 'number' ? most : null
  return (
    <ScrollBack
      label="The story so far"
      count={count}
      part={(nth) => (
        <StoryTurn key={nth} turn={turnAt(moment, nth)} isLast={nth === count - 1} maxScore={maxScore} goTo={goTo} />
      )}
    >
      <Next moment={moment} />
    </ScrollBack>
  )
}

interface StoryTurnProps {
  readonly turn: Turn
  readonly isLast: boolean
  readonly maxScore: number | null
  readonly goTo: (step: number) => void
}

function StoryTurn({ turn, isLast, maxScore, goTo }: StoryTurnProps) {
  const { step, number, command, isPersons, text, room, score, gain, isDeath, isNewRoom, isRefused } = turn
  return (
    <article className={`story-part told${isLast ? ' is-now' : ''}`} aria-current={isLast ? 'step' : undefined}>
      {command !== undefined && (
        <h3>
          <button
            type="button"
            className="story-step"
            onClick={() => goTo(step)}
            aria-label={`Turn ${number}, go to step ${step}`}
          >
            {number}
          </button>
          <kbd dir="auto">{oneLine(command, 200)}</kbd>
          {isPersons && <span className="told-person">a person</span>}
        </h3>
      )}
      {text === '' ? <p className="told-note">the story said nothing</p> : <StoryText text={text} title={room} />}
      {isRefused && <p className="told-note">the world itself said no; it is no part of the game</p>}
      {gain !== 0 && (
        <p className={`told-note ${gain > 0 ? 'is-gain' : 'is-loss'}`}>
          {gain > 0 ? `▲ +${gain}` : `▼ −${-gain}`}, now {score}
          {maxScore !== null && ` of ${maxScore}`}
        </p>
      )}
      {isDeath && <p className="told-note is-loss">† a death</p>}
      {isNewRoom && command !== undefined && <p className="told-note">◇ a new room</p>}
    </article>
  )
}

function Next({ moment }: { readonly moment: Moment }) {
  const pending = pendingAt(moment)
  const imagined = imaginedAt(moment)
  const number = numberOf(moment.field('step')) + 1
  return (
    <div className="told-next">
      {imagined && (
        <p className="told-note is-imagined">
          {imagined.tried.toLocaleString('en')} commands tried in forks of the world; the best way found is worth{' '}
          {imagined.score}
        </p>
      )}
      {pending !== undefined && (
        <p className="told-pending">
          {number} <kbd dir="auto">{oneLine(pending, 200)}</kbd> <span>is decided</span>
        </p>
      )}
    </div>
  )
}
