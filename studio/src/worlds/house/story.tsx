/** What happened in a household, in plain words with the time: of everybody, or of whom one follows. */
import { useMemo } from 'react'
import type { WorldProps } from '../../contract.ts'
import { Clip } from '../../ui/clip.tsx'
import { Empty } from '../../ui/empty.tsx'
import { oneLine } from '../shared/one-line.ts'
import { ScrollBack } from '../shared/scroll-back.tsx'
import type { Happening } from './chronicle.ts'
import { clockOf, dayOf } from './house-time.ts'
import { castAt, hueIn } from './scene.ts'
import { partsUpTo, type StoryPart } from './story-parts.ts'
import './story.css'

export function HouseStory({ moment, goTo, chosen }: WorldProps) {
  const { timeline, step } = moment
  const cast = castAt(moment)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const parts = useMemo(() => partsUpTo(moment, chosen), [timeline, step, timeline.version, chosen])
  if (parts.length === 0)
    return (
      <Empty
        icon="book"
        title={chosen === undefined ? 'The day has not begun' : `Nothing of ${oneLine(chosen, 40)} yet`}
      >
        What people do, ask and say is here, with the time.
      </Empty>
    )
  return (
    <ScrollBack
      // whoever follows another reads another story
      key={chosen ?? ''}
      label={chosen === undefined ? 'What happened' : `What happened to ${oneLine(chosen, 40)}`}
      count={parts.length}
      part={(nth) => (
        <Told
          key={nth}
          part={parts[nth]!}
          isNewDay={nth === 0 || dayOf(parts[nth - 1]!.minute) !== dayOf(parts[nth]!.minute)}
          isLast={nth === parts.length - 1}
          cast={cast}
          goTo={goTo}
        />
      )}
    />
  )
}

interface ToldProps {
  readonly part: StoryPart
  readonly isNewDay: boolean
  readonly isLast: boolean
  readonly cast: ReadonlyMap<string, number>
  readonly goTo: (step: number) => void
}

// of a thousand people nobody reads everything
const SHOWN = 24

function Told({ part: { minute, step, happenings }, isNewDay, isLast, cast, goTo }: ToldProps) {
  const time = clockOf(minute)
  const told = mostTold(happenings)
  return (
    <article className={`story-part house-part${isLast ? ' is-now' : ''}`} aria-current={isLast ? 'step' : undefined}>
      {isNewDay && <p className="house-day">Day {dayOf(minute)}</p>}
      <h3>
        <button
          type="button"
          className="story-step"
          onClick={() => goTo(step)}
          aria-label={`Day ${dayOf(minute)}, ${time}, go to step ${step}`}
        >
          {time}
        </button>
      </h3>
      <div className="house-lines">
        {told.map((happening, nth) => (
          <Line key={nth} happening={happening} cast={cast} />
        ))}
        {happenings.length > told.length && <p className="house-quiet">and {happenings.length - told.length} more</p>}
      </div>
    </article>
  )
}

/** Where there is too much, what was said and reached before what everybody does all the time. */
function mostTold(happenings: readonly Happening[]): readonly Happening[] {
  if (happenings.length <= SHOWN) return happenings
  const talk = happenings.filter(({ kind }) => kind !== 'deed').slice(0, SHOWN)
  return talk.length > 0 ? talk : happenings.slice(0, SHOWN)
}

interface LineProps {
  readonly happening: Happening
  readonly cast: ReadonlyMap<string, number>
}

function Line({ happening, cast }: LineProps) {
  const { who } = happening
  const name = <Name name={who} cast={cast} />
  switch (happening.kind) {
    case 'deed':
      return (
        <p className="house-quiet" dir="auto">
          {name} {oneLine(withoutName(happening.text, who), 200)}
        </p>
      )
    case 'asks':
      return (
        <p className="house-ask">
          {name} asks <Name name={happening.chat.recipient} cast={cast} /> to chat:{' '}
          <q>
            <Clip text={happening.chat.reason} limit={240} />
          </q>
        </p>
      )
    case 'answers':
      return (
        <p className={happening.accepted ? 'house-yes' : 'house-no'}>
          <span aria-hidden="true">{happening.accepted ? '✓' : '✕'}</span> {name}{' '}
          {happening.accepted ? 'has time for ' : 'turns down '}
          <Name name={happening.chat.sender} cast={cast} />
          {happening.words !== '' && (
            <>
              : <q>{oneLine(happening.words, 200)}</q>
            </>
          )}
        </p>
      )
    case 'says':
      return (
        <div className={`house-said hue-${hueIn(cast, who)}`}>
          <p className="house-to">
            {name} to {oneLine(happening.to.join(', '), 80)}
          </p>
          <p className="house-words">
            <Clip text={happening.text} limit={400} />
          </p>
        </div>
      )
    case 'expires':
      return (
        <p className="house-quiet">
          {name}’s request to <Name name={happening.chat.recipient} cast={cast} /> ran out
          {happening.why !== '' && `: ${oneLine(happening.why, 120)}`}
        </p>
      )
    case 'lapses':
      return (
        <p className="house-quiet">
          {name} and <Name name={happening.chat.sender} cast={cast} /> did not come to talk
          {happening.why !== '' && `: ${oneLine(happening.why, 120)}`}
        </p>
      )
    case 'goal':
      return (
        <p className={happening.isMet ? 'house-goal' : 'house-no'}>
          <span aria-hidden="true">{happening.isMet ? '◆' : '◇'}</span> {name}{' '}
          {happening.isMet ? 'reached a goal: ' : 'did not get to: '}
          <em dir="auto">{oneLine(happening.text, 120)}</em>
        </p>
      )
    case 'cools':
      return (
        <p className="house-no">
          <span aria-hidden="true">↓</span> {name} thinks less of <Name name={happening.towards} cast={cast} />
        </p>
      )
  }
}

/** `Ana goes to the hall.` begins with her name, which stands there already. */
const withoutName = (text: string, who: string) => (text.startsWith(`${who} `) ? text.slice(who.length + 1) : text)

const Name = ({ name, cast }: { readonly name: string; readonly cast: ReadonlyMap<string, number> }) => (
  <b className={`house-who hue-${hueIn(cast, name)}`} dir="auto">
    {oneLine(name, 40)}
  </b>
)
