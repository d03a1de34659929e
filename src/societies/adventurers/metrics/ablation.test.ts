import { describe, expect, it } from 'vitest'
import { ablationOf } from './ablation.ts'

const together = [40, 50, 60].map((score, index) => ({ seed: index + 1, score }))
const without = (muted: 'navigator' | 'puzzle' | 'memory', ...scores: number[]) =>
  scores.map((score, index) => ({ seed: index + 1, muted, score }))

describe('ablation', () => {
  it('compares the same seeds, and says who helped and who clearly did not', () => {
    const games = [
      ...together,
      ...without('navigator', 10, 22, 28),
      ...without('puzzle', 45, 45, 62),
      ...without('memory', 50, 61, 70),
    ]
    const { all, members } = ablationOf(games, ['navigator', 'puzzle', 'memory'])
    expect(all).toMatchObject({ mean: 50, min: 40, max: 60 })
    expect(members.map(({ verdict }) => verdict)).toEqual(['helped', 'no clear effect', 'hurt'])
    expect(members[0]).toMatchObject({ mean: 20, difference: 30, differences: [30, 28, 32] })
    expect(members[0]!.standardError).toBeCloseTo(2 / Math.sqrt(3))
  })

  it('leaves out what was not played yet: seeds without a pair, members without a game', () => {
    const games = [...together.slice(0, 1), ...without('navigator', 10, 20)]
    const { members } = ablationOf(games, ['navigator', 'puzzle'])
    expect(members).toEqual([
      expect.objectContaining({
        member: 'navigator',
        differences: [30],
        standardError: null,
        verdict: 'no clear effect',
      }),
    ])
  })
})
