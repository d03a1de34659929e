/** The width of an element, kept up to date. */
import { useLayoutEffect, useState, type RefObject } from 'react'

const FIRST_GUESS = 320
const LEAST = 240

export function useWidth(ref: RefObject<Element | null>): number {
  const [width, setWidth] = useState(FIRST_GUESS)
  // before it is drawn: a sheet that is first too wide would make the page jump
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    setWidth(Math.max(LEAST, element.clientWidth))
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(LEAST, entry!.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
