/** CSV with quoted fields, as spreadsheets write it. */

/** Rows by the names of the first line. */
export function readCsv(text: string): readonly ReadonlyMap<string, string>[] {
  const [names = [], ...rows] = linesOf(text.replace(/^\uFEFF/, ''))
  return rows.map((row) => new Map(names.map((name, place) => [name.trim(), row[place] ?? ''])))
}

function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let [line, field, isQuoted] = [[] as string[], '', false]
  const endLine = () => {
    line.push(field)
    if (line.some((each) => each !== '')) lines.push(line)
    ;[line, field] = [[], '']
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (text[at + 1] === '"') {
        field += '"'
        at++
      } else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ',') {
      line.push(field)
      field = ''
    } else if (sign === '\n') endLine()
    else if (sign !== '\r') field += sign
  }
  endLine()
  return lines
}
