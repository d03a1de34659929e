/** CSV as spreadsheets write it: quotes, commas and lines within quotes. */
import type { Json } from '../../graph.ts'
import { sayJson, type Row } from '../values.ts'

/** The first line names the columns; numbers are read as numbers. */
export function readCsv(text: string): Row[] {
  const [head = [], ...lines] = records(text)
  return lines
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => Object.fromEntries(head.map((name, place) => [name, readCell(cells[place] ?? '')])))
}

function readCell(cell: string): Json {
  return /^-?\d{1,15}(?:\.\d+)?$/.test(cell) ? Number(cell) : cell
}

function records(text: string): string[][] {
  const all: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]!
      else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ',') {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      all.push([...cells, cell.replace(/\r$/, '')])
      cells = []
      cell = ''
    } else cell += sign
  }
  if (cell !== '' || cells.length > 0) all.push([...cells, cell])
  return all
}

export function writeCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = rows.map((row) => columns.map((name) => cell(sayJson(row[name] ?? ''))).join(','))
  return [columns.map(cell).join(','), ...lines].map((line) => `${line}\n`).join('')
}
