/** The record of a thing: what it is, where it stands, what it is made of, what is wrong with it, and who did what. */
import { useMemo } from 'react'
import type { SceneObject } from '../../../../src/worlds/scene/scene.ts'
import type { Moment } from '../../contract.ts'
import { IconButton } from '../../ui/button.tsx'
import { oneLine } from '../shared/one-line.ts'
import { openIssues } from './chronicle.ts'
import { IssueLine } from './issue-line.tsx'
import { hueOfMember, titleOf } from './members.ts'
import './record.css'
import { changesOfThing, familyOf } from './thing-changes.ts'
import { holderWords, placeOf, sizeWords } from './thing-words.ts'

interface RecordProps {
  readonly thing: SceneObject
  readonly moment: Moment
  readonly goTo: (step: number) => void
  readonly onClose: () => void
}

export function ThingRecord({ thing, moment, goTo, onClose }: RecordProps) {
  const { timeline, step } = moment
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const changes = useMemo(() => changesOfThing(timeline, thing.id), [timeline, timeline.version, thing.id])
  const issues = openIssues(timeline, step).filter(({ object, other }) => object === thing.id || other === thing.id)
  const materials = [...new Set(Object.values(thing.material ?? {}).map(({ name, color }) => name || color))]
  const facts = [
    ['kind', thing.isStandIn ? `stands in: ${familyOf(thing.assetPath)}` : familyOf(thing.assetPath)],
    ['size', sizeWords(thing)],
    ['place', placeOf(thing)],
    ['held', holderWords(thing)],
    ['made of', materials.slice(0, 6).join(', ')],
    ['triangles', thing.polygonCount.toLocaleString('en')],
  ] as const
  return (
    <section className="scene-record" aria-label={`The record of ${oneLine(thing.name, 60)}`}>
      <header>
        <h3 dir="auto">{oneLine(thing.name, 60)}</h3>
        <code>{oneLine(thing.id, 40)}</code>
        <IconButton icon="close" label="Close the record" size={12} onClick={onClose} />
      </header>
      {issues.length > 0 && (
        <ul className="scene-issues">
          {issues.slice(0, 6).map((issue, nth) => (
            <IssueLine key={nth} issue={issue} now={step} goTo={goTo} />
          ))}
        </ul>
      )}
      <dl>
        {facts.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{oneLine(value, 120)}</dd>
              </div>
            ),
        )}
      </dl>
      <ol aria-label="Who wrote what of it">
        {changes.map((change, nth) => (
          <li key={nth} className={`hue-${hueOfMember(change.agent)}${change.step > step ? ' is-later' : ''}`}>
            <button type="button" className="bare scene-link" onClick={() => goTo(change.step)}>
              step {change.step}
            </button>{' '}
            {change.agent !== '' && <b>{oneLine(titleOf(change.agent), 40)}</b>} {oneLine(change.words, 160)}
          </li>
        ))}
      </ol>
    </section>
  )
}
