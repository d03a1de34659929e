import { describe, expect, it } from 'vitest'
import { knowing, type Known } from '../../../../../test/known.ts'
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
})
