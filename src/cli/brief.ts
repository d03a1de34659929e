/** Brief forms of a value for a few columns: JSON without the quotes around names, cut where the room ends. */
import { writeBriefly } from '../base/write-briefly.ts'
import { harmless, shorten } from '../terminal/text.ts'

export function brief(value: unknown, columns: number): string {
  return shorten(harmless(writeBriefly(value, columns + 1)), columns)
}

/** Text as it is, anything else as JSON: for questions and reasons. */
export function plainly(value: unknown, columns: number): string {
  return typeof value === 'string' ? shorten(harmless(value), columns) : brief(value, columns)
}
