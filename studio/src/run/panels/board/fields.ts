/** The fields of a board: in which order they are shown, and which of them a step changed. */
import type { Timeline } from '../../../journal/timeline.ts'

/** By field, who changed it in a step. */
export function writersAt(timeline: Timeline, step: number): ReadonlyMap<string, readonly string[]> {
  const writers = new Map<string, string[]>()
  for (const { agent, changes = {} } of timeline.step(step)?.did ?? [])
    for (const field of Object.keys(changes)) {
      const known = writers.get(field)
      if (known === undefined) writers.set(field, [agent])
      else if (!known.includes(agent)) known.push(agent)
    }
  return writers
}

/** As the society declares them, and after that whatever else the journal knows. */
export function orderedFields(known: readonly string[], declared: readonly string[]): readonly string[] {
  const order = new Map(declared.map((name, place) => [name, place]))
  const placeOf = (name: string) => order.get(name) ?? declared.length
  return known.toSorted((one, other) => placeOf(one) - placeOf(other))
}
