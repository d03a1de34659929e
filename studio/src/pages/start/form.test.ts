import { describe, expect, it } from 'vitest'
import type { SocietyInfo } from '../../../../src/server/api.ts'
import { commandOf } from './command.ts'
import { emptyForm, mindsFor, readForm } from './form.ts'
import { valueAt, withValueAt } from '../../../../src/societies/paths.ts'

const explorers: SocietyInfo = {
  name: 'explorers',
  title: 'Explorers',
  says: 'They look for things in a building.',
  view: 'grid',
  input: { world: { seed: 1, size: 24 }, explorers: ['Ada', 'Ben'], maxSteps: 60 },
  options: [
    { path: 'world.size', label: 'Size', kind: 'count', default: 24, min: 5, max: 1024, flag: '--size' },
    { path: 'world.levels', label: 'Floors', kind: 'count', min: 1, max: 16, flag: '--levels' },
    { path: 'world.seed', label: 'Seed of the building', kind: 'seed', default: 1, flag: '--seed' },
    { path: 'explorers', label: 'Explorers', kind: 'list', default: ['Ada', 'Ben'], max: 3 },
    { path: 'maxSteps', label: 'Rounds', kind: 'count', default: 60, min: 1, flag: '--steps' },
  ],
  agents: ['decision', 'Ada', 'Ben'],
  canSay: false,
  canChooseMinds: true,
  pace: 60,
  command: 'explore',
}

const adventurers: SocietyInfo = {
  ...explorers,
  name: 'adventurers',
  input: { story: 'fog-bell', mode: 'plain' },
  options: [
    {
      path: 'mode',
      label: 'Mode',
      kind: 'choice',
      default: 'plain',
      choices: ['plain', 'imagine'].map((value) => ({ value, label: value })),
      flag: '--mode',
    },
    { path: 'story', label: 'Story', kind: 'text', default: 'fog-bell', isArgument: true },
  ],
  agents: ['navigator', 'strategy'],
  command: 'adventure',
}

const form = (more: object = {}, society = explorers) => ({ ...emptyForm(society), ...more })
const command = (more: object = {}, society = explorers) => {
  const filled = { ...form({}, society), ...more }
  return commandOf(readForm(filled, society).request, society)
}

