/** Where two of the runs parted: the step, what each did there, and both worlds as they were. */
import { useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Timeline } from '../../journal/timeline.ts'
import { visibleText } from '../../ui/clip-text.ts'
import { Select } from '../../ui/field.tsx'
import { Picture } from '../picture/picture.tsx'
import { countOf, runAddress } from '../words.ts'
import type { LoadedRun } from './load-run.ts'
import { whereParted, type Difference, type Parting } from './parting.ts'
import { RunHeads, RunLetter } from './run-letter.tsx'

const MOST_DIFFERENCES = 8

export function Parted({ runs }: { readonly runs: readonly LoadedRun[] }) {
  const [chosen, setChosen] = useState<readonly [string, string]>(['', ''])
  const left = runs.find(({ id }) => id === chosen[0]) ?? runs[0]!
  const right = runs.find(({ id }) => id === chosen[1] && id !== left.id) ?? runs.find(({ id }) => id !== left.id)!
  const parting = useParting(left, right)
  const options = runs.map(({ id, letter, detail }) => ({
    value: id,
    label: `${letter} · ${visibleText(detail.title.slice(0, 60))}`,
  }))
  return (
    <div className="parted">
      {runs.length > 2 && (
        <p className="parted-pair">
          <Select
            aria-label="The one"
            value={left.id}
            options={options.filter(({ value }) => value !== right.id)}
            onChoose={(id) => setChosen([id, right.id])}
          />
          <span>and</span>
          <Select
            aria-label="The other"
            value={right.id}
            options={options.filter(({ value }) => value !== left.id)}
            onChoose={(id) => setChosen([left.id, id])}
          />
        </p>
      )}
      <p className="prose parted-says">{sayParting(parting, left, right)}</p>
      {parting.began.length > 0 && (
        <Differences title="Given at the start" rows={parting.began} sides={[left, right]} />
      )}
      {parting.step !== undefined && (
        <>
          <div className="parted-worlds">
            {[left, right].map((run) => (
              <Link key={run.id} className="parted-world" href={runAddress(run.id, parting.step)}>
                <Picture timeline={run.timeline} view={run.detail.view} step={parting.step!} />
                <span>
                  <RunLetter run={run} /> Go to step {parting.step!.toLocaleString('en')}
                </span>
              </Link>
            ))}
          </div>
          <Differences
            title={`Done at step ${parting.step.toLocaleString('en')}`}
            rows={parting.differences}
            sides={[left, right]}
          />
        </>
      )}
    </div>
  )
}

/** Found once and continued: runs that are compared may be long, and grow while they are. */
function useParting(left: LoadedRun, right: LoadedRun): Parting {
  const found = useRef<{ readonly pair: readonly [Timeline, Timeline]; readonly parting: Parting }>(undefined)
  return useMemo(() => {
    const isSame = found.current?.pair[0] === left.timeline && found.current.pair[1] === right.timeline
    const parting = whereParted(left, right, isSame ? found.current!.parting : undefined)
    found.current = { pair: [left.timeline, right.timeline], parting }
    return parting
  }, [left, right])
}

function sayParting(parting: Parting, left: LoadedRun, right: LoadedRun): string {
  const { step, shared, forkedAt, began } = parting
  const forked = forkedAt === undefined ? '' : `${sayDescent(forkedAt, left, right)} `
  if (step !== undefined) {
    const at = step.toLocaleString('en')
    if (forkedAt === step) return `${forked}It was given something else there.`
    if (step <= 1) return `${forked}They went different ways from the first step.`
    return `${forked}The same for ${countOf(step - 1, 'step')}, then different at step ${at}.`
  }
  const although = began.length > 0 ? ', although they were given other values' : ''
  if (left.timeline.lastStep === right.timeline.lastStep)
    return `${forked}They did not part: all ${countOf(shared, 'step')} are the same${although}.`
  const [short, long] = left.timeline.lastStep < right.timeline.lastStep ? [left, right] : [right, left]
  const same = `the ${countOf(shared, 'step')} of ${short.letter} are the first of ${long.letter}`
  return `${forked}They have not parted: ${same}.`
}

function sayDescent(forkedAt: number, left: LoadedRun, right: LoadedRun): string {
  const at = forkedAt.toLocaleString('en')
  const isChild = (child: LoadedRun, parent: LoadedRun) => child.detail.parent?.run === parent.id
  if (isChild(right, left)) return `${right.letter} was forked from ${left.letter} at step ${at}.`
  if (isChild(left, right)) return `${left.letter} was forked from ${right.letter} at step ${at}.`
  return `Both come from one run, up to step ${at}.`
}

interface DifferencesProps {
  readonly title: string
  readonly rows: readonly Difference[]
  readonly sides: readonly [LoadedRun, LoadedRun]
}

function Differences({ title, rows, sides }: DifferencesProps) {
  if (rows.length === 0) return null
  const shown = rows.slice(0, MOST_DIFFERENCES)
  return (
    <div className="compare-scroll" tabIndex={0} role="group" aria-label={title}>
      <table className="compare-table parted-table">
        <caption className="eyebrow">{title}</caption>
        <thead>
          <tr>
            <th scope="col">field</th>
            <RunHeads runs={sides} />
          </tr>
        </thead>
        <tbody>
          {shown.map(({ agent, field, left, right }, place) => (
            <tr key={place}>
              <th scope="row">
                {agent !== undefined && <span className="soft">{visibleText(agent.slice(0, 60))} </span>}
                {visibleText(field.slice(0, 60))}
              </th>
              <td dir="auto">{visibleText(left)}</td>
              <td dir="auto">{visibleText(right)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && <p className="soft">and {countOf(rows.length - shown.length, 'more field')}</p>}
    </div>
  )
}
