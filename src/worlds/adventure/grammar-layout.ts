/** The layout that all grammar tables share: addresses in a row, behind each a count and that many lines, no gaps. */
import type { Token } from './grammar.ts'

export interface RawLine {
  readonly tokens: readonly Token[]
  readonly action: number
  readonly reversed: boolean
  /** the address after the line */
  readonly end: number
}

/** A line of which only the length is known: a preposition, say, that is in no dictionary. It costs that line only. */
export interface UnreadLine {
  readonly end: number
}

export interface Layout {
  readonly name: string
  /** a line, or nothing when it cannot even be told where it ends */
  readonly readLine: (address: number) => RawLine | UnreadLine | undefined
}

export const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0
export const wordAt = (bytes: Uint8Array, at: number): number => (byteAt(bytes, at) << 8) | byteAt(bytes, at + 1)

/** Rows by number, or nothing when the table cannot be one of this layout. */
export function rowsOf(
  bytes: Uint8Array,
  base: number,
  count: number,
  readLine: Layout['readLine'],
): readonly (readonly RawLine[])[] | undefined {
  if (base < 64 || base + 2 * count > bytes.length) return undefined
  const pointers = Array.from({ length: count }, (_, row) => wordAt(bytes, base + 2 * row))
  const entries = new Map<number, Entry>()
  for (const pointer of pointers) {
    if (entries.has(pointer)) continue
    if (pointer < 64 || pointer >= bytes.length) return undefined
    const entry = readEntry(bytes, pointer, readLine)
    if (!entry) return undefined
    entries.set(pointer, entry)
  }
  if (!isReadable([...entries.values()]) || !fillWithoutGap(bytes, entries)) return undefined
  return pointers.map((pointer) => entries.get(pointer)!.lines)
}

interface Entry {
  readonly lines: readonly RawLine[]
  /** lines that could not be read */
  readonly unread: number
  /** unknown behind a line whose end is */
  readonly end: number | undefined
}

function readEntry(bytes: Uint8Array, pointer: number, readLine: Layout['readLine']): Entry | undefined {
  const lines: RawLine[] = []
  const wanted = byteAt(bytes, pointer)
  let at = pointer + 1
  for (let done = 0; done < wanted; done++) {
    const line = readLine(at)
    if (line && line.end > bytes.length) return undefined
    if (!line) return { lines, unread: wanted - lines.length, end: undefined }
    if ('tokens' in line) lines.push(line)
    at = line.end
  }
  return { lines, unread: wanted - lines.length, end: at }
}

// with the wrong layout nearly all lines are odd; that entries follow each other is the stronger sign
const READ_SHARE = 0.5

function isReadable(entries: readonly Entry[]): boolean {
  const read = entries.reduce((sum, { lines }) => sum + lines.length, 0)
  const unread = entries.reduce((sum, entry) => sum + entry.unread, 0)
  return read > 0 && read >= (read + unread) * READ_SHARE
}

// a verb that lost all its words leaves a gap
const EXACT_SHARE = 0.8

/** Chance may make one line look right; that one entry ends where the next begins, all over the table, it cannot. */
function fillWithoutGap(bytes: Uint8Array, entries: ReadonlyMap<number, Entry>): boolean {
  const starts = [...entries.keys()].toSorted((a, b) => a - b)
  if (starts.length < 2) return false
  let exact = 0
  for (const [index, start] of starts.entries()) {
    const { end } = entries.get(start)!
    const next = starts[index + 1]
    if (next === undefined || end === undefined) continue
    if (end > next) return false
    if (end === next || isPadded(bytes, end, next)) exact++
  }
  return exact >= (starts.length - 1) * EXACT_SHARE
}

/** Some compilers begin every entry at an even address, with an empty byte before it where one is needed. */
const isPadded = (bytes: Uint8Array, end: number, next: number) =>
  next % 2 === 0 && end === next - 1 && byteAt(bytes, end) === 0
