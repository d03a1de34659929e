import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { packaged } from '../../../test/zmachine/places.ts'
import { createMachine, openStory } from '../zmachine/index.ts'
import { readGrammar } from './grammar.ts'
import { sayAdvice } from './say-advice.ts'
import { readVocabulary } from './vocabulary.ts'

const machine = createMachine(openStory(readFileSync(packaged('advent.z5'))))
const grammar = readGrammar(machine, readVocabulary(machine))!

it('says advice with the sentence of the grammar whose preposition was told', () => {
  const names = ['bottle', 'stand']
  expect(sayAdvice({ verb: 'put', preposition: 'on', names }, grammar)).toBe('put bottle on stand')
  expect(sayAdvice({ verb: 'put', preposition: 'into', names }, grammar)).toBe('put bottle into stand')
  expect(sayAdvice({ verb: 'unlock', names: ['grate', 'keys'] }, grammar)).toBe('unlock grate with keys')
  expect(sayAdvice({ verb: 'rub', preposition: 'by', names: ['lamp'] }, grammar)).toBe('rub lamp')
})

it('says nothing that the grammar has no sentence for, and plain words where no grammar is known', () => {
  expect(sayAdvice({ verb: 'rub', names: ['lamp', 'rag'] }, grammar)).toBeUndefined()
  expect(sayAdvice({ verb: 'prise', names: ['crate', 'bar'] }, undefined)).toBe('prise crate with bar')
})
