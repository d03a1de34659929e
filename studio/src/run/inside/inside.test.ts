import { describe, expect, it } from 'vitest'
import type { InsideRun } from '../../../../src/server/api.ts'
import type { Activity } from '../panels/read/activity.ts'
import { addInside, insideUpTo, withInside } from './inside.ts'

const society = (step: number, agent = 'paper'): InsideRun => ({
  id: `r/${step}.${agent}`,
  within: 'r',
  agent,
  branch: 0,
  step,
  flow: 'press',
  status: 'ended',
  steps: 3,
  calls: 2,
  tokens: 100,
  cost: 0.5,
})
const activity: Activity = { thoughts: 4, calls: 1, tokens: 50, cost: 0.1, lastCalls: [], share: 0.5 }

describe('societies inside', () => {
  it('are those begun by then, and at the end those of the current step', () => {
    const all = [1, 3, 5].map((step) => society(step))
    expect(insideUpTo(all, 2, 4).map(({ step }) => step)).toEqual([1])
    expect(insideUpTo(all, 4, 4).map(({ step }) => step)).toEqual([1, 3, 5])
  })

  it('take what their agent takes', () => {
    expect(addInside(activity, [society(1), society(2)])).toMatchObject({
      thoughts: 4,
      calls: 5,
      tokens: 250,
      cost: 1.1,
    })
    const whole = { calls: 9, tokens: 500, cost: 2 }
    expect(withInside(activity, [society(1)], whole)).toMatchObject({ calls: 3, tokens: 150, share: 0.3 })
    expect(withInside(activity, [], { calls: 0, tokens: 0, cost: 0 })).toBe(activity)
  })
})
