/** The status of a game: room, score and moves, from globals in version 3 and from a line of the upper window later. */
import type { StatusLine, Turn } from '../zmachine/index.ts'

export interface Status {
  readonly room?: string
  readonly score?: number
  readonly moves?: number
}

const SCORE = /\bscore\s*(?::\s*)?(-?\d+)/i
const MOVES = /\b(?:moves?|turns?)\s*(?::\s*)?(\d+)/i
const BOTH = /(?:^|\s)(-?\d+)\s*\/\s*(\d+)\s*$/
const LONGEST_ROOM = 60

export function readStatus({ status, upper }: Pick<Turn, 'status' | 'upper'>): Status {
  if (status === undefined) return readLine(upper.split('\n', 1)[0] ?? '')
  return 'score' in status ? status : { room: status.room }
}

function readLine(line: string): Status {
  const both = BOTH.exec(line)
  const score = both?.[1] ?? SCORE.exec(line)?.[1]
  const moves = both?.[2] ?? MOVES.exec(line)?.[1]
  // the room stands left, parted by a gap from the numbers or the time
  const room =
    line
      .trimStart()
      .split(/ {3,}|\bscore\b/i, 1)[0]
      ?.trim() ?? ''
  return {
    ...(room !== '' && room.length <= LONGEST_ROOM && { room }),
    ...(score !== undefined && { score: Number(score) }),
    ...(moves !== undefined && { moves: Number(moves) }),
  }
}

/** As a person sees it above the text. */
export function drawStatus(status: StatusLine): { left: string; right: string } {
  if ('score' in status) return { left: status.room, right: `Score: ${status.score}  Moves: ${status.moves}` }
  const { hours, minutes } = status
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
  return { left: status.room, right: `Time: ${clock}` }
}
