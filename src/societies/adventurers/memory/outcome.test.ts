import { describe, expect, it } from 'vitest'
import { knowing, thingNamed, type Known } from '../../../../test/known.ts'
import { readReply } from '../../../worlds/adventure/reading.ts'
import { inventedVocabulary } from '../../../../test/invented-words.ts'
import { recordOf } from './outcome.ts'

const vocabulary = inventedVocabulary({ nouns: 'window hatch maud hester lamp letter', verbs: 'open take read' })

function outcomeOf(command: string, text: string, over: Partial<Known> = {}, discovered: readonly string[] = []) {
  const reply = readReply(`${text}\n\n>`, vocabulary)
  return recordOf({ ...knowing({ here: 'loft', command, reply, ...over }), discovered: [...discovered] })?.outcome
}

describe('what came of a command', () => {
  it('is no success because nobody refused it', () => {
    expect(outcomeOf('open window', 'It was painted shut in some earlier spring.')).not.toBe('success')
    expect(outcomeOf('open window', 'The salt got into the hinges long ago.')).toBe('neutral')
    expect(outcomeOf('read letter', 'Dear niece, the usual things.')).toBe('neutral')
  })

  it('is a success when it is told, found or in our hands', () => {
    expect(outcomeOf('open hatch', 'You open the hatch.')).toBe('success')
    expect(outcomeOf('read letter', 'Behind it lies a stamp.', {}, ['stamp@loft'])).toBe('success')
    const lamp = { objects: [thingNamed('lamp', 'inventory')] }
    expect(outcomeOf('take lamp', 'Fine, it is yours.', lamp)).toBe('success')
    expect(outcomeOf('take lamp', 'It stays where it hangs.')).not.toBe('success')
  })

  it('is a success when somebody answers, and none when the words are the old ones', () => {
    const said = '"Thirty-one winters," says Maud.'
    expect(outcomeOf('ask maud about hester', said)).toBe('success')
    expect(outcomeOf('ask maud about hester', said, { answers: { [said]: 2 } })).toBe('neutral')
  })
})
