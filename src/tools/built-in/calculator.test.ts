/** The calculator: what it computes, and what it refuses with the place. */
import { describe, expect, it } from 'vitest'
import { calculate } from './calculator.ts'

describe('the calculator', () => {
  it.for([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['-2 ^ 2', -4],
    ['2 ** 3 ^ 2', 512],
    ['10 % 4 / 2', 1],
    ['round(2 * (3 + 4.5) ^ 2)', 113],
    ['max(1, min(5, 3), 2) - -1', 4],
    ['1.5e3 + sqrt(16)', 1504],
    ['PI > 3'.slice(0, 2), Math.PI],
  ] as const)('computes %s', ([expression, result]) => {
    expect(calculate(expression)).toBeCloseTo(result)
  })

  it.for([
    ['', 'ends too early'],
    ['1 +', 'ends too early'],
    ['(1 + 2', 'The bracket at 1 is not closed'],
    ['1 2', '"2" at 3 is not expected there'],
    ['process.exit()', '"." at 8 is no part'],
    ['constructor', '"constructor" at 1 is not known'],
    ['1 / 0', 'no finite value'],
    ['sqrt 4', 'sqrt needs brackets'],
    ['('.repeat(500), 'more than 100 brackets'],
    ['9'.repeat(2_000), 'at most 1000 characters'],
  ] as const)('refuses %j', ([expression, reason]) => {
    expect(() => calculate(expression)).toThrow(reason)
  })
})
