/** A world without a view of its own: what can be read in it, and what is on its board. */
import { useMemo } from 'react'
import type { WorldProps } from '../../contract.ts'
import { Empty } from '../../ui/empty.tsx'
import { oneLine } from '../shared/one-line.ts'
import '../shared/scroll-back.css'
import { StoryText } from '../shared/story-text.tsx'
import { fieldsAt, observationsAt } from './readings.ts'
import './plain.css'

const MOST_FIELDS = 60

export function PlainWorld({ moment, goTo }: WorldProps) {
  const { timeline, step } = moment
  const [fields, observations] = useMemo(
    () => [fieldsAt(moment), observationsAt(moment)],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
    [timeline, step, timeline.version],
  )
  if (fields.length === 0)
    return (
      <Empty icon="map" title="The board is empty">
        Its fields are here as soon as an agent writes one.
      </Empty>
    )
  return (
    <div className="plain-world" role="region" aria-label="The board" tabIndex={0}>
      {observations.map(({ name, text }) => (
        <section key={name} className="plain-text">
          <h3>{oneLine(name, 60)}</h3>
          <StoryText text={text} />
        </section>
      ))}
      <table className="plain-fields">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
            <th scope="col">Step</th>
          </tr>
        </thead>
        <tbody>
          {fields.slice(0, MOST_FIELDS).map(({ name, text, isNew, since }) => (
            <tr key={name} className={isNew ? 'is-new' : ''}>
              <th scope="row" dir="auto">
                {oneLine(name, 60)}
                {isNew && <span className="plain-new"> new</span>}
              </th>
              <td dir="auto">{text}</td>
              <td>
                <button
                  type="button"
                  className="story-step"
                  onClick={() => goTo(since)}
                  aria-label={`Go to step ${since}`}
                >
                  {since}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {fields.length > MOST_FIELDS && (
        <p className="plain-more">and {fields.length - MOST_FIELDS} fields more, on the board below</p>
      )}
    </div>
  )
}
