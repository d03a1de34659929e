/** The end of a long story: the last parts of it, more when one scrolls back, and never all. What is read stays put. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { atEndOf, SHOWN, spareIn, windowAfter, type Window } from './scroll-window.ts'
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
  const [kept, setKept] = useState<Window>(() => atEndOf(0))
  const shown = windowAfter(kept, count)
  if (shown !== kept) setKept(shown)
  const { first, last, isAtEnd, pad } = { last: Math.min(count, shown.first + MOST_SHOWN), ...shown }
  const height = useRef(0)
  useLayoutEffect(() => {
    const node = list.current
    if (node === null) return
    if (isAtEnd) node.scrollTop = node.scrollHeight
    // what came in above pushes what is read; it is pulled back
    else if (height.current > 0) node.scrollTop += node.scrollHeight - height.current
    height.current = 0
    const spare = spareIn(shown)
    const [gone, next] = [node.children[1], node.children[1 + spare]]
    if (spare === 0 || gone === undefined || next === undefined) return
    // the room they took, and what was before them; the button takes some of it
    const freed = next.getBoundingClientRect().top - gone.getBoundingClientRect().top
    setKept({ ...shown, first: first + spare, pad: pad + freed + (first > 0 ? 0 : -MORE_PX) })
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
    if (isNear !== isAtEnd) {
      // whoever goes back finds the story there, and not the room it took
      if (!isNear && pad > 0) height.current = node.scrollHeight
      setKept({ ...shown, isAtEnd: isNear, pad: isNear ? pad : 0 })
    } else if (node.scrollTop < NEAR * 4 && first > 0 && !isNear) back()
  }
  const back = () => {
    height.current = list.current!.scrollHeight
    setKept({ ...shown, first: Math.max(0, first - SHOWN), isAtEnd: false, pad: 0 })
  }
  return (
    <div className="scroll-back">
      <div className="scroll-back-list" ref={list} role="region" aria-label={label} tabIndex={0} onScroll={onScroll}>
        <div style={{ height: first > 0 ? pad + MORE_PX : 0, paddingTop: pad }}>
          {first > 0 && (
            <Button variant="quiet" className="scroll-back-more" onClick={back}>
              Earlier
            </Button>
          )}
        </div>
        {Array.from({ length: Math.max(0, last - first) }, (_, at) => part(first + at))}
        {last === count && children}
      </div>
      {!isAtEnd && (
        <Button className="scroll-back-end" icon="down" onClick={() => setKept(atEndOf(count))}>
          To this moment
        </Button>
      )}
    </div>
  )
}

const MOST_SHOWN = 240
// the button that shows earlier parts, and the room around it
const MORE_PX = 44
