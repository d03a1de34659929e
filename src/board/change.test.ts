import { describe, expect, it } from 'vitest'
import { seal } from '../base/seal.ts'
import { applyChange, applyChanges, foldChanges, type Change, type Values } from './change.ts'

describe('applyChange', () => {
  it.each<[string, unknown, Change, unknown]>([
    ['sets a value', 1, { set: 2 }, 2],
    ['pushes to a list', [1], { push: [2, 3] }, [1, 2, 3]],
    ['pushes to a list that is not there yet', undefined, { push: [1] }, [1]],
    ['puts keys', { a: 1 }, { put: { a: 2, b: 3 } }, { a: 2, b: 3 }],
    ['puts keys to a record that is not there yet', undefined, { put: { a: 1 } }, { a: 1 }],
    ['cuts keys', { a: 1, b: 2 }, { put: {}, cut: ['a', 'c'] }, { b: 2 }],
    ['patches a thing in its place', [{ a: 1 }, { a: 2 }], { patch: [[1, { b: 3 }]] }, [{ a: 1 }, { a: 2, b: 3 }]],
    ['adds a thing at the place after the last', [{ a: 1 }], { patch: [[1, { a: 2 }]] }, [{ a: 1 }, { a: 2 }]],
    [
      'takes a thing out and moves the others up',
      [{ a: 1 }, { a: 2 }],
      { patch: [[0], [0, { b: 1 }]] },
      [{ a: 2, b: 1 }],
    ],
  ])('%s', (_, before, change, after) => {
    // first as it comes from a journal, then as it grows
    expect(applyChange(before === undefined ? before : seal(before, 'before'), seal(change, 'change'))).toEqual(after)
    expect(applyChange(before, change)).toEqual(after)
  })

  it('puts a key that is cut and put at the end', () => {
    const record = applyChange({ a: 1, b: 2 }, { put: { a: 3 }, cut: ['a'] })
    expect(JSON.stringify(record)).toBe('{"b":2,"a":3}')
  })

  it('leaves a frozen list to the journal it belongs to, and grows its own copy in place', () => {
    const start = seal([1], 'start')
    const grown = applyChange(start, { push: [2] })
    expect(applyChange(grown, { push: [3] })).toBe(grown)
    expect(start).toEqual([1])
    expect(grown).toEqual([1, 2, 3])
  })

  it('leaves a frozen record to the journal it belongs to, and grows its own copy in place', () => {
    const start = seal({ a: 1 }, 'start')
    const grown = applyChange(start, { put: { b: 2 } })
    expect(applyChange(grown, { put: { c: 3 } })).toBe(grown)
    expect(start).toEqual({ a: 1 })
  })

  it('makes a new list when places move, so that an index of the old one stays true', () => {
    const list = [{ a: 1 }, { a: 2 }]
    expect(applyChange(list, { patch: [[0]] })).not.toBe(list)
    expect(list).toHaveLength(2)
  })

  it('never changes a thing in place: whoever holds it keeps what it saw', () => {
    const list = [{ a: 1 }]
    const [seen] = list
    applyChange(list, { patch: [[0, { a: 2 }]] })
    expect(seen).toEqual({ a: 1 })
    expect(list).toEqual([{ a: 2 }])
  })
})

describe('foldChanges', () => {
  const changes: readonly Change[] = [
    { push: [2] },
    { set: [{ a: 1 }] },
    {
      patch: [
        [0, { b: 2 }],
        [1, { a: 3 }],
      ],
    },
    { patch: [[0]] },
  ]

  it('folds the changes from one place to another', () => {
    expect(foldChanges([1], changes, 0, 1)).toEqual([1, 2])
    expect(foldChanges([1], changes)).toEqual([{ a: 3 }])
    expect(foldChanges('as it is', changes, 2, 2)).toBe('as it is')
  })

  it('leaves the value and the changes as they are, and copies once', () => {
    const list = [1]
    const record = { a: 1 }
    const before = structuredClone(changes)
    foldChanges(list, changes)
    expect(foldChanges(record, [{ put: { b: 2 } }, { put: {}, cut: ['a'] }])).toEqual({ b: 2 })
    expect([list, record, changes]).toEqual([[1], { a: 1 }, before])
  })

  it('takes any key for a key, whoever wrote the journal', () => {
    const put = JSON.parse('{"__proto__":{"polluted":true},"length":"long"}') as Record<string, unknown>
    for (const value of [{ a: 1 }, [1], undefined]) {
      const folded = foldChanges(value, [{ put }]) as object
      expect(Object.keys(folded)).toEqual(expect.arrayContaining(['__proto__', 'length']))
      expect('polluted' in folded).toBe(false)
    }
  })
})

describe('applyChanges', () => {
  it('folds the changes of each field and leaves the others', () => {
    const values: Values = { a: 1, b: [1], c: 'same' }
    applyChanges(values, { a: { set: 2 }, b: { push: [2] }, d: { set: null } })
    expect(values).toEqual({ a: 2, b: [1, 2], c: 'same', d: null })
  })
})
