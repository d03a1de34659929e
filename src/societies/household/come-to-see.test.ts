import { describe, expect, it } from 'vitest'
import { situationOf } from '../../../test/small-situation.ts'
import { createRandom } from '../../base/random.ts'
import { createMinds } from '../../minds/mind.ts'
import { defaultHouse } from '../../worlds/house/default-house.ts'
import { castNames, castOf } from './cast/cast.ts'
import { createHousehold } from './household.ts'
import { unreflected } from './memory-index.ts'
import { decide } from './rules.ts'
import { householdTalk } from './talk-of.ts'

describe('reflection', () => {
  it('makes insights of a day, each standing on memories of the one who has it', async () => {
    const flow = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }) })
    const people = castOf(castNames(5), defaultHouse, 1)
    const { board } = await flow.run({ house: defaultHouse, people, days: 1 }, { seed: 1 }).finished
    const insights = board.memories.filter(({ kind }) => kind === 'insight')
    expect(insights.length).toBeGreaterThanOrEqual(5)
    for (const { agent, on = [], importance, step } of insights) {
      expect(importance).toBe(8)
      expect(on.length).toBeGreaterThan(0)
      for (const place of on) {
        expect(board.memories[place]).toMatchObject({ agent })
        expect(board.memories[place]!.step).toBeLessThan(step)
      }
    }
    for (const name of castNames(5)) {
      const { text } = insights.findLast(({ agent }) => agent === name)!
      expect(Object.values(board.insights[name]!).some((each) => text.includes(each))).toBe(true)
    }
    // nobody comes to see the same again and again
    expect(new Set(insights.map(({ agent, text }) => `${agent} ${text}`)).size).toBeGreaterThan(insights.length / 2)
  })

  it('begins anew with each insight, and knows nothing of what others remember', () => {
    const heard = { agent: 'Ana', text: 'Bo greeted me.', importance: 2, kind: 'heard:Bo', step: 1 }
    const memories = [heard, { ...heard, agent: 'Bo' }, heard]
    expect(unreflected(memories, 'Ana')).toMatchObject({ importance: 4, memories: [{ index: 0 }, { index: 2 }] })
    memories.push({ ...heard, kind: 'insight' }, heard)
    expect(unreflected(memories, 'Ana')).toMatchObject({ importance: 2, memories: [{ index: 4 }] })
    expect(unreflected(memories, 'Cleo').importance).toBe(0)
  })

  it('changes what is decided: who is known to help is asked first', () => {
    const goal = { id: 'key', text: 'get the brass key', kind: 'hold', thing: 'brass key' } as const
    const here = situationOf({ goals: [{ goal, status: 'open' }] })
    const people = ['Bo', 'Cleo'].map((name) => ({ name, holding: [] }))
    const perception = { ...here.perception, people, chatable_agents: ['Bo', 'Cleo'] }
    const asked = (more: object) => {
      const random = createRandom('whom to ask')
      return decide({ ...here, perception, random, ...more }, householdTalk).command.split(' ', 3)[2]
    }
    expect(asked({})).toBe('Bo')
    expect(asked({ insights: { helper: 'Cleo' } })).toBe('Cleo')
    expect(asked({ insights: { teacher: 'Cleo' } })).toBe('Cleo')
  })
})
