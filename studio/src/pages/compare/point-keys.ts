/** A sheet that is read at a point: arrows go along it, with Shift ten at a time; Page keys a tenth of the way. */
import type { KeyboardEvent } from 'react'

/** Where a key leads from `now`, of 0 to `last`; nothing of other keys, which are left alone. */
export function pointByKey(event: KeyboardEvent, now: number, last: number): number | undefined {
  const by = { ArrowLeft: -1, ArrowRight: 1, PageDown: -last / 10, PageUp: last / 10 }[event.key]
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? last
        : by === undefined
          ? undefined
          : now + by * (event.shiftKey ? 10 : 1)
  if (next === undefined) return undefined
  event.preventDefault()
  return Math.round(Math.max(0, Math.min(last, next)))
}
