/** Effects that the runs a fork descends from did after it left them: things that are done in the world already. */
import { isNamedInside, namesOf, nameWithin, outermostOf, partsOf } from '../base/inside-ids.ts'
import { readEntries, readForebears } from './fold.ts'
import type { InsideFork, PerformedEffect, StepRecord } from './record.ts'
import type { Store } from './store.ts'

/** Of its forebears and of the societies inside them; none where the run around all others is no fork. */
export async function effectsBeforeFork(store: Store, run: string): Promise<readonly PerformedEffect[]> {
  const found: PerformedEffect[] = []
  const places: Place[] = []
  for await (const { id, start } of readForebears(store, outermostOf(run))) {
    if (places.length > 0) found.push(...(await effectsAfter(store, id, places)))
    places.push({ step: start.step, ...(start.inside && { inside: start.inside }) })
  }
  return found
}

/** Where a fork left its parent. */
export interface Place {
  readonly step: number
  readonly inside?: Pick<InsideFork, 'name' | 'step'>
}

async function effectsAfter(store: Store, run: string, places: readonly Place[]): Promise<PerformedEffect[]> {
  const found: PerformedEffect[] = []
  const inside = (await store.runs(run)).filter((id) => isNamedInside(id, run))
  for (const id of [run, ...inside]) {
    const names = id === run ? [] : namesOf(nameWithin(id, run))
    // what one of them left behind is not part of what came of it
    const past = Math.min(...places.map((place) => pastOf(names, place)))
    if (past === Infinity) continue
    for await (const { record } of readEntries(store, id)) {
      if (record.kind === 'step' && record.step > past) found.push(...effectsOf(record))
    }
  }
  return found
}

/** Up to which step a society inside the parent is part of a fork's own past: its effects are, and are not repeated. */
export function pastOf(names: readonly string[], { step, inside }: Place): number {
  const way = inside ? namesOf(inside.name) : []
  for (const [depth, name] of names.entries()) {
    const own = partsOf(name)
    const at = partsOf(way[depth] ?? '')
    // below the way, a society belongs to a step of the run that was left
    if (!own || !at) return (own?.step ?? Infinity) <= (inside?.step ?? step) ? Infinity : NONE
    if (name === way[depth]) continue
    if (own.step !== at.step) return own.step < at.step ? Infinity : NONE
    // thoughts beside the one that is gone into, and what that one ran before, are taken over as they are
    return own.label !== at.label || own.count < at.count ? Infinity : NONE
  }
  if (!inside) return step
  return names.length === way.length ? inside.step : (partsOf(way[names.length]!)?.step ?? 0) - 1
}

// steps count from 1
const NONE = 0

function effectsOf({ did }: StepRecord): readonly PerformedEffect[] {
  return did.flatMap(({ effects = [] }) => effects)
}
