/** Learns what was tried on each thing: what the Puzzle Solver tells of. */
import type { ThingsDraft } from '../draft.ts'
import { find } from '../holding.ts'

// what is tried on one thing more often than that tells nobody anything
const MOST_TRIED = 30

export function learnInteractions({ last, objects, here, situation }: ThingsDraft): void {
  if (last === undefined || last.way !== undefined) return
  for (const noun of last.nouns) {
    const object =
      find(objects.values(), noun, here) ??
      find(objects.values(), noun, 'inventory') ??
      find(objects.values(), noun, situation.cameFrom ?? here) ??
      find(objects.values(), noun, 'gone')
    if (object === undefined || object.interactionsTried.includes(last.verb)) continue
    objects.put({ ...object, interactionsTried: [...object.interactionsTried, last.verb].slice(-MOST_TRIED) })
  }
}
