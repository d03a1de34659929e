/** Societies inside a run: each has a journal of its own, named after the run, the step and the agent it belongs to. */
import { pause } from '../base/pause.ts'
import { isNamedInside, nameWithin, placeOf, type PlaceInside } from '../base/inside-ids.ts'
import { readStart } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { tryReading } from '../store/unreadable.ts'
import { agentsIn } from './shape.ts'

export async function countInside(store: Store, run: string): Promise<number> {
  let count = 0
  for (const id of await store.runs(run)) if (isNamedInside(id, run)) count++
  return count
}

const RUNS_AT_ONCE = 64

/** Those of the run itself, and where in it they belong. */
export async function placesInside(store: Store, run: string): Promise<(PlaceInside & { readonly id: string })[]> {
  const agents = new Set(agentsIn(await readStart(store, run)))
  const ids = (await store.runs(run)).filter((id) => isNamedInside(id, run))
  const places: (PlaceInside & { readonly id: string })[] = []
  for (const [at, id] of ids.entries()) {
    const start = await tryReading(() => readStart(store, id))
    if (start?.within === run) places.push({ id, ...placeOf(nameWithin(id, run), agents) })
    // there may be thousands, and others wait
    if (at % RUNS_AT_ONCE === RUNS_AT_ONCE - 1) await pause()
  }
  return places
}
