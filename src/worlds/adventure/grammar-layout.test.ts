import { describe, expect, it } from 'vitest'
import { rowsOf } from './grammar-layout.ts'

describe('rowsOf', () => {
  const readLine = (at: number) => ({ tokens: [], action: at, reversed: false, end: at + 2 })

  /** Rows at 64, entries behind them: each a count and lines of two bytes. */
  function table(...entries: readonly [at: number, lines: number][]): Uint8Array {
    const bytes = new Uint8Array(256)
    for (const [row, [at, lines]] of entries.entries()) {
      bytes[65 + 2 * row] = at
      bytes[at] = lines
    }
    return bytes
  }

  it('takes a table whose entries follow each other, in any order', () => {
    const rows = rowsOf(table([105, 1], [100, 2]), 64, 2, readLine)
    expect(rows?.map((lines) => lines.length)).toEqual([1, 2])
  })

  it('takes none whose entries overlap, leave gaps, or reach outside of memory', () => {
    expect(rowsOf(table([100, 2], [104, 1]), 64, 2, readLine)).toBeUndefined()
    expect(rowsOf(table([100, 2], [120, 1]), 64, 2, readLine)).toBeUndefined()
    expect(rowsOf(table([100, 2], [105, 90]), 64, 2, readLine)).toBeUndefined()
    expect(rowsOf(table([100, 2], [12, 1]), 64, 2, readLine)).toBeUndefined()
    expect(rowsOf(table([100, 2], [105, 1]), 250, 9, readLine)).toBeUndefined()
  })

  it('takes a table whose entries begin at even addresses, with an empty byte where one is needed', () => {
    const padded = table([100, 2], [106, 1], [110, 3])
    expect(rowsOf(padded, 64, 3, readLine)?.map((lines) => lines.length)).toEqual([2, 1, 3])
    padded[105] = 7
    expect(rowsOf(padded, 64, 3, readLine)).toBeUndefined()
  })

  it('loses a line that cannot be read, and what follows one whose end is unknown, and nothing else', () => {
    const places: readonly [number, number][] = [100, 121, 142, 163, 184, 205].map((at) => [at, 10])
    const lost = (at: number) => (at === 103 ? { end: 105 } : at === 138 ? undefined : readLine(at))
    const rows = rowsOf(table(...places), 64, 6, lost)
    expect(rows?.map((lines) => lines.length)).toEqual([9, 8, 10, 10, 10, 10])
    expect(rowsOf(table(...places), 64, 6, (at) => ({ end: at + 2 }))).toBeUndefined()
  })
})
