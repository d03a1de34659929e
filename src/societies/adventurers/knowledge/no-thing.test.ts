import { describe, expect, it } from 'vitest'
import { inventedVocabulary } from '../../../../test/invented-words.ts'
import { knowing } from '../../../../test/known.ts'
import { readReply } from '../../../worlds/adventure/reading.ts'
import { isAbstract, isFigure, thingIn } from './no-thing.ts'
import { see } from './see.ts'

describe('what is no thing', () => {
  it('is a word that says how something is', () => {
    expect(thingIn('aunt died')).toBe('aunt')
    expect(thingIn('planks end')).toBe('planks')
    expect(thingIn('painted')).toBeUndefined()
    expect(['bed', 'brass ring', 'chest', 'grue'].map(thingIn)).toEqual(['bed', 'brass ring', 'chest', 'grue'])
  })

  it('is what is more often thought or done', () => {
    expect(['end', 'walk', 'reflection', 'evening'].filter(isAbstract)).toHaveLength(4)
    expect(['lamp', 'letter', 'gate', 'square end', 'grue'].filter(isAbstract)).toEqual([])
  })

  it('is not what can be read, whatever else the word means', () => {
    expect(['notice', 'label', 'sign'].filter(isAbstract)).toEqual([])
  })

  it('is what something is compared with', () => {
    expect(isFigure('The key goes as easily as a gate with no fence.', 'gate')).toBe(true)
    expect(isFigure('The gate swings like a gate with no fence.', 'gate')).toBe(false)
    expect(isFigure('You are at the gate.', 'fence')).toBe(false)
  })

  it('is not put among the things that were seen, unless it lies here', () => {
    const vocabulary = inventedVocabulary({ nouns: 'lamp end gate aunt died reflection table view' })
    const seen = (text: string) => {
      const reply = readReply(text, vocabulary)
      const draft = knowing({ here: 'hall', reply })
      see({ ...draft, vocabulary, view: { ...draft.view, observation: { text, wants: 'line' } } })
      return [...draft.objects.values()].map(({ name }) => name)
    }
    const room = 'Hall\nYour aunt died here. A table stands at the end, quiet as a gate with no fence.\n\n'
    expect(seen(`${room}There is a lamp here.\n\n>`).toSorted()).toEqual(['aunt', 'lamp', 'table'])
    expect(seen('Hall\nThe table is bare.\n\nThere is a view here.\n\n>')).toContain('view')
  })
})
