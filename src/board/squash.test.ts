import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCell, type AnyField } from '../../test/cell.ts'
import { freezeParsed } from '../base/seal.ts'
import { applyChanges, type Changes, type Values } from './change.ts'
import { append, union } from './list-fields.ts'
import { merge } from './merge-field.ts'
import { remove } from './removal.ts'
import { custom, max, min, sum, value } from './scalar-fields.ts'
import { createSquash } from './squash.ts'
import { upsert } from './upsert-field.ts'

const key = fc.constantFrom('a', 'b', 'c', 'd')
const small = fc.nat(5)
const removal = key.map((id) => remove(id))

/** Every rule, with what agents write to it. */
const rules: Record<string, { field: AnyField; write: fc.Arbitrary<unknown> }> = {
  value: { field: value<unknown>(null), write: fc.oneof(small, fc.array(small), fc.dictionary(key, small)) },
  append: { field: append(), write: fc.array(small, { maxLength: 3 }) },
  union: { field: union(), write: fc.array(fc.oneof(small, fc.record({ a: small })), { maxLength: 3 }) },
  sum: { field: sum(), write: fc.integer({ min: -3, max: 3 }) },
  max: { field: max(), write: small },
  min: { field: min(), write: small },
  merge: { field: merge(), write: fc.dictionary(key, fc.oneof(small, fc.constant(remove())), { maxKeys: 3 }) },
  upsert: {
    field: upsert(),
    write: fc.array(
      fc.oneof(
        fc.record({ id: key, x: small }),
        fc.record({ id: key, y: small }),
        fc.record({ id: key, x: fc.array(small) }),
        removal,
      ),
      { maxLength: 4 },
    ),
  },
  custom: {
    field: custom<readonly unknown[], unknown>([], (list, write) => [write, ...list].slice(0, 3)),
    write: small,
  },
}

/** What writing came to as a run journals it: for each step, the changes of the fields that changed. */
function journal(writes: readonly (readonly [string, unknown])[]): { steps: Changes[]; live: Values } {
  const cells = Object.fromEntries(Object.entries(rules).map(([name, { field }]) => [name, createCell(field)]))
  const steps = writes.map(([name, write]): Changes => {
    const cell = cells[name]!
    const before = cell.changes.length
    cell.write(write)
    const change = cell.changes[before]
    return change ? { [name]: change } : {}
  })
  return { steps, live: Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell.value])) }
}

const initial = (): Values =>
  Object.fromEntries(Object.entries(rules).map(([name, { field }]) => [name, field.initial]))

/** As the store gives it back: parsed anew and frozen. */
function stored(changes: Changes): Changes {
  const parsed = JSON.parse(JSON.stringify(changes)) as Changes
  expect(freezeParsed(parsed)).toBeUndefined()
  return parsed
}

describe('createSquash', () => {
  const writes = (names: readonly string[]) =>
    fc.array(
      fc.constantFrom(...names).chain((name) => rules[name]!.write.map((write) => [name, write] as const)),
      { maxLength: 40 },
    )
  const chunkings = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 })

  it.each([...Object.keys(rules), 'all together'])(
    'folds to the same as the steps it stands for, to the order of keys, however they are cut: %s',
    (name) => {
      const names = name === 'all together' ? Object.keys(rules) : [name]
      fc.assert(
        fc.property(writes(names), chunkings, (all, sizes) => {
          const { steps, live } = journal(all)
          const squash = createSquash()
          const values = initial()
          for (let from = 0, turn = 0; from < steps.length; turn++) {
            const size = sizes[turn % sizes.length]!
            for (const changes of steps.slice(from, from + size)) squash.add(changes)
            applyChanges(values, stored(squash.take()))
            from += size
          }
          expect(JSON.stringify(values)).toBe(JSON.stringify(live))
        }),
        { numRuns: 200 },
      )
    },
  )

  it('folds to the same after an edit that set a whole value in between', () => {
    const edits = fc.constantFrom<Changes>(
      { append: { set: [7] } },
      { merge: { set: { a: 1, z: 2 } } },
      { upsert: { set: [] } },
    )
    fc.assert(
      fc.property(writes(['append', 'merge']), edits, writes(['append', 'merge']), (before, edit, after) => {
        const steps = [...journal(before).steps, stored(edit), ...journal(after).steps].map(stored)
        const squash = createSquash()
        const one = initial()
        const all = initial()
        for (const changes of steps) {
          squash.add(changes)
          applyChanges(one, changes)
        }
        applyChanges(all, squash.take())
        expect(JSON.stringify(all)).toBe(JSON.stringify(one))
      }),
    )
  })

  it('is empty after it was taken', () => {
    const squash = createSquash()
    squash.add({ a: { set: 1 } })
    expect(squash.take()).toEqual({ a: { set: 1 } })
    expect(squash.take()).toEqual({})
  })

  it('keeps of a value only the last, and of a thing one patch', () => {
    const squash = createSquash()
    for (let step = 0; step < 100; step++)
      squash.add({ value: { set: step }, things: { patch: [[0, { id: 'a', [`part${step % 2}`]: step }]] } })
    expect(squash.take()).toEqual({
      value: { set: 99 },
      things: { patch: [[0, { id: 'a', part0: 98, part1: 99 }]] },
    })
  })

  it('does not change what it was given', () => {
    const squash = createSquash()
    const first = stored({ list: { set: [1] }, record: { set: { a: 1 } }, more: { push: [1] } })
    squash.add(first)
    squash.add({ list: { push: [2] }, record: { put: { b: 2 } }, more: { push: [2] } })
    squash.take()
    expect(first).toEqual({ list: { set: [1] }, record: { set: { a: 1 } }, more: { push: [1] } })
  })
})
