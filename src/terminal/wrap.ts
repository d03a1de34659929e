/**
 * Text broken at words to fit the terminal; the story's own lines and indents stay, and what it lays out in columns.
 */
import { columnsOf, isPlain } from './text.ts'

export function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line.trimEnd(), Math.max(columns, 1)))
}

function wrapLine(line: string, columns: number): string[] {
  if (columnsOf(line) <= columns) return [line]
  const indent = /^ */.exec(line)![0]
  // what is indented further than half would leave no room for words
  const hanging = indent.length * 2 < columns ? indent : ''
  const rows: string[] = []
  let row = hanging
  let gap = ''
  // words, and the gaps between them
  for (const piece of line.trimStart().split(/( +)/)) {
    if (piece.startsWith(' ')) {
      gap = piece
      continue
    }
    if (row !== hanging && columnsOf(row + gap + piece) > columns) {
      rows.push(row)
      row = hanging
    }
    row = row === hanging ? row + piece : row + gap + piece
    for (let cut = cutAt(row, columns); cut < row.length; cut = cutAt(row, columns)) {
      rows.push(row.slice(0, cut))
      row = hanging + row.slice(cut)
    }
  }
  return [...rows, row]
}

/** How much of a word that is too long for any line fits; at least one character. */
function cutAt(text: string, columns: number): number {
  // one more, which could be a mark on the last that fits
  if (isPlain(text.slice(0, columns + 1))) return Math.min(text.length, columns)
  let cut = 0
  for (const character of text) {
    if (cut > 0 && columnsOf(text.slice(0, cut) + character) > columns) break
    cut += character.length
  }
  return cut
}
