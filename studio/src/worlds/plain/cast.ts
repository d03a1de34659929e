/** Who took part so far, in the order they first did something. Read once, as the journal grows. */
import type { Timeline } from '../../journal/timeline.ts'

const casts = new WeakMap<Timeline, { upTo: number; readonly names: string[]; readonly known: Set<string> }>()

export function castOf(timeline: Timeline): readonly string[] {
  let cast = casts.get(timeline)
  if (cast === undefined) casts.set(timeline, (cast = { upTo: 0, names: [], known: new Set() }))
  for (; cast.upTo < timeline.entries.length; cast.upTo++) {
    const { record } = timeline.entries[cast.upTo]!
    if (record.kind !== 'step') continue
    for (const { agent } of record.did) {
      if (cast.known.has(agent)) continue
      cast.known.add(agent)
      cast.names.push(agent)
    }
  }
  return cast.names
}
