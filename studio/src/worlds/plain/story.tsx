/** What happened, step by step: who wrote what. */
import type { WorldProps } from '../../contract.ts'
import { Empty } from '../../ui/empty.tsx'
import { hueOf } from '../../ui/hue.ts'
import { oneLine } from '../shared/one-line.ts'
import { ScrollBack } from '../shared/scroll-back.tsx'
import { castOf } from './cast.ts'
import { writtenAt, type Written } from './readings.ts'
import './plain.css'

export function PlainStory({ moment, goTo }: WorldProps) {
  const { timeline, step } = moment
  const count = Math.max(0, step - timeline.firstStep)
  const cast = castOf(timeline)
  if (count === 0)
    return (
      <Empty icon="book" title="Nothing happened yet">
        Each step is told here: who wrote what.
      </Empty>
    )
  return (
    <ScrollBack
      label="What happened, step by step"
      count={count}
      part={(nth) => {
        const at = timeline.firstStep + nth + 1
        return (
          <article
            key={nth}
            className={`story-part plain-step${at === step ? ' is-now' : ''}`}
            aria-current={at === step ? 'step' : undefined}
          >
            <h3>
              <button type="button" className="story-step" onClick={() => goTo(at)} aria-label={`Go to step ${at}`}>
                {at}
              </button>
            </h3>
            <div>
              {crowd(writtenAt(timeline, at)).map((written, place) => (
                <Deed key={place} written={written} hue={hueOf(written.agent, cast)} />
              ))}
            </div>
          </article>
        )
      }}
    />
  )
}

// in a step of a thousand, the first few say what kind of step it is
const SHOWN = 8

function crowd(all: readonly Written[]): readonly Written[] {
  if (all.length <= SHOWN) return all
  return [...all.slice(0, SHOWN), { agent: `and ${all.length - SHOWN} more`, changes: [] }]
}

function Deed({ written: { agent, changes, skipped }, hue }: { readonly written: Written; readonly hue: number }) {
  return (
    <div className={`plain-deed hue-${hue}`}>
      <b dir="auto">{oneLine(agent, 60)}</b>
      {skipped !== undefined && <span className="plain-skipped"> left out: {oneLine(skipped, 200)}</span>}
      {changes.length === 0 && skipped === undefined && <span className="plain-more"> wrote nothing</span>}
      <dl>
        {changes.map(({ name, text }) => (
          <div key={name}>
            <dt dir="auto">{oneLine(name, 60)}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
