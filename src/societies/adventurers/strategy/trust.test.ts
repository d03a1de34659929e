import { describe, expect, it } from 'vitest'
import { bid } from './bid.ts'
import { nextStrategy, trustIn } from './trust.ts'

describe('whom Strategy trusts', () => {
  const exploring = { strategy: 'exploration', stepsSinceProgress: 0, isAtPuzzle: false } as const

  it('is the Navigator when exploring, and the Puzzle Solver when stuck on a puzzle', () => {
    expect(trustIn('navigator', exploring)).toBeGreaterThan(trustIn('puzzle', exploring))
    const stuck = { strategy: 'puzzle-solving', stepsSinceProgress: 6, isAtPuzzle: true } as const
    expect(trustIn('puzzle', stuck)).toBeGreaterThan(trustIn('navigator', stuck))
    expect(trustIn('puzzle', { ...exploring, stepsSinceProgress: 5, isAtPuzzle: true })).toBeGreaterThan(1)
  })

  it('changes the approach after ten steps without progress, and back when there is some', () => {
    expect(nextStrategy('exploration', 9)).toBe('exploration')
    expect(nextStrategy('exploration', 10)).toBe('puzzle-solving')
    expect(nextStrategy('puzzle-solving', 20)).toBe('exploration')
    expect(nextStrategy('puzzle-solving', 0)).toBe('exploration')
  })

  it('holds what is far to be worth less', () => {
    const proposal = { probability: 0.5, gain: 4 }
    expect(bid(proposal, 0)).toBe(2)
    expect(bid(proposal, 5)).toBeLessThan(bid(proposal, 1))
    expect(bid(proposal, 50)).toBeLessThan(0)
  })
})
