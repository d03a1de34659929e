/** Draws a board field by field: short values on their line, long ones by their first parts. */
import { brief } from './brief.ts'
import type { Stage } from './narrate.ts'
import { columnsOf, harmless, padEnd, shorten } from '../terminal/text.ts'

const PARTS_SHOWN = 8

export interface BoardOptions {
  /** everything, as it is */
  readonly full?: boolean
}

export function drawBoard(
  board: Readonly<Record<string, unknown>>,
  { paint, columns }: Stage,
  { full = false }: BoardOptions = {},
): string[] {
  const fields = Object.keys(board)
  const names = Math.min(24, Math.max(0, ...fields.map(columnsOf)))
  const indent = ' '.repeat(names + 4)
  const room = Math.max(20, columns - indent.length)
  return fields.flatMap((field) => {
    const [first = '', ...rest] = full ? drawFull(board[field]) : drawShort(board[field], room)
    const name = paint('bold', padEnd(shorten(field, names), names))
    return [`  ${name}  ${first}`, ...rest.map((line) => indent + line)].map((line) => line.trimEnd())
  })
}

function drawFull(value: unknown): string[] {
  return JSON.stringify(value, null, 2).split('\n').map(harmless)
}

function drawShort(value: unknown, room: number): string[] {
  const line = brief(value, room)
  const isWhole = !line.endsWith('…')
  if (isWhole || typeof value !== 'object' || value === null) return [line]
  const isList = Array.isArray(value)
  const keys = Object.keys(value)
  const parts = keys.slice(0, PARTS_SHOWN).map((key) => {
    const part = (value as Record<string, unknown>)[key]
    const name = isList ? '' : `${harmless(key)}: `
    return name + brief(part, Math.max(8, room - columnsOf(name)))
  })
  const left = keys.length - parts.length
  const what = isList ? 'in the list' : 'keys'
  return left > 0 ? [...parts, `… ${left} more ${what} (--full shows all)`] : parts
}
