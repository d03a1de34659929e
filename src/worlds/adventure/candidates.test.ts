import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packaged } from '../../../test/zmachine/places.ts'
import { inventedVocabulary } from '../../../test/invented-words.ts'
import { createMachine, openStory } from '../zmachine/index.ts'
import { candidateActions } from './candidates.ts'
import { readGrammar } from './grammar.ts'
import { readVocabulary } from './vocabulary.ts'

const scope = [
  { name: 'brass lamp', held: true },
  { name: 'grate', held: false },
]

function candidatesIn(name: string) {
  const machine = createMachine(openStory(readFileSync(packaged(name))))
  const vocabulary = readVocabulary(machine)
  return [...candidateActions(readGrammar(machine, vocabulary), vocabulary, scope)]
}

describe('candidateActions', () => {
  for (const name of ['minizork.z3', 'advent.z3', 'curses.z3', 'advent.z5']) {
    it(`makes sentences of the grammar of ${name}: ways, verbs alone, one thing, two things`, () => {
      const candidates = candidatesIn(name)
      const commands = candidates.map(({ command }) => command)
      expect(commands).toEqual(
        expect.arrayContaining(['north', 'northeast', 'up', 'look', 'take grate', 'open grate', 'drop brass lamp']),
      )
      expect(candidates.some(({ kind, nouns }) => kind === 'two' && nouns.length === 2)).toBe(true)
      const order = candidates.map(({ kind }) => ['way', 'alone', 'one', 'two'].indexOf(kind))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(new Set(commands).size).toBe(commands.length)
      expect(candidates.every(({ nouns }) => new Set(nouns).size === nouns.length)).toBe(true)
    })

    it(`leaves the program of ${name} alone`, () => {
      const verbs = new Set(candidatesIn(name).map(({ verb }) => verb))
      for (const meta of ['save', 'restore', 'restart', 'quit', 'script', 'score', 'verbose', 'verify', 'version'])
        expect([meta, verbs.has(meta)]).toEqual([meta, false])
    })
  }

  it('says each direction once, by its full name', () => {
    const ways = candidatesIn('advent.z5').filter(({ kind }) => kind === 'way')
    expect(ways.map(({ command }) => command).toSorted()).toEqual([
      'down',
      'east',
      'in',
      'north',
      'northeast',
      'northwest',
      'out',
      'south',
      'southeast',
      'southwest',
      'up',
      'west',
    ])
  })

  it('offers what is held first where something held is wanted, and last elsewhere', () => {
    const candidates = candidatesIn('advent.z5')
    const of = (verb: string) =>
      candidates.filter((one) => one.verb === verb && one.kind === 'one').map(({ command }) => command)
    expect(of('drop')).toEqual(['drop brass lamp', 'drop grate'])
    expect(of('open')).toEqual(['open grate', 'open brass lamp'])
  })

  it('says once what several sentences do', () => {
    const commands = candidatesIn('minizork.z3').map(({ command }) => command)
    expect(commands).toContain('take grate')
    expect(commands).not.toContain('pick up grate')
  })

  it('falls back on verbs alone and with one thing where the grammar is unknown', () => {
    const vocabulary = inventedVocabulary({ verbs: 'push save', nouns: 'grate' })
    const commands = [...candidateActions(undefined, vocabulary, scope)].map(({ command }) => command)
    expect(commands).toEqual(['north', 'south', 'east', 'west', 'up', 'down', 'push', 'push grate', 'push brass lamp'])
  })
})
