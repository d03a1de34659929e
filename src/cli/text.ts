/** Text that fits a terminal: its width in columns, shortened, and without anything that could steer the terminal. */
import { stripVTControlCharacters } from 'node:util'

// CJK, Hangul, full-width forms and pictures take two columns; marks and joiners take none
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u
const NONE = /\p{Mark}|[\u200b-\u200d]/u
// besides ordinary control characters, those that reverse the direction of writing
// oxlint-disable-next-line no-control-regex
const STEERING = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

function widthOf(character: string): number {
  return NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1
}

export function columnsOf(text: string): number {
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0020-\u007e]*$/.test(text)) return text.length
  let columns = 0
  for (const character of stripVTControlCharacters(text)) columns += widthOf(character)
  return columns
}

/** Cut to a number of columns, with `…` where something is missing. For text without colour. */
export function shorten(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text
  let kept = ''
  let used = 1
  for (const character of text) {
    used += widthOf(character)
    if (used > columns) break
    kept += character
  }
  return columns < 1 ? '' : `${kept}…`
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - columnsOf(text)))
}

/** One line of harmless text: what agents and people wrote must not steer the terminal. */
export function harmless(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, ' ⏎ ')
    .replaceAll('\t', ' ')
    .replaceAll(STEERING, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
