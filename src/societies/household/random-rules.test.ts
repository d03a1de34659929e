import { describe, expect, it } from 'vitest'
import { planOfTiny, tinyHouse } from '../../../test/tiny-household/house.ts'
import { simulate } from '../../../test/tiny-household/simulate.ts'
import { castFor } from './cast/cast-for.ts'
import { decideByChance } from './random-rules.ts'
import { decide } from './rules.ts'

const people = castFor(3, planOfTiny(tinyHouse), 1)
const metBy = (mind: typeof decideByChance) => {
  const run = simulate(tinyHouse, people, (situation) => mind(situation))
  const goals = [...run.lives.values()].flatMap((life) => life.goals)
  return goals.filter(({ status }) => status === 'met').length
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

  it('reaches less than one that has reasons', () => {
    expect(metBy(decideByChance)).toBeLessThan(metBy((situation) => decide(situation)))
  })
})
