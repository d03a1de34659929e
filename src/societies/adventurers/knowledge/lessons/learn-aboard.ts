/** Learns whether we are aboard something that does not carry us along. */
import type { ThingsDraft } from '../draft.ts'
import { find, marked } from '../holding.ts'
import { has } from '../model/things.ts'
import { noteChange } from '../model/changes.ts'

const BOARDS = /^(?:enter|board|get in|get on|go in|sit on|sit in|stand on|lie on|climb in)$/
const LEAVES = /^(?:out|exit|leave|stand|get out|get off|disembark)$/
const INSIDE = /\byou (?:get|climb|step|sit|settle|lie|hop|clamber|squeeze|are now)\b/i

/** After the last command: got in, got out, or did not get away. */
export function learnAboard(draft: ThingsDraft): void {
  const { last, situation, ways, here, reply, aboard, step } = draft
  if (last === undefined) return
  if (situation.died || LEAVES.test(last.text)) {
    if (aboard !== null) leave(draft)
    return
  }
  if (BOARDS.test(last.verb) && situation.kind === 'change' && INSIDE.test(reply.before)) {
    draft.aboard = { thing: last.nouns[0] ?? 'it' }
    noteChange(draft.changes, here, { seated: step })
    return
  }
  if (aboard === null || last.way === undefined) return
  if (situation.cameFrom !== undefined) return ride(draft, aboard.thing, situation.cameFrom)
  // a way we have gone before does not lead away any more
  if (ways.get(here)?.[last.way] !== undefined) draft.aboard = { ...aboard, stuckAt: here }
}

/** On foot again, the ways are those of before. */
function leave(draft: ThingsDraft): void {
  draft.aboard = null
  noteChange(draft.changes, draft.here, { seated: draft.step })
}

/** What carries us is where we are. */
function ride({ objects, here }: ThingsDraft, name: string, from: string): void {
  const vehicle = find(objects.values(), name, from)
  if (!vehicle) return
  objects.put({ ...(has(vehicle, 'ridden') ? vehicle : marked(vehicle, 'ridden')), location: here })
}
