import { describe, expect, it } from 'vitest'
import { createRandom } from '../../base/random.ts'
import { estimate, estimatePaired, tQuantile } from './statistics.ts'

describe('the 97.5 % quantile of t', () => {
  // from the tables of textbooks
  it.each([
    [1, 12.7062],
    [4, 2.7764],
    [10, 2.2281],
    [11, 2.201],
    [15, 2.1314],
    [20, 2.086],
    [30, 2.0423],
    [60, 2.0003],
    [120, 1.9799],
    [100_000, 1.96],
  ])('for %i degrees of freedom is %f', (degrees, expected) => {
    expect(tQuantile(degrees)).toBeCloseTo(expected, 3)
  })
})

describe('an estimate', () => {
  it('of one group has the interval of t over its values', () => {
    // mean 5, standard deviation √10, n = 5: 5 ± 2.7764 · √2
    const found = estimate([[1, 3, 5, 7, 9]])!
    expect(found).toMatchObject({ mean: 5, n: 5, method: 't' })
    expect([found.low, found.high]).toEqual([expect.closeTo(1.0735, 3), expect.closeTo(8.9265, 3)])
  })

  it('of several groups takes each as one value: many seeds of one case do not outweigh the others', () => {
    const found = estimate([[0, 0, 0, 0, 0, 0], [2], [4, 4]])!
    expect(found).toMatchObject({ mean: 2, n: 3, method: 't' })
    expect(found.high).toBeCloseTo(2 + 4.3027 * (2 / Math.sqrt(3)), 3)
  })

  it('of yes and no is Wilson’s: ten of ten is not certainty', () => {
    const found = estimate([Array<number>(10).fill(1)])!
    expect(found).toMatchObject({ mean: 1, high: 1, method: 'wilson' })
    expect(found.low).toBeCloseTo(0.7225, 3)
    const some = estimate([[1, 1, 0, 1, 0, 1, 1, 1, 1, 0]])!
    expect([some.low, some.high]).toEqual([expect.closeTo(0.3968, 3), expect.closeTo(0.8922, 3)])
  })

  it('of yes and no with several seeds a case is over the cases', () => {
    expect(
      estimate([
        [1, 0],
        [1, 1],
        [0, 0],
      ]),
    ).toMatchObject({ n: 3, method: 't', mean: 0.5 })
    expect(
      estimate([
        [1, 1],
        [1, 1],
      ]),
    ).toMatchObject({ n: 2, method: 'wilson', mean: 1 })
  })

  it('of a single value has no interval, and of nothing there is none', () => {
    expect(estimate([[3]])).toEqual({ mean: 3, low: null, high: null, n: 1, method: 'none' })
    expect(estimate([[], []])).toBeNull()
    expect(estimatePaired([])).toBeNull()
  })

  it('of pairs counts who won', () => {
    expect(estimatePaired([[1, -2, 0], [4]])).toMatchObject({ pairs: 4, wins: 2, ties: 1, losses: 1, n: 2 })
  })

  it('covers the truth about as often as it says', () => {
    const random = createRandom('coverage')
    const normal = () => Array.from({ length: 12 }, () => random.next()).reduce((sum, each) => sum + each, -6)
    let covered = 0
    const TRIES = 4_000
    for (let place = 0; place < TRIES; place++) {
      const { low, high } = estimate([Array.from({ length: 6 }, normal)])!
      if (low! <= 0 && high! >= 0) covered++
    }
    expect(covered / TRIES).toBeGreaterThan(0.94)
    expect(covered / TRIES).toBeLessThan(0.96)
  })
})
