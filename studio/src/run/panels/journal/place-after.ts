/** Walking along a list by keys. */

// rows that a page key goes
export const PAGE = 10

/** Where a key leads in the list; `undefined` when the key is not for it. */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: place + PAGE,
    PageUp: place - PAGE,
    Home: 0,
    End: count - 1,
  }
  const to = moves[key]
  return to === undefined || count === 0 ? undefined : Math.min(count - 1, Math.max(0, to))
}
