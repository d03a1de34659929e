import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkNames, checkValues, editChanges, startChanges } from './input.ts'
import { append } from './list-fields.ts'
import { sum, value } from './scalar-fields.ts'

const fields = {
  prompt: value(z.string().min(2)),
  size: value<number>(),
  notes: append<string>(),
  cost: sum(5),
}

describe('startChanges', () => {
  it('is what was given, and the default for the rest', () => {
    expect(startChanges(fields, { prompt: 'room', size: 3, notes: ['a'] })).toEqual({
      prompt: { set: 'room' },
      size: { set: 3 },
      notes: { set: ['a'] },
      cost: { set: 5 },
    })
  })

  it('names every field that is needed and missing', () => {
    const start = () => startChanges(fields, { notes: [], prompt: undefined })
    expect(start).toThrow(expect.objectContaining({ code: 'BOARD_MISSING_INPUT' }))
    expect(start).toThrow('prompt, size')
  })

  it('names the field that does not fit, and the one that is not there', () => {
    expect(() => startChanges(fields, { prompt: 'x', size: 1 })).toThrow(/^prompt does not fit its schema/)
    expect(() => startChanges(fields, { prompt: 'room', size: 1, notes: 'a' })).toThrow(
      /^notes \(append\) takes a list/,
    )
    const unknown = () => startChanges(fields, { prompt: 'room', size: 1, sise: 2 })
    expect(unknown).toThrow(expect.objectContaining({ code: 'BOARD_UNKNOWN_FIELD' }))
    expect(unknown).toThrow('The board has no field "sise". Its fields: prompt, size, notes, cost.')
  })

  it('takes a copy: what the giver does later is no matter', () => {
    const notes = ['a']
    const changes = startChanges(fields, { prompt: 'room', size: 1, notes })
    notes.push('b')
    expect(changes['notes']).toEqual({ set: ['a'] })
  })
})

describe('editChanges', () => {
  it('is only what was given', () => {
    expect(editChanges(fields, { size: 4, cost: undefined })).toEqual({ size: { set: 4 } })
  })
})

describe('checkValues', () => {
  it('checks what comes back from a store against the schemas', () => {
    checkValues(fields, { prompt: 'room', size: 'anything' })
    expect(() => checkValues(fields, { prompt: 1 })).toThrow(/^prompt does not fit its schema/)
  })
})

describe('checkNames', () => {
  it('knows no field by a name every object has', () => {
    expect(() => checkNames(fields, ['toString'])).toThrow('no field "toString"')
  })
})
