/** The curve and the marks of a run as it grows: asked for a few times a second, however fast it is. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Curve, Mark, WorldView } from '../contract.ts'
import type { Timeline } from '../journal/timeline.ts'

const ASK_EVERY_MS = 250

export interface TimelineFacts {
  readonly curve: Curve | undefined
  readonly marks: readonly Mark[]
  readonly first: number
  readonly last: number
}

export function useTimelineFacts(view: WorldView, timeline: Timeline): TimelineFacts {
  const version = useUnhurried(timeline.version, ASK_EVERY_MS)
  return useMemo(
    () => factsOf(view, timeline),
    // they are made anew when the timeline has grown
    [view, timeline, version],
  )
}

export function factsOf(view: Pick<WorldView, 'curve' | 'marks'>, timeline: Timeline): TimelineFacts {
  return {
    curve: view.curve?.(timeline),
    marks: ascending(view.marks?.(timeline) ?? []),
    first: timeline.firstStep,
    last: timeline.lastStep,
  }
}

export function ascending(marks: readonly Mark[]): readonly Mark[] {
  const isSorted = marks.every((mark, index) => index === 0 || marks[index - 1]!.step <= mark.step)
  return isSorted ? marks : marks.toSorted((one, other) => one.step - other.step)
}

/** The value, but never more often than this; the last one always comes. */
function useUnhurried<T>(value: T, everyMs: number): T {
  const [shown, setShown] = useState(value)
  const shownAt = useRef(0)
  useEffect(() => {
    if (Object.is(shown, value)) return
    const wait = Math.max(0, shownAt.current + everyMs - performance.now())
    const timer = setTimeout(() => {
      shownAt.current = performance.now()
      setShown(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, shown, everyMs])
  return shown
}
