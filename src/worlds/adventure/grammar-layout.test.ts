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
})
