/** Learns whether we are aboard something that does not carry us along. */
import type { Knowledge } from './knowledge.ts'

const BOARDS = /^(?:enter|board|get in|get on|go in|sit on|sit in|stand on|lie on|climb in)$/
const LEAVES = /^(?:out|exit|leave|stand|get out|get off|disembark)$/
const KEY = 'aboard'
const HELD = 'held fast'

/** After the last command: got in, got out, or did not get away. */
export function learnAboard({ last, situation, beliefs, ways, here, reply }: Knowledge): void {
  if (last === undefined) return
  const isAboard = (beliefs.get(KEY) ?? '') !== ''
  const leave = () => {
    if (isAboard) beliefs.set(KEY, '')
    if ((beliefs.get(HELD) ?? '') !== '') beliefs.set(HELD, '')
  }
  if (situation.died || LEAVES.test(last.text)) return leave()
  if (BOARDS.test(last.verb) && situation.kind === 'change' && INSIDE.test(reply.before))
    return beliefs.set(KEY, last.nouns[0] ?? 'it')
  if (!isAboard || last.way === undefined) return
  if (situation.cameFrom !== undefined) return
  // a way we have gone before does not lead away any more
  if (ways.get(here)?.[last.way] !== undefined) beliefs.set(HELD, here)
}

const INSIDE = /\byou (?:get|climb|step|sit|settle|lie|hop|clamber|squeeze|are now)\b/i

export const isHeldFast = ({ beliefs, here }: Pick<Knowledge, 'beliefs' | 'here'>): boolean =>
  beliefs.get(HELD) === here
