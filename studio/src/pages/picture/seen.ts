/** Whether a part of the page can be seen: on the screen, in a tab that is open. */
import { useEffect, useState, type RefObject } from 'react'

// pictures begin a little before they come into view
const MARGIN = '240px'

export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    let isNear = false
    const tell = () => setSeen(isNear && document.visibilityState !== 'hidden')
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? isNear
        tell()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [ref])
  return isSeen
}
