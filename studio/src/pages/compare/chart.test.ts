import { describe, expect, it } from 'vitest'
import type { Curve } from '../../contract.ts'
import { bandOf, linePath, scaleOf, spreadEnds, ticksOf } from './chart.ts'
import { valueAt } from '../../contract.ts'

const curve = (...points: (readonly [number, number])[]): Curve => ({ label: 'score', points })

describe('a scale', () => {
  it('has round ticks', () => {
    expect(ticksOf(143, 5)).toEqual([0, 50, 100])
    expect(ticksOf(0.3, 3)).toEqual([0, 0.1, 0.2, 0.3])
    expect(ticksOf(0, 5)).toEqual([0])
  })

  it('goes to the sheet and back', () => {
    const scale = scaleOf(100, 20, 220, 5)
    expect([scale.at(0), scale.at(100), scale.from(120)]).toEqual([20, 220, 50])
  })

  it('does not divide by nothing', () => {
    expect(scaleOf(0, 0, 100, 5).at(0)).toBe(0)
  })
})

describe('a curve', () => {
  it('holds a value until the next one', () => {
    const scores = curve([0, 0], [10, 5], [30, 9])
    expect([0, 9, 10, 29, 30, 99].map((step) => valueAt(scores, step))).toEqual([0, 0, 5, 5, 9, 9])
    expect(valueAt(curve([4, 1]), 3)).toBeUndefined()
  })

  it('is drawn in steps, up to where the run has come', () => {
    const [x, y] = [scaleOf(100, 0, 100, 5), scaleOf(10, 10, 0, 5)]
    expect(linePath(curve([0, 0], [50, 5]), 80, x, y)).toBe('M0 10H50V5H80')
    expect(linePath(curve(), 80, x, y)).toBe('')
  })
})

describe('how curves lie apart', () => {
  it('counts only the runs that came so far', () => {
    const band = bandOf(
      [
        { curve: curve([0, 2]), lastStep: 10 },
        { curve: curve([0, 4]), lastStep: 5 },
      ],
      2,
    )
    expect(band).toEqual([
      { step: 0, min: 2, max: 4, mean: 3, count: 2 },
      { step: 5, min: 2, max: 4, mean: 3, count: 2 },
      { step: 10, min: 2, max: 2, mean: 2, count: 1 },
    ])
  })
})

describe('letters at the ends of curves', () => {
  it('move aside for those that end in the same place', () => {
    expect(
      spreadEnds(
        [
          { x: 9, y: 5 },
          { x: 9, y: 90 },
          { x: 10, y: 6 },
        ],
        11,
      ),
    ).toEqual([0, 0, 11])
  })
})
