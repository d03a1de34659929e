import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCell } from '../../test/cell.ts'
import { custom, max, min, sum, value } from './scalar-fields.ts'

const invalid = expect.objectContaining({ code: 'BOARD_INVALID_VALUE' })
const notJson = expect.objectContaining({ code: 'BOARD_NOT_JSON' })

describe('value', () => {
  it('has the last write', () => {
    const cell = createCell(value('a'))
    cell.write('b')
    cell.write('c')
    expect(cell.value).toBe('c')
  })

  it('journals nothing when the same is written again', () => {
    const cell = createCell(value(1))
    cell.write(1)
    expect(cell.changes).toEqual([])
  })

  it('is needed at the start exactly when it has no default', () => {
    expect(value<string>().needed).toBe(true)
    expect(value('').needed).toBe(false)
    expect(value(z.string()).needed).toBe(true)
    expect(value(z.string(), 'x').needed).toBe(false)
    expect(value<string | null>(null)).toMatchObject({ needed: false, initial: null })
  })

  it('is parsed by its schema, whole and written, with its name in the fault', () => {
    const field = value(z.string().trim(), '')
    const cell = createCell(field)
    cell.write('  lamp ')
    expect(cell.value).toBe('lamp')
    expect(() => field.check(3, 'prompt')).toThrow(invalid)
    expect(() => field.check(3, 'prompt')).toThrow(/^prompt does not fit its schema/)
    expect(() => field.checkWrite(3, '', '"prompt" from agent "ana"')).toThrow(
      /^"prompt" from agent "ana" does not fit/,
    )
  })

  it('takes a callable schema as a schema, not as a default', () => {
    const callable = Object.assign(() => {}, { '~standard': z.number()['~standard'] })
    expect(value(callable)).toMatchObject({ needed: true, checked: true })
  })
})

describe('sum', () => {
  it('adds writes up', () => {
    const cell = createCell(sum(10))
    for (const write of [1, -4, 0, 2.5]) cell.write(write)
    expect(cell.value).toBe(9.5)
    expect(cell.changes).toHaveLength(3)
  })

  it('refuses what is no finite number, and says what it got', () => {
    const cell = createCell(sum())
    expect(() => cell.write('1' as never)).toThrow(invalid)
    expect(() => cell.write('1' as never)).toThrow('field (sum) takes a finite number, not "1".')
    expect(() => cell.write(Number.NaN)).toThrow('not NaN')
    expect(() => cell.write([1] as never)).toThrow('not a list')
    expect(() => cell.write({} as never)).toThrow('not an object')
    expect(() => cell.write(Object.create(null) as never)).toThrow('not an object')
    expect(() => cell.write('x'.repeat(99) as never)).toThrow('…')
  })

  it('refuses a total that no number can hold, which the journal could not keep (E1)', () => {
    const cell = createCell(sum(1e308))
    expect(() => cell.write(1e308)).toThrow('not Infinity')
    expect(cell.value).toBe(1e308)
  })
})

describe('max and min', () => {
  it('keep the largest and the smallest', () => {
    const largest = createCell(max(5))
    const smallest = createCell(min(5))
    for (const write of [3, 9, 7]) {
      largest.write(write)
      smallest.write(write)
    }
    expect([largest.value, smallest.value]).toEqual([9, 3])
    expect([largest.changes.length, smallest.changes.length]).toEqual([1, 1])
  })

  it('are null before the first write when there is no initial one', () => {
    const cell = createCell(max())
    expect(cell.value).toBeNull()
    cell.write(-3)
    expect(cell.value).toBe(-3)
    expect(() => max(1).check(null, 'best')).toThrow('best (max) takes a finite number, not null.')
  })
})

describe('custom', () => {
  const longest = custom('', (current: string, write: string) => (write.length > current.length ? write : current))

  it('merges by its own rule', () => {
    const cell = createCell(longest)
    for (const write of ['ab', 'a', 'abc', '']) cell.write(write)
    expect(cell.value).toBe('abc')
  })

  it('freezes what the rule gives, and refuses what the journal cannot keep (E1)', () => {
    const cell = createCell(custom<readonly number[], number>([], (list, write) => [...list, write]))
    cell.write(1)
    expect(Object.isFrozen(cell.value)).toBe(true)
    expect(() => createCell(custom(0, () => Number.NaN)).write(1)).toThrow(notJson)
    expect(() => createCell(custom<unknown, number>(0, () => new Map())).write(1)).toThrow(notJson)
    expect(() => createCell(custom<unknown, number>(0, () => undefined)).write(1)).toThrow(notJson)
  })

  it('checks values and writes by the schemas it was given', () => {
    const field = custom(0, (current: number, write: string) => current + write.length, {
      value: z.number().min(0),
      write: z.string(),
    })
    expect(field.checked).toBe(true)
    expect(() => field.check(-1, 'length')).toThrow(/^length does not fit/)
    expect(() => field.checkWrite(7, 0, 'length')).toThrow(/^length does not fit/)
    const cell = createCell(field)
    cell.write('four')
    expect(cell.value).toBe(4)
  })
})
