/** A table of aligned columns; the last column takes the room that is left. */
import type { Paint } from './paint.ts'
import { columnsOf, padEnd, shorten } from './text.ts'

const GAP = '  '

export interface Cell {
  readonly text: string
  readonly style?: Parameters<Paint>[0] | undefined
}

export function drawTable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  paint: Paint,
  columns: number,
): string[] {
  const all = [head.map((text): Cell => ({ text, style: 'dim' })), ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => columnsOf(row[column]?.text ?? ''))))
  return all.map((row) => {
    let room = columns
    const cells = row.map(({ text, style }, column) => {
      const isLast = column === row.length - 1
      const fitted = isLast ? shorten(text, Math.max(room, 8)) : padEnd(text, widths[column]!)
      room -= columnsOf(fitted) + GAP.length
      return style === undefined ? fitted : paint(style, fitted)
    })
    return cells.join(GAP).trimEnd()
  })
}
