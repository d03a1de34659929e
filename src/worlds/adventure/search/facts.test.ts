import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMachine, openStory } from '../../zmachine/index.ts'
import { findPlayer } from '../find-player.ts'
import { readVocabulary } from '../vocabulary.ts'
import { createFacts } from './facts.ts'

function begin() {
  const machine = createMachine(openStory(readFileSync('stories/fog-bell.z5')))
  machine.run()
  const facts = createFacts(machine)
  facts.hold()
  return { machine, facts }
}

it('sees that a thing was dropped, and where', () => {
  const { machine, facts } = begin()
  machine.run('drop letter')
  const moved = facts
    .changes()
    .map((address) => facts.cells.get(address)!)
    .filter(({ kind }) => kind === 'parent')
  expect(moved.map(({ object }) => machine.objects.name(object))).toContain('letter')
})

const changesIn = (game: string, before: readonly string[], command: string) => {
  const machine = createMachine(openStory(readFileSync(`stories/gym/development/${game}`)))
  machine.run()
  const player = findPlayer(machine, machine.snapshot(), readVocabulary(machine))
  const facts = createFacts(machine)
  facts.letWander(player)
  for (const done of before) machine.run(done)
  facts.hold()
  machine.run(command)
  return { machine, player, facts, changes: facts.changes() }
}
const changedIn = (...game: Parameters<typeof changesIn>) => {
  const { machine, player, facts, changes } = changesIn(...game)
  return changes.map((address) => {
    const { kind, object } = facts.cells.get(address)!
    return object === player ? `${kind} of the player` : `${kind} of ${machine.objects.name(object)}`
  })
}

it('sees what a thing keeps in a property that few things have', () => {
  const changed = changedIn('pit-pony/pit-pony.z5', ['w', 'take lamp', 'take tin'], 'put carbide in lamp')
  expect(changed).toContain('property of carbide lamp')
})

it('sees that somebody gets on a vehicle, and not that they go to another room', () => {
  const IS_ELSEWHERE = 'parent of the player'
  expect(changedIn('branch-line/branch-line.z8', [], 'east')).not.toContain(IS_ELSEWHERE)
  expect(changedIn('branch-line/branch-line.z8', ['east'], 'enter trolley')).toContain(IS_ELSEWHERE)
})

it('tells a vehicle from a room by the value of the fact, so that getting on is not taken for done', () => {
  const { machine, player, facts, changes } = changesIn('branch-line/branch-line.z8', ['east'], 'enter trolley')
  const address = changes.find((each) => facts.cells.get(each)!.object === player)!
  expect(machine.memory.bytes[address]).toBe(machine.objects.parent(player) & 255)
  expect(facts.heldByte(address)).not.toBe(machine.memory.bytes[address])
})

it('is the same for the same facts, and does not see what is ignored', () => {
  const { machine, facts } = begin()
  const start = machine.snapshot()
  const before = facts.hash()
  machine.run('drop letter')
  expect(facts.hash()).not.toBe(before)
  for (const address of facts.changes()) facts.ignore(address)
  expect(facts.changes()).toEqual([])
  const after = facts.hash()
  machine.restore(start)
  expect(facts.hash()).toBe(after)
})
