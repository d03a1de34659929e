/** A value in few columns: JSON without the quotes around names, cut where the room ends. */
import { harmless, shorten } from './text.ts'

export function brief(value: unknown, columns: number): string {
  return shorten(harmless(write(value, columns + 1)), columns)
}

/** Writes no more than is going to be seen: a value may be much longer than a line. */
function write(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.length > room ? value.slice(0, room) : value)
  if (typeof value !== 'object' || value === null) return String(value)
  return Array.isArray(value) ? writeList(value, room) : writeRecord(value as Record<string, unknown>, room)
}

function writeList(list: readonly unknown[], room: number): string {
  let text = '['
  for (const [index, item] of list.entries()) {
    if (text.length > room) return text
    text += (index === 0 ? '' : ', ') + write(item, room - text.length)
  }
  return `${text}]`
}

function writeRecord(record: Readonly<Record<string, unknown>>, room: number): string {
  let text = '{'
  for (const key of Object.keys(record)) {
    if (text.length > room) return text
    const name = /^[\w$]+$/.test(key) ? key : JSON.stringify(key)
    text += `${text === '{' ? '' : ', '}${name}: ${write(record[key], room - text.length)}`
  }
  return `${text}}`
}

/** Text as it is, anything else as JSON: for questions and reasons. */
export function plainly(value: unknown, columns: number): string {
  return typeof value === 'string' ? shorten(harmless(value), columns) : brief(value, columns)
}
