/** Effects that the run a fork was made from did after that place: things that are done in the world already. */
import { isNamedInside, nameWithin, outermostOf, placeOf } from '../base/inside-ids.ts'
import { readEntries, readStart } from './fold.ts'
import type { PerformedEffect, StepRecord } from './record.ts'
import type { Store } from './store.ts'

/** Of the parent itself and of the societies inside it; none where the run around all others is no fork. */
export async function effectsBeforeFork(store: Store, run: string): Promise<readonly PerformedEffect[]> {
  const { parent } = await readStart(store, outermostOf(run))
  if (!parent) return []
  const found: PerformedEffect[] = []
  const inside = (await store.runs(parent.run)).filter((id) => isNamedInside(id, parent.run))
  for (const id of [parent.run, ...inside]) {
    const isParent = id === parent.run
    // a society inside belongs to the step of the thought that ran it
    if (!isParent && placeOf(nameWithin(id, parent.run), NOBODY).step <= parent.step) continue
    for await (const { record } of readEntries(store, id)) {
      if (record.kind === 'step' && (!isParent || record.step > parent.step)) found.push(...effectsOf(record))
    }
  }
  return found
}

const NOBODY: ReadonlySet<string> = new Set()

function effectsOf({ did }: StepRecord): readonly PerformedEffect[] {
  return did.flatMap(({ effects = [] }) => effects)
}
