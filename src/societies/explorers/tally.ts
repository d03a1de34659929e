/** What came of an expedition, counted from its board. */
import type { View } from '../../board/field.ts'
import { createGrid } from '../../worlds/grid/grid.ts'
import { cellAt, reachableFrom } from '../../worlds/grid/map.ts'
import type { expedition } from './board.ts'

type Board = View<typeof expedition.fields, 'world' | 'objects' | 'seen' | 'mail' | 'actionHistory' | 'stepCount'>

export interface Tally {
  readonly rounds: number
  readonly found: number
  /** how many there are to be found */
  readonly objects: number
  /** which part of what can be walked on somebody has seen, from 0 to 1 */
  readonly coverage: number
  readonly messages: number
  /** steps onto a cell on which somebody had been before */
  readonly repeatedVisits: number
}

export function tally({ world, objects, seen, mail, actionHistory, stepCount }: Board): Tally {
  const grid = createGrid({ source: world })
  const { map } = grid
  const starts = map.starts.map(({ position: { x, y, z } }) => cellAt(map, x, y, z))
  const walkable = reachableFrom(map, starts)
  const known = new Set(seen.flatMap(({ floor, door }) => [...floor, ...door]))
  return {
    rounds: Math.max(0, ...Object.values(stepCount)),
    found: objects.length,
    objects: grid.info().objects,
    coverage: known.intersection(walkable).size / walkable.size,
    messages: mail.length,
    repeatedVisits: countRepeats(actionHistory),
  }
}

function countRepeats(history: Board['actionHistory']): number {
  const visited = new Set<string>()
  const last = new Map<string, string>()
  let repeats = 0
  for (const { explorer, position } of history) {
    const place = Object.values(position).join()
    if (last.get(explorer) !== place && visited.has(place)) repeats++
    visited.add(place)
    last.set(explorer, place)
  }
  return repeats
}
