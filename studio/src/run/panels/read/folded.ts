/** Something made of a whole journal and kept beside it: when the journal has grown, only what is new is read. */
import type { Entry } from '../../../../../src/store/record.ts'
import { countBy } from '../../../journal/ascending.ts'
import type { Timeline } from '../../../journal/timeline.ts'

export function folded<T>(
  create: () => T,
  add: (into: T, entry: Entry, place: number) => void,
): (timeline: Timeline) => T {
  const known = new WeakMap<Timeline, { readonly value: T; upTo: number }>()
  return (timeline) => {
    let kept = known.get(timeline)
    if (kept === undefined) known.set(timeline, (kept = { value: create(), upTo: 0 }))
    for (const { entries } = timeline; kept.upTo < entries.length; kept.upTo++)
      add(kept.value, entries[kept.upTo]!, kept.upTo)
    return kept.value
  }
}

/** How many of these, which ascend by step, belong to a step or to one before it. */
export const countUpTo = (things: readonly { readonly step: number }[], step: number): number =>
  countBy(things, step, stepOf)

const stepOf = ({ step }: { readonly step: number }) => step
