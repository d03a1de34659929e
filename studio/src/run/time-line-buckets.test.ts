import { describe, expect, it } from 'vitest'
import type { Curve, Mark } from '../contract.ts'
import { bucketMarks, drawCurve, markBeside } from './time-line-buckets.ts'
import { valueAt } from '../contract.ts'
import type { MarkKind } from '../mark-kind.ts'
import { placeOf, roundUp, stepAt, ticksOf } from './time-line-scale.ts'

const scale = { first: 0, last: 1000, width: 500 }
const mark = (step: number, kind: Mark['kind'] = 'note'): Mark => ({ step, kind, label: `mark ${step}` })
const ruin: MarkKind = { name: 'ruin', shape: 'M0 0h4', colour: 'bad', weight: 9 }
const gain: MarkKind = { name: 'gain', shape: 'M0 0v4', colour: 'good', weight: 3 }

describe('places on the time line', () => {
  it('lead back to the step they were made from, as far as there are pixels', () => {
    for (const step of [0, 2, 500, 998, 1000]) expect(stepAt(placeOf(step, scale), scale)).toBe(step)
    expect([stepAt(-50, scale), stepAt(9_000, scale)]).toEqual([0, 1000])
  })

  it('are at the end for a run of one step', () => {
    expect(placeOf(3, { first: 3, last: 3, width: 500 })).toBe(500)
    expect(stepAt(20, { first: 3, last: 3, width: 500 })).toBe(3)
  })

  it('are named by round numbers with room between them', () => {
    expect(ticksOf(scale)).toEqual([0, 200, 400, 600, 800, 1000])
    expect(ticksOf({ first: 0, last: 3, width: 1200 })).toEqual([0, 1, 2, 3])
    expect([0, 3, 5, 70, 100, 1001].map(roundUp)).toEqual([0, 5, 5, 100, 100, 2000])
  })
})

describe('marks', () => {
  it('that cannot be told apart share a place, which shows the weightiest and keeps all', () => {
    const [together, alone, ...rest] = bucketMarks([mark(1), mark(2, ruin), mark(3, gain), mark(900)], scale)
    expect(together).toMatchObject({ kind: ruin, place: placeOf(2, scale) })
    expect(together!.marks).toHaveLength(3)
    expect([alone!.kind.name, rest]).toEqual(['note', []])
  })

  it('outside of what is shown are left out', () => {
    expect(bucketMarks([mark(-4), mark(1001)], scale)).toEqual([])
  })

  it('are found before and after a step', () => {
    const marks = [mark(3), mark(3, gain), mark(8)]
    expect([markBeside(marks, 3, 1)?.step, markBeside(marks, 8, 1), markBeside(marks, 8, -1)?.step]).toEqual([
      8,
      undefined,
      3,
    ])
  })
})

describe('the curve', () => {
  const curve: Curve = {
    label: 'score',
    max: 50,
    points: [
      [0, 0],
      [200, 10],
      [400, 25],
    ],
  }

  it('holds each value until the next', () => {
    expect(drawCurve(curve, scale, 50)?.line).toBe('M0 50H0V50H100V40H200V25H500')
    expect([valueAt(curve, 0), valueAt(curve, 399), valueAt(curve, 5_000)]).toEqual([0, 10, 25])
    expect(valueAt({ label: 'late', points: [[5, 1]] }, 4)).toBeUndefined()
  })

  it('shows a peak that is narrower than a pixel', () => {
    const line = drawCurve(
      {
        label: 'x',
        points: [
          [0, 0],
          [500, 0],
          [501, 100],
          [501, 0],
        ],
      },
      scale,
      50,
    )!.line
    expect(line).toContain('V0V50')
  })

  it('is not drawn when there is nothing to draw, and leaves out what is no number', () => {
    expect(drawCurve({ label: 'x', points: [] }, scale, 50)).toBeUndefined()
    expect(drawCurve({ label: 'x', points: [[0, Number.NaN]] }, scale, 50)).toBeUndefined()
  })
})
