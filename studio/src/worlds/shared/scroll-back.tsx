/** The end of a long story: the last parts of it, more when one scrolls back, and never all. What is read stays put. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { windowAfter, type Window } from './scroll-window.ts'
import './scroll-back.css'

interface ScrollBackProps {
  readonly label: string
  /** how many parts there are up to now */
  readonly count: number
  readonly part: (nth: number) => ReactNode
  /** after the last part */
  readonly children?: ReactNode
}

// nearer to the end than this, one is at the end
const NEAR = 60

export function ScrollBack({ label, count, part, children }: ScrollBackProps) {
  const list = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<Window>({ first: 0, count: 0, isAtEnd: true })
  const shown = windowAfter(kept, count)
  if (shown !== kept) setKept(shown)
  const { first, last, isAtEnd } = { last: Math.min(count, shown.first + MOST_SHOWN), ...shown }
  const height = useRef(0)
  useLayoutEffect(() => {
    const node = list.current
    if (node === null) return
    if (isAtEnd) node.scrollTop = node.scrollHeight
    // what came in above pushes what is read; it is pulled back
    else if (height.current > 0) node.scrollTop += node.scrollHeight - height.current
    height.current = 0
  })
  // fonts and clipped texts change heights
  useEffect(() => {
    const node = list.current
    if (node === null) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd) node.scrollTop = node.scrollHeight
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [isAtEnd])
  const onScroll = () => {
    const node = list.current!
    const toEnd = node.scrollHeight - node.clientHeight - node.scrollTop
    const isNear = toEnd < NEAR && last === count
    if (isNear !== isAtEnd) setKept({ ...shown, isAtEnd: isNear })
    else if (node.scrollTop < NEAR * 4 && first > 0 && !isNear) back()
  }
  const back = () => {
    height.current = list.current!.scrollHeight
    setKept({ ...shown, first: Math.max(0, first - PART), isAtEnd: false })
  }
  return (
    <div className="scroll-back">
      <div className="scroll-back-list" ref={list} role="region" aria-label={label} tabIndex={0} onScroll={onScroll}>
        {first > 0 && (
          <Button variant="quiet" className="scroll-back-more" onClick={back}>
            Earlier
          </Button>
        )}
        {Array.from({ length: Math.max(0, last - first) }, (_, at) => part(first + at))}
        {last === count && children}
      </div>
      {!isAtEnd && (
        <Button
          className="scroll-back-end"
          icon="down"
          onClick={() => setKept({ first: Math.max(0, count - PART), count, isAtEnd: true })}
        >
          To this moment
        </Button>
      )}
    </div>
  )
}

const PART = 24
const MOST_SHOWN = 240
