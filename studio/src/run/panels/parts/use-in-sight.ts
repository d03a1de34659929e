/** Keeps a row of a long list in sight while it moves, as long as it was: who has scrolled away is reading. */
import type { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'

type List = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>

/** Says whether the row is in sight now. Rows are of one height. */
export function useInSight(list: List, place: number, rowPx: number): boolean {
  const before = useRef(-1)
  const isInSight = (index: number) => {
    const { scrollOffset, scrollRect } = list
    const top = index * rowPx - (scrollOffset ?? 0)
    return top > -rowPx && top < (scrollRect?.height ?? 0)
  }
  useEffect(() => {
    if (place < 0 || place === before.current) return
    const wasAt = before.current
    before.current = place
    if (wasAt < 0 || isInSight(wasAt)) list.scrollToIndex(place, { align: wasAt < 0 ? 'center' : 'auto' })
  })
  return place < 0 || before.current < 0 || isInSight(place)
}
