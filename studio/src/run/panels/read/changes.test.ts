import { describe, expect, it } from 'vitest'
import { differencesOf, readChanges } from './changes.ts'
import { expedition } from './journal.fixture.ts'

describe('what a step changed', () => {
  it('is told for each agent, after what those before it did', () => {
    expect(readChanges(expedition(), 3, 1)).toEqual([
      { field: 'found', differences: [{ path: '[1]', kind: 'new', after: 'chair' }] },
      { field: 'rounds', differences: [{ path: '', kind: 'other', before: 2, after: 3 }] },
    ])
  })

  it('leaves the board as it was', () => {
    const timeline = expedition()
    readChanges(timeline, 3, 1)
    expect(timeline.field('found', 2)).toEqual([])
    expect(timeline.field('found', 3)).toEqual(['lamp', 'chair'])
  })

  it('names only the parts that became others', () => {
    const before = { room: 'Cave', exits: ['north', 'up'], lamp: { lit: false, oil: 3 } }
    const after = { room: 'Cave', exits: ['north', 'east', 'up'], lamp: { lit: true, oil: 3 }, dark: true }
    expect(differencesOf(before, { set: after })).toEqual([
      { path: '.exits[1]', kind: 'new', after: 'east' },
      { path: '.lamp.lit', kind: 'other', before: false, after: true },
      { path: '.dark', kind: 'new', after: true },
    ])
  })

  it('tells keys that came, went and changed', () => {
    const change = { put: { bo: 2, cy: 1 }, cut: ['ana'] }
    expect(differencesOf({ ana: 1, bo: 1 }, change)).toEqual([
      { path: '.ana', kind: 'gone', before: 1 },
      { path: '.bo', kind: 'other', before: 1, after: 2 },
      { path: '.cy', kind: 'new', after: 1 },
    ])
  })

  it('tells things that were patched, added and taken out', () => {
    const list = [{ id: 'cave', visits: 1, dark: true }, { id: 'hall' }]
    const change = { patch: [[0, { visits: 2 }], [2, { id: 'attic' }], [1]] as const }
    expect(differencesOf(list, change)).toEqual([
      { path: '[0].visits', kind: 'other', before: 1, after: 2 },
      { path: '[2]', kind: 'new', after: { id: 'attic' } },
      { path: '[1]', kind: 'gone', before: { id: 'hall' } },
    ])
  })

  it('is nothing when the same was written again', () => {
    expect(differencesOf({ a: [1, { b: 2 }] }, { set: { a: [1, { b: 2 }] } })).toEqual([])
    expect(differencesOf(undefined, { set: 5 })).toEqual([{ path: '', kind: 'new', after: 5 }])
  })
})
