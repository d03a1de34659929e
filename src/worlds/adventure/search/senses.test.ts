import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findPlayer } from '../find-player.ts'
import { readVocabulary } from '../vocabulary.ts'
import { createMachine, openStory } from '../../zmachine/index.ts'
import { findSelf } from './find-self.ts'
import { createSenses } from './senses.ts'
import { createThings } from './things.ts'

const machine = createMachine(openStory(readFileSync('stories/fog-bell.z5')))
machine.run()
const start = machine.snapshot()
const vocabulary = readVocabulary(machine)
const player = findSelf(machine, start, vocabulary)

it('finds the player where a step tells it', () => {
  expect(player).toBe(findPlayer(machine, start, vocabulary))
  expect(player).not.toBe(0)
})

it('knows the room in the dark, which the story calls by another name', () => {
  machine.restore(start)
  const senses = createSenses(machine, player)
  for (const command of ['north', 'north', 'north', 'open hatch', 'down']) senses.do(command)
  expect(machine.objects.name(senses.place())).toBe('Cellar')
  expect(senses.isDark()).toBe(true)
  senses.do('up')
  expect(senses.isDark()).toBe(false)
})

it('names a thing by what it is called, not by routines that lie where a word does', () => {
  const things = createThings(machine, vocabulary, player)
  const names = Array.from({ length: machine.objects.count }, (_, index) => things.name(index + 1))
  expect(names).toEqual(expect.arrayContaining(['tin case', 'spectacles', 'sea chest']))
})
