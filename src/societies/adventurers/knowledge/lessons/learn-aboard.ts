/** Learns whether we are aboard something that does not carry us along. */
import type { ThingsDraft } from '../draft.ts'

const BOARDS = /^(?:enter|board|get in|get on|go in|sit on|sit in|stand on|lie on|climb in)$/
const LEAVES = /^(?:out|exit|leave|stand|get out|get off|disembark)$/
const INSIDE = /\byou (?:get|climb|step|sit|settle|lie|hop|clamber|squeeze|are now)\b/i

/** After the last command: got in, got out, or did not get away. */
export function learnAboard(draft: ThingsDraft): void {
  const { last, situation, ways, here, reply, aboard } = draft
  if (last === undefined) return
  if (situation.died || LEAVES.test(last.text)) {
    if (aboard !== null) draft.aboard = null
    return
  }
  if (BOARDS.test(last.verb) && situation.kind === 'change' && INSIDE.test(reply.before)) {
    draft.aboard = { thing: last.nouns[0] ?? 'it' }
    return
  }
  if (aboard === null || last.way === undefined || situation.cameFrom !== undefined) return
  // a way we have gone before does not lead away any more
  if (ways.get(here)?.[last.way] !== undefined) draft.aboard = { ...aboard, stuckAt: here }
}
