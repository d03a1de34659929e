import { describe, expect, it } from 'vitest'
import { early, live } from '../../../test/household-story.ts'
import { createMinds } from '../../minds/mind.ts'
import { defaultHouse } from '../../worlds/house/default-house.ts'
import { castNames, castOf } from './cast/cast.ts'
import { createHousehold } from './household.ts'

const coin = { id: 'coin', text: 'get the coin', kind: 'hold', thing: 'coin' } as const
const asks = ['chat request Bo Could you help me get the coin?']
const agrees = ['accept chat req_001', 'chat Ana Of course I will help you get the coin.']

const together = (sharedGoals: boolean, bo: readonly string[]) =>
  live({
    people: [early('Ana', { goals: [coin] }), early('Bo')],
    does: { Ana: asks, Bo: bo },
    input: { chatOptions: { sharedGoals } },
    rounds: 5,
  })

describe('a goal reached together', () => {
  it('is agreed on by chat, and whoever fetches the thing has fetched it for both', async () => {
    const { board } = await together(true, [...agrees, 'open the chest', 'take the coin'])
    const met = { goal: { thing: 'coin' }, status: 'met', askedBy: 'req_001' }
    expect(board.goals['Ana']).toMatchObject([{ ...met, with: ['Bo'] }])
    expect(board.goals['Bo']).toMatchObject([{ ...met, with: ['Ana'] }])
    expect(board.persons['Bo']!.holding).toEqual(['coin'])
    expect(board.relations['Ana']!['Bo']!.warmth).toBeGreaterThan(0.1)
    const texts = board.memories.map(({ agent, text }) => `${agent}: ${text}`)
    expect(texts).toContain('Ana: Bo and I managed it together: to get the coin.')
    expect(texts).toContain('Bo: Ana and I managed it together: to get the coin.')
  })

  it('stays open until one of them has it', async () => {
    const { board, toldTo } = await together(true, [...agrees, 'open the chest'])
    expect(board.goals['Bo']).toMatchObject([{ status: 'open', with: ['Ana'] }])
    expect(toldTo('Ana').at(-1)).toContain('- get the coin, together with Bo')
  })

  it('stays one’s own where goals are not shared, or the other has not agreed', async () => {
    const alone = [{ goal: coin, status: 'open' }]
    const off = await together(false, [...agrees, 'open the chest', 'take the coin'])
    expect([off.board.goals['Ana'], off.board.goals['Bo']]).toEqual([alone, []])
    const refused = await together(true, ['accept chat req_001', 'chat Ana I cannot help you get the coin.'])
    expect([refused.board.goals['Ana'], refused.board.goals['Bo']]).toEqual([alone, []])
  })

  it('is something rules agree on and reach, and never unless it is switched on', async () => {
    const flow = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }) })
    const shared = async (sharedGoals: boolean) => {
      const people = castOf(castNames(5), defaultHouse, 2)
      const input = { house: defaultHouse, people, days: 1, chatOptions: { sharedGoals } }
      const { board } = await flow.run(input, { seed: 2 }).finished
      return Object.values(board.goals)
        .flat()
        .filter((state) => state.with !== undefined)
    }
    expect(await shared(false)).toEqual([])
    const states = await shared(true)
    expect(states.length).toBeGreaterThan(1)
    expect(states.every(({ status }) => status === 'met')).toBe(true)
  })
})
