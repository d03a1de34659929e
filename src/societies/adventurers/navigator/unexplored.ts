/** Unexplored ways out of a place: the text mentions them, and nobody has gone there. */
import { trialKey } from '../knowledge/trial-key.ts'
import type { NavigatorKnowledge } from '../views.ts'

type Map = Pick<NavigatorKnowledge, 'places' | 'ways' | 'tried'>

export function unexploredIn({ places, ways, tried }: Map, id: string): string[] {
  const known = ways.get(id) ?? {}
  return (places.get(id)?.exits ?? []).filter((way) => known[way] === undefined && !tried.get(trialKey(id, way)))
}

/** The share of the ways we know of that were gone, 0 to 1. */
export function completenessOf(map: Map): number {
  let open = 0
  let gone = 0
  for (const { id } of map.places.values()) {
    open += unexploredIn(map, id).length
    gone += Object.keys(map.ways.get(id) ?? {}).length
  }
  return gone + open === 0 ? 0 : Math.round((gone / (gone + open)) * 100) / 100
}
