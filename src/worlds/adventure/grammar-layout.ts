/** The layout that all grammar tables share: addresses in a row, behind each a count and that many lines, no gaps. */
import type { Token } from './grammar.ts'

export interface RawLine {
  readonly tokens: readonly Token[]
  readonly action: number
  readonly reversed: boolean
  /** the address after the line */
  readonly end: number
}

export interface Layout {
  readonly name: string
  /** a line, or nothing when there cannot be one */
  readonly readLine: (address: number) => RawLine | undefined
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
    const entry = readEntry(bytes, pointer, readLine)
    if (!entry) return undefined
    entries.set(pointer, entry)
  }
  if (!fillWithoutGap(entries)) return undefined
  return pointers.map((pointer) => entries.get(pointer)!.lines)
}

interface Entry {
  readonly lines: readonly RawLine[]
  readonly end: number
}

function readEntry(bytes: Uint8Array, pointer: number, readLine: Layout['readLine']): Entry | undefined {
  if (pointer < 64 || pointer >= bytes.length) return undefined
  const lines: RawLine[] = []
  let at = pointer + 1
  for (let left = byteAt(bytes, pointer); left > 0; left--) {
    const line = readLine(at)
    if (!line || line.end > bytes.length) return undefined
    lines.push(line)
    at = line.end
  }
  return { lines, end: at }
}

// a verb that lost all its words leaves a gap
const EXACT_SHARE = 0.8

/** Chance may make one line look right; that one entry ends where the next begins, all over the table, it cannot. */
function fillWithoutGap(entries: ReadonlyMap<number, Entry>): boolean {
  const starts = [...entries.keys()].toSorted((a, b) => a - b)
  if (starts.length < 2) return false
  let exact = 0
  let lines = 0
  for (const [index, start] of starts.entries()) {
    const entry = entries.get(start)!
    lines += entry.lines.length
    const next = starts[index + 1]
    if (next === undefined) continue
    if (entry.end > next) return false
    if (entry.end === next) exact++
  }
  return lines > 0 && exact >= (starts.length - 1) * EXACT_SHARE
}
