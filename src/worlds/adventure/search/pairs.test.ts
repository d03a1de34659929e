import { expect, it } from 'vitest'
import { imagineOwnStory } from '../../../../test/imagined.ts'
import { createMemory } from './memory.ts'
import { createPairs } from './pairs.ts'
import { createSenses } from './senses.ts'

const { machine, things, acts, thingNamed, place } = imagineOwnStory()
const [lamp, letter] = [thingNamed('brass lamp'), thingNamed('letter')]
const [chest, hatch] = [thingNamed('sea chest'), thingNamed('hatch')]

it('turns to what is new before it goes on with what was tried', () => {
  const memory = createMemory()
  const pairs = createPairs(createSenses(machine), memory, things, acts)
  const propose = (here: number[], most: number) =>
    pairs.propose([{ place, scope: { here, held: [lamp, letter] } }], most)
  for (const { act } of propose([chest], 40)) memory.noteTried(1, act)
  const { act } = propose([chest, hatch], 1)[0]!
  expect([act.first, act.second]).toContain(hatch)
})

it('proposes no sentence twice', () => {
  const memory = createMemory()
  const pairs = createPairs(createSenses(machine), memory, things, acts)
  const seen = new Set<string>()
  for (let round = 0; round < 8; round++)
    for (const { act } of pairs.propose([{ place, scope: { here: [chest], held: [lamp] } }], 20)) {
      const command = acts.command(act)
      expect(seen).not.toContain(command)
      seen.add(command)
      memory.noteTried(1, act)
    }
  expect(seen.size).toBe(2 * acts.byThings[2]!.length)
})
