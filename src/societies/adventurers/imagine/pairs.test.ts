import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createAdventure } from '../../../worlds/adventure/adventure.ts'
import { readStory } from '../../../worlds/adventure/story-file.ts'
import { createActs } from './acts.ts'
import { createFacts } from './facts.ts'
import { createMemory } from './memory.ts'
import { createPairs } from './pairs.ts'
import { createSenses } from './senses.ts'
import { createThings } from './things.ts'

const file = 'stories/fog-bell.z5'
const world = createAdventure({
  story: readStory(readFileSync(file), file),
  seed: 1,
  handicaps: ['imagine', 'truth', 'vocabulary'],
})
const { machine, now } = world.imagine()
machine.restore(now.snapshot)
const things = createThings(machine, world.vocabulary, 0)
const acts = createActs(world.grammar, world.vocabulary, things)
const place = { room: 1, snapshot: now.snapshot, trail: undefined, lit: true }
const [lamp, letter, chest, hatch] = ['brass lamp', 'letter', 'sea chest', 'hatch'].map((name) =>
  Array.from({ length: machine.objects.count }, (_, index) => index + 1).find((thing) => things.name(thing) === name)!,
) as [number, number, number, number]

it('turns to what is new before it goes on with what was tried', () => {
  const memory = createMemory()
  const pairs = createPairs(createSenses(machine), createFacts(machine), memory, things, acts)
  const propose = (here: number[], most: number) =>
    pairs.propose([{ place, scope: { here, held: [lamp, letter] } }], most)
  for (const { act } of propose([chest], 40)) memory.noteTried(1, act)
  const { act } = propose([chest, hatch], 1)[0]!
  expect([act.first, act.second]).toContain(hatch)
})

it('proposes no sentence twice', () => {
  const memory = createMemory()
  const pairs = createPairs(createSenses(machine), createFacts(machine), memory, things, acts)
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
