import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freezeParsed, seal } from './seal.ts'

function isDeeplyFrozen(value: unknown): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen))
  )
}

describe('seal', () => {
  it('copies and freezes deeply, so that the giver can go on changing the original', () => {
    const original = { list: [1, { deep: ['text'] }], record: { a: null } }
    const sealed = seal(original, 'field')
    expect(sealed).toEqual(original)
    expect(isDeeplyFrozen(sealed)).toBe(true)
    original.list.push(2)
    ;(original.list[1] as { deep: string[] }).deep.push('more')
    expect(sealed).toEqual({ list: [1, { deep: ['text'] }], record: { a: null } })
  })

  it('gives a sealed value back as it is, also inside another one', () => {
    const sealed = seal({ a: [1] }, 'field')
    expect(seal(sealed, 'field')).toBe(sealed)
    expect(seal({ inside: sealed }, 'field').inside).toBe(sealed)
  })

  it('makes of a value exactly what the journal would give back', () => {
    // that key is refused, see below
    const keepable = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"'))
    fc.assert(
      fc.property(keepable, (value) => {
        expect(seal(value, 'field')).toEqual(JSON.parse(JSON.stringify(value)))
        expect(JSON.stringify(seal(value, 'field'))).toBe(JSON.stringify(value))
      }),
    )
  })

  it('drops properties without a value, and writes no negative zero', () => {
    const sealed = seal({ a: undefined, b: -0 }, 'field')
    expect(Object.keys(sealed)).toEqual(['b'])
    expect(Object.is(sealed.b, 0)).toBe(true)
  })

  it('takes records without a prototype', () => {
    const bare = Object.assign(Object.create(null) as object, { a: 1 })
    expect(seal(bare, 'field')).toEqual({ a: 1 })
  })

  const cyclic: Record<string, unknown> = {}
  cyclic['self'] = cyclic
  class Lamp {
    watts = 40
  }
  it.each([
    ['undefined in a list', [1, undefined], 'notes[] cannot be kept in the journal: it has a value of type undefined'],
    ['a hole in a list', [1, , 2], 'type undefined'], // oxlint-disable-line no-sparse-arrays
    ['a date', { when: new Date(0) }, 'notes.when cannot be kept in the journal: it has a Date in it'],
    ['a map', new Map(), 'it has a Map in it'],
    ['an object of a class', [new Lamp()], 'it has a Lamp in it'],
    ['a function', { run: () => {} }, 'it has a value of type function in it'],
    ['a symbol', Symbol('x'), 'type symbol'],
    ['a bigint', 1n, 'type bigint'],
    ['NaN', { part: Number.NaN }, 'it has NaN in it'],
    ['infinity', [-Infinity], 'it has -Infinity in it'],
    ['itself', cyclic, 'it contains itself or is nested too deeply'],
    ['a key named __proto__', JSON.parse('{"__proto__": {"a": 1}}'), 'a key named __proto__'],
  ])('refuses %s and says where it is', (_, value, message) => {
    expect(() => seal(value, 'notes')).toThrow(expect.objectContaining({ code: 'BOARD_NOT_JSON' }))
    expect(() => seal(value, 'notes')).toThrow(message)
  })

  it('keeps the message short however deep the fault is', () => {
    try {
      seal(cyclic, 'notes')
    } catch (error) {
      expect((error as Error).message.length).toBeLessThan(300)
    }
    expect.assertions(1)
  })
})

describe('freezeParsed', () => {
  it('freezes every part of a value', () => {
    const value = freezeParsed({ list: [{ a: { b: [] } }], text: 'x', nothing: null })
    expect(isDeeplyFrozen(value)).toBe(true)
  })
})
