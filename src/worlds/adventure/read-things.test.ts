import { describe, expect, it } from 'vitest'
import { inventedVocabulary } from '../../../test/invented-words.ts'
import { mentionsIn } from './read-things.ts'

const vocabulary = inventedVocabulary({ nouns: 'hooks hook lamp', adjectives: 'upper lower brass' })
const names = (line: string) => mentionsIn(line, vocabulary).map(({ name }) => name)

describe('mentionsIn', () => {
  it('knows which of several is meant by one', () => {
    expect(names('Two hooks, an upper one and a lower one.')).toEqual(['hooks', 'upper hook', 'lower hook'])
    expect(names('A brass lamp, and another one.')).toEqual(['brass lamp'])
  })
})
