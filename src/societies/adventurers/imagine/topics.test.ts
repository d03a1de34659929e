import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createAdventure } from '../../../worlds/adventure/adventure.ts'
import { readStory } from '../../../worlds/adventure/story-file.ts'
import { createActs } from './acts.ts'
import { createMemory } from './memory.ts'
import { createThings } from './things.ts'
import { createTopics } from './topics.ts'

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
const maud = Array.from({ length: machine.objects.count }, (_, index) => index + 1).find(
  (object) => things.name(object) === 'maud pellow',
)!
const place = { room: 1, snapshot: now.snapshot, trail: undefined, lit: true }
const scoped = [{ place, scope: { here: [maud], held: [] } }]

it('asks about what was read, and each thing once', () => {
  const topics = createTopics(createMemory(), things, acts)
  topics.read('There is a bell, and there is a key.')
  const first = topics.propose(scoped, 100).map(({ act }) => acts.command(act))
  expect(first).toEqual(expect.arrayContaining(['ask maud pellow about bell', 'ask maud pellow about key']))
  const again = topics.propose(scoped, 100).map(({ act }) => acts.command(act))
  expect(again).not.toContain('ask maud pellow about bell')
})

it('talks no more in a way that the parser refused from the start', () => {
  const memory = createMemory()
  const topics = createTopics(memory, things, acts)
  topics.read('There is a bell, and there is a key, and a lamp.')
  for (const { act } of topics.propose(scoped, 100)) memory.giveUp(1, act)
  expect(topics.propose(scoped, 100)).toEqual([])
})

it('examines by a verb that takes everything, beside one that the grammar shares with it', () => {
  const commands = acts.byThings[1]!.map((pattern) => acts.command({ pattern, first: maud, second: 0 }))
  expect(commands).toContain('examine maud pellow')
})
