import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCell } from '../../test/cell.ts'
import { merge } from './merge-field.ts'
import { remove } from './removal.ts'

describe('merge', () => {
  it('has for each key the value last written to it', () => {
    const cell = createCell(merge<number>())
    cell.write({ a: 1, b: 2 })
    cell.write({ b: 3, c: 4 })
    cell.write({})
    expect(cell.value).toEqual({ a: 1, b: 3, c: 4 })
    expect(cell.changes).toEqual([{ put: { a: 1, b: 2 } }, { put: { b: 3, c: 4 } }])
  })

  it('takes keys away, and journals nothing when there is nothing to take', () => {
    const cell = createCell(merge<number>(), { a: 1, b: 2 })
    cell.write({ a: remove(), c: 3 })
    cell.write({ a: remove(), toString: remove() })
    expect(cell.value).toEqual({ b: 2, c: 3 })
    expect(cell.changes).toEqual([{ put: { c: 3 }, cut: ['a'] }])
  })

  it('puts a key that comes back at the end', () => {
    const cell = createCell(merge<number>(), { a: 1, b: 2 })
    cell.write({ a: remove() })
    cell.write({ a: 3 })
    expect(Object.entries(cell.value)).toEqual([
      ['b', 2],
      ['a', 3],
    ])
  })

  it('keeps keys that an object has by nature', () => {
    const cell = createCell(merge<string>())
    cell.write({ constructor: 'a', toString: 'b', hasOwnProperty: 'c' })
    expect(Object.entries(cell.value)).toHaveLength(3)
    cell.write({ constructor: remove() })
    expect(Object.keys(cell.value)).toEqual(['toString', 'hasOwnProperty'])
  })

  it.each([
    [[], 'a list'],
    [null, 'null'],
    ['a', '"a"'],
  ])('refuses %j', (write, shown) => {
    expect(() => merge().check(write, 'rooms')).toThrow(expect.objectContaining({ code: 'BOARD_INVALID_VALUE' }))
    expect(() => merge().check(write, 'rooms')).toThrow(`rooms (merge) takes a record, not ${shown}.`)
  })

  it('parses each value by its schema, with field and key in the fault', () => {
    const cell = createCell(merge(z.object({ size: z.number().default(1) })))
    cell.write({ hall: {} as never, attic: { size: 2 } })
    cell.write({ attic: remove() })
    expect(cell.value).toEqual({ hall: { size: 1 } })
    expect(() => cell.write({ hall: { size: 'big' as never } })).toThrow(/^field\.hall does not fit its schema: size: /)
  })

  it('has nothing to remove in a whole value', () => {
    expect(() => merge(z.number()).check({ a: remove() }, 'rooms')).toThrow(/^rooms\.a does not fit its schema/)
  })
})
