import { describe, expect, it } from 'vitest'
import { planOfTiny, tinyHouse } from '../../../test/tiny-household/house.ts'
import { simulate } from '../../../test/tiny-household/simulate.ts'
import { createMinds } from '../../minds/mind.ts'
import { defaultHouse } from '../../worlds/house/default-house.ts'
import { castFor } from './cast/cast-for.ts'
import { castNames, castOf } from './cast/cast.ts'
import { createHousehold } from './household.ts'
import { decideByChance } from './random-rules.ts'
import { decide } from './rules.ts'
import { householdTalk } from './talk-of.ts'

const people = castFor(3, planOfTiny(tinyHouse), 1)
async function metBy(rules: typeof decideByChance): Promise<number> {
  const flow = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }), rules })
  const input = { house: defaultHouse, people: castOf(castNames(5), defaultHouse, 7), days: 1 }
  const { goals } = (await flow.run(input, { seed: 7 }).finished).board
  const all = Object.values(goals).flat()
  return all.filter(({ status }) => status === 'met').length / all.length
}

describe('a mind that goes by chance', () => {
  it('does a bit of everything, chats and answers among it', () => {
    const run = simulate(tinyHouse, people, decideByChance, { days: 2 })
    const commands = [...run.lives.values()].flatMap(({ decisions }) => decisions.map(({ command }) => command))
    for (const begin of [
      'go to',
      'take',
      'set',
      'start using',
      'consume',
      'look',
      'noop',
      'chat request',
      'accept',
      'reject',
    ])
      expect(commands.some((command) => command.startsWith(begin))).toBe(true)
  })

  it('reaches a small part of what people are after, and one that has reasons nearly all', async () => {
    expect(await metBy(decideByChance)).toBeLessThan(0.4)
    expect(await metBy((situation) => decide(situation, householdTalk))).toBeGreaterThanOrEqual(0.8)
  })
})
