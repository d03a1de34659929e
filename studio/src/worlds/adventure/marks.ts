/** What is worth a mark in a game: points, deaths, minds that failed, and now and then a room that was found. */
import type { Changes } from '../../../../src/board/change.ts'
import { entriesPutBy, thingsPatchedBy, valueSetBy } from '../../../../src/board/read-change.ts'
import type { Location } from '../../../../src/societies/adventurers/board.ts'
import type { Response } from '../../../../src/societies/adventurers/protocol.ts'
import type { Mark } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { oneLine } from '../shared/one-line.ts'
import { DEATH, SCORE } from './mark-kinds.ts'
import { createMarker, deedsOf } from '../shared/troubles.ts'

interface Seen {
  score: number
  deaths: number
  rooms: number
  /** the step of the last room that was marked */
  marked: number
}

// of a time line: rooms nearer to each other than this are not marked
const ROOMS_APART = 1 / 40

const seenIn = new WeakMap<Timeline, Seen>()

export const adventureMarks = createMarker((entry, add, timeline) => {
  let seen = seenIn.get(timeline)
  if (seen === undefined) seenIn.set(timeline, (seen = { score: 0, deaths: 0, rooms: 0, marked: -Infinity }))
  const { record } = entry
  if (record.kind === 'start') note(record.changes, record.step, seen, undefined, timeline)
  if (record.kind !== 'step') return
  for (const { agent, changes } of deedsOf(entry)) {
    if (changes === undefined) continue
    note(changes, record.step, seen, add, timeline)
    const failed = entriesPutBy<Response>(changes['responses'])[agent]?.error
    if (failed !== undefined) add({ step: record.step, kind: 'error', label: oneLine(`${agent}: ${failed}`, 120) })
  }
})

type Add = (mark: Mark) => void

function note(changes: Changes, step: number, seen: Seen, add: Add | undefined, timeline: Timeline) {
  const score = valueSetBy<number>(changes['score'])
  if (typeof score === 'number') {
    const gain = score - seen.score
    if (gain !== 0) add?.({ step, kind: SCORE, label: `${gain > 0 ? '+' : '−'}${Math.abs(gain)}, now ${score}` })
    seen.score = score
  }
  const deaths = valueSetBy<number>(changes['deaths'])
  if (typeof deaths === 'number') {
    if (deaths > seen.deaths) add?.({ step, kind: DEATH, label: `A death, ${deaths} so far` })
    seen.deaths = deaths
  }
  const { locations } = changes
  seen.rooms = valueSetBy<readonly Location[]>(locations)?.length ?? seen.rooms
  for (const { place, fields } of thingsPatchedBy(locations)) {
    if (place < seen.rooms || fields === undefined) continue
    seen.rooms = place + 1
    if (step - seen.marked < Math.max(1, timeline.lastStep * ROOMS_APART)) continue
    seen.marked = step
    const { title } = fields as Partial<Location>
    add?.({ step, kind: 'note', label: oneLine(`New room: ${title ?? ''}`, 80) })
  }
}
