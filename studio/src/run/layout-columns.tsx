/** Where are we, what happened, who thinks what: side by side, or one at a time where there is no room. */
import { Activity, Fragment, useRef, type ReactNode } from 'react'
import { Boundary } from '../ui/boundary.tsx'
import { useForkHere } from './act-fork-here.ts'
import { Agents } from './agents.tsx'
import { useRun } from './context.tsx'
import { moveShare, SplitLine, useShares } from './layout-split.tsx'
import { QuestionPanel } from './question.tsx'

export type ColumnId = 'world' | 'story' | 'agents'

export const columns: readonly { readonly id: ColumnId; readonly title: string; readonly short: string }[] = [
  { id: 'world', title: 'The world so far', short: 'World' },
  { id: 'story', title: 'What happened', short: 'Story' },
  { id: 'agents', title: 'Who thinks what', short: 'Agents' },
]

const USUAL = [0.42, 0.335, 0.245]
const LEAST = 0.16

export function Columns() {
  const [shares, change, reset] = useShares('troupe-columns', USUAL)
  const whole = useRef<HTMLDivElement>(null)
  return (
    <div
      className="columns"
      ref={whole}
      style={{ gridTemplateColumns: shares.map((share) => `minmax(0, ${share}fr)`).join(' ') }}
    >
      {columns.map(({ id, title }, index) => (
        <Fragment key={id}>
          <Column id={id} title={title}>
            {index < columns.length - 1 && (
              <SplitLine
                label={`Width of ${title.toLowerCase()}`}
                direction="across"
                value={shares[index]! * 100}
                onMove={(by) =>
                  change((now) => moveShare(now, index, by / Math.max(1, whole.current?.clientWidth ?? 1), LEAST))
                }
                onReset={reset}
              />
            )}
          </Column>
        </Fragment>
      ))}
    </div>
  )
}

/** One of them on a phone. The others keep what they were scrolled or panned to. */
export function ColumnPages({ chosen }: { readonly chosen: string }) {
  return columns.map(({ id, title }) => (
    <Activity key={id} mode={id === chosen ? 'visible' : 'hidden'}>
      <Column id={id} title={title} />
    </Activity>
  ))
}

function Column({
  id,
  title,
  children,
}: {
  readonly id: ColumnId
  readonly title: string
  readonly children?: ReactNode
}) {
  const { step } = useRun()
  return (
    <section className={`column column-${id}`} aria-label={title}>
      <h2 className="eyebrow column-title">{title}</h2>
      <div className="column-body">
        <Boundary what={title} of={step}>
          <Content id={id} />
        </Boundary>
      </div>
      {children}
    </section>
  )
}

function Content({ id }: { readonly id: ColumnId }) {
  const { view, moment, goTo, chosen, choose } = useRun()
  const fork = useForkHere()
  if (id === 'world') return <view.World moment={moment} goTo={goTo} chosen={chosen} choose={choose} fork={fork} />
  if (id === 'story') return <view.Story moment={moment} goTo={goTo} chosen={chosen} choose={choose} />
  return (
    <>
      <QuestionPanel />
      <Agents />
    </>
  )
}
