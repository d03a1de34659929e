/** A table in plain text: the first column to the left, the numbers to the right. */
export function table(rows: string[][]): string {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)))
  const line = (row: string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('   ')
  return rows.map((row) => `  ${line(row).trimEnd()}\n`).join('')
}
