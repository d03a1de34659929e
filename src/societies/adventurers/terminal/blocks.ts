/** Parts of a screen: lines of a certain width that can stand beside each other. */
import { columnsOf, harmlessLines, padEnd } from '../../../terminal/text.ts'
import { wrap } from '../../../terminal/wrap.ts'

export interface Block {
  readonly columns: number
  readonly lines: readonly string[]
}

/** As high as the highest; the lines may be coloured already. */
export function beside(blocks: readonly Block[], gap: string): string[] {
  const rows = Math.max(...blocks.map(({ lines }) => lines.length))
  return Array.from({ length: rows }, (_, row) =>
    blocks
      .map(({ lines, columns }) => padEnd(lines[row] ?? '', columns))
      .join(gap)
      .trimEnd(),
  )
}

/** Exactly so many lines. */
export function fitRows(lines: readonly string[], rows: number): string[] {
  return Array.from({ length: Math.max(0, rows) }, (_, row) => lines[row] ?? '')
}

/** What a story or a model wrote, broken to fit, without margins and with single blank lines. */
export function wrapText(text: string, columns: number): string[] {
  const lines = wrap(harmlessLines(text).join('\n'), columns)
  const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
  return lines.filter(
    (line, at) => !isBlank(line) || (!isBlank(lines[at - 1]) && lines.slice(at).some((later) => !isBlank(later))),
  )
}

/** `left` and `right` at the two ends of a line. */
export function spread(left: string, right: string, columns: number): string {
  const gap = columns - columnsOf(left) - columnsOf(right)
  return gap < 1 ? left : `${left}${' '.repeat(gap)}${right}`
}
