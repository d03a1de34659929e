import { describe, expect, it } from 'vitest'
import { planOfTiny, tinyHouse, tinyVillage } from '../../../test/tiny-household/house.ts'
import { simulate } from '../../../test/tiny-household/simulate.ts'
import { castFor } from './cast/cast-for.ts'
import { decide } from './rules.ts'
import type { Situation } from './situation.ts'
import { wantsToKnow } from './wants-to-know.ts'
import { readThought } from './whisper.ts'

/** What somebody is in when the first day begins. */
function firstSituation(house = tinyHouse, change = {}): Situation {
  let first: Situation | undefined
  const [person] = castFor(1, planOfTiny(house), 1)
  simulate(house, [{ ...person!, knows: [], goals: [], ...change }], (situation) => {
    first ??= situation
    return { command: 'noop', reason: 'Nothing.' }
  })
  return first!
}

describe('what somebody wants to know', () => {
  it('is what the plans for their goals lack, once each', () => {
    const goals = [
      { id: 'tea', text: 'have tea', kind: 'use', thing: 'tea' },
      { id: 'get', text: 'get the tea', kind: 'hold', thing: 'tea' },
      { id: 'see', text: 'see the garden', kind: 'be', place: 'garden' },
      { id: 'talk', text: 'talk to Bo', kind: 'talk', person: 'Bo' },
      { id: 'know', text: 'know the news', kind: 'know', topic: 'news:mayor' },
    ]
    expect(wantsToKnow(firstSituation(tinyHouse, { goals }))).toEqual(['thing:tea', 'person:Bo', 'news:mayor'])
    const knows = [{ kind: 'thing', thing: 'tea', place: 'cupboard' }]
    expect(wantsToKnow(firstSituation(tinyHouse, { goals, knows }))[0]).toBe('thing:brass key')
  })
})

describe('a thought', () => {
  it('is read by the name in it and what is to be done with it', () => {
    const situation = { ...firstSituation(), relations: { Bo: { warmth: 0, chats: 0, minute: 0 } } }
    const read = (text: string) => readThought(text, situation)
    expect(read('I should fetch the brass key!')).toEqual({ kind: 'hold', thing: 'brass key' })
    expect(read('How about some tea?')).toEqual({ kind: 'use', thing: 'tea' })
    expect(read('Go out into the Garden')).toEqual({ kind: 'be', place: 'garden' })
    expect(read('what is bo doing')).toEqual({ kind: 'meet', person: 'Bo' })
    expect(read('La la la '.repeat(10_000))).toBeUndefined()
  })
})

describe('the cost of a decision', () => {
  it('is what is near, however large the village is', () => {
    const asked = (houses: number) => {
      const situation = firstSituation(tinyVillage(houses))
      let calls = 0
      const count = <T extends unknown[], R>(ask: (...values: T) => R) => {
        return (...values: T) => {
          calls++
          return ask(...values)
        }
      }
      const { plan } = situation
      const counted = { ...plan, exitsOf: count(plan.exitsOf), way: count(plan.way) }
      const belief = count(situation.belief)
      decide({ ...situation, minute: 600, plan: counted, belief })
      return calls
    }
    expect(asked(60)).toBeLessThanOrEqual(asked(4) * 1.5)
  })
})
