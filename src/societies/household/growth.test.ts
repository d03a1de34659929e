import { describe, expect, it } from 'vitest'
import { smallHouse } from '../../../test/small-house.ts'
import { createMinds } from '../../minds/mind.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { generateVillage } from '../../worlds/house/generate.ts'
import { castNames, castOf } from './cast/cast.ts'
import { createDraft, type HouseholdView } from './draft.ts'
import { createHousehold } from './household.ts'
import { decide } from './rules.ts'
import { NOTED_OF_A_CROWD, see } from './see.ts'
import { householdTalk } from './talk-of.ts'

const UNTIL_MINUTE = 7 * 60

/** What a turn of the first hour writes into the journal, on average. */
async function lettersPerTurn(people: number, talk: boolean): Promise<number> {
  const seed = 'growth'
  const house = generateVillage({ seed, rooms: Math.ceil(people * 0.3), people })
  const store = memoryStore()
  const isOver = new AbortController()
  let turns = 0
  const flow = createHousehold({
    minds: createMinds({ choose: { turn: 'rules' } }),
    rules: (situation) => {
      turns++
      if (situation.minute >= UNTIL_MINUTE) isOver.abort()
      return decide(situation, householdTalk)
    },
  })
  const input = { house, people: castOf(castNames(people), house, seed), days: 1, talk }
  const { id } = await flow.run(input, { seed, store, signal: isOver.signal }).finished
  // the first two say who lives where, which is more the more they are
  const records = await store.read(id, 3, Infinity)
  return JSON.stringify(records).length / turns
}

describe('what a turn costs', () => {
  it.each([true, false])('is written in as few letters among 300 people as among 30 (chat: %s)', async (talk) => {
    const [few, many] = [await lettersPerTurn(30, talk), await lettersPerTurn(300, talk)]
    expect(many / few).toBeLessThan(1.3)
  })

  it('does not grow with a crowd: one takes in some of it, and forgets none who is there', () => {
    const names = castNames(200)
    const [last] = names.slice(-1)
    const known = { fact: { kind: 'person', person: last!, place: 'hall' }, source: 'seen', minute: 0 } as const
    const topic = `person:${last}`
    const view = { round: 0, minutesPerTurn: 5, topics: { Zoe: [topic] }, beliefs: { [`Zoe|${topic}`]: known } }
    const draft = createDraft(view as unknown as HouseholdView, 1)
    see(draft, smallHouse, 'Zoe', {
      room: 'hall',
      exits: [],
      things: [],
      holding: [],
      people: names.map((name) => ({ name, holding: [] })),
      chatable_agents: names,
      time: '06:00',
      isNight: false,
    })
    expect(draft.topics('Zoe')).toHaveLength(1 + NOTED_OF_A_CROWD)
    expect(draft.belief('Zoe', topic)).toEqual(known)
  })
})
