/** A sheet of characters to draw on, each with its style, of which any part can be shown. */
import type { Paint, Style } from '../../../terminal/paint.ts'
import { columnsOf } from '../../../terminal/text.ts'

export interface Canvas {
  /** Writes from left to right; what was there is covered. */
  write(x: number, y: number, text: string, style?: Style): void
  /** The part that begins at a corner, as lines of exactly so many columns. */
  show(x: number, y: number, columns: number, rows: number, paint: Paint): string[]
}

interface Sign {
  readonly text: string
  readonly style: Style | undefined
}

export function createCanvas(): Canvas {
  const signs = new Map<number, Map<number, Sign>>()
  return {
    write: (x, y, text, style) => {
      let row = signs.get(y)
      if (row === undefined) signs.set(y, (row = new Map()))
      let column = x
      for (const character of text) {
        const width = columnsOf(character)
        if (width === 0) continue
        row.set(column, { text: character, style })
        // the second half of a wide character
        if (width === 2) row.set(column + 1, { text: '', style })
        column += width
      }
    },
    show: (left, top, columns, rows, paint) =>
      Array.from({ length: rows }, (_, line) => showRow(signs.get(top + line), left, columns, paint)),
  }
}

function showRow(row: ReadonlyMap<number, Sign> | undefined, left: number, columns: number, paint: Paint): string {
  let shown = ''
  let pending = ''
  let style: Style | undefined
  const flush = () => {
    shown += style === undefined ? pending : paint(style, pending)
    pending = ''
  }
  for (let column = left; column < left + columns; column++) {
    const sign = clipped(row, column, left, left + columns)
    if (sign?.style !== style) {
      flush()
      style = sign?.style
    }
    pending += sign?.text ?? ' '
  }
  flush()
  return shown
}

/** A wide character that is cut in half by an edge is left out. */
function clipped(row: ReadonlyMap<number, Sign> | undefined, column: number, left: number, end: number) {
  const sign = row?.get(column)
  const isHalf = sign?.text === '' ? column === left : sign && columnsOf(sign.text) === 2 && column + 1 === end
  return isHalf === true ? undefined : sign
}
