/** A value as JSON without the quotes around names, for people. */

/** Writes no more than is going to be seen: a value may be much longer than a line. */
export function writeBriefly(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.length > room ? value.slice(0, room) : value)
  if (typeof value !== 'object' || value === null) return String(value)
  return Array.isArray(value) ? writeList(value, room) : writeRecord(value as Record<string, unknown>, room)
}

function writeList(list: readonly unknown[], room: number): string {
  let text = '['
  for (const [index, item] of list.entries()) {
    if (text.length > room) return text
    text += (index === 0 ? '' : ', ') + writeBriefly(item, room - text.length)
  }
  return `${text}]`
}

function writeRecord(record: Readonly<Record<string, unknown>>, room: number): string {
  let text = '{'
  for (const key in record) {
    if (text.length > room) return text
    const name = /^[\w$]+$/.test(key) ? key : JSON.stringify(key.slice(0, room))
    text += `${text === '{' ? '' : ', '}${name}: ${writeBriefly(record[key], room - text.length)}`
  }
  return `${text}}`
}
