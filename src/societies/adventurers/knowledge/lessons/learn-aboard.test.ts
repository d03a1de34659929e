import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, type Known } from '../../../../../test/known.ts'
import { proposeWays } from '../../navigator/propose-ways.ts'
import { getOut } from '../../puzzle/get-out.ts'
import { learnAboard } from './learn-aboard.ts'

function after(command: string, before: string, over: Partial<Known> = {}) {
  const knowledge = knowing({
    here: 'paddock',
    command,
    reply: { before },
    words: ['out'],
    ways: { paddock: { south: 'yard' } },
    ...over,
  })
  learnAboard(knowledge)
  return { aboard: knowledge.aboard?.thing ?? '', out: [...getOut(knowledge)].map(({ command }) => command) }
}

describe('what we sit in', () => {
  it('is left when it does not take us where we have been before', () => {
    expect(after('enter cart', 'You get into the cart.')).toEqual({ aboard: 'cart', out: [] })
    const aboard = { thing: 'cart' }
    expect(after('south', 'The cart stays where it is.', { aboard }).out).toEqual(['out'])
    expect(after('north', "You can't go that way.", { aboard }).out).toEqual([])
  })

  it('is not there any more when we got out, and did not hold us when we did not sit in anything', () => {
    expect(after('out', 'You get out of the cart.', { aboard: { thing: 'cart', stuckAt: 'paddock' } })).toEqual({
      aboard: '',
      out: [],
    })
    expect(after('south', 'The gate is shut.').out).toEqual([])
  })

  it('may take us where we could not walk', () => {
    const refused = { times: 1, step: 2, kind: 'refusal', told: 'Nobody walks on the moor.' } as const
    const known = {
      here: 'paddock',
      places: [placeNamed('paddock', { exits: ['north'] })],
      words: ['north'],
      tried: { 'paddock|north': refused },
    }
    const ways = (knowledge: ReturnType<typeof knowing>) => [...proposeWays(knowledge)].map(({ command }) => command)
    expect(ways(knowing(known))).not.toContain('north')
    const knowledge = knowing({ ...known, command: 'enter cart', reply: { before: 'You get into the cart.' }, step: 5 })
    learnAboard(knowledge)
    expect(ways(knowledge)).toContain('north')
  })
})
