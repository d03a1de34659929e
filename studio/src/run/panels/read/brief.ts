/** A value in few characters: JSON without the quotes around names, cut where the room ends. */
import { visible } from '../../../../../src/base/visible.ts'
import { writeBriefly } from '../../../../../src/base/write-briefly.ts'

/** As one line of at most so many characters. */
export function oneLine(text: string, room: number): string {
  const line = visible(text.slice(0, room * 2).replaceAll(/\s+/g, ' ')).trim()
  return line.length > room || text.length > room * 2 ? `${whole(line.slice(0, room))}…` : line
}

export function brief(value: unknown, room: number): string {
  return oneLine(writeBriefly(value, room + 1), room)
}

/** Text as it is, anything else as `brief` writes it: for questions, reasons and results. */
export function plainly(value: unknown, room: number): string {
  return typeof value === 'string' ? oneLine(value, room) : brief(value, room)
}

/** Half of a pair of characters is none. */
function whole(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text
}