describe('the start form', () => {
  it('begins with what the society starts with, and asks for just that', () => {
    expect(emptyForm(explorers).values).toEqual({
      'world.size': '24',
      'world.levels': '',
      explorers: 'Ada, Ben',
      maxSteps: '60',
    })
    expect(readForm(form(), explorers)).toEqual({
      problems: {},
      request: { society: 'explorers', input: explorers.input, seed: 1 },
    })
  })

  it('puts each option where it belongs in the input', () => {
    const values = { 'world.size': '40', explorers: 'Ada,  Zoë \n 🦊', maxSteps: '5' }
    expect(readForm(form({ values }), explorers).request.input).toEqual({
      world: { seed: 1, size: 40 },
      explorers: ['Ada', 'Zoë', '🦊'],
      maxSteps: 5,
    })
  })

  it('says what is wrong with each value', () => {
    const values = { 'world.size': '4', explorers: 'Ada, Ada', maxSteps: '' }
    const minds = { Ada: 'gpt', Ben: 'ollama/llama3.2' }
    const { problems } = readForm(form({ values, minds, maxSteps: '0', maxCost: 'much' }), explorers)
    expect(problems).toEqual({
      'world.size': 'Takes a whole number from 5 to 1,024.',
      explorers: 'Takes different names, and “Ada” is there twice.',
      maxSteps: 'Rounds is missing.',
      'limit:steps': 'A whole number from 1, or nothing for no limit.',
      'limit:cost': 'Dollars, such as 0.50, or nothing for no limit.',
      'mind:Ada': 'rules, person, or a model such as ollama/llama3.2.',
    })
  })

  it('takes words as a seed, and leaves an empty one to the server', () => {
    expect(readForm(form({ seed: ' 7 ' }), explorers).request.seed).toBe(7)
    expect(readForm(form({ seed: 'monday' }), explorers).request.seed).toBe('monday')
    expect(readForm(form({ seed: '' }), explorers).request).not.toHaveProperty('seed')
  })

  it('gives the world and those in it one seed', () => {
    expect(readForm(form({ seed: '7' }), explorers).request).toMatchObject({ seed: 7, input: { world: { seed: 7 } } })
    const numbers = {
      ...explorers,
      options: [{ path: 'worldSeed', label: 'Seed', kind: 'seed', default: 1, max: 99, flag: '--seed' } as const],
    }
    expect(readForm(form({ seed: 'monday' }), numbers).problems).toEqual({ seed: 'Takes a whole number from 0 to 99.' })
  })

  it('refuses more names than the society takes', () => {
    const { problems } = readForm(form({ values: { ...form().values, explorers: 'a,b,c,d' } }), explorers)
    expect(problems).toEqual({ explorers: 'Takes 1 to 3 names with commas between them.' })
  })

  it('asks for all speed only when it was wanted', () => {
    expect(readForm(form({ isFlatOut: true }), explorers).request.pace).toBe(0)
    expect(readForm(form(), explorers).request).not.toHaveProperty('pace')
  })

  it('lets a mind be chosen for each agent and for those who are named', () => {
    expect(mindsFor(explorers, { explorers: 'Ida, Jon' })).toEqual({ thinkers: ['decision'], cast: ['Ida', 'Jon'] })
    expect(mindsFor(adventurers, {})).toEqual({ thinkers: ['navigator', 'strategy'], cast: [] })
  })

  it('never changes the input it was given', () => {
    expect(withValueAt(explorers.input, 'world.size', 9)).not.toBe(explorers.input)
    expect(valueAt(explorers.input, 'world.size')).toBe(24)
    expect(valueAt(explorers.input, 'maxSteps.no.such')).toBeUndefined()
  })
})

describe('the command that starts the same run', () => {
  it('says everything that was chosen, also when it is the usual', () => {
    expect(command().text).toBe('npx troupe explore --size 24 --steps 60 --seed 1')
    const values = { ...form().values, 'world.size': '40' }
    expect(command({ values, seed: '7', maxCost: '0.5' }).text).toBe(
      'npx troupe explore --size 40 --steps 60 --seed 7 --max-cost 0.5',
    )
  })

  it('gives arguments without a name, before the options', () => {
    const values = { story: "it's here.z5", mode: 'imagine' }
    expect(command({ values }, adventurers).text).toBe(
      `npx troupe adventure 'it'\\''s here.z5' --mode imagine --seed 1`,
    )
  })

  it('gives one mind to everybody by naming each', () => {
    const minds = { all: 'ollama/llama3.2' }
    expect(command({ minds }, adventurers).text).toContain(
      '--mind navigator=ollama/llama3.2 --mind strategy=ollama/llama3.2',
    )
  })

  it('names those who think, not those they think for', () => {
    expect(command({ minds: { all: 'person' } }).text).toBe(
      'npx troupe explore --size 24 --steps 60 --seed 1 --mind decision=person',
    )
  })

  it('says what it has no words for', () => {
    const values = { ...form().values, explorers: 'Ida' }
    expect(command({ values, maxSteps: '100' })).toEqual({
      text: 'npx troupe explore --size 24 --steps 60 --seed 1 --step-limit 100',
      missing: ['Explorers'],
    })
  })

  it('gives the whole input where a society has no command of its own', () => {
    const { command: _, ...plain } = explorers
    expect(commandOf(readForm(form({ maxSteps: '100' }), plain).request, plain)).toEqual({
      text: 'npx troupe run explorers --size 24 --seed 1 --step-limit 100',
      missing: [],
    })
    const input = { ...plain.input, maxSteps: 5 }
    expect(commandOf({ society: 'explorers', input }, plain).text).toBe(
      `npx troupe run explorers --size 24 --input '{"maxSteps":5}'`,
    )
  })
})
