/** When a room was visited, and which visit a press on it leads to. */
import type { Moment } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { countUpTo } from '../../journal/ascending.ts'

/** The steps at which a room was entered and put on the map, first to last. */
function visitsOf(timeline: Timeline, id: string): number[] {
  const charted = timeline.changesOf('locations')
  return timeline
    .changesOf('currentLocation')
    .filter((step) => timeline.field('currentLocation', step) === id)
    .map((step) => charted[countUpTo(charted, step - 1)] ?? step)
}

/** Where a press on a room leads: to the first visit, or from there to the last one. */
export function visitToShow({ timeline, step }: Moment, id: string): number | undefined {
  const visits = visitsOf(timeline, id)
  const [first] = visits
  if (first === undefined) return undefined
  return step === first ? visits.at(-1) : first
}
