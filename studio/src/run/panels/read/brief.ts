/** A value in few characters: JSON without the quotes around names, cut where the room ends. */
import { writeBriefly } from '../../../../../src/base/write-briefly.ts'

// besides ordinary control characters, those that reverse the direction of writing
// oxlint-disable-next-line no-control-regex
const STEERING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Text in which nothing hides: what would not be seen, or would turn the line around, is written out. */
export function harmless(text: string): string {
  return text.replaceAll(STEERING, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** As one line of at most so many characters. */
export function oneLine(text: string, room: number): string {
  const line = harmless(text.slice(0, room * 2).replaceAll(/\s+/g, ' ')).trim()
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
