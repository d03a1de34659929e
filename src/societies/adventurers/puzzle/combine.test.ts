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
