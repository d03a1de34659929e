/** The rows of the journal, of which only those in sight are drawn. Arrow keys walk along it. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useRun } from '../../context.tsx'
import { AgentName } from '../parts/agent-name.tsx'
import { useInSight } from '../parts/use-in-sight.ts'
import { describeRow, kindNames } from '../read/describe.ts'
import type { Row } from '../read/rows.ts'
import { PAGE, placeAfter } from './place-after.ts'

interface JournalListProps {
  readonly rows: readonly Row[]
  /** the place of the step the page is at */
  readonly current: number
  readonly shown: Row | undefined
  readonly onChoose: (row: Row) => void
}

const ROW_PX = 30

export function JournalList({ rows, current, shown, onChoose }: JournalListProps) {
  const { step } = useRun()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  })
  const place = shown === undefined ? -1 : Math.max(0, rows.indexOf(shown, Math.max(0, current - PAGE)))
  const isNear = useInSight(list, place, ROW_PX)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, place, rows.length)
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    list.scrollToIndex(to)
    onChoose(rows[to]!)
  }
  return (
    <div className="journal-pane">
      <div
        ref={scroller}
        className="journal-list"
        role="listbox"
        aria-label="Entries of the journal"
        tabIndex={0}
        aria-activedescendant={place < 0 ? undefined : idOf(place)}
        onKeyDown={onKeyDown}
      >
        <div className="journal-rows" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => (
            <JournalRow
              key={index}
              id={idOf(index)}
              row={rows[index]!}
              place={index}
              of={rows.length}
              top={start}
              isFirst={index === 0 || rows[index - 1]!.step !== rows[index]!.step}
              isChosen={index === place}
              now={step}
              onChoose={onChoose}
            />
          ))}
        </div>
      </div>
      {!isNear && place >= 0 && (
        <Button className="panel-back" onClick={() => list.scrollToIndex(place, { align: 'center' })}>
          Back to step {step}
        </Button>
      )}
    </div>
  )
}

const idOf = (place: number) => `journal-row-${place}`

interface JournalRowProps {
  readonly id: string
  readonly row: Row
  readonly place: number
  readonly of: number
  readonly top: number
  readonly isFirst: boolean
  readonly isChosen: boolean
  readonly now: number
  readonly onChoose: (row: Row) => void
}

function JournalRow({ id, row, place, of, top, isFirst, isChosen, now, onChoose }: JournalRowProps) {
  const { timeline } = useRun()
  const { actor, kind, step } = row
  const when = step === now ? 'now' : step > now ? 'later' : 'before'
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-current={step === now ? 'step' : undefined}
      aria-posinset={place + 1}
      aria-setsize={of}
      className={`journal-row journal-${when}${isFirst ? ' journal-first' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onChoose(row)}
    >
      <span className="journal-step">{isFirst ? step : ''}</span>
      <span className="journal-actor">{actor && <AgentName name={actor.agent} who={actor.who} />}</span>
      <span className={`journal-kind journal-kind-${kind}`}>{kindNames[kind]}</span>
      <span className="journal-text" dir="auto">
        {describeRow(timeline, row)}
      </span>
    </div>
  )
}
