/** A turn in one line, for where nothing can be drawn. */
import type { Paint } from '../../../terminal/paint.ts'
import { columnsOf, harmless, padEnd, shorten } from '../../../terminal/text.ts'
import { storyText } from '../../../worlds/adventure/story-text.ts'
import type { Turn } from '../played/turn.ts'

const COMMAND_COLUMNS = 26
const WINNER_COLUMNS = 9

export function turnLine(
  turn: Turn,
  before: Turn | undefined,
  { columns, paint }: { columns: number; paint: Paint },
): string {
  const { command, decision, score, text } = turn
  const gain = before === undefined ? 0 : score - before.score
  const points = gain === 0 ? '' : `${gain > 0 ? '+' : '−'}${Math.abs(gain)} `
  const number = paint('dim', String(turn.turn).padStart(5))
  const who = command === undefined ? '' : (decision?.winner ?? 'person')
  const what = padEnd(shorten(harmless(command ?? '(begins)'), COMMAND_COLUMNS), COMMAND_COLUMNS)
  const head = `${number}  ${what}  ${paint('dim', padEnd(who, WINNER_COLUMNS))}  `
  const [first = ''] = storyText(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const room = Math.max(8, columns - columnsOf(head) - points.length)
  return `${head}${paint(gain < 0 ? 'red' : 'green', points)}${shorten(harmless(first.trim()), room)}`
}
