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
  const told = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<Window>(() => atEndOf(0))
  const shown = windowAfter(kept, count)
  if (shown !== kept) setKept(shown)
  const { first, last, isAtEnd, pad } = { last: Math.min(count, shown.first + MOST_SHOWN), ...shown }
  const height = useRef(0)
  useLayoutEffect(() => {
    const node = list.current
    if (node === null) return
    // what came in above pushes what is read; it is pulled back
    if (!isAtEnd && height.current > 0) node.scrollTop += node.scrollHeight - height.current
    height.current = 0
    const spare = spareIn(shown)
    if (spare === 0) return
    const [gone, next] = [told.current?.children[0], told.current?.children[spare]]
    if (gone === undefined || next === undefined) return
    // the room they took, and what was before them; the button takes some of it
    const freed = next.getBoundingClientRect().top - gone.getBoundingClientRect().top
    setKept({ ...shown, first: first + spare, pad: pad + freed + (first > 0 ? 0 : -MORE_PX) })
  })
  // told by the browser when it has laid out the page anyway: to ask for a height after every part would have it do so
  // once more. Fonts and clipped texts change heights as well.
  useEffect(() => {
    const [node, parts] = [list.current, told.current]
    if (node === null || parts === null || !isAtEnd) return
    const observer = new ResizeObserver(() => {
      node.scrollTop = node.scrollHeight
    })
    observer.observe(node)
    observer.observe(parts)
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
        <div ref={told}>
          {Array.from({ length: Math.max(0, last - first) }, (_, at) => part(first + at))}
          {last === count && children}
        </div>
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
