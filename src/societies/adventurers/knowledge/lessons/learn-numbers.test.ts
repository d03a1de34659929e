import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { dial } from '../../puzzle/dial.ts'
import { learnNumbers } from './learn-numbers.ts'

describe('numbers', () => {
  it('are kept when they are read, not when they are points', () => {
    const read = knowing({ here: 'study', command: 'read note', reply: { before: 'It says 42-7-19, and 1887.' } })
    learnNumbers(read)
    expect(read.numbers).toEqual(['42-7-19', '1887'])
    const counted = knowing({ here: 'study', command: 'score', reply: { before: 'You have 35 points.' } })
    learnNumbers(counted)
    expect(counted.numbers).toEqual([])
  })

  it('are tried on what is set to a number, and on nothing else', () => {
    const objects = [thingNamed('brass dial', 'vault'), thingNamed('carpet', 'vault')]
    const knowledge = knowing({ here: 'vault', objects, verbs: ['set'], numbers: ['42', '7'] })
    expect([...dial(knowledge)].map(({ command }) => command)).toEqual(['set brass dial to 42', 'set brass dial to 7'])
    expect([...dial(knowing({ here: 'vault', objects, verbs: ['set'] }))]).toEqual([])
  })
})
