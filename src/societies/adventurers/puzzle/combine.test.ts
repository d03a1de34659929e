import { expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../test/known.ts'
import { combine } from './combine.ts'

const chance = (target: string, tool: string) => {
  const objects = [thingNamed(target, 'hall'), thingNamed(tool, 'inventory')]
  const found = [...combine(knowing({ here: 'hall', objects, verbs: ['put'] }), () => true, false)]
  return Math.max(0, ...found.map(({ probability }) => probability))
}

it('puts a thing where the name says that it goes', () => {
  expect(chance('coin slot', 'bent farthing')).toBeGreaterThan(0.2)
  expect(chance('spoon rack', 'wooden spoon')).toBeGreaterThan(0.2)
  expect(chance('spoon rack', 'wooden ladle')).toBeLessThan(0.1)
})

it('tries rather what is made to have something on it, whatever that is called', () => {
  for (const holder of ['bracket', 'lower peg', 'pedestal'])
    expect(chance(holder, 'wooden ladle')).toBeGreaterThan(2 * chance('boulder', 'wooden ladle'))
})

it('hangs what is to be hung where nothing hangs yet', () => {
  const hung = { ...thingNamed('wreath', 'hall', ['portable', 'dropped']), inside: 'upper hook' }
  const objects = [thingNamed('upper hook', 'hall'), thingNamed('lower hook', 'hall'), thingNamed('bell', 'inventory')]
  const likely = [
    ...combine(
      knowing({ here: 'hall', objects: [...objects, hung], verbs: ['put'], placed: ['bell'] }),
      () => true,
      false,
    ),
  ]
    .filter(({ probability }) => probability > 0.3)
    .map(({ command }) => command)
  expect(likely).toEqual(['put bell on lower hook'])
})
