import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { applyChanges, type Change, type Changes, type Values } from '../../../src/board/change.ts'
import type { Entry, JournalRecord } from '../../../src/store/record.ts'
import { createTimeline } from './timeline.ts'

const entry = (seq: number, record: object): Entry => ({ seq, at: seq, record: { v: 1, ...record } as JournalRecord })
const start = (changes: Changes): Entry =>
  entry(1, { kind: 'start', flow: 'f', seed: 1, step: 0, changes, next: ['a'], shape: null })
const step = (number: number, changes: Changes): Entry =>
  entry(number + 1, { kind: 'step', step: number, did: [{ agent: 'a', changes }], next: ['a'] })

/** One kind of change a field, as merge rules make them. */
const changesOf: Readonly<Record<string, fc.Arbitrary<Change>>> = {
  value: fc.integer().map((set) => ({ set })),
  list: fc.array(fc.integer(), { maxLength: 3 }).map((push) => ({ push })),
  record: fc
    .record({ put: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer()), cut: fc.subarray(['a', 'b', 'c']) })
    .map(({ put, cut }) => ({ put, cut })),
}

const anyChanges = fc.record(changesOf, { requiredKeys: [] }) as fc.Arbitrary<Changes>

describe('a timeline', () => {
  it('gives the board of every step as folding the journal up to it does, in whatever order it is asked', () => {
    fc.assert(
      fc.property(anyChanges, fc.array(anyChanges, { maxLength: 200 }), fc.array(fc.nat(200)), (first, rest, asked) => {
        const timeline = createTimeline()
        timeline.add([start(first)])
        for (const [index, changes] of rest.entries()) timeline.add([step(index + 1, changes)])
        for (const at of [...asked, rest.length, 0].map((each) => Math.min(each, rest.length))) {
          const values: Values = {}
          for (const changes of [first, ...rest.slice(0, at)]) applyChanges(values, structuredClone(changes))
          for (const name of Object.keys(changesOf)) expect(timeline.field(name, at)).toEqual(values[name])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('does not change what it gave before', () => {
    const timeline = createTimeline()
    timeline.add([start({ list: { push: [1] }, things: { patch: [[0, { id: 'a', n: 1 }]] } })])
    const [list, things] = [timeline.field('list', 0), timeline.field('things', 0)]
    timeline.add([step(1, { list: { push: [2] }, things: { patch: [[0, { n: 2 }]] } })])
    expect([timeline.field('list', 1), timeline.field('things', 1)]).toEqual([[1, 2], [{ id: 'a', n: 2 }]])
    expect([list, things]).toEqual([[1], [{ id: 'a', n: 1 }]])
  })

  it('says which entries belong to a step', () => {
    const timeline = createTimeline()
    const call = entry(2, { kind: 'call', step: 1, slot: 0, attempt: 1, call: 1, name: 'ask', value: 1 })
    timeline.add([start({}), call, { ...step(1, {}), seq: 3 }, { ...step(2, {}), seq: 4 }])
    expect(timeline.span(1)).toEqual({ from: 0, to: 3 })
    expect(timeline.span(2)).toEqual({ from: 3, to: 4 })
    expect(timeline.lastStep).toBe(2)
  })
})

describe('the entries of a step', () => {
  it('are those under way for the step after the last, and none beyond', () => {
    const timeline = createTimeline()
    const call = entry(3, { kind: 'call', step: 2, slot: 0, attempt: 1, call: 1, name: 'ask', value: 1 })
    timeline.add([start({}), step(1, {}), call])
    expect(timeline.span(0)).toEqual({ from: 0, to: 1 })
    expect(timeline.span(2)).toEqual({ from: 2, to: 3 })
    expect(timeline.span(3)).toEqual({ from: 3, to: 3 })
  })
})
