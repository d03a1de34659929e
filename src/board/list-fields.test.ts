import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCell } from '../../test/cell.ts'
import { append, union } from './list-fields.ts'

const invalid = expect.objectContaining({ code: 'BOARD_INVALID_VALUE' })

describe('append', () => {
  it('puts writes at the end, and keeps what is there twice', () => {
    const cell = createCell(append<string>())
    cell.write(['a', 'b'])
    cell.write([])
    cell.write(['b'])
    expect(cell.value).toEqual(['a', 'b', 'b'])
    expect(cell.changes).toEqual([{ push: ['a', 'b'] }, { push: ['b'] }])
  })

  it('takes a list, and says so', () => {
    expect(() => createCell(append<string>()).write('a' as never)).toThrow(invalid)
    expect(() => createCell(append<string>()).write('a' as never)).toThrow(
      'field (append) takes a list, not "a". Put one thing in brackets.',
    )
    expect(() => append().check({ 0: 'a' }, 'notes')).toThrow('notes (append) takes a list, not an object.')
  })

  it('parses each thing by its schema, with field and place in the fault', () => {
    const field = append(z.object({ text: z.string().trim() }))
    const cell = createCell(field)
    cell.write([{ text: ' hello ' }])
    expect(cell.value).toEqual([{ text: 'hello' }])
    expect(() => field.check([{ text: 'a' }, { text: 2 }], 'notes')).toThrow(
      /^notes\[1\] does not fit its schema: text: /,
    )
    expect(() => field.checkWrite([{}], [], 'notes')).toThrow(/^notes\[0\] does not fit/)
  })

  it('does not change the list it started with', () => {
    const given = ['a']
    const cell = createCell(append<string>(), given)
    cell.write(['b'])
    expect(given).toEqual(['a'])
    expect(cell.value).toEqual(['a', 'b'])
  })
})

describe('union', () => {
  it('keeps each thing once, in order of discovery', () => {
    const cell = createCell(union<string | number | null | object>())
    cell.write(['b', 'a', 'b'])
    cell.write(['a', 1, null, { x: [1] }])
    cell.write([1, null, { x: [1] }, { x: [2] }])
    expect(cell.value).toEqual(['b', 'a', 1, null, { x: [1] }, { x: [2] }])
  })

  it('journals only what is new', () => {
    const cell = createCell(union<string>())
    cell.write(['a'])
    cell.write(['a'])
    cell.write(['a', 'c'])
    expect(cell.changes).toEqual([{ push: ['a'] }, { push: ['c'] }])
  })

  it('tells a thing from the text that looks like it', () => {
    const cell = createCell(union<unknown>())
    const things = [{ a: 1 }, '{"a":1}', null, 'null', 1, '1', true, 'true', '', '"', '""', []]
    cell.write(things)
    cell.write(things)
    expect(cell.value).toEqual(things)
  })

  it('drops doubles in a whole value, and refuses what is no JSON with its own fault', () => {
    expect(union<string>().check(['a', 'a', 'b'], 'seen')).toEqual(['a', 'b'])
    const cyclic: unknown[] = []
    cyclic.push(cyclic)
    expect(() => union().check([cyclic], 'seen')).toThrow(expect.objectContaining({ code: 'BOARD_NOT_JSON' }))
  })

  it('parses each thing by its schema before it compares', () => {
    const cell = createCell(union(z.string().toLowerCase()))
    cell.write(['Ana', 'ANA'])
    cell.write(['ana'])
    expect(cell.value).toEqual(['ana'])
    expect(() => cell.write([1 as never])).toThrow('field[0] does not fit its schema')
  })
})
