/** The tally of an expedition: found, seen and said, counted from its board. */
import type { View } from '../../board/field.ts'
import type { Explorable } from '../../worlds/explorable.ts'
import { searchableGrid } from '../../worlds/grid/searchable.ts'
import type { boardOf } from './board.ts'

type Board<Source, State, Spot> = View<
  ReturnType<typeof boardOf<Source, State, Spot>>['fields'],
  'world' | 'objects' | 'seen' | 'mail' | 'actionHistory' | 'stepCount'
>

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

/** `ground`: the world they searched, if it is not the grid. */
export function tally<Source, State, Spot>(
  { world, objects, seen, mail, actionHistory, stepCount }: Board<Source, State, Spot>,
  ground: Explorable<Source, State, Spot> = searchableGrid as never,
): Tally {
  const walkable = ground.chart(world).reachable()
  const known = new Set(seen.flatMap(({ floor, door }) => [...floor, ...door]))
  return {
    rounds: Math.max(0, ...Object.values(stepCount)),
    found: objects.length,
    objects: ground.open(world).info().objects,
    coverage: known.intersection(walkable).size / walkable.size,
    messages: mail.length,
    repeatedVisits: countRepeats(actionHistory),
  }
}

function countRepeats(history: readonly { readonly explorer: string; readonly position: unknown }[]): number {
  const visited = new Set<string>()
  const last = new Map<string, string>()
  let repeats = 0
  for (const { explorer, position } of history) {
    const place = JSON.stringify(position)
    if (last.get(explorer) !== place && visited.has(place)) repeats++
    visited.add(place)
    last.set(explorer, place)
  }
  return repeats
}
