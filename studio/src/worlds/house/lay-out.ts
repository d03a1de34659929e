/** Places for rooms that have none on their plan: in rows, those with a door between them near each other. Pure. */
import type { Box } from '../shared/camera.ts'
import { textOf, type Entries } from './read.ts'

const WIDE_METRES = 4.2
const DEEP_METRES = 3.6
const GAP_METRES = 1

export function layOut(ids: readonly string[], doors: readonly Entries[], metre: number): ReadonlyMap<string, Box> {
  const beside = new Map<string, string[]>(ids.map((id) => [id, []]))
  for (const door of doors) {
    const [from, to] = [textOf(door['from']), textOf(door['to'])]
    if (!beside.has(from) || !beside.has(to)) continue
    beside.get(from)!.push(to)
    beside.get(to)!.push(from)
  }
  const order = new Set<string>()
  for (const id of ids) {
    const waiting = [id]
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (order.has(next)) continue
      order.add(next)
      waiting.push(...beside.get(next)!)
    }
  }
  const columns = Math.max(1, Math.ceil(Math.sqrt(order.size * 1.2)))
  return new Map(
    [...order].map((id, nth): [string, Box] => {
      const row = Math.floor(nth / columns)
      // as an ox ploughs: the next one is always a neighbour
      const column = row % 2 === 0 ? nth % columns : columns - 1 - (nth % columns)
      return [
        id,
        {
          x: column * (WIDE_METRES + GAP_METRES) * metre,
          y: row * (DEEP_METRES + GAP_METRES) * metre,
          width: WIDE_METRES * metre,
          height: DEEP_METRES * metre,
        },
      ]
    }),
  )
}
