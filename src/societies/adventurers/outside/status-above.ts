/** A status line above the text, as a terminal shows it: it is read as such, and is no part of the text. */
import { readStatus } from '../../../worlds/adventure/status.ts'
import type { Told } from '../board.ts'

const LONGEST_STATUS_LINE = 200
// the room, a gap, and numbers that are named: `West of House          Score: 0        Moves: 1`
const NAMED = /\b(?:score|moves|turns|time)\b/i

function isStatusLine(line: string): boolean {
  const text = line.trimStart()
  const gap = text.indexOf('   ')
  return line.length <= LONGEST_STATUS_LINE && gap > 0 && NAMED.test(text.slice(gap))
}

export function readStatusAbove(given: string): Told {
  const text = given.replaceAll('\r\n', '\n')
  const [line = '', ...rest] = text.trimStart().split('\n')
  if (!isStatusLine(line)) return { text }
  return { text: rest.join('\n'), ...readStatus({ upper: line }) }
}
