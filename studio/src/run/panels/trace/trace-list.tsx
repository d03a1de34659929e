/** The rows of a trace, of which only those in sight are drawn. Arrow keys walk along, fold and unfold. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type KeyboardEvent } from 'react'
import type { Span } from '../../../../../src/trace/span.ts'
import { formatCost, formatCount, formatTime } from '../../../../../src/trace/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useRun } from '../../context.tsx'
import { placeAfter } from '../journal/place-after.ts'
import { useHue } from '../parts/agent-name.tsx'
import { useInSight } from '../parts/use-in-sight.ts'
import { TraceName } from './trace-name.tsx'
import { barOf, rangeOf, rowAround, whoseOf, type Range, type TraceRow } from './trace-rows.ts'

interface TraceListProps {
  readonly rows: readonly TraceRow[]
  readonly spans: readonly Span[]
  /** of the chosen row */
  readonly place: number
  /** bars on the time of the whole run, or of what is in sight */
  readonly isWhole: boolean
  readonly onChoose: (row: TraceRow) => void
  readonly onFold: (row: TraceRow, isOpen: boolean) => void
}

const ROW_PX = 28

export function TraceList({ rows, spans, place, isWhole, onChoose, onFold }: TraceListProps) {
  const { step } = useRun()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  })
  const isNear = useInSight(list, place, ROW_PX)
  const { startIndex, endIndex } = list.range ?? { startIndex: 0, endIndex: rows.length - 1 }
  const range = rangeOf(rows.slice(startIndex, endIndex + 1), spans, isWhole)
  const from = spans[0]?.start ?? 0
  const go = (to: number) => {
    list.scrollToIndex(to)
    onChoose(rows[to]!)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[place]
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const to = placeAfter(event.key, place, rows.length)
    if (to !== undefined) go(to)
    else if (event.key === 'ArrowRight' && row.hasMore && !row.isOpen) onFold(row, true)
    else if (event.key === 'ArrowRight' && row.hasMore) go(place + 1)
    else if (event.key === 'ArrowLeft' && row.isOpen) onFold(row, false)
    else if (event.key === 'ArrowLeft') go(rowAround(rows, place))
    else if (event.key !== 'ArrowRight') return
    event.preventDefault()
  }
  return (
    <div className="trace-pane">
      <TraceHead range={range} from={from} />
      <div
        ref={scroller}
        className="trace-list"
        role="tree"
        aria-label="What took how long"
        tabIndex={0}
        aria-activedescendant={place < 0 ? undefined : idOf(place)}
        onKeyDown={onKeyDown}
      >
        <div className="trace-rows" role="presentation" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => (
            <TraceLine
              key={index}
              place={index}
              row={rows[index]!}
              isFirst={isFirstOfStep(rows, index)}
              isChosen={index === place}
              top={start}
              range={range}
              onChoose={onChoose}
              onFold={onFold}
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

/** The run around all of them is at no step of its own. */
function isFirstOfStep(rows: readonly TraceRow[], place: number): boolean {
  const before = rows[place - 1]
  return before !== undefined && (before.depth === 0 || before.step !== rows[place]!.step)
}

const idOf = (place: number) => `trace-row-${place}`

/** The names of the columns; over the bars, the time they are drawn on, counted from the beginning of the run. */
function TraceHead({ range: { from: start, to }, from }: { readonly range: Range; readonly from: number }) {
  return (
    <div className="trace-row trace-head" aria-hidden="true">
      <span className="trace-step">step</span>
      <span className="trace-what">what</span>
      <span className="trace-axis">
        <span>{formatTime(start - from)}</span>
        {[0.5, 1].map((part) => (
          <span key={part}>
            {start > from && '+ '}
            {formatTime(part * (to - start))}
          </span>
        ))}
      </span>
      <span className="trace-number">took</span>
      <span className="trace-number trace-tokens">tokens</span>
      <span className="trace-number trace-cost">cost</span>
    </div>
  )
}

interface TraceLineProps extends Pick<TraceListProps, 'onChoose' | 'onFold'> {
  readonly place: number
  readonly row: TraceRow
  readonly isFirst: boolean
  readonly isChosen: boolean
  readonly top: number
  readonly range: Range
}

function TraceLine({ place, row, isFirst, isChosen, top, range, onChoose, onFold }: TraceLineProps) {
  const { step: now } = useRun()
  const { span, depth, step, hasMore, isOpen, tokens, cost } = row
  const isNow = depth > 0 && step === now
  return (
    <div
      id={idOf(place)}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isChosen}
      aria-expanded={hasMore ? isOpen : undefined}
      aria-current={isNow ? 'step' : undefined}
      className={`trace-row${isNow ? ' trace-now' : ''}${isFirst ? ' trace-first' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onChoose(row)}
    >
      <span className="trace-step">{isFirst ? step : ''}</span>
      <TraceName row={row} onFold={onFold} />
      <TraceBar span={span} range={range} />
      <span className="trace-number">{span.end === undefined ? 'open' : formatTime(span.end - span.start)}</span>
      <span className="trace-number trace-tokens">{tokens === 0 ? '' : formatCount(tokens)}</span>
      <span className="trace-number trace-cost">{cost === 0 ? '' : formatCost(cost)}</span>
    </div>
  )
}

/** In the hue of who thought, called or asked; of a thought, lighter, so that what is in it stands out. */
function TraceBar({ span, range }: { readonly span: Span; readonly range: Range }) {
  const hue = useHue(whoseOf(span) ?? '')
  const { left, width } = barOf(span, range)
  const classes = [
    `trace-bar trace-bar-${span.kind}`,
    ...(whoseOf(span) === undefined ? [] : [`hue-${hue}`]),
    ...(span.error ? ['trace-bad'] : []),
    ...(span.end === undefined ? ['trace-open'] : []),
  ]
  return (
    <span className="trace-track" aria-hidden="true">
      <span className={classes.join(' ')} style={{ left: `${left * 100}%`, width: `${width * 100}%` }} />
    </span>
  )
}
