import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knowing, thingNamed, type Known } from '../../../../test/known.ts'
import { readGrammar } from '../../../worlds/adventure/grammar.ts'
import { readVocabulary } from '../../../worlds/adventure/vocabulary.ts'
import { createMachine, openStory } from '../../../worlds/zmachine/index.ts'
import { tryLeftovers } from './leftovers.ts'

const machine = createMachine(openStory(readFileSync('stories/fog-bell.z5')))
const vocabulary = readVocabulary(machine)
const grammar = readGrammar(machine, vocabulary)

const objects = [
  thingNamed('urn', 'hall'),
  thingNamed('shadow', 'hall', ['plain']),
  thingNamed('ladle', 'inventory'),
  thingNamed('gong', 'yard'),
]
const known = { here: 'hall', objects, ways: { hall: { east: 'yard' }, yard: { west: 'hall' } } }
const found = (over: Partial<Known> = {}) => [
  ...tryLeftovers({ ...knowing({ ...known, ...over }), vocabulary, grammar }),
]

describe('what is left to try', () => {
  it('are sentences of the grammar about what is here, alone and with what we hold', () => {
    const commands = found().map(({ command }) => command)
    expect(commands).toContain('rub urn')
    expect(commands.some((command) => /\burn\b.*\bladle\b|\bladle\b.*\burn\b/.test(command))).toBe(true)
    expect(commands.filter((command) => command.includes('shadow'))).toEqual([])
  })

  it('is worth less than anything somebody has a reason for, and what cannot be undone least', () => {
    const chances = new Map(found().map(({ command, probability }) => [command, probability]))
    expect(Math.max(...chances.values())).toBeLessThan(0.01)
    expect(chances.get('burn urn')).toBeLessThan(chances.get('rub urn')!)
  })

  it('is sought where least was tried, too', () => {
    const tried = { 'hall|rub urn': { times: 1, step: 1, kind: 'refusal', told: 'No.' } } as const
    expect(found({ tried }).some(({ at }) => at === 'yard')).toBe(true)
  })
})
