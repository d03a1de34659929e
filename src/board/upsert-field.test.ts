import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createCell } from '../../test/cell.ts'
import { remove, type Removal } from './removal.ts'
import { upsert } from './upsert-field.ts'

interface Thing {
  id: string
  x?: number
  y?: number
}

const invalid = expect.objectContaining({ code: 'BOARD_INVALID_VALUE' })

describe('upsert', () => {
  it('adds a thing once and updates it field by field', () => {
    const cell = createCell(upsert<Thing>())
    cell.write([{ id: 'a', x: 1 }])
    cell.write([{ id: 'b' }, { id: 'a', y: 2 }])
    cell.write([{ id: 'a', x: 3 }])
    expect(cell.value).toEqual([{ id: 'a', x: 3, y: 2 }, { id: 'b' }])
    expect(cell.changes.at(-1)).toEqual({ patch: [[0, { id: 'a', x: 3 }]] })
  })

  it('takes several updates of one thing in one write, also of a new one', () => {
    const cell = createCell(upsert<Thing>())
    cell.write([{ id: 'a', x: 1 }, { id: 'b' }, { id: 'a', y: 2 }, { id: 'a', x: 5 }])
    expect(cell.value).toEqual([{ id: 'a', x: 5, y: 2 }, { id: 'b' }])
  })

  it('removes things, moves the others up, and finds them where they are', () => {
    const cell = createCell(upsert<Thing>(), [{ id: 'a' }, { id: 'b' }, { id: 'c' }])
    cell.write([remove('a')])
    cell.write([{ id: 'c', x: 1 }, remove('unknown')])
    expect(cell.value).toEqual([{ id: 'b' }, { id: 'c', x: 1 }])
    cell.write([remove('unknown')])
    expect(cell.changes).toHaveLength(2)
  })

  it('puts a thing that comes back at the end, without what it was before', () => {
    const cell = createCell(upsert<Thing>(), [{ id: 'a', x: 1 }, { id: 'b' }])
    cell.write([remove('a'), { id: 'a', y: 2 }, { id: 'b', x: 9 }])
    expect(cell.value).toEqual([
      { id: 'b', x: 9 },
      { id: 'a', y: 2 },
    ])
  })

  it('removes the same thing once, in whatever order', () => {
    const cell = createCell(upsert<Thing>(), [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }])
    cell.write([remove('c'), remove('a'), remove('c'), { id: 'e' }, remove('b'), { id: 'd', x: 1 }, remove('e')])
    expect(cell.value).toEqual([{ id: 'd', x: 1 }])
  })

  it('knows a number and its text as one id', () => {
    const cell = createCell(upsert<{ id: number; x?: number }>())
    cell.write([{ id: 7 }, { id: 7, x: 1 }])
    cell.write([remove(7)])
    expect(cell.value).toEqual([])
  })

  it('knows things by an id of their own kind', () => {
    const cell = createCell(upsert<{ name: string; age?: number }>(({ name }) => name))
    cell.write([{ name: 'ana' }, { name: 'bo' }])
    cell.write([{ name: 'ana', age: 4 }, remove('bo')])
    expect(cell.value).toEqual([{ name: 'ana', age: 4 }])
  })

  it('never has a thing twice, and agrees with a plain map, whatever is written', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const write = fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.record({ id: fc.constantFrom(...ids), x: fc.nat(9) }) },
        { weight: 1, arbitrary: fc.constantFrom(...ids).map((id) => remove(id)) },
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(fc.array(write, { maxLength: 10 }), (writes) => {
        const cell = createCell(upsert<Thing>())
        const model = new Map<string, object>()
        for (const things of writes) {
          cell.write(things)
          for (const thing of things as (Thing | Removal)[]) {
            if ('$remove' in thing) model.delete(String(thing.$remove))
            else model.set(thing.id, { ...model.get(thing.id), ...thing })
          }
          expect(cell.value).toEqual([...model.values()])
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([[[{}]], [[null]], [['a']], [[[]]], [[{ id: null }]], [[remove()]], [[{ id: { a: 1 } }]]])(
    'refuses the write %j of a thing without an id',
    (write) => {
      const cell = createCell(upsert<Thing>())
      expect(() => cell.write(write as never)).toThrow(invalid)
      expect(() => cell.write(write as never)).toThrow('field (upsert) got a thing without an id.')
    },
  )

  it('takes a list, and says so', () => {
    expect(() => createCell(upsert<Thing>()).write({ id: 'a' } as never)).toThrow('field (upsert) takes a list')
  })

  it('folds doubles of a whole value into one, and has nothing to remove there', () => {
    const field = upsert<Thing>()
    expect(
      field.check(
        [
          { id: 'a', x: 1 },
          { id: 'a', y: 2 },
        ],
        'things',
      ),
    ).toEqual([{ id: 'a', x: 1, y: 2 }])
    expect(() => field.check([remove('a')], 'things')).toThrow(invalid)
  })
})

describe('upsert with a schema', () => {
  const Lamp = z.object({ id: z.string(), watts: z.number(), on: z.boolean().default(false) })

  it('checks what a part makes of the whole thing', () => {
    const cell = createCell(upsert(Lamp))
    cell.write([{ id: 'desk', watts: 40 }])
    cell.write([{ id: 'desk', on: true }])
    expect(cell.value).toEqual([{ id: 'desk', watts: 40, on: true }])
    expect(() => cell.write([{ id: 'hall' }])).toThrow(/^field\[hall\] does not fit its schema: watts: /)
    expect(() => cell.write([{ id: 'desk', watts: '60' as never }])).toThrow(/^field\[desk\] does not fit/)
  })

  it('fills in defaults of new things and drops what the schema does not know', () => {
    const cell = createCell(upsert(Lamp))
    cell.write([{ id: 'desk', watts: 40, colour: 'red' } as never])
    expect(cell.value).toEqual([{ id: 'desk', watts: 40, on: false }])
  })

  it('checks a second part in one write against what the first made', () => {
    const cell = createCell(upsert(Lamp))
    cell.write([
      { id: 'desk', watts: 40 },
      { id: 'desk', on: true },
    ])
    expect(cell.value).toEqual([{ id: 'desk', watts: 40, on: true }])
    expect(() => cell.write([remove('desk'), { id: 'desk', on: false }])).toThrow('watts')
  })

  it('journals only the fields that were written', () => {
    const cell = createCell(upsert(Lamp), [{ id: 'desk', watts: 40, on: true }])
    cell.write([{ id: 'desk', watts: 60 }])
    expect(cell.changes).toEqual([{ patch: [[0, { id: 'desk', watts: 60 }]] }])
  })

  it('checks each thing of a whole value', () => {
    expect(() => upsert(Lamp).check([{ id: 'a', watts: 1 }, { id: 'b' }], 'lamps')).toThrow(/^lamps\[b\] does not fit/)
  })
})
