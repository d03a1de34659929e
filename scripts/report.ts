/** What reports of long work share: a line that says how far it is, and numbers in columns. */
export function progress(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what}`)
  else if (what !== '') console.error(what)
}

export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column]!)).join('  '))
}
