import { describe, expect, it } from 'vitest'
import type { InsideRun } from '../../../../../src/server/api.ts'
import { spansOf } from '../../../../../src/trace/assemble.ts'
import { toolJournals } from '../../../../../src/trace/tool-journal.fixture.ts'
import { barOf, insidesOf, rangeOf, rowAround, rowOfStep, rowsOfTrace, titleOf } from './trace-rows.ts'

const [desk, tools] = toolJournals()
const society = { id: tools.run, within: 'desk', agent: 'writer', branch: 0, step: 1, tokens: 360, cost: 0.004 }
const insides = insidesOf([society as InsideRun])
const none: ReadonlySet<string> = new Set()

describe('rows of a trace', () => {
  it('say what is inside a thought before it is read, and count it all the same', () => {
    const rows = rowsOfTrace({ spans: spansOf([desk]), insides, read: none, folded: none })
    expect(rows.map(({ span }) => titleOf(span))).toEqual(['desk', 'writer', 'writer', 'clerk'])
    expect(rows[1]).toMatchObject({ hasMore: true, isOpen: false, unread: [society], tokens: 360, cost: 0.004 })
    expect(rows[0]).toMatchObject({ tokens: 360, cost: 0.004 })
    const read = rowsOfTrace({ spans: spansOf([desk, tools]), insides, read: new Set([tools.run]), folded: none })
    expect(read).toHaveLength(14)
    expect(read[1]).toMatchObject({ hasMore: true, isOpen: true, unread: [], tokens: 360, cost: 0.004 })
    expect(read[0]).toMatchObject({ tokens: 360, cost: 0.004 })
  })

  it('leave out everything under what is folded, and belong to the step of the thought they are in', () => {
    const spans = spansOf([desk, tools])
    const rows = rowsOfTrace({ spans, insides, read: new Set([tools.run]), folded: new Set([spans[2]!.key]) })
    expect(rows.map(({ span }) => titleOf(span))).toEqual(['desk', 'writer', 'tools', 'writer', 'clerk'])
    const whole = rowsOfTrace({ spans, insides, read: new Set([tools.run]), folded: none })
    expect(new Set(whole.map(({ step }) => step))).toEqual(new Set([1]))
    expect(rowOfStep(whole, 1)).toBe(1)
    expect(rowOfStep(whole, 9)).toBe(0)
    expect(rowAround(whole, 9)).toBe(7)
    expect(rowAround(whole, 0)).toBe(0)
  })

  it('have bars on the time of the run, or of the rows in sight', () => {
    const spans = spansOf([desk, tools])
    const rows = rowsOfTrace({ spans, insides, read: new Set([tools.run]), folded: none })
    const range = rangeOf(rows, spans, true)
    expect(range.to - range.from).toBe(6_500)
    expect(barOf(spans[0]!, range)).toEqual({ left: 0, width: 1 })
    // the first model call alone: 690 ms
    const near = rangeOf(rows.slice(4, 5), spans, false)
    expect(near.to - near.from).toBe(690)
    expect(barOf(rows[4]!.span, near)).toEqual({ left: 0, width: 1 })
    expect(rangeOf([], [], true)).toEqual({ from: 0, to: 1 })
  })
})
