/** Text that fits a terminal: its width in columns, shortened, and without anything that could steer the terminal. */
import { visible } from '../base/visible.ts'
import { partsOf } from './paint.ts'

// CJK, Hangul, full-width forms and pictures take two columns; marks and joiners take none
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u
const NONE = /\p{Mark}|[\u200c\u200d]/u

function widthOf(character: string): number {
  return NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1
}

/** Of what is really shown: without its paint, and with what would hide written out. */
export function columnsOf(text: string): number {
  if (isPlain(text)) return text.length
  let columns = 0
  for (const character of unpainted(text)) columns += widthOf(character)
  return columns
}

/** Whether each of its characters takes one column, with nothing to be written out: most of what is shown. */
export function isPlain(text: string): boolean {
  return /^[\u0020-\u007e]*$/.test(text)
}

function unpainted(line: string): string {
  return partsOf(line).texts.map(harmless).join('')
}

/** Cut to a number of columns, with `…` where something is missing and without its paint. */
export function shorten(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text
  let kept = ''
  let used = 1
  for (const character of unpainted(text)) {
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
  // gap by gap: a pattern that looks for the line end itself tries every blank before it again and again
  const line = text.replaceAll(/\s+/g, (gap) => (gap.includes('\n') ? ' ⏎ ' : gap))
  return visible(line.replaceAll('\t', ' '))
}

/** What a story or a model wrote, line by line, without what could steer a terminal. */
export function harmlessLines(text: string): string[] {
  return text.replaceAll('\r', '').split('\n').map(harmless)
}
