import { expect, it } from 'vitest'
import { imagineOwnStory } from '../../../../test/imagined.ts'
import { createMemory } from './memory.ts'
import { createTopics } from './topics.ts'

const { things, acts, thingNamed, place } = imagineOwnStory()
const maud = thingNamed('maud pellow')
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

it('turns a dial through all its numbers, and nothing that has no words of its own for it', () => {
  const { things, acts, thingNamed, place } = imagineOwnStory('stories/gym/development/lot-forty/lot-forty.z5')
  const [dial, desk, chair] = [thingNamed('dial'), thingNamed('desk'), thingNamed('chair')]
  const scoped = [{ place, scope: { here: [dial, desk, chair], held: [] } }]
  const topics = createTopics(createMemory(), things, acts)
  topics.read('A steel dial, graduated from 0 to 999.')
  const tried = new Set<string>()
  for (let round = 0; round < 60; round++)
    for (const { act } of topics.propose(scoped, 1000)) {
      tried.add(acts.command(act))
      topics.heard(1, act, act.first === dial ? 'The door thinks not.' : 'No, you cannot set that to anything.')
    }
  const set = [...tried].find((command) => command.endsWith('dial to 492'))
  expect(set).toBeDefined()
  expect(tried).toContain(set?.replace('492', '998'))
  expect(tried).not.toContain(set?.replace('dial to 492', 'desk to 492'))
})

it('comes to a dial with words of its own before everything else that numbers could be told to', () => {
  const { things, acts, thingNamed, place } = imagineOwnStory('stories/gym/development/lot-forty/lot-forty.z5')
  const [desk, chair, dial] = [thingNamed('desk'), thingNamed('chair'), thingNamed('dial')]
  const scoped = [{ place, scope: { here: [desk, chair, dial], held: [] } }]
  const topics = createTopics(createMemory(), things, acts)
  topics.read('A steel dial, graduated from 0 to 999.')
  let rounds = 0
  for (let isFound = false; !isFound && rounds < 200; rounds++)
    for (const { act } of topics.propose(scoped, 20)) {
      topics.heard(1, act, act.first === dial ? 'The door thinks not.' : 'No, you cannot set that to anything.')
      isFound ||= acts.command(act).endsWith('dial to 492')
    }
  expect(rounds).toBeLessThan(60)
})
