import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { packaged } from '../../../../test/zmachine/places.ts'
import { readGrammar } from '../../../worlds/adventure/grammar.ts'
import { readVocabulary } from '../../../worlds/adventure/vocabulary.ts'
import { createMachine, openStory } from '../../../worlds/zmachine/index.ts'
import { sayAlone } from './alone.ts'

function proposalsIn(file: string, over: Partial<Parameters<typeof knowing>[0]> = {}) {
  const machine = createMachine(openStory(readFileSync(file)))
  const vocabulary = readVocabulary(machine)
  const known = knowing({ here: 'altar', ...over })
  return [...sayAlone({ ...known, vocabulary, grammar: readGrammar(machine, vocabulary) })]
}

describe('a word for a place', () => {
  const file = packaged('minizork.z3')
  const words = (over = {}) => proposalsIn(file, over).map(({ command }) => command)

  it('is one that the story takes alone, and neither a way nor what talks with the program or ends badly', () => {
    expect(words()).toContain('pray')
    for (const other of ['north', 'look', 'inventory', 'quit', 'save', 'jump']) expect(words()).not.toContain(other)
  })

  it('is not said twice at a place, and likelier where something is to be solved', () => {
    const tried = { 'altar|pray': { times: 1, step: 1, kind: 'change', told: 'Amen.' } } as const
    expect(words({ tried })).not.toContain('pray')
    const [plain] = proposalsIn(file)
    const [atPuzzle] = proposalsIn(file, { objects: [thingNamed('gate', 'altar', ['obstacle'])] })
    expect(atPuzzle!.probability).toBeGreaterThan(2 * plain!.probability)
  })

  it('is likeliest where something precious does not let itself be taken', () => {
    const [atGate] = proposalsIn(file, { objects: [thingNamed('gate', 'altar', ['obstacle'])] })
    const [atGem] = proposalsIn(file, { objects: [thingNamed('diamond', 'altar', ['fixed'])] })
    expect(atGem!.probability).toBeGreaterThan(2 * atGate!.probability)
  })

  it('is rather said where the text names what comes of it: a prayer', () => {
    const chanceOf = (name: string) =>
      proposalsIn(file, { objects: [thingNamed(name, 'altar')] }).find(({ command }) => command === 'pray')!.probability
    expect(chanceOf('long prayer')).toBeGreaterThan(5 * chanceOf('long story'))
  })

  it('is none of those that a library brings along', () => {
    expect(proposalsIn('stories/fog-bell.z5')).toEqual([])
  })
})
