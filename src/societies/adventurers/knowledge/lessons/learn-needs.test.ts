import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { learnNeed } from './learn-needs.ts'
import { settleNeed, whereNeeded } from '../model/needs.ts'

describe('what is needed', () => {
  it('is a rope where it goes steeply down, until it has helped', () => {
    const knowledge = knowing({ here: 'ledge', command: 'down', reply: { before: 'The drop is far too steep.' } })
    learnNeed(knowledge, 'ledge', '')
    expect(whereNeeded(knowledge, 'coiled rope')).toBe('ledge')
    expect(whereNeeded(knowledge, 'brass lamp')).toBeUndefined()
    expect(settleNeed(knowledge, 'ledge')).toBe(true)
    expect(whereNeeded(knowledge, 'coiled rope')).toBeUndefined()
    expect(settleNeed(knowledge, 'ledge')).toBe(false)
  })

  it('is what the story itself asks for', () => {
    const before = "You can't dig without a shovel."
    const knowledge = knowing({ here: 'beach', command: 'dig sand', words: ['shovel'], reply: { before } })
    learnNeed(knowledge, 'beach', '')
    expect(whereNeeded(knowledge, 'rusty shovel')).toBe('beach')
  })

  it.each([
    'You want the shovel for that.',
    'Not without a shovel.',
    'It takes a shovel to do that.',
    'You have no shovel.',
    'Only a shovel would do.',
  ])('is heard in: %s', (before) => {
    const knowledge = knowing({ here: 'beach', command: 'east', words: ['shovel'], reply: { before } })
    learnNeed(knowledge, 'beach', '')
    expect(knowledge.needs.get('shovel')).toEqual({ place: 'beach', command: 'east', way: 'east', isSettled: false })
  })

  it('is something else when we had it and were refused in the same way', () => {
    const knowledge = knowing({
      here: 'beach',
      command: 'dig sand',
      words: ['shovel'],
      objects: [thingNamed('rusty shovel', 'inventory')],
      needs: { shovel: { place: 'beach', command: 'dig sand', isSettled: false } },
      reply: { before: 'You would need a shovel.' },
    })
    learnNeed(knowledge, 'beach', '')
    expect(whereNeeded(knowledge, 'rusty shovel')).toBeUndefined()
  })

  it('is still a rope where it is steep when we only had it in our hands', () => {
    const knowledge = knowing({
      here: 'ledge',
      command: 'down',
      objects: [thingNamed('rope', 'inventory')],
      needs: { rope: { place: 'ledge', command: 'down', way: 'down', isSettled: false } },
      reply: { before: 'The drop is far too steep.' },
    })
    learnNeed(knowledge, 'ledge', '')
    expect(whereNeeded(knowledge, 'rope')).toBe('ledge')
  })

  it('is nothing when one only looks down', () => {
    const knowledge = knowing({ here: 'ledge', command: 'examine chasm', reply: { before: 'A steep drop.' } })
    learnNeed(knowledge, 'ledge', '')
    expect(whereNeeded(knowledge, 'rope')).toBeUndefined()
  })
})
