import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { readGrammar } from '../../../../worlds/adventure/grammar.ts'
import { readVocabulary } from '../../../../worlds/adventure/vocabulary.ts'
import { createMachine, openStory } from '../../../../worlds/zmachine/index.ts'
import { learnWords } from './learn-words.ts'

const machine = createMachine(openStory(readFileSync('stories/gym/development/word-hoard/word-hoard.z8')))
const vocabulary = readVocabulary(machine)
const grammar = readGrammar(machine, vocabulary)

function adviceAfter(command: string, before: string) {
  const objects = [thingNamed('slip', 'inventory'), thingNamed('gate', 'yard'), thingNamed('letter', 'yard')]
  const draft = { ...knowing({ here: 'yard', objects, command, reply: { before } }), vocabulary, grammar }
  learnWords(draft)
  return [...draft.advice.entries()].map(([key]) => key)
}

describe("an author's own words", () => {
  it('are for what is told of the thing, in whatever form they stand there', () => {
    expect(adviceAfter('examine gate', 'Oak, and cracked. It could do with being HESPED, some day.')).toEqual([
      'hesp gate',
    ])
  })

  it('are for whatever fits, where it is told what they are for', () => {
    expect(adviceAfter('read slip', '"HESP. v. To mend what is broken."')).toEqual(['hesp *'])
  })

  it('are no advice where nothing needs them, nor when the thing is not here', () => {
    expect(adviceAfter('examine gate', 'Nothing there for you to hesp.')).toEqual([])
    expect(adviceAfter('take gate', 'You would have to hesp it first.')).toEqual([])
  })
})
