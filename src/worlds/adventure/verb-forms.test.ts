import { expect, it } from 'vitest'
import { verbIn } from './verb-forms.ts'
import type { Vocabulary } from './vocabulary.ts'

it('finds the verb itself where a dictionary that cuts words short knows its forms, too', () => {
  const verbs = new Set(['answer', 'turn', 'feed', 'ring'])
  const vocabulary = {
    partsOf: (word: string) => (verbs.has(word.slice(0, 6)) ? { verb: true } : undefined),
  } as unknown as Vocabulary
  expect(['answered', 'turning', 'feed', 'ring'].map((word) => verbIn(word, vocabulary))).toEqual([
    'answer',
    'turn',
    'feed',
    'ring',
  ])
})
