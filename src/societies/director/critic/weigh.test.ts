import { describe, expect, it } from 'vitest'
import { weightOf } from './weigh.ts'

const error = (check: string, round = 0) => ({ severity: 'error' as const, check, round })

describe('what is wrong with a version', () => {
  it('weighs more where a thing is missing than where one is not beside another', () => {
    expect(weightOf([error('count')], 0)).toBeGreaterThan(weightOf([error('object_relation')], 0))
    expect(weightOf([error('count')], 0)).toBeGreaterThan(weightOf([error('object_relation'), error('visibility')], 0))
  })

  it('weighs most where things clip or float', () => {
    for (const check of ['collision', 'support', 'out_of_bounds'])
      expect(weightOf([error(check)], 0)).toBeGreaterThan(weightOf([error('count'), error('room_relation')], 0))
  })

  it('is that of one look, and remarks weigh nothing', () => {
    const issues = [error('count', 1), { ...error('reach'), severity: 'warning' as const }, error('opinion')]
    expect(weightOf(issues, 0)).toBe(1)
    expect(weightOf([], 0)).toBe(0)
  })
})
