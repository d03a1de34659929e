import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packaged } from '../../../test/zmachine/places.ts'
import { createMachine, openStory } from '../zmachine/index.ts'
import { readGrammar } from './grammar.ts'
import { ownPatterns } from './library-verbs.ts'
import { readVocabulary } from './vocabulary.ts'

function ownVerbsIn(file: string): string[] {
  const machine = createMachine(openStory(readFileSync(file)))
  const vocabulary = readVocabulary(machine)
  return [...new Set(ownPatterns(readGrammar(machine, vocabulary), vocabulary).map(({ verb }) => verb))]
}

describe('what an author taught a story', () => {
  it('are the verbs that no other story of the library has', () => {
    const own = ownVerbsIn('stories/fog-bell.z5')
    expect(own).toEqual(expect.arrayContaining(['hook', 'knock']))
    for (const common of ['take', 'open', 'jump', 'save', 'help', 'ring']) expect(own).not.toContain(common)
  })

  it('cannot be told where stories share no library', () => {
    expect(ownVerbsIn(packaged('minizork.z3'))).toEqual([])
  })
})
