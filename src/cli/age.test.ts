import { expect, it } from 'vitest'
import { describeAge } from './age.ts'

it.for([
  [-5, '0 s'],
  [59_400, '59 s'],
  [60_000, '1 min'],
  [3_599_000, '59 min'],
  [3_600_000, '1 h'],
  [86_400_000 * 3, '3 d'],
] as const)('%d ms are %s', ([ms, age]) => {
  expect(describeAge(ms)).toBe(age)
})
