import { describe, expect, it } from 'vitest'
import { seal } from '../base/seal.ts'
import { applyChange } from './change.ts'
import { boardOf, createViewMaker } from './view.ts'

const readOnly = expect.objectContaining({ code: 'BOARD_READ_ONLY' })

describe('createViewMaker', () => {
  const makeView = createViewMaker('Agent "ana"', ['lamps', 'name'], ['lamps', 'name', 'secret'])
  const values = {
    lamps: applyChange(seal([{ id: 'desk' }], 'lamps'), { push: [seal({ id: 'hall' }, 'lamps')] }),
    name: 'room',
    secret: 1,
  }
  const view = makeView(values) as { lamps: { id: string }[]; name: string; secret: number }

  it('shows the declared fields and nothing else (E2)', () => {
    expect(Object.keys(view)).toEqual(['lamps', 'name'])
    expect({ ...view }).toEqual({ lamps: [{ id: 'desk' }, { id: 'hall' }], name: 'room' })
    expect(() => view.secret).toThrow(
      'Agent "ana" reads "secret" but does not declare it. It declares: lamps, name. Add "secret" to its reads.',
    )
  })

  it('cannot be changed, at any depth, although lists grow in place', () => {
    expect(() => (view.name = 'other')).toThrow(TypeError)
    expect(() => view.lamps.push({ id: 'new' })).toThrow(readOnly)
    expect(() => view.lamps.splice(0, 1)).toThrow(readOnly)
    expect(() => (view.lamps.length = 0)).toThrow(readOnly)
    expect(() => Reflect.deleteProperty(view.lamps, 0)).toThrow(readOnly)
    expect(() => Object.freeze(view.lamps)).toThrow(readOnly)
    expect(() => Object.setPrototypeOf(view.lamps, null)).toThrow(readOnly)
    expect(() => (view.lamps[1]!.id = 'other')).toThrow(TypeError)
    expect(values.lamps).toEqual([{ id: 'desk' }, { id: 'hall' }])
  })

  it('lets a guarded list be used as a list', () => {
    expect(Array.isArray(view.lamps)).toBe(true)
    expect(view.lamps.map(({ id }) => id)).toEqual(['desk', 'hall'])
    expect(JSON.stringify(view.lamps)).toBe('[{"id":"desk"},{"id":"hall"}]')
    expect([...view.lamps, 1]).toHaveLength(3)
    expect(view.lamps.toReversed()).toHaveLength(2)
  })

  it('gives the same guard for the same list', () => {
    expect((makeView(values) as typeof view).lamps).toBe(view.lamps)
  })
})

describe('boardOf', () => {
  it('shows every field, read-only', () => {
    const board = boardOf({ a: [1], b: null, c: 'x' }) as { a: number[] }
    expect(board).toEqual({ a: [1], b: null, c: 'x' })
    expect(() => board.a.push(2)).toThrow(readOnly)
    expect(Object.isFrozen(board)).toBe(true)
  })
})
