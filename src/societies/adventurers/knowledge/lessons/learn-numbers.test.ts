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

  it('are read in words as well, where something says or shows them', () => {
    const numbersAfter = (before: string) => {
      const read = knowing({ here: 'study', command: 'examine clock', reply: { before } })
      learnNumbers(read)
      return read.numbers
    }
    expect(numbersAfter("It has stopped at nine o'clock exactly.")).toEqual(['9'])
    expect(numbersAfter('One of two brothers, bought at an auction.')).toEqual([])
  })

  it('are dialled in a row, in every order, where we have read a few figures', () => {
    const rows = (numbers: readonly string[]) =>
      [...dial(knowing({ here: 'vault', objects: [thingNamed('dial', 'vault')], verbs: ['set'], numbers }))]
        .map(({ command }) => command.replace('set dial to ', ''))
        .filter((number) => number.length === 3)
    expect(rows(['4', '40', '9', '2'])).toEqual(['492', '429', '942', '924', '249', '294'])
    expect(rows(['4', '9'])).toEqual([])
    // 999 is as far as it goes
    expect(rows(['6', '999', '4', '9', '2'])).toContain('492')
    expect(rows(['6', '4', '9', '2'])).toEqual([])
    expect(rows(['1', '2', '3', '4', '5', '6'])).toEqual([])
  })

  it('are tried on what is set to a number, and on nothing else', () => {
    const objects = [thingNamed('brass dial', 'vault'), thingNamed('carpet', 'vault')]
    const knowledge = knowing({ here: 'vault', objects, verbs: ['set'], numbers: ['42', '7'] })
    expect([...dial(knowledge)].map(({ command }) => command)).toEqual(['set brass dial to 42', 'set brass dial to 7'])
    expect([...dial(knowing({ here: 'vault', objects, verbs: ['set'] }))]).toEqual([])
  })
})
