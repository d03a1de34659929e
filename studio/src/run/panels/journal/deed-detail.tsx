/** What one agent did in a step: what it was asked on the way, and what it made of the board. */
import { useRun } from '../../context.tsx'
import type { Deed } from '../../../../../src/store/record.ts'
import { shortText } from '../../../ui/clip-text.ts'
import { Value } from '../parts/value.tsx'
import { readChanges, type Difference } from '../read/changes.ts'
import { modelCallOf } from '../read/model-calls.ts'
import type { Row } from '../read/rows.ts'
import { ModelCallDetail } from './model-call-detail.tsx'
import './deed-detail.css'

export function DeedDetail({ row, deed }: { readonly row: Row; readonly deed: Deed }) {
  const { timeline } = useRun()
  const { mind, tries, by, skipped, effects = [] } = deed
  const asides = [
    ...(mind === undefined ? [] : [`thought by ${mind}`]),
    ...(tries === undefined ? [] : [`${tries} tries`]),
    ...(by === undefined ? [] : [`${by} answered in its place`]),
    ...(skipped === undefined ? [] : [`skipped: ${skipped}`]),
  ]
  const changed = readChanges(timeline, row.step, row.deed)
  const calls = callsOf(row, timeline.span(row.step), timeline.entries)
  return (
    <>
      {asides.length > 0 && (
        <p className="panel-note" dir="auto">
          {shortText(asides.join(' · '), 500)}
        </p>
      )}
      {changed.length === 0 && <p className="panel-note">The board stayed as it was.</p>}
      {changed.map(({ field, differences }) => (
        <section key={field} className="journal-part">
          <h3 className="deed-field">{shortText(field, 200)}</h3>
          <Differences differences={differences} />
        </section>
      ))}
      {effects.map(({ effect, result }, place) => (
        // effects of a deed never change
        // oxlint-disable-next-line react/no-array-index-key
        <section key={place} className="journal-part">
          <h3 className="deed-field">does {shortText(effect.type, 200)}</h3>
          <Value value={effect} />
          {result !== undefined && (
            <div className="deed-result">
              <span className="panel-note">it came to</span> <Value value={result} />
            </div>
          )}
        </section>
      ))}
      {calls.map((call, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <details key={place} className="journal-part">
          <summary>Asked {shortText(call.mind, 100)}</summary>
          <ModelCallDetail call={call} />
        </details>
      ))}
    </>
  )
}

type Entries = ReturnType<typeof useRun>['timeline']['entries']

function callsOf({ slot }: Row, { from, to }: { readonly from: number; readonly to: number }, entries: Entries) {
  return entries.slice(from, to).flatMap(({ record }) => {
    const call = record.kind === 'call' && record.slot === slot ? modelCallOf(record) : undefined
    return call ? [call] : []
  })
}

const SHOWN = 60
const words = { new: 'new', gone: 'gone', other: 'was' }

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className="panel-note">Written again, the same as before.</p>
  return (
    <ul className="deed-differences">
      {differences.slice(0, SHOWN).map(({ path, kind, before, after }, place) => (
        // paths of things that moved up may repeat
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className={`deed-difference deed-${kind}`}>
          {path !== '' && (
            <code className="deed-path" dir="auto">
              {shortText(path.replace(/^\./, ''), 200)}
            </code>
          )}
          {kind === 'new' ? (
            <span className="deed-after">
              <span className="deed-word">{words.new}</span> <Value value={after} />
            </span>
          ) : (
            <>
              <span className="deed-before">
                <span className="deed-word">{words[kind]}</span> <Value value={before} />
              </span>
              {kind === 'other' && (
                <span className="deed-after">
                  <span className="deed-word">now</span> <Value value={after} />
                </span>
              )}
            </>
          )}
        </li>
      ))}
      {differences.length > SHOWN && (
        <li className="panel-note">and {(differences.length - SHOWN).toLocaleString('en')} more changes</li>
      )}
    </ul>
  )
}
