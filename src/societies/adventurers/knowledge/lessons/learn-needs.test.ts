import { describe, expect, it } from 'vitest'
import { knowing } from '../../../../../test/known.ts'
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

  it('is nothing when one only looks down', () => {
    const knowledge = knowing({ here: 'ledge', command: 'examine chasm', reply: { before: 'A steep drop.' } })
    learnNeed(knowledge, 'ledge', '')
    expect(whereNeeded(knowledge, 'rope')).toBeUndefined()
  })
})
