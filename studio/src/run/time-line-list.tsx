/** The marks of the time line as a list, for keyboards and for reading. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Mark } from '../contract.ts'
import { kindOf, type MarkKind } from '../mark-kind.ts'
import { shortText } from '../ui/clip-text.ts'
import { Empty } from '../ui/empty.tsx'
import { useRun } from './context.tsx'
import { MarkIcon } from './time-line-shapes.tsx'

export const MarksContext = createContext<readonly Mark[]>([])

const ROW_PX = 30

export function MarkList() {
  const marks = useContext(MarksContext)
  const { step, goTo, isFollowing } = useRun()
  const [hidden, setHidden] = useState<ReadonlySet<MarkKind>>(new Set())
  const kinds = useMemo(() => [...new Set(marks.map(({ kind }) => kindOf(kind)))], [marks])
  const shown = useMemo(() => marks.filter(({ kind }) => !hidden.has(kindOf(kind))), [marks, hidden])
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  })
  const here = shown.findLastIndex((mark) => mark.step <= step)
  useEffect(() => {
    const element = scroller.current
    if (here < 0 || element === null) return
    // whoever reads further up while the run goes on is left in peace
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 3 * ROW_PX
    if (!isFollowing || isAtEnd) rows.scrollToIndex(here, { align: 'auto' })
    // only when the step has passed a mark, not when the list grows
  }, [here])
  if (marks.length === 0)
    return (
      <Empty icon="memory" title="No marks yet.">
        What is worth coming back to, errors and questions among it, is listed here as it happens.
      </Empty>
    )
  return (
    <div className="mark-list">
      <div className="mark-list-kinds" role="group" aria-label="Kinds of marks">
        {kinds.map((kind) => (
          <button
            key={kind.name}
            type="button"
            className="button button-quiet"
            aria-pressed={!hidden.has(kind)}
            onClick={() => setHidden((now) => now.symmetricDifference(new Set([kind])))}
          >
            <MarkIcon kind={kind} />
            {kind.name}
          </button>
        ))}
      </div>
      <div className="mark-list-rows" ref={scroller} tabIndex={-1}>
        <ol style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const mark = shown[index]!
            const kind = kindOf(mark.kind)
            return (
              <li key={index} style={{ transform: `translateY(${start}px)` }}>
                <button
                  type="button"
                  className="mark-list-row"
                  aria-current={mark.step === step ? 'step' : undefined}
                  onClick={() => goTo(mark.step)}
                >
                  <span className="mark-list-step">{mark.step.toLocaleString('en')}</span>
                  <MarkIcon kind={kind} />
                  <span className="unseen">{kind.name}: </span>
                  <span className="mark-list-label" dir="auto">
                    {shortText(mark.label, 240)}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
