import { describe, expect, it } from 'vitest'
import { knowing, placeNamed } from '../../../../test/known.ts'
import { bid, COST_PER_STEP, costAmong, pathsIn } from './bid.ts'

describe('a bid', () => {
  it('falls with the way there', () => {
    const sure = { probability: 1, gain: 3 }
    expect(bid(sure, 0)).toBe(3)
    expect(bid(sure, 5)).toBeLessThan(bid(sure, 1))
  })

  it('costs less a step when all that is left is little', () => {
    const knowledge = knowing({ here: 'hall' })
    const little = { command: 'pull bell', at: 'hall', probability: 0.01, gain: 2, reason: '' }
    expect(costAmong([little], knowledge)).toBeCloseTo(0.02)
    expect(costAmong([little, { ...little, probability: 0.5 }], knowledge)).toBe(COST_PER_STEP)
    expect(costAmong([], knowledge)).toBe(0)
  })

  it('is not made for what lies behind a narrow way that does not let us through even with little', () => {
    const after = (times: number) => {
      const up = { times, step: 1, kind: 'refusal', told: 'You cannot get up there.' } as const
      const known = {
        ways: { cave: { up: 'roof' } },
        places: [placeNamed('cave', { narrow: { way: 'up', width: 2 } })],
      }
      return pathsIn(knowing({ here: 'cave', ...known, tried: { 'cave|up': up } })).has('roof')
    }
    expect(after(1)).toBe(true)
    expect(after(4)).toBe(false)
  })
})
