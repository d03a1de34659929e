/** The words of a game elsewhere: with its story file, those of that; without it, those of plain English. */
import { tablesOf } from '../../../worlds/adventure/adventure.ts'
import type { Grammar } from '../../../worlds/adventure/grammar.ts'
import type { Vocabulary } from '../../../worlds/adventure/vocabulary.ts'
import { createMachine, type Story } from '../../../worlds/zmachine/index.ts'
import { openSource, type StorySource } from '../story-source.ts'
import { englishVocabulary } from './english-vocabulary.ts'

export interface Words {
  readonly vocabulary: Vocabulary
  readonly grammar: Grammar | undefined
}

const known = new WeakMap<Story, Words>()

export function wordsOutside(source: StorySource): Words {
  if (source.sha256 === '') return { vocabulary: englishVocabulary, grammar: undefined }
  const story = openSource(source)
  let words = known.get(story)
  if (words === undefined) known.set(story, (words = tablesOf(createMachine(story))))
  return words
}
