import { describe, expect, it } from 'vitest'
import type { Change } from './change.ts'
import {
  entriesPutBy,
  itemsGivenBy,
  itemsPushedBy,
  matchChange,
  setsValue,
  thingsPatchedBy,
  valueSetBy,
} from './read-change.ts'

const set: Change = { set: [1] }
const push: Change = { push: [2, 3] }
const put: Change = { put: { a: 1 }, cut: ['a', 'b'] }
const patch: Change = { patch: [[0, { id: 'bed', x: 1 }], [4, { x: 2 }], [2]] }
const all = [set, push, put, patch]

describe('matchChange', () => {
  it('hands each kind of change to the one that reads it', () => {
    const read = (change: Change) =>
      matchChange<unknown>(change, {
        set: (value) => ['set', value],
        push: (items) => ['push', items],
        put: (entries, gone) => ['put', entries, gone],
        patch: (things) => ['patch', things.map(({ place }) => place)],
      })
    expect(all.map(read)).toEqual([
      ['set', [1]],
      ['push', [2, 3]],
      ['put', { a: 1 }, ['b']],
      ['patch', [0, 4, 2]],
    ])
  })
})

describe('the readers of one kind', () => {
  it('find what they look for, and nothing in the other kinds', () => {
    expect(all.map(setsValue)).toEqual([true, false, false, false])
    expect(all.map(valueSetBy)).toEqual([[1], undefined, undefined, undefined])
    expect(all.map(itemsPushedBy)).toEqual([[], [2, 3], [], []])
    expect(all.map(itemsGivenBy)).toEqual([[1], [2, 3], undefined, undefined])
    expect(all.map(entriesPutBy)).toEqual([{}, {}, { a: 1 }, {}])
    expect(all.map((change) => thingsPatchedBy(change).length)).toEqual([0, 0, 0, 3])
  })

  it('take a field that did not change for one that was given nothing', () => {
    expect([valueSetBy(undefined), itemsGivenBy(undefined)]).toEqual([undefined, undefined])
    expect([itemsPushedBy(undefined), entriesPutBy(undefined), thingsPatchedBy(undefined)]).toEqual([[], {}, []])
  })

  it('name a thing by its id, or by its place where the change does not say the id', () => {
    expect(thingsPatchedBy(patch).map(({ name, fields }) => [name, fields !== undefined])).toEqual([
      ['bed', true],
      ['#4', true],
      ['#2', false],
    ])
  })
})
