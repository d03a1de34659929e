/** Comma-separated values: fields in quotes may hold commas, line breaks and doubled quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  const endField = () => {
    row.push(field)
    field = ''
  }
  const endRow = () => {
    endField()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (isQuoted) {
      if (letter !== '"') field += letter
      else if (text[at + 1] === '"') field += text[++at]!
      else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === ',') endField()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') field += letter
  }
  if (field !== '' || row.length > 0) endRow()
  return rows
}
